import type { Bot } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectGmail } from '../testing/google.ts';
import { startTestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { nextRunAt, runSchedules } from './schedule.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
let student: { userId: number; accountId: number };
const clock = { now: new Date('2026-11-21T10:00:00Z') };
const log = { error: () => {} } as unknown as Parameters<typeof runSchedules>[0]['log'];
const look = () => runSchedules({ ...world.deps, log, now: () => clock.now });
beforeAll(async () => {
  world = await createWorld();
  student = await world.student('schedule@example.com');
});
afterAll(() => world.close());
beforeEach(() => {
  clock.now = new Date('2026-11-21T10:00:00Z');
});

const after = (minutes: number): void => {
  clock.now = new Date(Date.parse('2026-11-21T10:00:00Z') + minutes * 60_000);
};

/** A bot whose schedule was started at ten; its first run and the run begun then are over. */
async function scheduled(filters: object = {}): Promise<number> {
  const [university = 0] = await world.universities('NO', 1);
  const { botId } = await world.bot(student, { ...filters, selected_universities: [university] });
  await endRun(botId);
  const started = await world.api(student.userId)<Bot>('POST', `/bots/${botId}/start/`);
  expect(started.status).toBe(200);
  await endRun(botId);
  world.queued.length = 0;
  return botId;
}

async function endRun(botId: number): Promise<void> {
  await world.db
    .updateTable('bot_runs')
    .set({ status: 'finished', finished_at: clock.now })
    .where('bot_id', '=', botId)
    .execute();
  await world.db.updateTable('bots').set({ status: 'Active' }).where('id', '=', botId).execute();
}

const runs = async (botId: number): Promise<number> =>
  (await world.db.selectFrom('bot_runs').select('id').where('bot_id', '=', botId).execute()).length;
const call = (botId: number, action: string) => world.api(student.userId)<Bot>('POST', `/bots/${botId}/${action}/`);

describe('A-58 a started schedule', () => {
  it('BOT-141 runs the bot again every sixty minutes, one run at a time', async () => {
    const botId = await scheduled();
    after(59);
    await look();
    expect(await runs(botId)).toBe(2);
    after(60);
    await Promise.all([look(), look()]);
    expect(await runs(botId)).toBe(3);
    expect(world.queued).toHaveLength(1);
    after(180);
    await look();
    expect(await runs(botId)).toBe(3);
    await world.db
      .updateTable('bots')
      .set({ last_run_at: new Date('2026-11-21T11:00:00Z') })
      .where('id', '=', botId)
      .execute();
    await endRun(botId);
    await look();
    expect(await runs(botId)).toBe(4);
  });

  it('keeps the interval of the bot, also when it is changed, and takes max_targets', async () => {
    const botId = await scheduled({ run_interval: 5, max_targets: 7 });
    const shown = await world.api(student.userId)<Bot>('GET', `/bots/${botId}/`);
    expect(shown.body.next_run_at).toBe('2026-11-21T10:05:00.000Z');
    await world.api(student.userId)('PATCH', `/bots/${botId}/update/`, { advanced_filters: { run_interval: 30 } });
    after(29);
    await look();
    expect(await runs(botId)).toBe(2);
    after(30);
    await look();
    const run = await world.db
      .selectFrom('bot_runs')
      .selectAll()
      .where('bot_id', '=', botId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({ targets_limit: 7, dry_run: false, status: 'queued' });
  });

  it('prepares ten emails where the bot does not say how many, and in runs that are begun by hand num_professors', async () => {
    const botId = await scheduled();
    after(60);
    await look();
    const all = await world.db
      .selectFrom('bot_runs')
      .select(['targets_limit', 'dry_run'])
      .where('bot_id', '=', botId)
      .orderBy('id')
      .execute();
    expect(all).toEqual([
      { targets_limit: 5, dry_run: true },
      { targets_limit: 5, dry_run: false },
      { targets_limit: 10, dry_run: false },
    ]);
  });

  it('rests while the bot is paused, and runs once when it is resumed', async () => {
    const botId = await scheduled({ run_interval: 1 });
    expect((await call(botId, 'pause')).body.next_run_at).toBeNull();
    after(600);
    await look();
    expect(await runs(botId)).toBe(2);
    await call(botId, 'resume');
    await look();
    await look();
    expect(await runs(botId)).toBe(3);
  });

  it('R17 rests while everything is paused', async () => {
    const botId = await scheduled({ run_interval: 1 });
    const pause = (at: Date | null) =>
      world.db.updateTable('users').set({ sending_paused_at: at }).where('id', '=', student.userId).execute();
    await pause(clock.now);
    after(600);
    await look();
    expect(await runs(botId)).toBe(2);
    await pause(null);
    await look();
    expect(await runs(botId)).toBe(3);
  });

  it('R17 is not shown to begin a run while everything is paused', async () => {
    const botId = await scheduled();
    const api = world.api(student.userId);
    const pause = (at: Date | null) =>
      world.db.updateTable('users').set({ sending_paused_at: at }).where('id', '=', student.userId).execute();
    const nextRun = async () => (await api<Bot>('GET', `/bots/${botId}/`)).body.next_run_at;
    expect(await nextRun()).not.toBeNull();
    await pause(clock.now);
    expect(await nextRun()).toBeNull();
    await pause(null);
    expect(await nextRun()).not.toBeNull();
  });

  it('ends with stopping, and a bot that was never started has none', async () => {
    const botId = await scheduled({ run_interval: 1 });
    expect((await call(botId, 'stop')).body.next_run_at).toBeNull();
    const [university = 0] = await world.universities('NO', 1);
    const { botId: never } = await world.bot(student, { run_interval: 1, selected_universities: [university] });
    await endRun(never);
    after(600);
    await look();
    expect([await runs(botId), await runs(never)]).toEqual([2, 1]);
  });

  it.each(['Paused', 'Error', 'Draft', 'Active'])(
    'is not started by a run alone of a bot that is %s, and is kept where it was started',
    async (status) => {
      const [university = 0] = await world.universities('NO', 1);
      const { botId: without } = await world.bot(student, { run_interval: 5, selected_universities: [university] });
      await endRun(without);
      const started = await scheduled({ run_interval: 5 });
      for (const [botId, next] of [
        [without, null],
        [started, '2026-11-21T10:05:00.000Z'],
      ] as const) {
        await world.db.updateTable('bots').set({ status }).where('id', '=', botId).execute();
        const before = await runs(botId);
        const { body: bot } = await world.api(student.userId)<Bot>('POST', `/bots/${botId}/start/`, {
          schedule: false,
        });
        expect(bot).toMatchObject({ status: 'Running', next_run_at: next, latest_run: { status: 'queued' } });
        expect(await runs(botId)).toBe(before + 1);
      }
    },
  );

  it('of one bot that no calendar can hold keeps nobody else waiting', async () => {
    const endless = await scheduled({ run_interval: 1e15 });
    const botId = await scheduled({ run_interval: 1 });
    after(10);
    await look();
    expect([await runs(endless), await runs(botId)]).toEqual([2, 3]);
    const shown = await world.api(student.userId)<Bot>('GET', `/bots/${endless}/`);
    expect(shown).toMatchObject({ status: 200, body: { advanced_filters: { run_interval: 1e15 } } });
    expect(shown.body.next_run_at).toMatch(/^\d{4}-/);
    await call(endless, 'stop');
  });

  it('of one bot that cannot begin keeps nobody else waiting', async () => {
    const bots = [await scheduled({ run_interval: 1 }), await scheduled({ run_interval: 1 })];
    after(10);
    const { jobs } = world.deps;
    let failures = 0;
    const failing = {
      ...jobs,
      send: async (...given: Parameters<typeof jobs.send>) => {
        failures += 1;
        if (failures === 1) throw new Error('cannot begin');
        await jobs.send(...given);
      },
    };
    await runSchedules({ ...world.deps, jobs: failing, log, now: () => clock.now });
    expect((await Promise.all(bots.map(runs))).toSorted((a, b) => a - b)).toEqual([2, 3]);
  });

  it('that waited longest begins first where more are due than one look begins', async () => {
    const other = await world.student('many@example.com');
    const last_run_at = new Date('2026-11-21T08:00:00Z');
    const due = (minutes: number) => ({
      user_id: other.userId,
      gmail_account_id: other.accountId,
      name: 'Due',
      status: 'Active',
      num_professors: 1,
      scheduled_since: last_run_at,
      last_run_at: new Date(last_run_at.getTime() + minutes * 60_000),
    });
    await world.db.updateTable('bots').set({ scheduled_since: null }).execute();
    // The bot that waited longest is inserted last.
    const rows = Array.from({ length: 101 }, (_, index) => due(index === 100 ? 0 : 1 + (index % 7)));
    const bots = await world.db.insertInto('bots').values(rows).returning('id').execute();
    expect(await look()).toBe(100);
    expect(await runs(bots.at(-1)?.id ?? 0)).toBe(1);
    expect([await look(), await look()]).toEqual([1, 0]);
    expect(await Promise.all(bots.map(({ id }) => runs(id)))).toEqual(bots.map(() => 1));
  });

  it.each([
    ['to be connected again', { state: 'needs_reconnect' }],
    ['disconnected', { state: 'disconnected' }],
    ['past its time', { expires_at: '2026-11-21T10:00:00Z' }],
    ['somebody else’s', 'other'],
  ] as const)('pauses the bot alone, and keeps its schedule, when its account is %s', async (what, change) => {
    const person = await world.student(`account-${what.length}@example.com`);
    const last_run_at = new Date('2026-11-21T09:00:00Z');
    const bots = await world.db
      .insertInto('bots')
      .values(
        [0, 1].map(() => ({
          user_id: person.userId,
          gmail_account_id: person.accountId,
          name: 'Due',
          status: 'Active',
          num_professors: 1,
          scheduled_since: last_run_at,
          last_run_at,
          advanced_filters: JSON.stringify({ research_area: 'Optics', run_interval: 60 }),
        })),
      )
      .returning('id')
      .execute();
    const [due = 0, fine = 0] = bots.map(({ id }) => id);
    const spare = await world.db
      .insertInto('gmail_accounts')
      .values({ user_id: person.userId, google_subject: what, email: `${due}@example.com`, state: 'connected' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.db.updateTable('bots').set({ gmail_account_id: spare.id }).where('id', '=', fine).execute();
    const gmail_account_id = change === 'other' ? student.accountId : person.accountId;
    if (change === 'other')
      await world.db.updateTable('bots').set({ gmail_account_id }).where('id', '=', due).execute();
    else await world.db.updateTable('gmail_accounts').set(change).where('id', '=', person.accountId).execute();
    const rows = () =>
      world.db.selectFrom('bots').selectAll().where('user_id', '=', person.userId).orderBy('id').execute();
    const [before, other] = await rows();
    await look();
    const now = clock.now;
    expect(await rows()).toEqual([
      { ...before, status: 'Paused', paused_reason: 'gmail_reconnect', updated_at: now },
      { ...other, status: 'Running', last_run_at: now, updated_at: now },
    ]);
    expect([await runs(due), await runs(fine)]).toEqual([0, 1]);
    after(600);
    await look();
    expect([await runs(due), await runs(fine)]).toEqual([0, 1]);
  });

  it('is due an interval after the last run, else after its start, and never while the bot rests', () => {
    const times = { scheduled_since: new Date('2026-11-21T08:00:00Z'), last_run_at: new Date('2026-11-21T09:00:00Z') };
    const next = (status: string, fields: object = {}) =>
      nextRunAt({ status, advanced_filters: {}, ...times, ...fields })?.toISOString() ?? null;
    const at = '2026-11-21T10:00:00.000Z';
    expect(['Active', 'Running', 'Paused', 'Draft', 'Error'].map((status) => next(status))).toEqual([
      at,
      at,
      null,
      null,
      null,
    ]);
    expect(next('Active', { last_run_at: null })).toBe('2026-11-21T09:00:00.000Z');
    expect(next('Active', { scheduled_since: null })).toBeNull();
    expect(next('Active', { advanced_filters: { run_interval: 1 } })).toBe('2026-11-21T09:01:00.000Z');
    expect(next('Active', { advanced_filters: { run_interval: 1441 } })).toBe('2026-11-22T09:01:00.000Z');
  });

  it('pauses the bot with the reason when its account was disconnected', async () => {
    const botId = await scheduled({ run_interval: 1 });
    await world.db.updateTable('bots').set({ gmail_account_id: null }).where('id', '=', botId).execute();
    after(10);
    await look();
    expect((await world.api(student.userId)<Bot>('GET', `/bots/${botId}/`)).body).toMatchObject({
      status: 'Paused',
      paused_reason: 'This bot’s Gmail account needs to be reconnected.',
      paused_by: 'gmail_reconnect',
    });
  });
});

it('A-58 the server runs a due bot again by itself', { timeout: 60_000 }, async () => {
  const server = await startTestServer();
  try {
    const person = await server.signUp('scheduled@example.com');
    const { id: account } = await connectGmail(person);
    const { items } = await server.deps.directory.universities({ page: 1, pageSize: 1 });
    const created = await person.api<{ bot: Bot }>('POST', '/bots/create/', {
      name: 'Every minute',
      gmail_account: account,
      num_professors: 1,
      advanced_filters: {
        research_area: 'Machine learning',
        run_interval: 1,
        selected_universities: items.map(({ id }) => id),
      },
    });
    const { id } = created.body.bot;
    const finished = (count: number) =>
      until(
        `${count} runs are finished`,
        async () => {
          const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from bot_runs where bot_id = ${id} and status = 'finished'`.execute(server.db);
          return (rows[0]?.n ?? 0) >= count;
        },
        30_000,
      );
    await finished(1);
    await person.api('POST', `/bots/${id}/start/`);
    await finished(2);
    await server.db
      .updateTable('bots')
      .set({ last_run_at: new Date(Date.now() - 61_000) })
      .where('id', '=', id)
      .execute();
    expect(await finished(3)).toBe(true);
  } finally {
    await server.close();
  }
});
