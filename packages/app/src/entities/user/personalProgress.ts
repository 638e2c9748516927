import type { User } from '@peyk/api-types';
import { visible } from '../../i18n/named';

/** Other servers may omit these fields. */
type Known<Field extends keyof User> = { readonly [Name in Field]?: User[Name] | null };

/** The personal step is valid, and Next is open, with a phone, a gender and a full birth date. */
export function isPersonalValid(user: Known<'phone' | 'phone_number' | 'gender' | 'date_birth'>): boolean {
  return hasPhone(user) && hasGender(user) && /^\d{4}-\d{2}-\d{2}$/.test(user.date_birth ?? '');
}

/** The profile counts as complete with a phone, a gender and an address. */
export function isProfileComplete(user: Known<'phone' | 'phone_number' | 'gender' | 'address'>): boolean {
  return hasPhone(user) && hasGender(user) && visible(user.address) !== null;
}

/** Of what the profile needs to count as complete, the address alone is missing. */
export function lacksOnlyAddress(user: Known<'phone' | 'phone_number' | 'gender' | 'address'>): boolean {
  return hasPhone(user) && hasGender(user) && visible(user.address) === null;
}

/** The one phone of a person under either of its names. */
export function phoneOf({ phone, phone_number }: Known<'phone' | 'phone_number'>): string | null {
  return visible(phone) ?? visible(phone_number);
}

const hasPhone = (user: Known<'phone' | 'phone_number'>) => phoneOf(user) !== null;
const hasGender = ({ gender }: Known<'gender'>) => visible(gender) !== null;
