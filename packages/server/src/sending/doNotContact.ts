import type { DoNotContactEntry } from '@peyk/api-types';
import type { Kysely, Selectable } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB, DoNotContact } from '../platform/db/schema.ts';
import type { FailureCode } from '../drafts/reasons.ts';
import { moveDrafts } from '../drafts/transitions.ts';
import { sourcesOf } from '../drafts/lifecycle.ts';
import { conflict, notFound } from '../platform/http/errors.ts';
import { userTransaction, queueDrain, lockPerson, drainDraft } from '../platform/locks.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import { endInterrupted } from './cancelWaiting.ts';

type ListDeps = Pick<Deps, 'db' | 'now'>;

/** A recipient's mailbox, with the user who writes to it. */
interface Addressed {
  userId: number;
  recipient: string;
}

const FAILURE: FailureCode = 'do_not_contact';
const REASONS: readonly string[] = ['user', 'bounce', 'complaint'] satisfies DoNotContactEntry['reason'][];

const toEntry = (row: Selectable<DoNotContact>): DoNotContactEntry => ({
  id: row.id,
  email: row.recipient,
  name: row.name,
  reason: REASONS.includes(row.reason) ? (row.reason as DoNotContactEntry['reason']) : 'other',
  created_at: new Date(row.created_at).toISOString(),
});

/** The person's do-not-contact list, newest first (R11). The global list is not readable. */
export async function listDoNotContact(db: Kysely<DB>, userId: number): Promise<DoNotContactEntry[]> {
  const rows = await db
    .selectFrom('do_not_contact')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toEntry);
}

/** The person's drafts that go to an address, or were approved for it, in locking order. */
const draftsTo = (db: Kysely<DB>, { userId, recipient }: Addressed, states: readonly string[]) =>
  db
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .leftJoin('approvals', (join) =>
      join.onRef('approvals.draft_id', '=', 'email_drafts.id').on('approvals.withdrawn_at', 'is', null),
    )
    .select('email_drafts.id')
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.state', 'in', states)
    .where((eb) =>
      eb.or([eb('professors.mailbox', '=', mailboxOf(recipient)), eb('approvals.mailbox', '=', mailboxOf(recipient))]),
    )
    .orderBy('email_drafts.id');

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Takes waiting drafts to this address out of review and withdraws their approvals. The caller holds the person's lock. */
async function setAside(trx: Kysely<DB>, to: Addressed, now: Date): Promise<void> {
  const ids = idsOf(await draftsTo(trx, to, sourcesOf('avoid')).forUpdate('email_drafts').execute());
  await moveDrafts(trx, 'avoid', ids, { now, failure: FAILURE });
}

/**
 * Puts an address on the person's list and takes the drafts to it out of review, in the caller's transaction, which holds the person's lock.
 * After its commit, `settleSendsTo` ends what is on its way.
 */
export async function avoidAddress(
  trx: Kysely<DB>,
  { userId, recipient, name }: Addressed & { name: string },
  now: Date,
): Promise<{ row: Selectable<DoNotContact>; added: boolean }> {
  const fresh = await trx
    .insertInto('do_not_contact')
    .values({ user_id: userId, recipient, reason: 'user', name, created_at: now })
    .onConflict((clash) => clash.columns(['user_id', 'mailbox']).doNothing())
    .returningAll()
    .executeTakeFirst();
  const row =
    fresh ??
    (await trx
      .selectFrom('do_not_contact')
      .selectAll()
      .where('user_id', '=', userId)
      .where('mailbox', '=', mailboxOf(recipient))
      .executeTakeFirstOrThrow());
  await setAside(trx, { userId, recipient }, now);
  return { row, added: fresh !== undefined };
}

/**
 * Drains deliveries to the address and ends interrupted ones, so that none is resumed. The address is already on the list, so no new
 * delivery can claim its addressee.
 */
export async function settleSendsTo({ db, now }: ListDeps, to: Addressed): Promise<void> {
  const leaving = ['approved', 'sending'];
  if ((await draftsTo(db, to, leaving).execute()).length === 0) return;
  await queueDrain(to.userId, () =>
    db.transaction().execute(async (trx) => {
      for (const id of idsOf(await draftsTo(trx, to, leaving).execute())) await drainDraft(trx, id);
      await lockPerson(trx, to.userId);
      const interrupted = await draftsTo(trx, to, ['sending']).forUpdate('email_drafts').execute();
      await endInterrupted(trx, idsOf(interrupted), now());
      await setAside(trx, to, now());
    }),
  );
}

/**
 * Puts a professor's address on the person's list (R11). Drafts to it leave review and lose their approval in the same transaction.
 * Deliveries in progress have ended when this returns, and no provider call for the address begins afterwards. Idempotent. Throws 404, and
 * 409 without an address.
 */
export async function addDoNotContact(
  deps: ListDeps,
  userId: number,
  professorId: number,
): Promise<{ entry: DoNotContactEntry; added: boolean }> {
  const { recipient, row, added } = await userTransaction(deps.db, userId, async (trx) => {
    await lockPerson(trx, userId);
    const professor = await trx
      .selectFrom('professors')
      .select(['email', 'full_name'])
      .where('id', '=', professorId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!professor) throw notFound();
    const { email: address, full_name: name } = professor;
    if (!address) throw conflict('recipientMissing', 'recipient_missing');
    const listed = await avoidAddress(trx, { userId, recipient: address, name }, deps.now());
    return { recipient: address, ...listed };
  });
  await settleSendsTo(deps, { userId, recipient });
  return { entry: toEntry(row), added };
}

/**
 * Undoes the person's own choice: the drafts that it set aside return to review, without approval. Throws a 404, and a 409 for an entry
 * with another cause, such as a bounce.
 */
export async function removeDoNotContact({ db, now }: ListDeps, userId: number, id: number): Promise<void> {
  await userTransaction(db, userId, async (trx) => {
    await lockPerson(trx, userId);
    const entry = await trx
      .selectFrom('do_not_contact')
      .select(['recipient', 'reason'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!entry) throw notFound();
    if (entry.reason !== 'user') throw conflict('notChosen', 'not_chosen');
    await trx.deleteFrom('do_not_contact').where('id', '=', id).execute();
    const aside = await draftsTo(trx, { userId, ...entry }, sourcesOf('unavoid'))
      .select('email_drafts.professor_id')
      .where('email_drafts.failure', '=', FAILURE)
      .forUpdate('email_drafts')
      .execute();
    if (aside.length === 0) return;
    await moveDrafts(trx, 'unavoid', idsOf(aside), { now: now() });
    const professors = aside.map(({ professor_id: professor }) => professor);
    // Runs in between recorded this draft as skipped; it is in review again.
    await trx
      .updateTable('bot_results')
      .set({ skipped_reason: null })
      .where('user_id', '=', userId)
      .where('professor_id', 'in', professors)
      .where('skipped_reason', '=', 'do_not_contact')
      .execute();
  });
}
