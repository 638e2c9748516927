import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { mailboxOf } from '../platform/mailbox.ts';
import { seasonOf } from './slots.ts';

const DAY = 86_400_000;
/** A new approach to the same person is possible after this long (R6). */
const COOLDOWN_DAYS = 180;

/** Whose first contacts are counted: a person's, or all of a mailbox, which may be connected by several people (`google_subject`). */
export type Counted = { userId: number } | { subject: string };

/** Every account that a mailbox ever was connected as, also after it was disconnected. */
const accountsOf = (eb: ExpressionBuilder<DB, never>, subject: string) =>
  eb.selectFrom('gmail_accounts').select('gmail_accounts.id').where('google_subject', '=', subject);

/** For a `where` of drafts. */
export const isDraftOf =
  (whose: Counted) =>
  (eb: ExpressionBuilder<DB, 'email_drafts'>): Expression<SqlBool> =>
    'userId' in whose
      ? eb('user_id', '=', whose.userId)
      : eb('gmail_account_id', 'in', accountsOf(eb as ExpressionBuilder<DB, never>, whose.subject));

/** For a `where` of contacts: those of a mailbox are the ones that its first letters were sent under. */
const isContactOf =
  (whose: Counted) =>
  (eb: ExpressionBuilder<DB, 'contacts'>): Expression<SqlBool> =>
    'userId' in whose
      ? eb('user_id', '=', whose.userId)
      : eb('contacts.id', 'in', (of) =>
          of
            .selectFrom('messages')
            .select('messages.contact_id')
            .where('messages.kind', '=', 'first')
            .where('messages.state', '<>', 'failed')
            .where('messages.gmail_account_id', 'in', accountsOf(of as ExpressionBuilder<DB, never>, whose.subject)),
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
    .where(isContactOf(whose))
    .where('released_at', 'is', null)
    .where((eb) => eb.or([eb('person_key', '=', who.personKey), eb('mailbox', '=', mailboxOf(who.recipient))]))
    .where((eb) =>
      eb.or([eb('season', '=', seasonOf(now)), eb('claimed_at', '>', new Date(now.getTime() - COOLDOWN_DAYS * DAY))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Moments of the first contacts of the last week. People whom nothing reached do not count. */
export async function contactTimes(db: Kysely<DB>, whose: Counted, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('contacts')
    .select('claimed_at')
    .where(isContactOf(whose))
    .where('released_at', 'is', null)
    .where('claimed_at', '>', new Date(now.getTime() - 7 * DAY))
    .execute();
  return rows.map(({ claimed_at }) => new Date(claimed_at));
}
