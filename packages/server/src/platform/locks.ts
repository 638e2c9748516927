import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from './db/schema.ts';

/** First halves of PostgreSQL's two-part advisory locks. A killed process loses its locks at once, with its connection. */
export const LOCKS = { draft: 7201, account: 7202, addressee: 7203, mailbox: 7204 } as const;

/** Waits for a lock that is held during a call of Gmail, and so for longer than the statement timeout. */
async function lockWithoutTimeout(connection: Kysely<DB>, lock: RawBuilder<unknown>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    await lock.execute(connection);
  } catch (error) {
    // A failed transaction rolls its settings back by itself and accepts no other statement.
    if (!connection.isTransaction) await sql`reset statement_timeout`.execute(connection);
    throw error;
  }
  await sql`reset statement_timeout`.execute(connection);
}

/** Takes the lock to deliver one draft, for as long as the connection holds it. False when another delivery has it. */
export async function tryDraftLock(connection: Kysely<DB>, draftId: number): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_lock(${LOCKS.draft}::int, ${draftId}::int) as held`.execute(connection);
  return rows[0]?.held === true;
}

/** Waits for a delivery of the draft in progress, and blocks new ones until the transaction ends. Taken before the person's lock. */
export async function drainDraft(trx: Kysely<DB>, draftId: number): Promise<void> {
  await lockWithoutTimeout(trx, sql`select pg_advisory_xact_lock(${LOCKS.draft}::int, ${draftId}::int)`);
}

/** Takes a shared lock of the account for a delivery, for as long as the connection holds it. */
export async function shareAccountLock(connection: Kysely<DB>, accountId: number): Promise<void> {
  await lockWithoutTimeout(connection, sql`select pg_advisory_lock_shared(${LOCKS.account}::int, ${accountId}::int)`);
}

/** Releases every lock of the connection; closes the connection if that fails, so that the pool never reuses it with locks. */
export async function releaseLocks(connection: Kysely<DB>): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_all()`.execute(connection);
  } catch {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection).catch(() => {});
  }
}

/**
 * Serialises the decisions about one person's mail until the transaction ends, so that slots and caps are counted correctly and a
 * withdrawal sees an approval either complete or not at all. Rows that refer to the person may be inserted meanwhile.
 * Locks are taken in one order everywhere, to avoid deadlocks: advisory locks (draft, accounts), the account's row, person, drafts, bots,
 * runs. No network request is made while this lock is held.
 */
export async function lockPerson(trx: Kysely<DB>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/**
 * Serialises sends through one Google mailbox, whichever users connected it, until the transaction ends, because they are counted. Taken
 * after the draft and before the addressee (`lockAddressee`).
 */
export async function lockMailbox(trx: Kysely<DB>, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.mailbox}::int, hashtext(${subject}))`.execute(trx);
}

/** A serial queue per user; a failed task does not stop the next one. */
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
 * The queue of transactions that drain deliveries. Each may hold a connection while it waits for Gmail, and a person who presses a button ten
 * times must not exhaust the pool.
 */
export const queueDrain = createUserQueues();

const transactionQueue = createUserQueues();

/**
 * A transaction that locks the person or a draft of theirs and makes no network call. One per person is open at a time: the others would
 * wait for the same lock anyway, each holding a connection.
 */
export const userTransaction = <T>(
  db: Kysely<DB>,
  userId: number,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => transactionQueue(userId, () => db.transaction().execute(work));

/**
 * Waits for deliveries through these accounts in progress, and blocks new ones until the transaction ends. Call it first, within `queueDrain`,
 * in a transaction that pauses, stops, deletes or disconnects: once it has returned, no call of Gmail begins.
 */
export async function drainSends(trx: Kysely<DB>, accountIds: readonly number[]): Promise<void> {
  for (const id of [...accountIds].sort((a, b) => a - b)) {
    await lockWithoutTimeout(trx, sql`select pg_advisory_xact_lock(${LOCKS.account}::int, ${id}::int)`);
  }
}
