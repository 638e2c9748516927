import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { Db } from '../../platform/db/open.ts';
import type { DB } from '../../platform/db/schema.ts';
import { createUserQueues, releaseLocks, shareAccountLock, tryDraftLock } from '../../platform/locks.ts';

/** Each of them holds a connection while it waits for Gmail; the pool must keep some for everybody else. */
const gmailCalls = new PQueue({ concurrency: 3 });

/** Calls of Gmail that a person asked for, one at a time each: nobody may use up the queue of all, and Gmail limits parallel calls of an account. */
export const queueManualCall = createUserQueues();

/** Runs work that calls Gmail on a connection of its own, and releases its locks afterwards. */
const withConnection = <T>(db: Db, work: (connection: Kysely<DB>) => Promise<T>): Promise<T> =>
  gmailCalls.add(() =>
    db.connection().execute(async (connection) => {
      try {
        return await work(connection);
      } finally {
        await releaseLocks(connection);
      }
    }),
  );

/**
 * Runs work on one draft under its lock and a shared lock of the account: no other delivery of the draft runs meanwhile, and a drain of the
 * account waits for it. `busy` when the draft's lock is taken.
 */
export async function withDeliveryLocks<T>(
  db: Db,
  { draftId, accountId }: { draftId: number; accountId: number },
  work: (connection: Kysely<DB>) => Promise<T>,
): Promise<T | 'busy'> {
  return withConnection(db, async (connection) => {
    if (!(await tryDraftLock(connection, draftId))) return 'busy';
    await shareAccountLock(connection, accountId);
    return work(connection);
  });
}

/** Runs work that needs no lock of a draft; a drain of the account waits for it. */
export async function withAccountLock<T>(
  db: Db,
  accountId: number,
  work: (connection: Kysely<DB>) => Promise<T>,
): Promise<T> {
  return withConnection(db, async (connection) => {
    await shareAccountLock(connection, accountId);
    return work(connection);
  });
}
