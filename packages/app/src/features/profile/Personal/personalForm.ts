import type { User } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/UserPatch';
import type { Problem } from '../../../api/problem';
import { photoOf } from '../../../entities/user/person';
import { type FieldKind, type ValuesOf, defineForm } from '../../../forms/defineForm';
import type { Faults } from '../../../forms/fault';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { url } from '../../../forms/kinds/url';
import { safeLink } from '../../../forms/safeLink';
import { serverFaults } from '../../../forms/serverFaults';
import { birthDay, oneOf, phone } from './personalKinds';

const address = url({
  label: (t) => t('personal.photo.address'),
  help: (t) => t('personal.photo.addressHelp'),
});

/** A picture that was uploaded: its address means nothing to a person. */
export const isUploaded = (photoUrl: string | null): boolean => photoUrl?.startsWith('/api/media/') ?? false;

const pictureAddress: FieldKind<string, string> = {
  ...address,
  sent: (typed, rules) => (isUploaded(typed) ? typed : address.sent(typed, rules)),
  check: (typed, rules) => (isUploaded(typed) ? null : address.check(typed, rules)),
};

/** Digits of any script with the signs around them, and at most an extension. */
const phoneShape = /^[\p{Nd}\s+().,/#*-]*(?:(?:ext\.?|x|داخلی)\s*\p{Nd}+)?$/iu;

/** The personal data of the profile. */
export const personalForm = defineForm(
  limits,
  {
    first_name: text({ label: (t) => t('personal.firstName'), autoComplete: 'given-name' }),
    last_name: text({ label: (t) => t('personal.lastName'), autoComplete: 'family-name' }),
    phone: phone({ label: (t) => t('personal.phone'), help: (t) => t('personal.phoneHelp') }),
    gender: oneOf<NonNullable<User['gender']>>({
      label: (t) => t('personal.gender'),
      help: (t) => t('personal.genderHelp'),
      words: { Male: (t) => t('personal.genders.Male'), Female: (t) => t('personal.genders.Female') },
    }),
    date_birth: birthDay({
      label: (t) => t('personal.birthDate'),
      help: (t) => t('personal.birthDateHelp'),
      range: () => ({ min: '1900-01-01', max: new Date().toISOString().slice(0, 10) }),
      startAt: '2000-01-01',
    }),
    address: longText({ label: (t) => t('personal.address'), help: (t) => t('personal.addressHelp'), rows: 3 }),
    photo_url: pictureAddress,
  },
  {
    own: {
      phoneWrong: (t) => t('personal.phoneWrong'),
      addressWrong: (t) => t('personal.photo.addressWrong'),
    },
    rule: ({ phone: number, photo_url }) => ({
      ...(phoneShape.test(number.trim()) && /\p{Nd}/u.test(number) ? {} : { phone: { code: 'phoneWrong' } }),
      ...(photo_url.trim() === '' || pictureOf(photo_url) ? {} : { photo_url: { code: 'addressWrong' } }),
    }),
  },
);

export type PersonalForm = ValuesOf<typeof personalForm>;
export type PersonalFaults = Faults<string, 'phoneWrong' | 'addressWrong'>;

/** The address that a page can load the picture from; null where there is none. */
export function pictureOf(photoUrl: string): string | null {
  if (isUploaded(photoUrl)) return photoOf({ photo_url: photoUrl }) ?? null;
  const link = safeLink(address.sent(photoUrl, {}) ?? '');
  return link !== null && /^https?:/.test(link) ? link : null;
}

/**
 * What keeps the form from being saved. The date field reports no value both for a day that is unfinished and for one that does not exist:
 * `isDayWritten` tells them apart.
 */
export function faultsOf(form: PersonalForm, isDayWritten: boolean): PersonalFaults {
  const faults = personalForm.check(form);
  return faults.date_birth?.code === 'required' && isDayWritten
    ? { ...faults, date_birth: { code: 'pattern' } }
    : faults;
}

/** What the server said about fields; a photo that it refused belongs to the file, and both names of the phone to one field. */
export const faultsSaid = (problem: Problem): PersonalFaults =>
  serverFaults(problem, (name) => {
    if (name === 'phone_number') return 'phone';
    return name === 'photo' || personalForm.names.includes(name) ? name : undefined;
  }).faults;
