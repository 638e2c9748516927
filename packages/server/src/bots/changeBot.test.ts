import type { Bot } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
let counter = 0;
let api: ReturnType<World['api']>;
let botId: number;
let runId: number;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rows = () => world.db.selectFrom('bots').selectAll().orderBy('id').execute();

/** A bot with every field set, another bot of the same person, and an advanced clock. */
beforeEach(async () => {
  counter += 1;
  const student = await world.student(`change-${counter}@example.com`);
  api = world.api(student.userId);
  const chosen = await world.universities('DE', 2);
  const filters = { selected_universities: chosen, max_rank: 50, min_rank: 2, run_interval: 30, house_style: 'formal' };
  const fields = {
    target_country: 276,
    target_university_name: 'Berlin',
    num_professors: 3,
    need_research_proposal: true,
  };
  ({ botId, runId } = await world.bot(student, filters, fields));
  await world.bot(student, filters, fields);
  world.pass(5);
});

const change = (body: object) => api<Bot>('PATCH', `/bots/${botId}/update/`, body);

/** Valid boundary values, and blank strings that clear a field. */
const changes: [body: Record<string, unknown>, stored?: Record<string, unknown>, edited?: string][] = [
  [{ name: ' New name ' }, { name: 'New name' }],
  [{ name: 'x'.repeat(120) }],
  [{ num_professors: 1 }],
  [{ num_professors: 100 }],
  [{ need_research_proposal: false }],
  [{ attach_cv: true }],
  [{ proposal_max_pages: 1 }],
  [{ proposal_max_pages: 100 }],
  [{ target_country: 578 }],
  [{ target_country: null }],
  [{ target_university_name: ' Oslo ' }, { target_university_name: 'Oslo' }],
  [{ target_university_name: ' ' }, { target_university_name: null }],
  [{ target_university_name: null }],
];
const filterChanges: [filter: Record<string, unknown>, rank: number | null][] = [
  [{ research_area: 'Optics' }, 50],
  [{ max_rank: 2 }, 2],
  [{ search_mode: 'name' }, null],
  [{ search_mode: 'local' }, 50],
  [{ min_rank: 50 }, 50],
  [{ run_interval: 1 }, 50],
  [{ max_targets: 1 }, 50],
  [{ selected_universities: [] }, 50],
  [{ min_publications: 0 }, 50],
];

