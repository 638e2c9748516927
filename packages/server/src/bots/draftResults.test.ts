import type { Bot, BotResults, BotRun } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { randomFrom } from '../testing/generated/random.ts';
import { classOf } from '../matching/matchClass.ts';
import { translate } from '../platform/http/messages/translate.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { performRun } from './run.ts';

let world: World;
/** What the test in hand says about a candidate. */
let scoreOf: (candidate: CandidateProfessor) => number;
let departmentOf: (candidate: CandidateProfessor) => string;
beforeAll(async () => {
  world = await createWorld({
    scoreOf: (candidate) => scoreOf(candidate),
    departmentOf: (candidate) => departmentOf(candidate),
  });
});
afterAll(() => world.close());
beforeEach(() => {
  scoreOf = () => 80;
  departmentOf = ({ fullName }) => fullName;
});

/** Gives the people of each university these scores, in the order in which they are seen. */
function scores(perUniversity: readonly number[]): void {
  const seen = new Map<number, string[]>();
  scoreOf = ({ universityId, key }) => {
    const known = seen.get(universityId) ?? [];
    if (!known.includes(key)) seen.set(universityId, [...known, key]);
    return perUniversity[(seen.get(universityId) ?? []).indexOf(key)] ?? 0;
  };
}

type Student = Awaited<ReturnType<World['student']>>;

const resultsOf = async ({ userId }: Student, botId: number, query = '', language = 'en') =>
  (
    await world.api(userId)<BotResults>('GET', `/bots/${botId}/results/?page_size=100${query}`, undefined, {
      'accept-language': language,
    })
  ).body;

const summary = ({ results }: BotResults) =>
  results.map(({ match_score, state, skipped_reason }) => [match_score?.score, state, skipped_reason]);

/** The first universities of the sample. */
const universities = async (count: number): Promise<number[]> =>
  (await world.deps.directory.universities({ page: 1, pageSize: count })).items.map(({ id }) => id);

/** A bot over the first universities and its first run, done. */
async function ran(student: Student, filters: object, fields: object, count = 1) {
  const selected_universities = await universities(count);
  const bot = await world.bot(student, { selected_universities, ...filters }, fields);
  await performRun(world.deps, bot.runId);
  return bot;
}

const notClose = translate('en', 'undraftedNotClose');
const filled = translate('en', 'undraftedRunFilled');
const department = translate('en', 'undraftedDepartmentTaken', { days: 14 });
const campus = translate('en', 'undraftedUniversityTaken', { n: 3, days: 14 });

