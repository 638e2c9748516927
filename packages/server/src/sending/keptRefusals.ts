import { createHmac } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import { COOLDOWN_DAYS, isDoNotContact } from './contacts.ts';

const DAY = 86_400_000;

type Keyed = Pick<Deps, 'secrets'>;

/** A keyed hash: addresses can be guessed, so that a plain one would name them. */
const hashOf = ({ secrets }: Keyed, sender: string, recipient: string): string =>
  createHmac('sha256', secrets.key('kept-refusals'))
    .update(JSON.stringify([sender, recipient]))
    .digest('base64url');

/** The mailboxes of a person: the address of the account, and those of the Gmail accounts that they ever connected. */
const mailboxesOf = (userId: number) => sql<string[]>`array(
  select mailbox_of(email) from users where id = ${userId}
   union select mailbox_of(email) from gmail_accounts where user_id = ${userId})`;

/** The end of the time in which nobody is approached again (R6). */
function contactedUntil(claimedAt: Date, season: number): Date {
  const nextSeason = Date.UTC(season + 1, 7, 1);
  return new Date(Math.max(nextSeason, claimedAt.getTime() + COOLDOWN_DAYS * DAY));
}

/**
 * Keeps whom this person must not write to, before their account is deleted: who is on their list, for ever, and whom they have written to
 * in this season. It binds whoever sends from one of their mailboxes again, and nobody else: the list is what the person says, and a
 * complaint on it must not keep others from writing.
 */
export async function keepRefusals(
  deps: Keyed & Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  userId: number,
): Promise<void> {
  const { rows: found } = await sql<{ senders: string[] }>`select ${mailboxesOf(userId)} as senders`.execute(trx);
  const senders = found.flatMap((row) => row.senders);
  const listed = await trx.selectFrom('do_not_contact').select('mailbox').where('user_id', '=', userId).execute();
  const contacts = await trx
    .selectFrom('contacts')
    .select(['mailbox', 'claimed_at', 'season'])
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .execute();
  const kept = new Map<string, Date | null>();
  for (const { mailbox, claimed_at: at, season } of contacts) {
    const until = contactedUntil(new Date(at), season);
    if (until <= deps.now()) continue;
    for (const sender of senders) {
      const hash = hashOf(deps, sender, mailbox ?? '');
      const known = kept.get(hash);
      if (!known || known < until) kept.set(hash, until);
    }
  }
  for (const { mailbox } of listed) for (const sender of senders) kept.set(hashOf(deps, sender, mailbox ?? ''), null);
  const rows = [...kept].map(([hash, kept_until]) => ({ hash, kept_until }));
  // A statement has at most 65,535 parameters.
  for (let from = 0; from < rows.length; from += 10_000)
    await trx
      .insertInto('kept_refusals')
      .values(rows.slice(from, from + 10_000))
      // An account after this one must not shorten what an earlier one knew.
      .onConflict((clash) =>
        clash.column('hash').doUpdateSet({
          kept_until: sql<Date | null>`case when kept_refusals.kept_until is null or excluded.kept_until is null then null
            else greatest(kept_refusals.kept_until, excluded.kept_until) end`,
        }),
      )
      .execute();
}

/** Whether an account that was deleted since knew that this recipient must not be written to by this person. */
async function isKept(
  deps: Keyed & Pick<Deps, 'now'>,
  db: Kysely<DB>,
  userId: number,
  recipient: string,
): Promise<boolean> {
  // Most servers have none, and a run asks for each person that it finds.
  const { rows } = await sql<{ mailbox: string; senders: string[] }>`
    select ${mailboxOf(recipient)} as mailbox, ${mailboxesOf(userId)} as senders
     where exists (select from kept_refusals)`.execute(db);
  const [found] = rows;
  if (!found) return false;
  const row = await db
    .selectFrom('kept_refusals')
    .select('hash')
    .where(
      'hash',
      'in',
      found.senders.map((sender) => hashOf(deps, sender, found.mailbox)),
    )
    .where((eb) => eb.or([eb('kept_until', 'is', null), eb('kept_until', '>', deps.now())]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this recipient must not be written to (R11): by a list that is there, or by one that was deleted with its account. */
export async function mustNotWriteTo(
  deps: Keyed & Pick<Deps, 'now'>,
  db: Kysely<DB>,
  userId: number,
  recipient: string,
): Promise<boolean> {
  return (await isDoNotContact(db, userId, recipient)) || (await isKept(deps, db, userId, recipient));
}

/** Deletes what no longer refuses anybody. */
export async function deleteOldRefusals(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('kept_refusals').where('kept_until', '<=', now).execute();
}
