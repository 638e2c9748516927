import type { Directory } from '../directory/directory.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../platform/deps.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import { until } from '../testing/until.ts';
import { registerBotJobs } from './jobs.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { loadBots } from './toBot.ts';

let world: World;
let jobs: Jobs;
/** While true, the directory cannot be read. */
let broken = false;
const log = { warn: () => undefined, error: () => undefined } as unknown as Deps['log'];

beforeAll(async () => {
  world = await createWorld();
  jobs = createJobs(world.connection, () => undefined, true);
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await world.close();
});

const latest = async (userId: number, botId: number, lang: 'en' | 'fa' = 'en') =>
  (await loadBots(world.db, userId, lang, botId))[0];

describe('the job of a run', () => {
  it('requeues a run without a job, and fails a run that cannot be done with the reason', async () => {
    const student = await world.student('orphan@example.com');
    const directory: Directory = {
      kind: 'sample',
      universities: (filter) => world.deps.directory.universities(filter),
      universityCounts: () => world.deps.directory.universityCounts(),
      professor: (key) => world.deps.directory.professor(key),
      professorsOf: (ids, query) =>
        broken ? Promise.reject(new Error('unreachable')) : world.deps.directory.professorsOf(ids, query),
    };
    // The test world only records jobs: for the queue, this run has none.
    const filters = { selected_universities: await world.staffed(1) };
    const { botId } = await world.bot(student, filters);
    await registerBotJobs({ ...world.deps, jobs, directory, log });
    await until('the orphan has ended', async () => (await latest(student.userId, botId))?.status === 'Active');
    expect((await latest(student.userId, botId))?.latest_run).toMatchObject({
      status: 'finished',
      counts: { professors_found: 5 },
    });

    broken = true;
    const failing = await world.bot(student, filters);
    await world.db
      .transaction()
      .execute((trx) => jobs.send(trx, 'bot-run', { runId: failing.runId }, { key: 'failing' }));
    await until('the run has failed', async () => (await latest(student.userId, failing.botId))?.status === 'Error');
    expect((await latest(student.userId, failing.botId))?.latest_run).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/please run the bot again/),
    });
    expect((await latest(student.userId, failing.botId, 'fa'))?.latest_run?.error).toMatch(/بات را دوباره اجرا کنید/);
  });
});