describe('whom a run writes to', () => {
  it.each([
    [70, 'strong'],
    [69, 'possible'],
    [50, 'possible'],
    [49, 'no'],
    [0, 'no'],
  ] as const)('MAT-02 a score of %i is of the class %s, on the wire and beside the result', async (score, of) => {
    expect(classOf(score)).toBe(of);
    scores([score]);
    const student = await world.student(`class-${score}@example.com`);
    const { botId } = await ran(student, {}, { num_professors: 1 });
    const all = await resultsOf(student, botId);
    expect(all.results[0]?.match_score).toMatchObject({ score, class: of });
    expect(all.class_counts).toEqual({ strong: 0, possible: 0, no: 0, [of]: 1 });
    for (const other of ['strong', 'possible', 'no'] as const) {
      const some = await resultsOf(student, botId, `&class=${other}`);
      expect([some.count, some.results.length, some.class_counts]).toEqual(
        other === of ? [1, 1, all.class_counts] : [0, 0, all.class_counts],
      );
    }
    const { userId } = student;
    const professor = all.results[0]?.professor.id;
    const { body } = await world.api(userId)<{ results: object[] }>(
      'GET',
      `/api/matching/match-scores/?professor=${professor}`,
    );
    expect(body.results).toMatchObject([{ score, class: of }]);
  });

  it('MAT-02 are the strong ones of all universities first, the possible ones while the number is not filled, and never the others', async () => {
    scores([90, 55, 49]);
    const student = await world.student('order@example.com');
    const few = await ran(student, { max_targets: 1 }, { num_professors: 3 }, 2);
    expect(summary(await resultsOf(student, few.botId))).toEqual([
      [90, 'needs_review', null],
      [90, 'found', filled],
      [55, 'found', filled],
      [55, 'found', filled],
      [49, 'found', notClose],
      [49, 'found', notClose],
    ]);
    const more = await ran(student, { max_targets: 2 }, { num_professors: 3 }, 2);
    expect(summary(await resultsOf(student, more.botId))).toEqual([
      [90, 'needs_review', null],
      [90, 'needs_review', null],
      [55, 'needs_review', null],
      [55, 'found', filled],
      [49, 'found', notClose],
      [49, 'found', notClose],
    ]);
    const all = await ran(student, { max_targets: 50 }, { num_professors: 3 }, 2);
    expect((await resultsOf(student, all.botId)).results.filter(({ draft }) => draft !== null)).toHaveLength(4);
    const { body } = await world.api(student.userId)<Bot>('GET', `/bots/${all.botId}/`);
    // Of the six found, two are not close enough to be matches.
    expect(body.matches_found).toBe(4);
  });

  it('MAT-02 of those who are not close enough, anybody can be drafted by hand, which leaves no reason beside them', async () => {
    scores([30]);
    const student = await world.student('by-hand@example.com');
    const { botId, runId } = await ran(student, {}, { num_professors: 1 });
    const [before] = (await resultsOf(student, botId)).results;
    expect(before).toMatchObject({ state: 'found', draft: null, skipped_reason: notClose });
    const answer = await world.api(student.userId)('POST', '/api/emails/email-drafts/get-or-create/', {
      professor: before?.professor.id,
      bot_run: runId,
    });
    expect(answer.status).toBeLessThan(300);
    expect((await resultsOf(student, botId)).results).toMatchObject([{ state: 'needs_review', skipped_reason: null }]);
  });

  it('MAT-03 R7 is one of a department, whichever bot, until nobody may answer any more', async () => {
    departmentOf = () => 'Informatics';
    scores([90, 80]);
    const student = await world.student('department@example.com');
    const first = await ran(student, { max_targets: 9 }, { num_professors: 2 });
    expect(summary(await resultsOf(student, first.botId))).toEqual([
      [90, 'needs_review', null],
      [80, 'found', department],
    ]);
    const second = await ran(student, { max_targets: 9 }, { num_professors: 2 });
    expect(summary(await resultsOf(student, second.botId))).toEqual([
      [90, 'needs_review', null],
      [80, 'found', department],
    ]);
    expect(summary(await resultsOf(student, second.botId, '', 'fa'))[1]?.[2]).toBe(
      translate('fa', 'undraftedDepartmentTaken', { days: 14 }),
    );
    // The person sets the first one aside, which leaves the place open.
    await world.db
      .updateTable('email_drafts')
      .set({ state: 'skipped' })
      .where('user_id', '=', student.userId)
      .execute();
    const third = await ran(student, { max_targets: 9 }, { num_professors: 2 });
    expect(summary(await resultsOf(student, third.botId))).toEqual([
      [90, 'skipped', null],
      [80, 'needs_review', null],
    ]);
  });

  it('MAT-03 R7 waits for the answer to an email that was sent, and goes on after 14 days without one', async () => {
    departmentOf = () => 'Informatics';
    scores([90, 80]);
    const student = await world.student('open@example.com');
    const { botId } = await ran(student, { max_targets: 9 }, { num_professors: 2 });
    const [sent] = (await resultsOf(student, botId)).results;
    const { person_key } = await world.db
      .selectFrom('professors')
      .select('person_key')
      .where('id', '=', sent?.professor.id ?? 0)
      .executeTakeFirstOrThrow();
    await world.db.updateTable('email_drafts').set({ state: 'sent' }).where('user_id', '=', student.userId).execute();
    const place = sent?.professor.university_name?.toLowerCase() ?? '';
    await world.db
      .insertInto('contacts')
      .values({
        user_id: student.userId,
        person_key,
        recipient: 'sent@university.example',
        season: 2026,
        claimed_at: world.pass(0),
        department_key: `${place}|informatics`,
        university_key: place,
      })
      .execute();
    const next = async () => {
      const { body } = await world.api(student.userId)<BotRun>('POST', `/bots/${botId}/run/`, { targets_limit: 9 });
      await performRun(world.deps, body.id);
      return (await resultsOf(student, botId)).results.find(({ match_score }) => match_score?.score === 80);
    };
    expect(await next()).toMatchObject({ state: 'found', skipped_reason: department });
    world.pass(14 * 24 * 60 - 1);
    expect(await next()).toMatchObject({ state: 'found', skipped_reason: department });
    world.pass(2);
    expect(await next()).toMatchObject({ state: 'needs_review', skipped_reason: null });
  });

  it('MAT-03 R8 are three of a university, the closest ones', async () => {
    scores([90, 80, 70, 60, 55]);
    const student = await world.student('university@example.com');
    const { botId } = await ran(student, { max_targets: 9 }, { num_professors: 5 });
    expect(summary(await resultsOf(student, botId))).toEqual([
      [90, 'needs_review', null],
      [80, 'needs_review', null],
      [70, 'needs_review', null],
      [60, 'found', campus],
      [55, 'found', campus],
    ]);
  });

  it('MAT-03 are as many when the runs of two bots are under way at once, never two for one place', async () => {
    departmentOf = () => 'Informatics';
    const student = await world.student('at-once@example.com');
    const selected_universities = await universities(2);
    const bots = [];
    for (const num_professors of [3, 4, 5])
      bots.push(await world.bot(student, { selected_universities, max_targets: 9 }, { num_professors }));
    await Promise.all(bots.map(({ runId }) => performRun(world.deps, runId)));
    const drafts = await world.db
      .selectFrom('email_drafts')
      .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
      .select('university_name')
      .where('email_drafts.user_id', '=', student.userId)
      .execute();
    expect(drafts).toHaveLength(2);
    expect(new Set(drafts.map((row) => row.university_name)).size).toBe(2);
  });
});

