import type { Bot, BotResults, BotRun } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { translate } from '../platform/http/messages/translate.ts';
import { addDoNotContact, removeDoNotContact } from '../sending/doNotContact.ts';
import { performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
let student: Awaited<ReturnType<World['student']>>;
let api: ReturnType<World['api']>;
let counter = 0;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  counter += 1;
  student = await world.student(`student-${counter}@example.com`);
  api = world.api(student.userId);
});
afterAll(() => world.close());

const body = (fields: object = {}, filters: object = {}) => ({
  name: 'My bot',
  gmail_account: student.accountId,
  ...fields,
  advanced_filters: { research_area: 'Machine learning', ...filters },
});

async function create(fields: object = {}, filters: object = {}): Promise<Bot> {
  const { status, body: created } = await api<{ bot: Bot }>('POST', '/bots/create/', body(fields, filters));
  expect(status).toBe(201);
  return created.bot;
}

describe('creating a bot', () => {
  it('takes numbers that no place has, and its run ends', async () => {
    const bot = await create({}, { min_rank: 3e9, max_rank: 4e15, min_publications: 4e15, max_targets: 4e15 });
    expect(bot.target_rank_max).toBeGreaterThan(2e9);
    await performRun(world.deps, bot.latest_run?.id ?? 0);
    expect((await api<Bot>('GET', `/bots/${bot.id}/`)).body.latest_run).toMatchObject({ status: 'finished' });
    const changed = await api<Bot>('PATCH', `/bots/${bot.id}/update/`, { advanced_filters: { max_rank: 5e15 } });
    expect(changed.status).toBe(200);
  });

  it('API-35 answers with the bot and its queued first run, a dry run (R2)', async () => {
    const answer = await api<{ bot: Bot; run: BotRun }>(
      'POST',
      '/bots/create/',
      body({ target_country: 578 }, { max_rank: 200 }),
    );
    expect(answer.status).toBe(201);
    expect(answer.body.bot).toMatchObject({
      name: 'My bot',
      status: 'Running',
      num_professors: 5,
      target_country: 578,
      target_rank_max: 200,
      need_research_proposal: false,
      matches_found: 0,
      emails_sent: 0,
      gmail_account: student.accountId,
    });
    expect(answer.body.run).toMatchObject({
      bot: answer.body.bot.id,
      dry_run: true,
      status: 'queued',
      stage: 'waiting',
    });
    expect(world.queued).toContain(answer.body.run.id);
  });

  it('keeps unknown filters and splits the list of research areas (A-57, A-78)', async () => {
    const bot = await create({}, { research_areas: ['Robotics، Vision', ' Control,Robotics '], colour: 'blue' });
    expect(bot.advanced_filters).toMatchObject({ research_areas: ['Robotics', 'Vision', 'Control'], colour: 'blue' });
  });

  it('A-50 has no rank in name mode', async () => {
    const bot = await create({}, { search_mode: 'name', university_query: 'Oslo', max_rank: 50 });
    expect(bot.target_rank_max).toBeNull();
  });

  it("refuses somebody else's mailbox", async () => {
    const other = await world.student(`victim-${counter}@example.com`);
    const answer = await api('POST', '/bots/create/', body({ gmail_account: other.accountId }));
    expect(answer).toMatchObject({
      status: 400,
      body: { gmail_account: ['Please select one of your connected Gmail accounts.'] },
    });
  });

  it('refuses an account whose grant has ended', async () => {
    await world.db
      .updateTable('gmail_accounts')
      .set({ expires_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', student.accountId)
      .execute();
    const answer = await api('POST', '/bots/create/', body());
    expect(answer).toMatchObject({ status: 400, body: { gmail_account: [expect.stringMatching(/reconnect/)] } });
  });

  it('BOT-40 refuses a range of ranks that is upside down, and takes an equal one', async () => {
    const answer = await api('POST', '/bots/create/', body({}, { min_rank: 100, max_rank: 99 }));
    const sentence = 'Maximum rank must be greater than minimum rank';
    expect(answer).toMatchObject({ status: 400, body: { detail: sentence, 'advanced_filters.max_rank': [sentence] } });
    await create({}, { min_rank: 100, max_rank: 100 });
  });

  it.each([
    ['BOT-21 a blank name', { name: '  ' }, {}, 'name', 'This field is required.'],
    ['BOT-21 a name of half-spaces', { name: '\u200c \u200f' }, {}, 'name', 'This field is required.'],
    ['BOT-22 a name of 121 characters', { name: 'x'.repeat(121) }, {}, 'name', 'Must be at most 120 characters.'],
    ['BOT-24 no professors', { num_professors: 0 }, {}, 'num_professors', 'Value must be at least 1.'],
    ['BOT-25 101 professors', { num_professors: 101 }, {}, 'num_professors', 'Value must be at most 100.'],
    [
      'BOT-19 a blank research area',
      {},
      { research_area: ' ' },
      'advanced_filters.research_area',
      'This field is required.',
    ],
    [
      'a country that does not exist',
      { target_country: 999 },
      {},
      'target_country',
      'Please select a country from the list.',
    ],
    ['BOT-39 a last rank below 1', {}, { max_rank: 0 }, 'advanced_filters.max_rank', 'Value must be at least 1.'],
    ['BOT-78 no account', { gmail_account: undefined }, {}, 'gmail_account', 'This field is required.'],
    ['BOT-38 a rank below 1', {}, { min_rank: 0 }, 'advanced_filters.min_rank', 'Value must be at least 1.'],
    [
      'a university that does not exist',
      {},
      { selected_universities: [2_000_000_000] },
      'advanced_filters.selected_universities',
      'At least one of the selected universities is not in the directory. Clear the selection, then select the universities again.',
    ],
  ])('refuses %s', async (_, fields, filters, field, message) => {
    const answer = await api('POST', '/bots/create/', body(fields, filters));
    expect(answer).toMatchObject({ status: 400, body: { [field]: [message] } });
  });

  it('refuses a blank research area beside others, and knows every university or none', async () => {
    const [known = 0, also = 0] = await world.universities('NO', 2);
    const refused = async (filters: object) => {
      const { status, body: answer } = await api('POST', '/bots/create/', body({}, filters));
      return [status, ...Object.keys(answer).filter((key) => key.startsWith('advanced_filters.'))];
    };
    expect(await refused({ research_area: ' ', research_areas: ['Robotics'] })).toEqual([
      400,
      'advanced_filters.research_area',
    ]);
    const unknown = [400, 'advanced_filters.selected_universities'];
    expect(await refused({ selected_universities: [known, 2_000_000_000] })).toEqual(unknown);
    expect(await refused({ selected_universities: [2_000_000_000, known, also] })).toEqual(unknown);
    expect(await refused({ selected_universities: [known, also, known] })).toEqual([201]);
    expect(await refused({ selected_universities: [] })).toEqual([201]);
  });

  it('answers in Persian', async () => {
    const answer = await api('POST', '/bots/create/', body({ name: ' ' }), { 'accept-language': 'fa' });
    expect(answer).toMatchObject({ status: 400, body: { name: ['پر کردن این فیلد الزامی است.'] } });
  });

  it('makes one bot for one Idempotency-Key, however often it is asked', async () => {
    const headers = { 'idempotency-key': 'one' };
    const answers = await Promise.all([1, 2, 3].map(() => api<{ bot: Bot }>('POST', '/bots/create/', body(), headers)));
    expect(new Set(answers.map((answer) => answer.body.bot.id)).size).toBe(1);
    const other = await api('POST', '/bots/create/', body({ name: 'Another' }), headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });
});

describe('changing a bot', () => {
  it.each(['PATCH', 'PUT'] as const)(
    'API-36, API-37 %s changes what the body names and merges the filters',
    async (method) => {
      const bot = await create({}, { max_rank: 50, run_interval: 30, colour: 'blue' });
      const answer = await api<Bot>(method, `/bots/${bot.id}/update/`, {
        name: ' New ',
        advanced_filters: { max_rank: 80, max_targets: 3 },
      });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        name: 'New',
        num_professors: 5,
        target_rank_max: 80,
        advanced_filters: {
          research_area: 'Machine learning',
          max_rank: 80,
          run_interval: 30,
          max_targets: 3,
          colour: 'blue',
        },
      });
    },
  );

  it.each([
    [{ name: ' ' }, 'name', 'This field is required.'],
    [{ advanced_filters: { run_interval: 0 } }, 'advanced_filters.run_interval', 'Value must be at least 1.'],
    [{ advanced_filters: { max_targets: 0 } }, 'advanced_filters.max_targets', 'Value must be at least 1.'],
    [
      { advanced_filters: { min_rank: 10_000 } },
      'advanced_filters.max_rank',
      'Maximum rank must be greater than minimum rank',
    ],
  ])('BOT-137 names the field of %j', async (change, field, message) => {
    const bot = await create({}, { max_rank: 50 });
    expect(await api('PATCH', `/bots/${bot.id}/update/`, change)).toMatchObject({
      status: 400,
      body: { [field]: [message] },
    });
  });

  it('writes nothing that is not a field of a bot', async () => {
    const bot = await create();
    await api('PATCH', `/bots/${bot.id}/update/`, { status: 'Draft', user_id: 1, emails_sent: 99, id: 5 });
    expect((await api<Bot>('GET', `/bots/${bot.id}/`)).body).toMatchObject({
      id: bot.id,
      status: 'Running',
      emails_sent: 0,
    });
  });

  it('still saves the name when its account has been disconnected since', async () => {
    const bot = await create();
    await world.db
      .updateTable('gmail_accounts')
      .set({ state: 'disconnected' })
      .where('id', '=', student.accountId)
      .execute();
    expect((await api('PATCH', `/bots/${bot.id}/update/`, { name: 'Kept' })).status).toBe(200);
    expect(await api('POST', `/bots/${bot.id}/start/`)).toMatchObject({ status: 409, body: { code: 'gmail_missing' } });
  });
});

describe('controls', () => {
  it('API-42 API-43 API-44 API-45 pause, resume, start and stop answer with the bot', async () => {
    const { id } = await create();
    const after = async (action: string) => (await api<Bot>('POST', `/bots/${id}/${action}/`)).body.status;
    expect(await after('pause')).toBe('Paused');
    expect(await after('pause')).toBe('Paused');
    expect(await after('stop')).toBe('Paused');
    expect(await after('resume')).toBe('Active');
    expect(await after('start')).toBe('Running');
    expect(await after('start')).toBe('Running');
    expect(await after('stop')).toBe('Active');
    expect(await after('stop')).toBe('Active');
  });

  it('stop takes back as many approvals as the bot said it has', async () => {
    const filters = { selected_universities: await world.staffed(1) };
    const bots = [await create({}, filters), await create({}, filters)];
    for (const { id } of bots) await performRun(world.deps, (await api<BotRun>('GET', `/bots/${id}/run/`)).body.id);
    const [writer = 0, other = 0] = bots.map(({ id }) => id);
    const drafts = () =>
      world.db
        .selectFrom('email_drafts')
        .select(['id', 'state'])
        .where('user_id', '=', student.userId)
        .orderBy('id')
        .execute();
    const approved = async () => (await drafts()).filter(({ state }) => state === 'approved').length;
    const ids = (await drafts()).map(({ id }) => id);
    await world.db.updateTable('email_drafts').set({ state: 'approved' }).where('id', 'in', ids.slice(0, 3)).execute();
    const shown = async (id: number) => (await api<Bot>('GET', `/bots/${id}/`)).body.emails_approved;
    expect([await shown(writer), await shown(other)]).toEqual([3, 0]);
    expect((await api<Bot[]>('GET', '/bots/')).body.map((bot) => bot.emails_approved)).toEqual([0, 3]);
    await api('POST', `/bots/${other}/stop/`);
    expect(await approved()).toBe(3);
    expect((await api<Bot>('POST', `/bots/${writer}/stop/`)).body.emails_approved).toBe(0);
    expect(await approved()).toBe(0);
  });

  it('API-40 a second run while one is open is a conflict', async () => {
    const { id } = await create();
    expect(await api('POST', `/bots/${id}/run/`, {})).toMatchObject({ status: 409, body: { code: 'run_under_way' } });
    await api('POST', `/bots/${id}/stop/`);
    const runs = await Promise.all(
      [1, 2, 3, 4].map(() => api('POST', `/bots/${id}/run/`, { dry_run: true, targets_limit: 4 })),
    );
    expect(runs.map(({ status }) => status).sort((a, b) => a - b)).toEqual([202, 409, 409, 409]);
    expect((await api('GET', `/bots/${id}/run/`)).body).toMatchObject({
      status: 'queued',
      dry_run: true,
      targets_limit: 4,
    });
  });

  it('R2 the first run is a dry run, whatever asks for it and whatever ran for others', async () => {
    const withoutRun = async (owner: typeof student): Promise<number> =>
      (
        await world.db
          .insertInto('bots')
          .values({
            user_id: owner.userId,
            gmail_account_id: owner.accountId,
            name: 'Not run yet',
            status: 'Active',
            num_professors: 5,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await create();
    const other = await world.student(`first-run-${counter}@example.com`);
    for (const owner of [student, other]) {
      const call = world.api(owner.userId);
      const [asked, started] = [await withoutRun(owner), await withoutRun(owner)];
      expect((await call('POST', `/bots/${asked}/run/`, { dry_run: false })).body).toMatchObject({ dry_run: true });
      expect((await call('POST', `/bots/${started}/start/`)).body).toMatchObject({ latest_run: { dry_run: true } });
      await call('POST', `/bots/${asked}/stop/`);
      expect((await call('POST', `/bots/${asked}/run/`, { dry_run: false })).body).toMatchObject({ dry_run: false });
    }
  });

  it('BOT-143 a run without a limit takes the number of professors', async () => {
    const { id } = await create({ num_professors: 7 });
    await api('POST', `/bots/${id}/stop/`);
    expect((await api('POST', `/bots/${id}/run/`)).body).toMatchObject({ targets_limit: 7, dry_run: false });
  });

  it('API-38 a deleted bot is gone', async () => {
    const { id } = await create();
    expect(await api('POST', `/bots/${id}/delete/`)).toMatchObject({
      status: 200,
      body: { detail: 'The bot was deleted.' },
    });
    for (const path of ['', 'run/', 'results/']) expect((await api('GET', `/bots/${id}/${path}`)).status).toBe(404);
    expect((await api('POST', `/bots/${id}/delete/`)).status).toBe(404);
  });

  it('pausing keeps approvals, stopping and deleting give them back for review', async () => {
    const { id } = await create({ num_professors: 1 }, { selected_universities: await world.universities('NO', 1) });
    const run = (await api<BotRun>('GET', `/bots/${id}/run/`)).body;
    await performRun(world.deps, run.id);
    const draft = await world.db
      .selectFrom('email_drafts')
      .selectAll()
      .where('user_id', '=', student.userId)
      .executeTakeFirstOrThrow();
    const approve = async () => {
      await world.db
        .updateTable('email_drafts')
        .set({ state: 'approved', scheduled_at: '2026-11-23T09:00:00Z' })
        .where('id', '=', draft.id)
        .execute();
      await world.db
        .insertInto('approvals')
        .values({
          draft_id: draft.id,
          user_id: student.userId,
          draft_version: 1,
          recipient: 'a@b.example',
          subject: draft.subject,
          body: draft.body,
        })
        .execute();
    };
    const results = async () => (await api<BotResults>('GET', `/bots/${id}/results/`)).body.results;
    await approve();
    await api('POST', `/bots/${id}/pause/`);
    expect(await results()).toMatchObject([{ state: 'scheduled' }]);
    await api('POST', `/bots/${id}/stop/`);
    expect(await results()).toMatchObject([{ state: 'needs_review', draft: { scheduled_at: null } }]);
    await approve();
    await api('POST', `/bots/${id}/delete/`);
    const after = await world.db
      .selectFrom('email_drafts')
      .select(['state', 'bot_run_id'])
      .where('id', '=', draft.id)
      .executeTakeFirst();
    expect(after).toEqual({ state: 'needs_review', bot_run_id: null });
    const standing = await world.db
      .selectFrom('approvals')
      .select('id')
      .where('draft_id', '=', draft.id)
      .where('withdrawn_at', 'is', null)
      .execute();
    expect(standing).toEqual([]);
  });
});

describe('results and statistics', () => {
  it('API-41 pages the professors, best score first, with draft and state (A-75)', async () => {
    const selected_universities = await world.staffed(3);
    const { id } = await create({ num_professors: 3 }, { selected_universities, max_targets: 50 });
    const run = (await api<BotRun>('GET', `/bots/${id}/run/`)).body;
    await performRun(world.deps, run.id);
    const first = (await api<BotResults>('GET', `/bots/${id}/results/?page_size=6`)).body;
    const second = (await api<BotResults>('GET', `/bots/${id}/results/?page_size=6&page=2`)).body;
    expect(first.count).toBe(9);
    expect(first.results).toHaveLength(6);
    expect(second.results).toHaveLength(3);
    const all = [...first.results, ...second.results];
    const scores = all.map(({ match_score }) => match_score?.score ?? -1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(all.map(({ professor }) => professor.id)).size).toBe(9);
    for (const result of all) {
      expect(result).toMatchObject({ state: 'needs_review', skipped_reason: null });
      expect(result.draft?.professor).toBe(result.professor.id);
      expect(result.professor.match_score).toBe(result.match_score?.score);
    }
    expect((await api<BotResults>('GET', `/bots/${id}/results/?run=${run.id}`)).body.count).toBe(9);
    expect((await api<BotResults>('GET', `/bots/${id}/results/?run=${run.id + 1000}`)).body.count).toBe(0);
    expect((await api<BotResults>('GET', `/bots/${id}/results/?page=99`)).body).toMatchObject({
      results: [],
      count: 9,
    });
  });

  it('R11 says of whom the person writes to no more, before the next run and after it, until that is taken back', async () => {
    const { id } = await create({}, { selected_universities: await world.universities('NO', 1) });
    const run = async () => performRun(world.deps, (await api<BotRun>('GET', `/bots/${id}/run/`)).body.id);
    await run();
    const results = async (query = '') => (await api<BotResults>('GET', `/bots/${id}/results/${query}`)).body;
    const waiting = (await results('?draft_state=needs_review')).count;
    const professor = (await results()).results[0]?.professor.id ?? 0;
    const one = async () => (await results()).results.find((result) => result.professor.id === professor);
    const { entry } = await addDoNotContact(world.deps, student.userId, professor);
    const why = { state: 'do_not_contact', skipped_reason: expect.stringContaining('do-not-contact list') as string };
    expect(await one()).toMatchObject(why);
    expect((await results('?draft_state=needs_review')).count).toBe(waiting - 1);
    await api('POST', `/bots/${id}/run/`, { dry_run: true });
    await run();
    expect(await one()).toMatchObject(why);
    await removeDoNotContact(world.deps, student.userId, entry.id);
    expect(await one()).toMatchObject({ state: 'needs_review', skipped_reason: null });
    const queue = (await results('?draft_state=needs_review')).results;
    expect(queue.map((result) => result.professor.id)).toContain(professor);
  });

  it('API-46 counts bots, professors once, and matches per bot', async () => {
    expect((await api('GET', '/bots/stats/')).body).toEqual({
      total_bots: 0,
      active_bots: 0,
      total_professors: 0,
      total_matches: 0,
      emails_sent: 0,
    });
    const filters = { selected_universities: await world.staffed(1) };
    for (const bot of [await create({ num_professors: 3 }, filters), await create({ num_professors: 3 }, filters)]) {
      await performRun(world.deps, (await api<BotRun>('GET', `/bots/${bot.id}/run/`)).body.id);
    }
    const last = await create();
    await api('POST', `/bots/${last.id}/pause/`);
    await world.db.updateTable('email_drafts').set({ state: 'sent' }).where('user_id', '=', student.userId).execute();
    const expected = { total_bots: 3, active_bots: 2, total_professors: 3, total_matches: 6, emails_sent: 3 };
    expect((await api('GET', '/bots/stats/')).body).toEqual(expected);
    expect((await api('GET', '/api/bots/stats/')).body).toEqual(expected);
  });

  it('API-33 lists the own bots, newest first', async () => {
    const bots = [await create({ name: 'First' }), await create({ name: 'Second' })];
    expect((await api<Bot[]>('GET', '/bots/')).body.map(({ id }) => id)).toEqual(bots.map(({ id }) => id).toReversed());
  });

  it('API-34 API-39 answers with one bot, and with its latest run', async () => {
    const { id } = await create({ name: 'Only one' });
    expect((await api<Bot>('GET', `/bots/${id}/`)).body).toMatchObject({ id, name: 'Only one' });
    const run = await api('GET', `/bots/${id}/run/`);
    expect(run).toMatchObject({ status: 200, body: { dry_run: true } });
    expect(await api('GET', `/bots/${id}/run/`), 'asking changes nothing').toEqual(run);
  });
});

describe("somebody else's bot", () => {
  it('is not found, whatever is asked', async () => {
    const { id } = await create();
    const stranger = world.api((await world.student(`stranger-${counter}@example.com`)).userId);
    for (const path of ['', 'run/', 'results/'])
      expect((await stranger('GET', `/bots/${id}/${path}`)).status).toBe(404);
    for (const path of ['delete/', 'run/', 'start/', 'pause/', 'resume/', 'stop/']) {
      expect((await stranger('POST', `/bots/${id}/${path}`, {})).status).toBe(404);
    }
    expect((await stranger('PATCH', `/bots/${id}/update/`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger<Bot[]>('GET', '/bots/')).body).toEqual([]);
    for (const bad of ['abc', '0', '-1', '99999999999', '1.5'])
      expect((await api('GET', `/bots/${bad}/`)).status).toBe(404);
  });
});

it('changed a dozen times at once, universities included, a bot answers every time', async () => {
  const bot = await create();
  const { items } = await world.deps.directory.universities({ page: 1, pageSize: 12 });
  const chosen = items.map(({ id }) => id);
  expect(chosen).toHaveLength(12);
  const answers = await Promise.all(
    chosen.map((id) => api('PATCH', `/bots/${bot.id}/update/`, { advanced_filters: { selected_universities: [id] } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(chosen.map(() => 200));
});

it('a repeated creation gets its first answer, even when the account was disconnected meanwhile', async () => {
  const headers = { 'idempotency-key': 'again' };
  const first = await api<{ bot: Bot }>('POST', '/bots/create/', body(), headers);
  await world.db
    .updateTable('gmail_accounts')
    .set({ state: 'disconnected' })
    .where('id', '=', student.accountId)
    .execute();
  const second = await api<{ bot: Bot }>('POST', '/bots/create/', body(), headers);
  expect([second.status, second.body.bot.id]).toEqual([201, first.body.bot.id]);
});

it('the results say why a draft was not sent in the language of the reader', async () => {
  const bot = await create({}, { selected_universities: await world.universities('GB', 1) });
  await performRun(world.deps, bot.latest_run?.id ?? 0);
  await world.db
    .updateTable('email_drafts')
    .set({ failure: 'bot_stopped' })
    .where('user_id', '=', student.userId)
    .execute();
  const { body: found } = await api<BotResults>('GET', `/bots/${bot.id}/results/`, undefined, {
    'accept-language': 'fa',
  });
  expect(found.results[0]?.draft?.failure).toBe(translate('fa', 'failureBotStopped'));
});
