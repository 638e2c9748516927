import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '../testing/random.ts';
import { failRun, performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

/** Set CONTROLS_SEED to repeat a failed run. */
const seed = Number(process.env['CONTROLS_SEED'] ?? Date.now() % 1_000_000);
const ACTS = 150;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Row = Record<string, unknown>;
interface Rows {
  bots: Row[];
  runs: Row[];
}

/** All rows of all bots and runs. */
async function rows(): Promise<Rows> {
  const [bots, runs] = await Promise.all([
    world.db.selectFrom('bots').selectAll().orderBy('id').execute(),
    world.db.selectFrom('bot_runs').selectAll().orderBy('id').execute(),
  ]);
  return { bots, runs };
}

/** No university has this name: a run ends at once without results. */
const nowhere = { search_mode: 'name' as const, university_query: 'no such place' };
const nothingToDo = {
  plan: {
    universities: [],
    perUniversity: 5,
    interests: ['Machine learning'],
    minPublications: 0,
    needProposal: false,
    description: null,
  },
  counts: expect.objectContaining({ universities_total: 0, professors_scored: 0 }) as unknown,
};

const underWay = { university_name: 'Oslo', professor_name: null, publication_title: null };

/** The expected rows after an action on one bot; everything else is unchanged. */
function expected({ bots, runs }: Rows, id: number, act: string, now: Date, newRun: number | undefined): Rows {
  const bot = bots.find((row) => row.id === id) ?? {};
  const open = runs.find((row) => row.bot_id === id && ['queued', 'running'].includes(row.status as string));
  const latest = open && { ...open };
  const change = (changes: Row, of: Row = {}): Rows => ({
    bots: bots.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    runs: runs.map((row) => (row.id === latest?.id ? { ...row, ...of } : row)),
  });
  const to = (status: string): Row => (bot.status === status ? {} : { status, paused_reason: null, updated_at: now });
  const begun = (changes: Row, run: Row): Rows => ({
    ...change({ ...changes, status: 'Running', paused_reason: null, last_run_at: now, updated_at: now }),
    runs: [
      ...runs,
      {
        id: newRun,
        bot_id: id,
        user_id: bot.user_id,
        status: 'queued',
        stage: 'waiting',
        created_at: now,
        started_at: null,
        finished_at: null,
        plan: null,
        current: null,
        interests_without_english: 0,
        phrased_sentences: 0,
        phrasing_began_at: null,
        error: null,
        warning: null,
        unread: [],
        counts: {},
        ...run,
      },
    ],
  });
  const stopped = { status: 'stopped', finished_at: now, current: null };
  const ended = { finished_at: now, current: null };
  switch (act) {
    case 'start': {
      const schedule = { scheduled_since: bot.scheduled_since ?? now };
      return open ? change(schedule) : begun(schedule, { dry_run: false, targets_limit: bot.num_professors });
    }
    case 'run':
      return open ? change({}) : begun({}, { dry_run: true, targets_limit: 3 });
    case 'pause':
      return change(to('Paused'), stopped);
    case 'stop':
      return change({ scheduled_since: null, ...(bot.status === 'Running' ? to('Active') : {}) }, stopped);
    case 'resume':
      return change(bot.status === 'Running' ? {} : to('Active'));
    case 'finish':
      return open
        ? change(
            { status: 'Active', updated_at: now },
            {
              ...ended,
              ...nothingToDo,
              status: 'finished',
              stage: 'done',
              started_at: open.started_at ?? now,
              warning: 'no_universities',
            },
          )
        : change({});
    case 'fail':
      return open
        ? change({ status: 'Error', updated_at: now }, { ...ended, status: 'failed', error: 'failed' })
        : change({});
    default:
      throw new Error(`Nobody knows what ${act} does`);
  }
}

const acts = ['start', 'run', 'pause', 'stop', 'resume', 'finish', 'fail'];

describe('the bots of two people, in any order', () => {
  it(`each change what is asked of them, and nothing of another bot or of an older run (CONTROLS_SEED=${seed})`, async () => {
    const { between } = seeded(seed);
    const one = <T>(of: readonly T[]) => of[Math.floor(between(0, of.length))] as T;
    const [first, second] = [await world.student('first@example.com'), await world.student('second@example.com')];
    const bots: { owner: number; id: number }[] = [];
    for (const owner of [first, first, second])
      bots.push({ owner: owner.userId, id: (await world.bot(owner, nowhere)).botId });
    // The reason of an automatic pause stays on the bot until it starts again.
    await world.db.updateTable('bots').set({ paused_reason: 'bounces' }).execute();

    let before = await rows();
    const done: string[] = [];
    for (let count = 0; count < ACTS; count += 1) {
      const now = world.pass(Math.ceil(between(0, 90)));
      const [{ owner, id }, act] = [one(bots), one(acts)];
      const run = before.runs.findLast((row) => row.bot_id === id)?.id as number;
      const open = before.runs.some((row) => row.id === run && ['queued', 'running'].includes(row.status as string));
      done.push(`${act} of ${id}`);
      world.queued.length = 0;
      let status = 200;
      if (act === 'finish') await performRun(world.deps, run);
      else if (act === 'fail') await failRun(world.deps, run, new Error('late'));
      else {
        const body = act === 'run' ? { dry_run: true, targets_limit: 3 } : undefined;
        ({ status } = await world.api(owner)('POST', `/bots/${id}/${act}/`, body));
      }
      expect([act, status]).toEqual([act, act !== 'run' ? 200 : open ? 409 : 202]);
      const after = await rows();
      const next = after.runs.length > before.runs.length ? (after.runs.at(-1)?.id as number) : undefined;
      const trail = `after ${done.slice(-6).join(', ')}`;
      expect(after, trail).toEqual(expected(before, id, act, now, next));
      expect(world.queued, trail).toEqual(next === undefined ? [] : [next]);
      // The next action meets a running run, or a bot paused for a reason.
      if (count % 3 === 0)
        await world.db
          .updateTable('bot_runs')
          .set({ status: 'running', started_at: now, current: JSON.stringify(underWay) })
          .where('status', '=', 'queued')
          .execute();
      if (act === 'pause' && count % 2 === 0)
        await world.db.updateTable('bots').set({ paused_reason: 'bounces' }).where('id', '=', id).execute();
      before = await rows();
    }
  });
});

describe('a bot whose mail account cannot send', () => {
  it.each([
    ['disconnected', { state: 'disconnected' }, 'gmail_missing'],
    ['to be connected again', { state: 'needs_reconnect' }, 'gmail_reconnect'],
    ['past its time', { expires_at: '2026-01-01T00:00:00Z' }, 'gmail_reconnect'],
  ])('%s begins nothing and changes nothing, and can be paused and stopped', async (name, change, code) => {
    const student = await world.student(`${code}-${name.length}@example.com`);
    const { botId } = await world.bot(student, nowhere);
    const call = (action: string) => world.api(student.userId)('POST', `/bots/${botId}/${action}/`);
    await call('pause');
    await world.db.updateTable('gmail_accounts').set(change).where('id', '=', student.accountId).execute();
    const before = await rows();
    world.pass(1);
    for (const action of ['start', 'resume', 'run'])
      expect(await call(action)).toMatchObject({ status: 409, body: { code } });
    expect(await rows()).toEqual(before);
    for (const action of ['pause', 'stop']) expect((await call(action)).status).toBe(200);
  });
});
