import type { Preferences, User } from '@peyk/api-types';
import type { Selectable } from 'kysely';
import type { Users } from '../platform/db/schema.ts';

/** The columns of a person's own record. */
export const userColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'latin_name',
  'photo_url',
  'xp',
  'coins',
  'level',
  'phone',
  'gender',
  'address',
  'date_birth',
  'version',
  'latin_name',
  'address_en',
  'persian_name',
  'plan_season',
  'plan_year',
  'plan_degree',
  'plan_funding',
  'plan_places',
  'language',
  'calendar',
  'digits',
  'theme',
] as const;

export type UserRow = Pick<Selectable<Users>, (typeof userColumns)[number]>;

/** The contract's preferences. The database takes no other words than the contract has. */
export function toPreferences({ language, calendar, digits, theme }: Pick<UserRow, keyof Preferences>): Preferences {
  return { language, calendar, digits, theme } as Preferences;
}

/** The contract's user record. The one stored phone has two names there. */
export function toUser(row: UserRow): User {
  const { id, email, first_name, last_name, photo_url, xp, coins, level, phone, address, date_birth, version } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    photo_url,
    xp,
    coins,
    level,
    phone,
    address,
    date_birth,
    version,
    phone_number: phone,
    gender: row.gender as User['gender'],
    latin_name: row.latin_name,
    preferences: toPreferences(row),
  };
}
