import type { User } from '@peyk/api-types';
import type { Selectable } from 'kysely';
import type { Users } from '../platform/db/schema.ts';

/** The columns that `toUser` reads. */
export const userColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'photo_url',
  'xp',
  'coins',
  'level',
  'phone',
  'gender',
  'address',
  'date_birth',
  'version',
] as const;

export type UserRow = Pick<Selectable<Users>, (typeof userColumns)[number]>;

/** The contract's user record. The one stored phone has two names there. */
export function toUser(row: UserRow): User {
  return { ...row, phone_number: row.phone, gender: row.gender as User['gender'] };
}
