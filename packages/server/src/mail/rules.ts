import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { DB } from '../db/schema.ts';
import { mailboxOf } from './mailbox.ts';
import { seasonOf } from './slots.ts';

const DAY = 86_400_000;
/** A new approach to the same person is possible after this long (R6). */
const COOLDOWN_DAYS = 180;

/** Whose first contacts are counted: a person's, or all of a mailbox, which may be connected by several people (`google_subject`). */
export type Counted = { userId: number } | { subject: string };

/** For a `where` of contacts or drafts. A mailbox's are those of every account that it ever was, also after it was disconnected. */
export const isOf =
  (whose: Counted) =>
  (eb: ExpressionBuilder<DB, 'contacts' | 'email_drafts'>): Expression<SqlBool> =>
    'userId' in whose
      ? eb('user_id', '=', whose.userId)
      : eb('gmail_account_id', 'in', (of) =>
          of.selectFrom('gmail_accounts').select('gmail_accounts.id').where('google_subject', '=', whose.subject),
        );

/** Whether this person must not be written to: their own list, or everybody's (R11). */
export async function isDoNotContact(db: Kysely<DB>, userId: number, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('do_not_contact')
    .select('id')
    .where('mailbox', '=', mailboxOf(recipient))
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether they had a first contact with this professor, or with the professor's address, in this season or the cooldown (R6). */
export async function wasContacted(
  db: Kysely<DB>,
  whose: Counted,
  who: { personKey: string; recipient: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where(isOf(whose))
    .where('outcome', '<>', 'failed')
    .where((eb) => eb.or([eb('person_key', '=', who.personKey), eb('mailbox', '=', mailboxOf(who.recipient))]))
    .where((eb) =>
      eb.or([eb('season', '=', seasonOf(now)), eb('created_at', '>', new Date(now.getTime() - COOLDOWN_DAYS * DAY))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Moments of the first contacts of the last week. Failed ones do not count. */
export async function contactTimes(db: Kysely<DB>, whose: Counted, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('contacts')
    .select('created_at')
    .where(isOf(whose))
    .where('outcome', '<>', 'failed')
    .where('created_at', '>', new Date(now.getTime() - 7 * DAY))
    .execute();
  return rows.map(({ created_at }) => new Date(created_at));
}
