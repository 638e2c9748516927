import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../db/open.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../testing/databaseProxy.ts';
import { until } from '../testing/until.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: TestDatabase;
let way: DatabaseProxy;
let own: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  database = await testDatabase();
  way = await databaseProxy(database.connection);
  own = await connect(way.connection, { max: 2 });
});
afterAll(async () => {
  await own.close();
  await way.close();
  await database.close();
});

let jobs: Jobs;
let errors = 0;
beforeEach(async () => {
  errors = 0;
  jobs = createJobs(way.connection, () => (errors += 1), true);
  await jobs.start();
  await sql`delete from pgboss.job`.execute(database.db);
});
afterEach(() => jobs.stop());

const lost = (): Promise<unknown> =>
  sql`select 1`.execute(own.db).then(
    () => null,
    (error: unknown) => error,
  );
const rows = async (): Promise<{ id: number; state: string; retry_count: number }[]> =>
  (
    await sql<{ id: number; state: string; retry_count: number }>`
      select (data ->> 'runId')::int as id, state, retry_count from pgboss.job order by 1`.execute(database.db)
  ).rows;
const settled = (): Promise<unknown> =>
  until('no job is left', async () => (await rows()).every(({ state }) => state === 'completed'), 30_000);

/** Queues two jobs of one key and does them with this work for the first; answers which were begun, in order. */
async function twoOfOneKey(first: (begun: number) => Promise<void>): Promise<number[]> {
  const begun: number[] = [];
  for (const runId of [1, 2]) await jobs.send(own.db, 'bot-run', { runId }, { key: 'one' });
  await jobs.work('bot-run', async ({ runId }) => {
    begun.push(runId);
    if (runId === 1) await first(begun.length);
  });
  return begun;
}

describe('when the database goes away', () => {
  it('under a job, it is begun again in the same claim, and the next of its key follows', async () => {
    const begun = await twoOfOneKey(async (time) => {
      if (time > 1) return;
      await way.cut();
      const error = await lost();
      await way.restore();
      throw error;
    });
    await settled();
    expect(begun).toEqual([1, 1, 2]);
    expect(await rows()).toEqual([
      { id: 1, state: 'completed', retry_count: 0 },
      { id: 2, state: 'completed', retry_count: 0 },
    ]);
  });

  it('as a job ends, it is written down as done when the database is back, and not begun again', async () => {
    const begun = await twoOfOneKey(() => way.cut());
    await until('the workers miss it', () => errors > 0);
    await way.restore();
    await settled();
    expect(begun).toEqual([1, 2]);
    expect((await rows()).map(({ retry_count: tries }) => tries)).toEqual([0, 0]);
  });

  it('under a job that somebody else takes over, it is left to them', async () => {
    const begun = await twoOfOneKey(async (time) => {
      if (time > 1) return;
      await way.cut();
      const error = await lost();
      await sql`update pgboss.job set retry_count = retry_count + 1 where state = 'active'`.execute(database.db);
      await way.restore();
      throw error;
    });
    await until('it is begun', () => begun.length > 0);
    await until('the other has not been touched', async () => (await rows())[0]?.retry_count === 1);
    await jobs.stop();
    expect(begun).toEqual([1]);
    expect((await rows()).map(({ state }) => state)).toEqual(['active', 'created']);
  });

  it('each time that a job is begun, it is a failed job after some times', async () => {
    const begun = await twoOfOneKey(async (time) => {
      if (time > 6) return;
      await way.cut();
      const error = await lost();
      await way.restore();
      throw error;
    });
    await settled();
    expect(begun).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
    expect((await rows()).map(({ retry_count: tries }) => tries)).toEqual([1, 0]);
  });
});
