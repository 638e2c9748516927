import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { registerRecurring } from './recurring.ts';

let database: TestDatabase;
let jobs: Jobs;
beforeAll(async () => {
  database = await testDatabase();
  jobs = createJobs(database.connection, () => {}, false);
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const MINUTE = 60_000;
/** Jobs are really queued; the test calls the worker's handler itself. */
let handle: (signal?: AbortSignal) => Promise<void>;
let logged: unknown[];
const deps = (): Pick<Deps, 'db' | 'jobs' | 'log'> => ({
  db: database.db,
  jobs: {
    ...jobs,
    work: async (_name, handler) => {
      handle = (signal = new AbortController().signal) => handler({} as never, signal);
    },
  },
  log: { error: (...what: unknown[]) => logged.push(what) } as never,
});
/** State of the jobs of this kind, with the minutes until they are due. */
const queued = async (name = 'draft-sweep') => {
  const { rows } = await sql<{ state: string; at: Date }>`
    select state, start_after as at from pgboss.job where name = ${name} order by start_after`.execute(database.db);
  return rows.map(({ state, at }) => [state, Math.round((at.getTime() - Date.now()) / MINUTE) + 0]);
};
const setState = (state: string) => sql`update pgboss.job set state = ${state}::pgboss.job_state`.execute(database.db);

beforeEach(() => {
  logged = [];
});
afterEach(() => sql`delete from pgboss.job`.execute(database.db).then(() => {}));

describe('work that comes again and again', () => {
  it('is due at once, and after each time once more in its time, however many workers there are', async () => {
    let times = 0;
    const work = async () => (times += 1);
    await registerRecurring(deps(), 'draft-sweep', 30 * MINUTE, work);
    await registerRecurring(deps(), 'draft-sweep', 30 * MINUTE, work);
    expect(await queued()).toEqual([['created', 0]]);
    await setState('active');
    await handle();
    expect(times).toBe(1);
    expect(await queued()).toEqual([
      ['active', 0],
      ['created', 30],
    ]);
    await handle();
    await registerRecurring(deps(), 'draft-sweep', 5 * MINUTE, work);
    expect(await queued()).toEqual([
      ['active', 0],
      ['created', 30],
    ]);
    // Each kind of work has its own queue.
    await registerRecurring(deps(), 'housekeeping', MINUTE, work);
    expect([await queued('housekeeping'), (await queued()).length]).toEqual([[['created', 0]], 2]);
  });

  it('is not queued beside one that is to be tried again, and takes the place of one that failed for good', async () => {
    await registerRecurring(deps(), 'draft-sweep', MINUTE, async () => {});
    await setState('retry');
    await registerRecurring(deps(), 'draft-sweep', MINUTE, async () => {});
    expect(await queued()).toEqual([['retry', 0]]);
    await registerRecurring(deps(), 'housekeeping', MINUTE, async () => {});
    await setState('failed');
    await registerRecurring(deps(), 'draft-sweep', MINUTE, async () => {});
    expect([await queued(), await queued('housekeeping')]).toEqual([[['created', 0]], [['failed', 0]]]);
  });

  it('goes on after an error, which is told; what the database or the end cut off is begun again instead', async () => {
    const over = new AbortController();
    over.abort();
    const wrong = new Error('out of order');
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const fail = async (error: Error, signal?: AbortSignal) => {
      await registerRecurring(deps(), 'draft-sweep', 10 * MINUTE, async () => {
        throw error;
      });
      await setState('completed');
      return handle(signal);
    };
    await expect(fail(gone)).rejects.toBe(gone);
    await expect(fail(wrong, over.signal)).rejects.toBe(wrong);
    expect((await queued()).map(([state]) => state)).toEqual(['completed', 'completed']);
    expect(logged).toEqual([]);
    await fail(wrong);
    expect(logged).toEqual([[{ err: wrong }, 'draft-sweep']]);
    expect((await queued()).at(-1)).toEqual(['created', 10]);
  });
});
