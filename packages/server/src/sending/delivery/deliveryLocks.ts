import type { Kysely } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { DB } from '../../platform/db/schema.ts';
import { createUserQueues, releaseLocks, shareAccountLock, tryDraftLock } from '../../platform/locks.ts';

/** Whoever asks Gmail holds a connection while waiting for the answer; the pool must keep some for everybody else. */
const AT_ONCE = 3;
let running = 0;
const waiting: (() => void)[] = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/**
 * Asks Gmail because a person wants it now, one thing of theirs after the other: they must not take all the turns there are, and Gmail minds
 * an account that asks for much at once.
 */
export const queueManualCall = createUserQueues();

/** Work that asks Gmail, on a connection that gives up its locks in the end. */
const withConnection = <T>(db: Db, work: (connection: Kysely<DB>) => Promise<T>): Promise<T> =>
  limited(() =>
    db.connection().execute(async (connection) => {
      try {
        return await work(connection);
      } finally {
        await releaseLocks(connection);
      }
    }),
  );

/**
 * Asks Gmail about one draft, on a connection that holds the right to: nobody else does so meanwhile, and what ends or pauses sends through
 * the account waits for it. `busy` when another holds the right.
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

/** Asks Gmail about what no delivery is concerned with any more: what ends or pauses sends through the account waits for the answer. */
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