describe('how many a run writes', () => {
  it.each<[string, filters: object, fields: object, limit: number]>([
    ['what the bot says', { max_targets: 2 }, { num_professors: 3 }, 2],
    ['num_professors where the bot says nothing', {}, { num_professors: 3 }, 3],
    ['five where nothing is said at all', {}, {}, 5],
  ])('MAT-03 BOT-143 the run that creation begins takes %s', async (_, filters, fields, limit) => {
    const student = await world.student(`creation-${limit}@example.com`);
    const api = world.api(student.userId);
    const { body, status } = await api<{ run: BotRun }>('POST', '/bots/create/', {
      name: 'On the wire',
      gmail_account: student.accountId,
      ...fields,
      advanced_filters: {
        research_area: 'Machine learning',
        selected_universities: await universities(4),
        ...filters,
      },
    });
    expect([status, body.run.targets_limit]).toEqual([201, limit]);
    await performRun(world.deps, body.run.id);
    const { body: run } = await api<BotRun>('GET', `/bots/${body.run.bot}/run/`);
    expect(run).toMatchObject({ status: 'finished', counts: { drafts_written: limit, drafts_waiting: limit } });
  });

  it('BOT-143 a run that is asked for takes what the call says, else num_professors', async () => {
    const student = await world.student('asked@example.com');
    const { botId } = await ran(student, { max_targets: 1 }, { num_professors: 2 }, 4);
    for (const [said, limit] of [
      [{ targets_limit: 1 }, 1],
      [{}, 2],
      [{ targets_limit: null }, 2],
    ] as const) {
      const { body } = await world.api(student.userId)<BotRun>('POST', `/bots/${botId}/run/`, said);
      await performRun(world.deps, body.id);
      const { body: run } = await world.api(student.userId)<BotRun>('GET', `/bots/${botId}/run/`);
      expect([run.targets_limit, run.counts.drafts_written]).toEqual([limit, limit]);
    }
  });
});

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'MAT-02 MAT-03 nothing is drafted below possible, never more than the number, never two for one place of a department (generated %i)',
  async (seed) => {
    const { pick } = randomFrom(`drafts of runs ${seed}`);
    const people = new Map<string, { score: number; department: string }>();
    const person = (key: string) => {
      const known = people.get(key) ?? {
        score: pick([95, 80, 70, 69, 60, 50, 49, 30, 0]),
        department: pick(['Informatics', 'Physics', 'Statistics', 'Design', '']),
      };
      people.set(key, known);
      return known;
    };
    scoreOf = ({ key }) => person(key).score;
    departmentOf = ({ key }) => person(key).department;
    const student = await world.student(`generated-${seed}@example.com`);
    const selected_universities = await universities(pick([1, 2, 4]));
    for (const round of [1, 2, 3]) {
      const limit = pick([1, 2, 5, 50]);
      const fields = { num_professors: pick([1, 4, 8]) };
      const { runId } = await world.bot(student, { selected_universities, max_targets: limit }, fields);
      const stops = pick([0, 0, 1, 3]);
      let steps = 0;
      // Some are interrupted in the middle of their drafts and go on.
      await performRun(world.deps, runId, {
        onDraft: () => {
          steps += 1;
          if (steps === stops) throw new Error('cut off');
        },
      }).catch(() => performRun(world.deps, runId));
      const rows = await world.db
        .selectFrom('bot_results as result')
        .innerJoin('professors', 'professors.id', 'result.professor_id')
        .innerJoin('match_scores as score', (join) =>
          join.onRef('score.professor_id', '=', 'result.professor_id').onRef('score.bot_run_id', '=', 'result.run_id'),
        )
        .leftJoin('email_drafts as draft', 'draft.professor_id', 'result.professor_id')
        .select(['professors.id', 'score.score', 'result.undrafted_reason', 'draft.bot_run_id', 'draft.id as draft'])
        .where('result.run_id', '=', runId)
        .execute();
      const written = rows.filter((row) => row.bot_run_id === runId);
      expect(written.length, `round ${round}`).toBeLessThanOrEqual(limit);
      expect(written.filter(({ score }) => (score ?? 0) < 50)).toEqual([]);
      // Everybody has a draft or a reason, and the reason is true.
      expect(rows.filter(({ draft, undrafted_reason: reason }) => draft === null && reason === null)).toEqual([]);
      const of = (reason: string) => rows.filter((row) => row.undrafted_reason === reason);
      expect(of('not_close').filter(({ score }) => (score ?? 0) >= 50)).toEqual([]);
      const weakest = Math.min(...written.map(({ score }) => score ?? 0));
      for (const { score } of of('run_filled'))
        expect([written.length, (score ?? 0) <= weakest]).toEqual([limit, true]);
    }
    const drafts = await world.db
      .selectFrom('email_drafts')
      .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
      .select(['department', 'university_name'])
      .where('email_drafts.user_id', '=', student.userId)
      .execute();
    const departments = drafts.filter((row) => row.department !== null);
    expect(new Set(departments.map((row) => `${row.university_name}|${row.department}`)).size).toBe(departments.length);
    for (const [place, rows] of Map.groupBy(drafts, (row) => row.university_name))
      expect([place, rows.length <= 3]).toEqual([place, true]);
  },
);
