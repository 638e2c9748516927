import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { Db } from '../../platform/db/open.ts';
import type { DB } from '../../platform/db/schema.ts';
import { createUserQueues, releaseLocks, shareAccountLock, tryDraftLock } from '../../platform/locks.ts';

/** Each holds a database connection during its Gmail calls; the pool must keep some for all other work. */
const gmailCalls = new PQueue({ concurrency: 3 });

/**
 * One Gmail call at a time per person for manual requests: no user can fill the shared queue, and Gmail limits concurrent calls per
 * account.
 */
export const queueManualCall = createUserQueues();

/** Runs work that calls Gmail on a dedicated connection and releases its session locks afterwards. */
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
 * Runs work on one draft under its exclusive lock and a shared lock of the account: no other delivery of the draft runs at the same time,
 * and a drain of the account waits for it. `busy` when the draft is already locked.
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

/** Runs work that needs no draft lock; a drain of the account waits for it. */
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
