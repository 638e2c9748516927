import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from './db/schema.ts';

/** First halves of PostgreSQL's two-part advisory locks. A killed process loses its locks at once, with its connection. */
export const LOCKS = { draft: 7201, account: 7202, addressee: 7203, mailbox: 7204 } as const;

/** Waits for a lock that is held while Gmail is asked, and that takes longer than a statement may. */
async function lockWithoutTimeout(connection: Kysely<DB>, lock: RawBuilder<unknown>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    await lock.execute(connection);
  } catch (error) {
    // A transaction that failed takes its settings back by itself, and hears of nothing else.
    if (!connection.isTransaction) await sql`reset statement_timeout`.execute(connection);
    throw error;
  }
  await sql`reset statement_timeout`.execute(connection);
}

/** Takes the right to deliver one draft, for as long as the connection holds it. False when another delivers it now. */
export async function tryDraftLock(connection: Kysely<DB>, draftId: number): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_lock(${LOCKS.draft}::int, ${draftId}::int) as held`.execute(connection);
  return rows[0]?.held === true;
}

/** Waits until no delivery of the draft is under way and lets none begin before the transaction ends. Comes before the person's lock. */
export async function drainDraft(trx: Kysely<DB>, draftId: number): Promise<void> {
  await lockWithoutTimeout(trx, sql`select pg_advisory_xact_lock(${LOCKS.draft}::int, ${draftId}::int)`);
}

/** Marks a delivery through this account as under way, for as long as the connection holds it. */
export async function shareAccountLock(connection: Kysely<DB>, accountId: number): Promise<void> {
  await lockWithoutTimeout(connection, sql`select pg_advisory_lock_shared(${LOCKS.account}::int, ${accountId}::int)`);
}

/** Lets go of every lock that the connection holds; in the end of the connection itself, which its next holder must not find with them. */
export async function releaseLocks(connection: Kysely<DB>): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_all()`.execute(connection);
  } catch {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection).catch(() => {});
  }
}

/**
 * Makes what decides about one person's mail happen one after the other until the transaction ends: slots and caps are counted so, and an
 * approval is there whole, or not yet, for whoever takes approvals back. Rows that refer to the person may come meanwhile.
 *
 * Locks are taken in one order everywhere, so that there is no deadlock: what keeps deliveries off (draft, accounts), the account's row,
 * person, drafts, bots, runs. While it is held nobody asks the network.
 */
export async function lockPerson(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Lets those who send through one mailbox at Google, whoever connected it, do so one after the other until the transaction ends: they are
 * counted. Comes after the draft and before the addressee (`lockAddressee`).
 */
export async function lockMailbox(trx: Kysely<DB>, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.mailbox}::int, hashtext(${subject}))`.execute(trx);
}

/** A queue of each person's own: what is handed in runs one after the other, and the next does not mind how the one before ended. */
export function createUserQueues(): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
  const tails = new Map<number, Promise<unknown>>();
  return async (userId, work) => {
    const tail = (tails.get(userId) ?? Promise.resolve()).then(work, work);
    tails.set(userId, tail);
    try {
      return await tail;
    } finally {
      if (tails.get(userId) === tail) tails.delete(userId);
    }
  };
}

/**
 * Runs what settles sends of one person one after the other. Each of them may wait for Gmail with a connection in its hands, and a person
 * who presses a button ten times must not use up the pool.
 */
export const queueDrain = createUserQueues();

const transactionQueue = createUserQueues();

/**
 * A transaction that takes a lock of the person's, or of a draft of theirs, and waits for no network. One of each person is open at a time:
 * the others would wait for that lock anyway, each with a connection that somebody else could use.
 */
export const userTransaction = <T>(
  db: Kysely<DB>,
  userId: number,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => transactionQueue(userId, () => db.transaction().execute(work));

/**
 * Waits until no delivery through these accounts is under way and lets none begin before the transaction ends.
 * Call it first, in the person's turn, in a transaction that pauses, stops, deletes or disconnects: after its answer no provider call begins.
 */
export async function drainSends(trx: Kysely<DB>, accountIds: readonly number[]): Promise<void> {
  for (const id of [...accountIds].sort((a, b) => a - b)) {
    await lockWithoutTimeout(trx, sql`select pg_advisory_xact_lock(${LOCKS.account}::int, ${id}::int)`);
  }
}
