import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { seasonOf } from './slots.ts';

const DAY = 86_400_000;
/** A new approach to the same person is possible after this long (R6). */
const COOLDOWN_DAYS = 180;

/** Whether this person must not be written to: their own list, or everybody's (R11). */
export async function isDoNotContact(db: Kysely<DB>, userId: number, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('do_not_contact')
    .select('id')
    .where('recipient', '=', recipient)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the person or the address had a first contact in this season or the cooldown (R6). */
export async function wasContacted(
  db: Kysely<DB>,
  userId: number,
  who: { personKey: string; recipient: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where('user_id', '=', userId)
    .where('outcome', '<>', 'failed')
    .where((eb) => eb.or([eb('person_key', '=', who.personKey), eb('recipient', '=', who.recipient)]))
    .where((eb) =>
      eb.or([eb('season', '=', seasonOf(now)), eb('created_at', '>', new Date(now.getTime() - COOLDOWN_DAYS * DAY))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Moments of the user's first contacts of the last week, of one account only when it is named. Failed ones do not count. */
export async function contactTimes(db: Kysely<DB>, userId: number, now: Date, accountId?: number): Promise<Date[]> {
  let query = db
    .selectFrom('contacts')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('outcome', '<>', 'failed')
    .where('created_at', '>', new Date(now.getTime() - 7 * DAY));
  if (accountId !== undefined) query = query.where('gmail_account_id', '=', accountId);
  return (await query.execute()).map(({ created_at }) => new Date(created_at));
}
