import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { hashToken, newToken } from './sessions.ts';

/** A browser without a sign-in for this long is no longer a known device. */
const LIFE_MS = 180 * 86_400_000;

/** Whether this person signed in with this device before. It proves nothing more and grants no access. */
export async function isKnownDevice(db: Kysely<DB>, userId: number, device: string): Promise<boolean> {
  const known = await db
    .selectFrom('devices')
    .select('user_id')
    .where('token_hash', '=', hashToken(device))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return known !== undefined;
}

/** How long after an account was made its first browser counts as its own. */
const FIRST_MS = 3_600_000;

/**
 * Whether a sign-in is no news to its person: on a device that they signed in with before, or the first one of an account that was just
 * made. An older account without devices is told, because they are forgotten with a new password and after half a year.
 */
export async function isOwnersDevice(
  db: Kysely<DB>,
  { id }: { id: number },
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  if (device !== undefined && (await isKnownDevice(db, id, device))) return true;
  const first = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.created_at', '>', new Date(now.getTime() - FIRST_MS))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('devices').select('devices.user_id').where('devices.user_id', '=', id))),
    )
    .executeTakeFirst();
  return first !== undefined;
}

/**
 * Records that a person signed in with a device and returns the device's token: the given one if this server issued it, to any user of the
 * device, otherwise a new one.
 */
export async function rememberDevice(
  trx: Kysely<DB>,
  userId: number,
  given: string | undefined,
  now: Date,
): Promise<string> {
  const isOurs =
    given !== undefined &&
    (await trx
      .selectFrom('devices')
      .select('user_id')
      .where('token_hash', '=', hashToken(given))
      .limit(1)
      .executeTakeFirst()) !== undefined;
  const device = isOurs ? given : newToken();
  await trx
    .insertInto('devices')
    .values({ token_hash: hashToken(device), user_id: userId, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  return device;
}

/** Deletes all devices of a person, e.g. after a password reset. */
export async function forgetDevices(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx.deleteFrom('devices').where('user_id', '=', userId).execute();
}

/** Deletes devices without a recent sign-in. */
export async function deleteOldDevices(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('last_used_at', '<', new Date(now.getTime() - LIFE_MS))
    .execute();
}
