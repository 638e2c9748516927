import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseProxy, databaseProxy } from '../../testing/databaseProxy.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { isDatabaseUnavailable, isTimeout } from './unavailable.ts';
import type { DB } from './schema.ts';
import { connect, type Db } from './open.ts';

let database: TestDatabase;
let way: DatabaseProxy;
let own: Awaited<ReturnType<typeof connect>>;
let db: Db;
beforeAll(async () => {
  database = await testDatabase();
  way = await databaseProxy(database.connection);
  own = await connect(way.connection, { max: 2 });
  ({ db } = own);
});
afterAll(async () => {
  await own.close();
  await way.close();
  await database.close();
});

const errorOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);
const pidOf = async (connection: Kysely<DB>): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)).rows[0]?.pid ?? 0;
const terminate = (pid: number): Promise<void> =>
  until('the backend is gone', async () => {
    const { rows } = await sql<{ left: number }>`
      select count(pg_terminate_backend(pid))::int as left from pg_stat_activity where pid = ${pid}`.execute(
      database.db,
    );
    return rows[0]?.left === 0;
  }).then(() => {});

describe('a connection that is lost', () => {
  it('while it is held and asked nothing says so with the next question, and the next holder gets another', async () => {
    const error = await errorOf(
      db.connection().execute(async (connection) => {
        await terminate(await pidOf(connection));
        await sql`select 1`.execute(connection);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('in the middle of a transaction leaves nothing of it', async () => {
    await sql`create table kept (what text)`.execute(db);
    const error = await errorOf(
      db.transaction().execute(async (trx) => {
        await sql`insert into kept values ('half')`.execute(trx);
        await terminate(await pidOf(trx));
        await sql`insert into kept values ('whole')`.execute(trx);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect((await sql`select * from kept`.execute(db)).rows).toEqual([]);
  });

  it('is told apart although a transaction was rolled back on it first', async () => {
    const error = await errorOf(
      db.connection().execute(async (connection) => {
        const pid = await pidOf(connection);
        await connection
          .transaction()
          .execute(async () => terminate(pid))
          .catch(() => {});
        await sql`select 1`.execute(connection);
      }),
    );
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

it('everybody goes on when the database is back, whatever they did when it went', async () => {
  const holding = errorOf(
    db.connection().execute(async (connection) => {
      await sql`select pg_sleep(60)`.execute(connection);
    }),
  );
  await until('it sleeps', async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(database.db);
    return rows.length > 0;
  });
  await way.cut();
  expect(isDatabaseUnavailable(await holding)).toBe(true);
  expect(isDatabaseUnavailable(await errorOf(sql`select 1`.execute(db)))).toBe(true);
  await way.restore();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

describe('a limit of time', () => {
  it('ends a statement that takes too long, and leaves the connection usable', async () => {
    const short = await connect(way.connection, { max: 1, statementMs: 50 });
    const error = await errorOf(sql`select pg_sleep(60)`.execute(short.db));
    expect([isTimeout(error), isDatabaseUnavailable(error)]).toEqual([true, false]);
    expect((await sql`select 1 as one`.execute(short.db)).rows).toEqual([{ one: 1 }]);
    await short.close();
  });

  it('ends a statement that waits for a lock, and a transaction in which nothing happens any more', async () => {
    const short = await connect(way.connection, { max: 1, statementMs: 50, idleInTransactionMs: 50 });
    await database.db.transaction().execute(async (trx) => {
      await sql`create table locked ()`.execute(trx);
      const waits = errorOf(sql`create table locked ()`.execute(short.db));
      expect(isTimeout(await waits)).toBe(true);
    });
    const idle = await errorOf(
      short.db.transaction().execute(async (trx) => {
        const pid = await pidOf(trx);
        await until('the transaction is ended', async () => {
          const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(database.db);
          return rows.length === 0;
        });
        await sql`select 1`.execute(trx);
      }),
    );
    expect(isDatabaseUnavailable(idle)).toBe(true);
    await short.close();
  });

  it('stands on every connection of the product', async () => {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
             current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    expect(rows).toEqual([{ statement: '30s', idle: '2min' }]);
  });
});

it('a lock that is held stays held when a statement takes too long', async () => {
  const short = await connect(way.connection, { max: 1, statementMs: 50 });
  await short.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(1, 2)`.execute(holder);
    expect(isTimeout(await errorOf(sql`select pg_sleep(60)`.execute(holder)))).toBe(true);
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(holder);
    expect(rows).toHaveLength(1);
  });
  await short.close();
});
