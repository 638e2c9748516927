import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../db/open.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../../testing/databaseProxy.ts';
import { until } from '../../testing/until.ts';
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

/** Queues two jobs of one key, with this work for the first; returns the run ids in the order of starting. */
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

describe('a job', () => {
  const begun: number[] = [];
  const note = async ({ runId }: { runId: number }) => void begun.push(runId);
  beforeEach(() => void (begun.length = 0));

  it('is there exactly when what it was queued with is', async () => {
    const lostOne = own.db.transaction().execute(async (trx) => {
      await jobs.send(trx, 'bot-run', { runId: 1 }, { key: 'one' });
      throw new Error('rolled back');
    });
    await expect(lostOne).rejects.toThrow('rolled back');
    await own.db.transaction().execute(async (trx) => {
      await jobs.send(trx, 'bot-run', { runId: 2 }, { key: 'two' });
      expect(await rows()).toEqual([]);
    });
    expect(await rows()).toEqual([{ id: 2, state: 'created', retry_count: 0 }]);
    await jobs.work('bot-run', note);
    await settled();
    expect(begun).toEqual([2]);
  });

  it('waits for its moment and for those of its key alone, and for no other kind', async () => {
    const later = new Date(Date.now() + 3_600_000);
    await jobs.send(own.db, 'bot-run', { runId: 1 }, { key: 'one', startAfter: later });
    await jobs.send(own.db, 'bot-run', { runId: 2 }, { key: 'two' });
    await jobs.send(own.db, 'send-draft', { draftId: 3, approvalId: 4 }, { key: 'three' });
    const { rows: queued } = await sql`
      select name, singleton_key as key, data, start_after = ${later} as later from pgboss.job order by singleton_key`.execute(
      database.db,
    );
    expect(queued).toEqual([
      { name: 'bot-run', key: 'one', data: { runId: 1 }, later: true },
      { name: 'send-draft', key: 'three', data: { draftId: 3, approvalId: 4 }, later: false },
      { name: 'bot-run', key: 'two', data: { runId: 2 }, later: false },
    ]);
    await jobs.work('bot-run', note);
    await until('the second is done', async () => (await rows()).some(({ state }) => state === 'completed'));
    expect(begun).toEqual([2]);
    expect((await rows()).map(({ id, state }) => [id, state])).toEqual([
      [1, 'created'],
      [2, 'completed'],
      [null, 'created'],
    ]);
    await sql`update pgboss.job set start_after = now() where name = 'bot-run' and state = 'created'`.execute(
      database.db,
    );
    await until('the first is done', () => begun.length === 2);
    expect(begun).toEqual([2, 1]);
  });

  it('that fails holds up those of its key until it is done, and no others', async () => {
    const tries: number[] = [];
    for (const [runId, key] of [
      [1, 'one'],
      [2, 'one'],
      [3, 'three'],
    ] as const)
      await jobs.send(own.db, 'bot-run', { runId }, { key });
    await jobs.work('bot-run', async ({ runId }) => {
      tries.push(runId);
      if (runId === 1 && tries.filter((one) => one === 1).length < 2) throw new Error('out of order');
    });
    await settled();
    expect(tries.filter((runId) => runId !== 3)).toEqual([1, 1, 2]);
    expect(tries.indexOf(3)).toBeLessThanOrEqual(2);
    expect(await rows()).toEqual([
      { id: 1, state: 'completed', retry_count: 1 },
      { id: 2, state: 'completed', retry_count: 0 },
      { id: 3, state: 'completed', retry_count: 0 },
    ]);
  });

  it('is of a queue that keeps it over a thousand kills, and for a day when it is done', async () => {
    const { rows: queues } = await sql`
      select name, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
      from pgboss.queue where name not like '\\_\\_%' order by name`.execute(database.db);
    expect(queues).toEqual(
      [
        'account-deletion',
        'account-export',
        'bot-run',
        'bot-schedules',
        'draft-sweep',
        'grant-revocation',
        'housekeeping',
        'send-draft',
      ].map((name) => ({
        name,
        policy: 'key_strict_fifo',
        retry_limit: 1000,
        retry_delay: 1,
        retry_backoff: true,
        retry_delay_max: 10,
        expire_seconds: 900,
        deletion_seconds: 86_400,
        heartbeat_seconds: 10,
      })),
    );
  });
});
