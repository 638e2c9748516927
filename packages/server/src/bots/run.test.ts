import type { BotResults, BotRun, MatchScore } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Directory } from '../directory/directory.ts';
import { translate } from '../platform/http/messages/translate.ts';
import { checkDraft } from '../matching/checks.ts';
import { countWords } from '../matching/wordCount.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { act, deleteBot } from './actions.ts';
import { failRun, performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { loadBots, selectRuns, toRun } from './toBot.ts';
import { storeMessage } from '../testing/messages.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const runOf = async (runId: number) =>
  toRun(await selectRuns(world.db).where('id', '=', runId).executeTakeFirstOrThrow(), 'en');

/** All results of a run without ids and times, for comparing two runs. */
async function outcome(userId: number, runId: number) {
  const results = await world.db
    .selectFrom('bot_results as result')
    .innerJoin('professors as professor', 'professor.id', 'result.professor_id')
    .leftJoin('match_scores as score', (join) =>
      join.onRef('score.professor_id', '=', 'professor.id').onRef('score.bot_run_id', '=', 'result.run_id'),
    )
    .leftJoin('email_drafts as draft', 'draft.professor_id', 'professor.id')
    .select([
      'professor.person_key',
      'result.position',
      'result.university_id',
      'result.skipped_reason',
      'result.undrafted_reason',
      'score.score',
      'score.told',
      'draft.subject',
      'draft.state',
    ])
    .where('result.run_id', '=', runId)
    .orderBy('result.position')
    .execute();
  const { professors } = await world.db
    .selectFrom('professors')
    .select((of) => of.fn.countAll<number>().as('professors'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { drafts } = await world.db
    .selectFrom('email_drafts')
    .select((of) => of.fn.countAll<number>().as('drafts'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { counts, status } = await runOf(runId);
  return { results, professors, drafts, counts, status };
}

class Kill extends Error {}

describe('a run over three universities with three professors each', () => {
  it('finds nine professors and writes nine drafts that pass their checks', async () => {
    const student = await world.student('fifteen@example.com');
    const universities = await world.staffed(3);
    const filters = { selected_universities: universities, max_targets: 20 };
    const { botId, runId } = await world.bot(student, filters, { num_professors: 3 });
    expect((await runOf(runId)).targets_limit).toBe(20);
    await performRun(world.deps, runId);

    const run = await runOf(runId);
    expect(run).toMatchObject({
      status: 'finished',
      stage: 'done',
      dry_run: true,
      error: null,
      warning: null,
      counts: {
        universities_total: 3,
        universities_read: 3,
        professors_found: 9,
        professors_scored: 9,
        drafts_written: 9,
        drafts_waiting: 9,
        skipped: 0,
      },
    });
    const [bot] = await loadBots(world.db, student.userId, 'en', botId);
    expect(bot).toMatchObject({
      status: 'Active',
      matches_found: 9,
      emails_sent: 0,
      gmail_email: 'fifteen@example.com',
    });

    const profile = await loadStudent(world.db, student.userId);
    const drafts = await world.db
      .selectFrom('email_drafts')
      .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
      .select(['email_drafts.id', 'subject', 'body', 'evidence', 'full_name'])
      .where('email_drafts.user_id', '=', student.userId)
      .execute();
    expect(drafts).toHaveLength(9);
    for (const draft of drafts) {
      const otherBodies = drafts.filter(({ id }) => id !== draft.id).map(({ body }) => body);
      const words = countWords(draft.body);
      expect(words).toBeGreaterThanOrEqual(120);
      expect(words).toBeLessThanOrEqual(220);
      const checks = checkDraft({
        ...draft,
        evidence: draft.evidence as never,
        publications: [],
        professorName: draft.full_name,
        student: profile,
        otherBodies,
      });
      // What only the person can say may be left to write.
      expect(checks.filter(({ passed, code }) => !passed && code !== 'no_gaps' && code !== 'word_count')).toEqual([]);
      expect((draft.evidence as unknown as { kind: string }[]).map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['publication', 'profile']),
      );
    }
    const perUniversity = await world.db
      .selectFrom('bot_results')
      .select('university_id')
      .where('run_id', '=', runId)
      .execute();
    for (const id of universities) expect(perUniversity.filter((row) => row.university_id === id)).toHaveLength(3);
  });

  it('gives 25 XP and 8 coins once per bot (A-33)', async () => {
    const student = await world.student('reward@example.com');
    await world.bot(student, { selected_universities: await world.staffed(1) });
    const user = await world.db
      .selectFrom('users')
      .select(['xp', 'coins', 'level'])
      .where('id', '=', student.userId)
      .executeTakeFirstOrThrow();
    expect(user).toEqual({ xp: 25, coins: 8, level: 1 });
  });
});

describe('a run that is done again', () => {
  // Nine are found, then seven drafts are written.
  it.each([1, 4, 9, 10, 13, 16])('ends the same after it was interrupted %i steps in', async (after) => {
    const whole = await world.student(`whole-${after}@example.com`);
    const broken = await world.student(`broken-${after}@example.com`);
    const filters = { selected_universities: await world.staffed(3), max_targets: 7 };
    const first = await world.bot(whole, filters, { num_professors: 3 });
    const second = await world.bot(broken, filters, { num_professors: 3 });
    await performRun(world.deps, first.runId);

    let committed = 0;
    const step = () => {
      committed += 1;
      if (committed === after) throw new Kill();
    };
    const killed = performRun(world.deps, second.runId, { onProfessor: step, onDraft: step });
    await expect(killed).rejects.toThrow(Kill);
    const midway = await outcome(broken.userId, second.runId);
    const drafts = Math.max(0, after - 9);
    expect(midway).toMatchObject({ professors: Math.min(9, after), drafts, status: 'running' });
    expect(midway.counts.drafts_written).toBe(drafts);
    await performRun(world.deps, second.runId);

    const expected = await outcome(whole.userId, first.runId);
    const actual = await outcome(broken.userId, second.runId);
    expect(expected).toMatchObject({ drafts: 7, professors: 9 });
    // Wording depends on the student's address; everything else must be equal.
    const comparable = ({ results, ...rest }: typeof expected) => ({
      ...rest,
      results: results.map((result) => ({ ...result, subject: null })),
    });
    expect(comparable(actual)).toEqual(comparable(expected));
  });

  it('does nothing twice when two workers do it at once', async () => {
    const student = await world.student('twice@example.com');
    const filters = { selected_universities: await world.staffed(3), max_targets: 7 };
    const { runId } = await world.bot(student, filters, { num_professors: 3 });
    await Promise.all([performRun(world.deps, runId), performRun(world.deps, runId), performRun(world.deps, runId)]);
    await performRun(world.deps, runId);
    const end = await outcome(student.userId, runId);
    expect(end).toMatchObject({ professors: 9, drafts: 7, status: 'finished' });
    expect(end.counts).toMatchObject({ professors_found: 9, drafts_written: 7, universities_read: 3 });
    expect(end.results.map(({ position }) => position)).toEqual(Array.from({ length: 9 }, (_, index) => index));
  });

  it('stops without writing when its claim is lost', async () => {
    const student = await world.student('aborted@example.com');
    const { runId } = await world.bot(student, { selected_universities: await world.staffed(1) });
    await expect(performRun(world.deps, runId, { signal: AbortSignal.abort(new Kill()) })).rejects.toThrow(Kill);
    expect(await outcome(student.userId, runId)).toMatchObject({ professors: 0, status: 'running' });
  });
});

describe('two bots of one person', () => {
  it('share one record and one draft per professor, and keep what the person edited', async () => {
    const student = await world.student('shared@example.com');
    const filters = { selected_universities: await world.staffed(1) };
    const first = await world.bot(student, filters, { num_professors: 3 });
    await performRun(world.deps, first.runId);
    const [professor] = await world.db
      .selectFrom('professors')
      .select(['id', 'person_key'])
      .where('user_id', '=', student.userId)
      .limit(1)
      .execute();
    await world.db
      .updateTable('professors')
      .set({ email: 'corrected@example.com' })
      .where('id', '=', professor?.id ?? 0)
      .execute();
    const second = await world.bot(student, filters, { num_professors: 3 });
    await performRun(world.deps, second.runId);

    const end = await outcome(student.userId, second.runId);
    expect(end).toMatchObject({ professors: 3, drafts: 3, status: 'finished' });
    expect(end.counts).toMatchObject({ professors_found: 3, drafts_written: 0, drafts_waiting: 3 });
    const emails = await world.db
      .selectFrom('professors')
      .select('email')
      .where('id', '=', professor?.id ?? 0)
      .executeTakeFirst();
    expect(emails?.email).toBe('corrected@example.com');
  });

  it('do not touch the records of another person', async () => {
    const filters = { selected_universities: await world.staffed(1) };
    const one = await world.student('one@example.com');
    const other = await world.student('other@example.com');
    await performRun(world.deps, (await world.bot(one, filters)).runId);
    await world.db
      .updateTable('professors')
      .set({ email: 'mine@example.com' })
      .where('user_id', '=', one.userId)
      .execute();
    await performRun(world.deps, (await world.bot(other, filters)).runId);
    const emails = await world.db
      .selectFrom('professors')
      .select('email')
      .where('user_id', '=', other.userId)
      .execute();
    expect(emails).toHaveLength(5);
    for (const { email } of emails) expect(email).toMatch(/\.example$/);
  });
});

describe('a person who ends a run', () => {
  it.each(['pause', 'stop'] as const)('%s: nothing more is written', async (action) => {
    const universities = await world.staffed(3);
    for (const [step, professors, drafts] of [
      [7, 7, 0],
      [12, 9, 3],
    ]) {
      const student = await world.student(`${action}-${step}@example.com`);
      const filters = { selected_universities: universities, max_targets: 7 };
      const { botId, runId } = await world.bot(student, filters, { num_professors: 3 });
      let committed = 0;
      const count = async () => {
        committed += 1;
        if (committed === step) await act(world.deps, student.userId, botId, action);
      };
      await performRun(world.deps, runId, { onProfessor: count, onDraft: count });
      expect(await outcome(student.userId, runId)).toMatchObject({ professors, drafts, status: 'stopped' });
      const [bot] = await loadBots(world.db, student.userId, 'en', botId);
      expect(bot?.status).toBe(action === 'pause' ? 'Paused' : 'Active');
    }
  });

  it('deleting the bot keeps professors, scores and drafts', async () => {
    const student = await world.student('deleted@example.com');
    const { botId, runId } = await world.bot(student, { selected_universities: await world.staffed(3) });
    let committed = 0;
    await performRun(world.deps, runId, {
      onDraft: async () => {
        committed += 1;
        if (committed === 3) await deleteBot(world.deps, student.userId, botId);
      },
    });
    expect(await loadBots(world.db, student.userId, 'en')).toEqual([]);
    const drafts = await world.db
      .selectFrom('email_drafts')
      .select('bot_run_id')
      .where('user_id', '=', student.userId)
      .execute();
    expect(drafts).toEqual([{ bot_run_id: null }, { bot_run_id: null }, { bot_run_id: null }]);
    const scores = await world.db
      .selectFrom('match_scores')
      .select('score')
      .where('user_id', '=', student.userId)
      .execute();
    expect(scores).toHaveLength(15);
  });

  it('MAT-03 starting again begins a run of at most num_professors emails, and says that others were left out', async () => {
    const student = await world.student('again@example.com');
    const { botId, runId } = await world.bot(student, { selected_universities: await world.staffed(3) });
    await act(world.deps, student.userId, botId, 'pause');
    await performRun(world.deps, runId);
    expect(await outcome(student.userId, runId)).toMatchObject({ professors: 0, status: 'stopped' });
    await act(world.deps, student.userId, botId, 'start');
    const [bot] = await loadBots(world.db, student.userId, 'en', botId);
    expect(bot).toMatchObject({
      status: 'Running',
      latest_run: { status: 'queued', dry_run: false, targets_limit: 5 },
    });
    const next = bot?.latest_run?.id ?? 0;
    expect(world.queued.at(-1)).toBe(next);
    await performRun(world.deps, next);
    const end = await outcome(student.userId, next);
    expect(end).toMatchObject({ professors: 15, drafts: 5, status: 'finished' });
    expect((await runOf(next)).warning).toBe(translate('en', 'warnLimitReached'));
  });
});

describe('people who are not written to', () => {
  it('are found with the reason, and others take their place', async () => {
    const student = await world.student('skips@example.com');
    const filters = { selected_universities: await world.staffed(1) };
    const before = await world.bot(student, filters, { num_professors: 3 });
    await performRun(world.deps, before.runId);
    const [a, b] = await world.db
      .selectFrom('professors')
      .select(['person_key', 'email'])
      .where('user_id', '=', student.userId)
      .orderBy('id')
      .execute();
    await world.db
      .insertInto('do_not_contact')
      .values({ user_id: student.userId, recipient: a?.email ?? '', reason: 'user' })
      .execute();
    await storeMessage(world.db, {
      user_id: student.userId,
      person_key: b?.person_key ?? '',
      recipient: 'elsewhere@example.com',
      season: 2026,
      state: 'sent',
      mode: 'direct',
      message_id: '<1@peyk>',
    });
    const after = await world.bot(student, filters, { num_professors: 3 });
    await performRun(world.deps, after.runId);
    const { results, counts } = await outcome(student.userId, after.runId);
    expect(counts).toMatchObject({ professors_found: 5, skipped: 2 });
    expect(results.find(({ person_key }) => person_key === a?.person_key)?.skipped_reason).toBe('do_not_contact');
    expect(results.find(({ person_key }) => person_key === b?.person_key)?.skipped_reason).toBe('contacted');
  });

  it('R11 are known by the address that the person corrected, and no more by the one of the directory', async () => {
    const student = await world.student('addresses@example.com');
    const filters = { selected_universities: await world.staffed(1) };
    await performRun(world.deps, (await world.bot(student, filters, { num_professors: 2 })).runId);
    const [listed, moved] = await world.db
      .selectFrom('professors')
      .select(['id', 'person_key', 'email'])
      .where('user_id', '=', student.userId)
      .orderBy('id')
      .execute();
    if (!listed || !moved) throw new Error('The run found nobody');
    const correct = (id: number, email: string) =>
      world.db.updateTable('professors').set({ email }).where('id', '=', id).execute();
    await correct(listed.id, 'listed@university.example');
    await correct(moved.id, 'moved@university.example');
    await world.db
      .insertInto('do_not_contact')
      .values(
        ['listed@university.example', moved.email ?? ''].map((recipient) => ({
          user_id: student.userId,
          recipient,
          reason: 'user',
        })),
      )
      .execute();
    const after = await world.bot(student, filters, { num_professors: 2 });
    await performRun(world.deps, after.runId);
    const { results } = await outcome(student.userId, after.runId);
    const reasonFor = (key: string) => results.find(({ person_key }) => person_key === key)?.skipped_reason;
    expect([reasonFor(listed.person_key), reasonFor(moved.person_key)]).toEqual(['do_not_contact', null]);
  });

  it('have fewer publications than the bot asks for', async () => {
    const student = await world.student('few@example.com');
    const filters = { selected_universities: await world.staffed(1), min_publications: 1_000_000 };
    const { runId } = await world.bot(student, filters);
    await performRun(world.deps, runId);
    const { results, counts, drafts } = await outcome(student.userId, runId);
    expect(counts.professors_found).toBe(counts.skipped);
    expect(drafts).toBe(0);
    expect(new Set(results.map(({ skipped_reason }) => skipped_reason))).toEqual(new Set(['few_publications']));
  });
});

describe('what a run says', () => {
  it('warns when no university matches', async () => {
    const student = await world.student('nothing@example.com');
    const { runId, botId } = await world.bot(student, { search_mode: 'name', university_query: 'no such place' });
    await performRun(world.deps, runId);
    expect(await runOf(runId)).toMatchObject({
      status: 'finished',
      warning: expect.stringMatching(/^No university matches/),
    });
    const [bot] = await loadBots(world.db, student.userId, 'fa', botId);
    expect(bot?.latest_run?.warning).toMatch(/^هیچ دانشگاهی/);
  });

  it('LTR-05 says which number of its interests has no English name, and none once it is written', async () => {
    const student = await world.student('persian.interests@example.com');
    const names = ['تاب‌آوری روستاهای کوهستانی', 'روایت‌های شفاهی کوچ'] as const;
    for (const name of names)
      await world.db
        .insertInto('profile_entries')
        .values({
          user_id: student.userId,
          section: 'research_interests',
          fields: JSON.stringify({ interest_name: name, subfield: null }),
        })
        .execute();
    const [research_area] = names;
    const filters = { selected_universities: await world.staffed(1), research_area, research_areas: [...names] };
    const said = async () => {
      const { botId, runId } = await world.bot(student, filters, { num_professors: 1 });
      await performRun(world.deps, runId);
      const { body } = await world.api(student.userId)<BotRun>('GET', `/bots/${botId}/run/`);
      return body.interests_without_english;
    };
    expect(await said()).toBe(2);
    for (const name of names)
      await world.db
        .updateTable('profile_entries')
        .set({ fields: JSON.stringify({ interest_name: name, subfield: null, interest_name_en: 'Mountain villages' }) })
        .where('user_id', '=', student.userId)
        .where(sql<string>`fields->>'interest_name'`, '=', name)
        .execute();
    expect(await said()).toBe(0);
  });

  it('LTR-05 looks in the directory under the English names of its interests', async () => {
    const student = await world.student('persian.search@example.com');
    const research_area = 'تاب‌آوری روستاهای کوهستانی';
    await world.db
      .insertInto('profile_entries')
      .values({
        user_id: student.userId,
        section: 'research_interests',
        fields: JSON.stringify({
          interest_name: research_area,
          subfield: null,
          interest_name_en: 'Resilience of mountain villages',
        }),
      })
      .execute();
    const filters = { selected_universities: await world.staffed(1), research_area, research_areas: [] };
    const { runId } = await world.bot(student, filters, { num_professors: 1 });
    const asked: string[][] = [];
    const directory: Directory = {
      kind: 'sample',
      universities: (filter) => world.deps.directory.universities(filter),
      universityCounts: () => world.deps.directory.universityCounts(),
      professor: (key) => world.deps.directory.professor(key),
      professorsOf: (ids, query) => {
        asked.push([...query.interests]);
        return world.deps.directory.professorsOf(ids, query);
      },
    };
    await performRun({ ...world.deps, directory }, runId);
    expect(asked).toEqual([['Resilience of mountain villages']]);
  });

  it('warns when a proposal is promised and the profile holds none (A-133)', async () => {
    const student = await world.student('proposal@example.com');
    await world.db
      .deleteFrom('profile_entries')
      .where('user_id', '=', student.userId)
      .where('section', 'in', ['degrees', 'projects'])
      .execute();
    const filters = { selected_universities: await world.staffed(1) };
    const { runId } = await world.bot(student, filters, { need_research_proposal: true, num_professors: 1 });
    await performRun(world.deps, runId);
    expect((await runOf(runId)).warning).toMatch(/^This bot requires a research proposal/);
  });

  it('warns of an address that is missing where somebody is written to, and not where they are passed over', async () => {
    const student = await world.student('address@example.com');
    const filters = { selected_universities: await world.staffed(1) };
    const warning = async (professors: number) => {
      const { runId } = await world.bot(student, filters, { num_professors: professors });
      await performRun(world.deps, runId);
      return (await runOf(runId)).warning;
    };
    await warning(2);
    const records = await world.db
      .selectFrom('bot_results')
      .innerJoin('professors', 'professors.id', 'bot_results.professor_id')
      .select(['professors.id', 'person_key'])
      .where('bot_results.user_id', '=', student.userId)
      .orderBy('position')
      .execute();
    expect(records).toHaveLength(2);
    for (const [index, { id }] of records.entries())
      await world.db
        .updateTable('professors')
        .set({ email: index === 0 ? null : 'known@university.example' })
        .where('id', '=', id)
        .execute();
    await storeMessage(world.db, {
      user_id: student.userId,
      person_key: records[0]?.person_key ?? '',
      recipient: 'elsewhere@example.com',
      season: 2026,
      state: 'sent',
      mode: 'direct',
      message_id: '<address@peyk>',
    });
    expect(await warning(1)).toBeNull();
    await world.db.deleteFrom('contacts').where('user_id', '=', student.userId).execute();
    expect(await warning(1)).toBe(translate('en', 'warnNoAddress'));
  });

  it('stays stopped when its worker fails late', async () => {
    const student = await world.student('stopped.late@example.com');
    const filters = { selected_universities: await world.staffed(1) };
    const [stopped, open] = [await world.bot(student, filters), await world.bot(student, filters)];
    await act(world.deps, student.userId, stopped.botId, 'pause');
    for (const { runId } of [stopped, open]) await failRun(world.deps, runId, new Error('late'));
    expect(await runOf(stopped.runId)).toMatchObject({ status: 'stopped', error: null });
    expect(await runOf(open.runId)).toMatchObject({ status: 'failed', error: expect.any(String) });
  });

  it('greets by the name as the person corrected it', async () => {
    const student = await world.student('corrected@example.com');
    const filters = { selected_universities: await world.staffed(1) };
    const first = await world.bot(student, filters, { num_professors: 1 });
    await performRun(world.deps, first.runId);
    const draft = () =>
      world.db
        .selectFrom('email_drafts')
        .select(['professor_id', 'body'])
        .where('user_id', '=', student.userId)
        .executeTakeFirstOrThrow();
    const { professor_id: id } = await draft();
    await world.db.deleteFrom('email_drafts').where('professor_id', '=', id).execute();
    await world.db.updateTable('professors').set({ full_name: 'Ada Corrected' }).where('id', '=', id).execute();
    const second = await world.bot(student, filters, { num_professors: 1 });
    await performRun(world.deps, second.runId);
    expect(await draft()).toEqual({ professor_id: id, body: expect.stringMatching(/^Dear Professor Corrected,/) });
  });

  it('MAT-04 explains a match in the language of whoever reads it, whatever the run was begun in', async () => {
    const student = await world.student('persian@example.com');
    const { botId, runId } = await world.bot(
      student,
      { selected_universities: await world.staffed(1) },
      { num_professors: 1 },
    );
    await performRun(world.deps, runId);
    const read = async (lang: 'en' | 'fa') => {
      const api = world.api(student.userId);
      const heard = { 'accept-language': lang };
      const { body } = await api<BotResults>('GET', `/bots/${botId}/results/`, undefined, heard);
      const [result] = body.results;
      const path = `/api/matching/match-scores/?professor=${result?.professor.id}`;
      const { body: scores } = await api<{ results: MatchScore[] }>('GET', path, undefined, heard);
      expect(scores.results).toEqual([result?.match_score]);
      return result?.match_score;
    };
    const [english, persian] = [await read('en'), await read('fa')];
    expect(english?.reason).toMatch(/^Their work on /u);
    expect(persian?.reason).toMatch(/^کار او /u);
    const said = (match: typeof english) => [match?.pros ?? [], match?.cons ?? []].flat();
    expect(said(english).length).toBeGreaterThan(1);
    expect(said(persian)).toHaveLength(said(english).length);
    for (const sentence of said(persian)) expect(sentence).toMatch(/^\P{L}*\p{Script=Arabic}/u);
    expect({ ...persian, reason: '', pros: [], cons: [] }).toEqual({ ...english, reason: '', pros: [], cons: [] });
  });

  it('MAT-04 keeps the sentences of a match of before the facts were stored', async () => {
    const student = await world.student('older.match@example.com');
    const { botId, runId } = await world.bot(
      student,
      { selected_universities: await world.staffed(1) },
      { num_professors: 1 },
    );
    await performRun(world.deps, runId);
    const stored = { reason: 'The work matches.', pros: ['One.'], cons: ['Two.'] };
    await world.db
      .updateTable('match_scores')
      .set({ told: null, reason: stored.reason, pros: JSON.stringify(stored.pros), cons: JSON.stringify(stored.cons) })
      .where('user_id', '=', student.userId)
      .execute();
    const { body } = await world.api(student.userId)<BotResults>('GET', `/bots/${botId}/results/`);
    expect(body.results[0]?.match_score).toMatchObject(stored);
  });
});