describe('a change of a bot', () => {
  /** Sends the change twice; returns the actual and expected rows after each. */
  const saved = async (body: object, stored: object, field: string) => {
    const before = await rows();
    const now = world.pass(1);
    const first = await change(body);
    const after = await rows();
    const expected = before.map((row) =>
      row.id === botId ? { ...row, ...stored, updated_at: now, version: 2, field_versions: { [field]: 2 } } : row,
    );
    const again = await change(body);
    return { after, expected, answers: [first, again].map(({ status, body: bot }) => [status, bot.version]) };
  };
  const savedOnce = [200, 2];

  it.each(changes)('%j stores that field, and leaves every other and every other bot', async (body, stored = body) => {
    const { after, expected, answers } = await saved(body, stored, Object.keys(body)[0] ?? '');
    expect(after).toEqual(expected);
    expect(answers).toEqual([savedOnce, savedOnce]);
  });

  it.each(filterChanges)('of the filters %j leaves the others, and shows the rank %j', async (filter, rank) => {
    const kept = (await rows()).find((row) => row.id === botId)?.advanced_filters as object;
    const stored = { advanced_filters: { ...kept, ...filter }, target_rank_max: rank };
    const { after, expected, answers } = await saved(
      { advanced_filters: filter },
      stored,
      `advanced_filters.${Object.keys(filter)[0]}`,
    );
    expect(after).toEqual(expected);
    expect(answers).toEqual([savedOnce, savedOnce]);
  });

  it.each<[object, string[]]>([
    [{ name: '\u200C', target_country: 999 }, ['name', 'target_country']],
    [
      { name: 'Kept', advanced_filters: { min_rank: 51, selected_universities: [2_000_000_000] } },
      ['advanced_filters.max_rank', 'advanced_filters.selected_universities'],
    ],
    [{ name: 'Kept', gmail_account: 2_000_000_000, target_country: 999 }, ['gmail_account', 'target_country']],
  ])('%j is refused with the names of all fields at fault, and stores nothing of the rest', async (body, fields) => {
    const before = await rows();
    world.pass(1);
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(Object.fromEntries(fields.map((field) => [field, [expect.any(String)]])));
    expect(Object.keys(answer.body).filter((key) => !['detail', 'code'].includes(key))).toEqual(fields);
    expect(await rows()).toEqual(before);
  });

  it('does not reach a run that was interrupted: it goes on as it was planned, and began when it began', async () => {
    const read = () => world.db.selectFrom('bot_runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    const cut = performRun(world.deps, runId, { onProfessor: () => Promise.reject(new Error('cut off')) });
    await expect(cut).rejects.toThrow('cut off');
    const interrupted = await read();
    expect(interrupted).toMatchObject({
      status: 'running',
      stage: 'scoring',
      started_at: world.pass(0),
      finished_at: null,
      current: {
        university_name: expect.any(String) as string,
        professor_name: expect.any(String) as string,
        publication_title: expect.any(String) as string,
      },
    });
    const changed = await change({ num_professors: 1, advanced_filters: { selected_universities: [], max_rank: 3 } });
    expect(changed.status).toBe(200);
    const now = world.pass(10);
    await performRun(world.deps, runId);
    const { counts, warning, ...ended } = await read();
    expect(ended).toEqual({
      ...Object.fromEntries(Object.entries(interrupted).filter(([name]) => !['counts', 'warning'].includes(name))),
      status: 'finished',
      stage: 'done',
      finished_at: now,
      current: null,
    });
    expect(counts).toMatchObject({
      universities_total: 2,
      universities_read: 2,
      professors_scored: 6,
      drafts_written: 3,
    });
    expect(warning).toBe('limit_reached');
  });

  it('of its places, mode and universities leaves the run at work and its finds alone, and the next run follows it', async () => {
    const universities = async (run: number) => {
      const row = await world.db.selectFrom('bot_runs').select('plan').where('id', '=', run).executeTakeFirstOrThrow();
      return (row.plan as { universities: { id: number }[] }).universities.map(({ id }) => id);
    };
    const cut = performRun(world.deps, runId, { onProfessor: () => Promise.reject(new Error('cut off')) });
    await expect(cut).rejects.toThrow('cut off');
    const first = await universities(runId);
    const [chosen] = await world.universities('NO', 1);
    const search = {
      target_country: 578,
      target_university_name: null,
      advanced_filters: {
        target_country_name: 'Norway',
        selected_countries: [],
        continent: null,
        subcontinent: null,
        selected_universities: [chosen],
        search_mode: 'name',
        min_rank: null,
        max_rank: null,
        university_query: null,
      },
    };
    const saved = await change(search);
    expect([saved.status, saved.body]).toMatchObject([200, search]);
    await performRun(world.deps, runId);
    expect(await universities(runId)).toEqual(first);
    const results = () => api<{ count: number }>('GET', `/bots/${botId}/results/`);
    const found = (await results()).body.count;
    expect(found).toBeGreaterThan(0);

    const next = await api<{ id: number }>('POST', `/bots/${botId}/run/`, {});
    await performRun(world.deps, next.body.id);
    expect(await universities(next.body.id)).toEqual([chosen]);
    expect((await results()).body.count).toBeGreaterThanOrEqual(found);
  });

  it('of a search that was changed elsewhere since is not mixed with it', async () => {
    const [chosen] = await world.universities('NO', 1);
    expect((await change({ target_country: 578, advanced_filters: { selected_universities: [chosen] } })).status).toBe(
      200,
    );
    const whole = { target_country: 752, advanced_filters: { selected_universities: [], search_mode: 'local' } };
    expect(await change({ ...whole, version: 1 })).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
    expect(await change({ ...whole, version: 2 })).toMatchObject({ status: 200, body: { target_country: 752 } });
  });
});

describe('a run that is asked for with a key', () => {
  it('is the same run when it is asked for again, under way and after its end, and nobody else’s', async () => {
    const ask = (of: number, key: string, body: object = {}) =>
      api<{ id: number }>('POST', `/bots/${of}/run/`, body, { 'idempotency-key': key });
    await api('POST', `/bots/${botId}/stop/`);
    const first = await ask(botId, 'a');
    expect(first.status).toBe(202);
    world.pass(60);
    expect(await ask(botId, 'a')).toMatchObject({ status: 202, body: { id: first.body.id } });
    expect((await ask(botId, 'b')).status).toBe(409);
    await performRun(world.deps, first.body.id);
    world.pass(60);
    expect(await ask(botId, 'a')).toMatchObject({ status: 202, body: { id: first.body.id, status: 'finished' } });
    expect((await ask(botId, 'a', { targets_limit: 2 })).status).toBe(422);
    const next = await ask(botId, 'b');
    expect(next.status).toBe(202);
    expect(next.body.id).toBeGreaterThan(first.body.id);
    // The same idempotency key of another person is another request.
    const other = await world.student(`key-${counter}@example.com`);
    const bot = await world.bot(other, {});
    const theirs = world.api(other.userId);
    await theirs('POST', `/bots/${bot.botId}/stop/`);
    const run = await theirs<{ id: number }>('POST', `/bots/${bot.botId}/run/`, {}, { 'idempotency-key': 'a' });
    expect([run.status, run.body.id === first.body.id]).toEqual([202, false]);
  });
});
