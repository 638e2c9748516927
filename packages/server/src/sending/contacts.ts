import { type Expression, type ExpressionBuilder, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';

const DAY = 86_400_000;
/** The same professor may be approached again after this long (R6). */
export const COOLDOWN_DAYS = 180;

/** The season of a first contact: 1 August to 31 July, UTC, named by the year it begins in (R6). */
export function seasonOf(at: Date): number {
  return at.getUTCMonth() >= 7 ? at.getUTCFullYear() : at.getUTCFullYear() - 1;
}

/** Whose first contacts are counted: a person's, or a mailbox's (`google_subject`), which several people may have connected. */
export type Counted = { userId: number } | { subject: string };

/**
 * What a column equals when it is one of the ids that a query finds; for `=` alone. They are looked up once, before the query around it: as
 * a join, the planner may look them up anew for each row while its statistics still say that the tables are empty, which took 0.4 s with 500
 * contacts, and the square of it with more.
 */
const anyOf = (query: Expression<unknown>): RawBuilder<number> => sql<number>`any(array(${query}))`;

/** All accounts that a mailbox was ever connected as, including disconnected ones. */
const anyAccountOf = (eb: ExpressionBuilder<DB, never>, subject: string): RawBuilder<number> =>
  anyOf(eb.selectFrom('gmail_accounts').select('gmail_accounts.id').where('google_subject', '=', subject));

/** Condition for a `where` of drafts. */
export const isDraftOf =
  (whose: Counted) =>
  (eb: ExpressionBuilder<DB, 'email_drafts'>): Expression<SqlBool> =>
    'userId' in whose
      ? eb('user_id', '=', whose.userId)
      : eb('gmail_account_id', '=', anyAccountOf(eb as ExpressionBuilder<DB, never>, whose.subject));

/** Condition for a `where` of contacts. A mailbox's contacts are those whose first letter it sent. */
const isContactOf =
  (whose: Counted) =>
  (eb: ExpressionBuilder<DB, 'contacts'>): Expression<SqlBool> =>
    'userId' in whose
      ? eb('user_id', '=', whose.userId)
      : eb(
          'contacts.id',
          '=',
          anyOf(
            eb
              .selectFrom('messages')
              .select('messages.contact_id')
              .where('messages.kind', '=', 'first')
              .where('messages.state', '<>', 'failed')
              .where('messages.gmail_account_id', '=', anyAccountOf(eb as ExpressionBuilder<DB, never>, whose.subject)),
          ),
        );

/** Whether this recipient must not be written to, by the person's own list or the global one (R11). */
export async function isDoNotContact(db: Kysely<DB>, userId: number, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom('do_not_contact')
    .select('id')
    .where('mailbox', '=', mailboxOf(recipient))
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there was a first contact with this professor, or with their address, in this season or the cooldown (R6). */
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

/** Times of the first contacts of the last week. Released claims do not count. */
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
