import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../platform/db/open.ts';
import type { DB } from '../platform/db/schema.ts';
import { blocked } from '../testing/blocked.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { LOCKS, drainDraft, drainSends, shareAccountLock, tryDraftLock } from '../platform/locks.ts';

let database: TestDatabase;
let hasty: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  database = await testDatabase();
  hasty = await connect(database.connection, { max: 2, statementMs: 30 });
});
afterAll(async () => {
  await hasty.close();
  await database.close();
});

const limitOf = async (connection: Kysely<DB>): Promise<unknown> =>
  (await sql`select current_setting('statement_timeout') as limit`.execute(connection)).rows;

/** Each lock wait, with the lock that blocks it. */
const waits: [string, (holder: Kysely<DB>) => Promise<unknown>, (waiter: Kysely<DB>) => Promise<unknown>][] = [
  [
    'a draft',
    (holder) => tryDraftLock(holder, 1),
    (waiter) => waiter.transaction().execute((trx) => drainDraft(trx, 1)),
  ],
  [
    'an account',
    (holder) => shareAccountLock(holder, 2),
    (waiter) => waiter.transaction().execute((trx) => drainSends(trx, [2])),
  ],
  [
    'what ends sends of an account',
    (holder) => sql`select pg_advisory_lock(${LOCKS.account}::int, 3)`.execute(holder),
    (waiter) => shareAccountLock(waiter, 3),
  ],
];

describe('a delivery may take longer than a statement', () => {
  it.each(waits)(
    'for whoever waits for %s, and everything else they ask is bounded as before',
    async (_, hold, wait) => {
      await database.db.connection().execute(async (holder) => {
        await hold(holder);
        await hasty.db.connection().execute(async (waiter) => {
          const waiting = wait(waiter);
          await blocked(database.db, 1);
          // Much longer than the statement timeout.
          await sql`select pg_sleep(0.1)`.execute(holder);
          await sql`select pg_advisory_unlock_all()`.execute(holder);
          await waiting;
          expect(await limitOf(waiter)).toEqual([{ limit: '30ms' }]);
        });
      });
    },
  );
});
