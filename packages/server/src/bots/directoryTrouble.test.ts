import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAlexDouble, type OpenAlexDouble } from '../directory/openalex/double.ts';
import { OpenAlexDirectory } from '../directory/openalex/OpenAlexDirectory.ts';
import { createBot } from './createBot.ts';
import { failRun, performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { latestRuns, loadBots, selectRuns, toRun } from './toBot.ts';

let world: World;
let double: OpenAlexDouble;
let deps: World['deps'];
beforeEach(async () => {
  [world, double] = await Promise.all([createWorld(), openAlexDouble()]);
  const client = {
    baseUrl: double.url,
    apiKey: null,
    // No fault here hangs: a busy machine must not look like an outage.
    timeoutMs: 20_000,
    perSecond: Number.POSITIVE_INFINITY,
    wait: () => Promise.resolve(),
  };
  deps = { ...world.deps, directory: new OpenAlexDirectory({ db: world.db, client, now: world.deps.now }) };
});
afterEach(async () => {
  await double.close();
  await world.close();
});

/** A new bot for the first universities of the double, with its first run. */
async function begin(email: string, universities: number): Promise<{ userId: number; botId: number; runId: number }> {
  const { userId, accountId } = await world.student(email);
  const { items } = await deps.directory.universities({ page: 1, pageSize: universities });
  const botId = await createBot(deps, {
    userId,
    attempt: null,
    body: {
      name: 'Through the index',
      gmail_account: accountId,
      num_professors: 3,
      advanced_filters: {
        research_area: 'Statistics',
        selected_universities: items.map(({ id }) => id),
        max_targets: 100,
      },
    },
  });
  return { userId, botId, runId: (await latestRuns(world.db, [botId])).get(botId)?.id ?? 0 };
}

const runOf = async (runId: number, lang: 'en' | 'fa' = 'en') =>
  toRun(await selectRuns(world.db).where('bot_runs.id', '=', runId).executeTakeFirstOrThrow(), lang);
const peopleOf = (runId: number) =>
  world.db
    .selectFrom('bot_results')
    .innerJoin('professors', 'professors.id', 'bot_results.professor_id')
    .select(['professors.person_key', 'bot_results.university_id', 'bot_results.skipped_reason', 'professors.email'])
    .where('run_id', '=', runId)
    .execute();
/** Removes all topics: with no matching topic, people of every topic are read. */
const nobodyInParticular = () => (double.data.topics = []);

describe('a run over OpenAlex', () => {
  it('finds people, writes drafts and says that their addresses are missing', async () => {
    nobodyInParticular();
    const { runId } = await begin('index@example.com', 3);
    await performRun(deps, runId);
    const run = await runOf(runId);
    expect(run).toMatchObject({ status: 'finished', counts: { professors_found: 9, drafts_written: 9 } });
    expect(run.warning).toMatch(/^At least one of these professors has no known email address/);
    expect((await runOf(runId, 'fa')).warning).toMatch(/نشانی ایمیل/u);
    const people = await peopleOf(runId);
    expect(people.every(({ email, person_key: key }) => email === null && key.startsWith('openalex:A'))).toBe(true);
  });

  it('goes on when the directory refuses to answer for one university, and names it', async () => {
    nobodyInParticular();
    const { runId, botId, userId } = await begin('refused@example.com', 4);
    double.trouble = [{ path: '/authors', holding: 'lineage:I1002,', do: { status: 400 }, always: true }];
    await performRun(deps, runId);
    const run = await runOf(runId);
    expect(run).toMatchObject({ status: 'finished', counts: { universities_read: 4, professors_found: 9 } });
    expect(run.warning).toBe(
      'We could not get data for Invented University 3. To search there, run the bot again later.',
    );
    expect((await runOf(runId, 'fa')).warning).toContain('Invented University 3');
    expect((await loadBots(world.db, userId, 'en', botId))[0]).toMatchObject({ status: 'Active' });
  });

  it('names a university that it could not read once, also when it is done again', async () => {
    nobodyInParticular();
    const { runId } = await begin('again@example.com', 4);
    double.trouble = [{ path: '/authors', holding: 'lineage:I1002,', do: { status: 400 }, always: true }];
    const cut = performRun(deps, runId, { onProfessor: () => Promise.reject(new Error('cut off')) });
    await expect(cut).rejects.toThrow('cut off');
    await performRun(deps, runId);
    expect(await runOf(runId)).toMatchObject({
      status: 'finished',
      warning: 'We could not get data for Invented University 3. To search there, run the bot again later.',
    });
  });

  it('fails in an outage that begins after the directory refused one university, and names none as unread', async () => {
    nobodyInParticular();
    const { runId, botId, userId } = await begin('one-by-one@example.com', 4);
    const one = { path: '/authors', holding: 'lineage:I1002,' };
    double.trouble = [
      { ...one, do: { status: 400 } },
      { ...one, do: { status: 503 }, always: true },
    ];
    const problem = await performRun(deps, runId).then(
      () => null,
      (error: unknown) => error,
    );
    expect(problem).toMatchObject({ kind: 'outage' });
    await failRun(deps, runId, problem);
    const failed = await runOf(runId);
    expect(failed).toMatchObject({ status: 'failed', warning: null, counts: { universities_read: 0 } });
    expect(failed.error).toMatch(/^The directory of universities and professors cannot be reached/);
    expect((await loadBots(world.db, userId, 'en', botId))[0]?.status).toBe('Error');

    double.trouble = [{ ...one, do: { status: 400 } }];
    const next = await world.api(userId)<{ id: number }>('POST', `/bots/${botId}/run/`, { targets_limit: 100 });
    await performRun(deps, next.body.id);
    const run = await runOf(next.body.id);
    expect(run).toMatchObject({ status: 'finished', counts: { universities_read: 4, professors_found: 12 } });
    expect(run.warning).toMatch(/^At least one of these professors has no known email address/);
  });

  it('goes on when one person cannot be read, and says why nothing is written to them', async () => {
    nobodyInParticular();
    const { runId } = await begin('person@example.com', 1);
    const lost = double.data.authors[5]?.id.split('/').at(-1) ?? '';
    double.data.works = double.data.works.filter((work) => !work.authorships[0]?.author.id.endsWith(lost));
    double.trouble = [{ path: '/works', holding: `author.id:${lost},`, do: { status: 400 }, always: true }];
    await world.db.updateTable('bot_runs').set({ plan: null, targets_limit: 50 }).where('id', '=', runId).execute();
    await world.db.updateTable('bots').set({ num_professors: 50 }).execute();
    await performRun(deps, runId);
    const people = await peopleOf(runId);
    expect(people).toHaveLength(11);
    expect(people.find(({ person_key: key }) => key.endsWith(lost))?.skipped_reason).toBe('no_publication');
    expect(people.filter(({ skipped_reason: reason }) => reason === null)).toHaveLength(10);
    expect((await runOf(runId)).status).toBe('finished');
  });

  it('fails in an outage with the reason, keeps what it found, and goes on from there without doing anything twice', async () => {
    nobodyInParticular();
    const { runId, botId, userId } = await begin('outage@example.com', 30);
    // The first batch of universities is read, the next one fails.
    let committed = 0;
    const cut = performRun(deps, runId, {
      onProfessor: () => {
        committed += 1;
        if (committed === 4) double.trouble = [{ do: { status: 503 }, always: true }];
      },
    });
    const problem = await cut.then(
      () => null,
      (error: unknown) => error,
    );
    expect(problem).toMatchObject({ kind: 'outage' });
    await failRun(deps, runId, problem);
    const failed = await runOf(runId);
    expect(failed).toMatchObject({ status: 'failed', counts: { universities_read: 20, professors_found: 60 } });
    expect(failed.error).toMatch(/^The directory of universities and professors cannot be reached/);
    expect((await loadBots(world.db, userId, 'en', botId))[0]?.status).toBe('Error');

    double.trouble = [];
    const before = double.calls.length;
    const next = await world.api(userId)<{ id: number }>('POST', `/bots/${botId}/run/`, { targets_limit: 100 });
    expect(next.status).toBe(202);
    await performRun(deps, next.body.id);
    expect(await runOf(next.body.id)).toMatchObject({
      status: 'finished',
      counts: { professors_found: 90, drafts_written: 90 },
    });
    const asked = double.calls.slice(before).filter(({ path }) => path === '/authors');
    expect(asked).toHaveLength(10);
  });

  it('that was interrupted by an outage inside the process continues the same run', async () => {
    nobodyInParticular();
    const { runId } = await begin('continue@example.com', 30);
    let committed = 0;
    await expect(
      performRun(deps, runId, {
        onProfessor: () => {
          committed += 1;
          if (committed === 4) double.trouble = [{ do: 'drop', always: true }];
        },
      }),
    ).rejects.toMatchObject({ kind: 'outage' });
    double.trouble = [];
    await performRun(deps, runId);
    expect(await runOf(runId)).toMatchObject({
      status: 'finished',
      counts: { professors_found: 90, drafts_written: 90 },
    });
  });
});
