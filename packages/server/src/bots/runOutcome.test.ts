import type { Bot, BotResults, BotRun } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate, translateCode } from '../platform/http/messages/translate.ts';
import { fromCandidate } from '../professors/toProfessor.ts';
import { composeEmail } from '../matching/compose.ts';
import { toldOf } from '../matching/facts.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { performRun } from './run.ts';
import { studentFor } from '../matching/studentFor.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { pauseSentences } from './reasons.ts';
import { loadBots, pausedBy, selectRuns, toRun } from './toBot.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const runOf = async (runId: number, lang: 'en' | 'fa' = 'en') =>
  toRun(await selectRuns(world.db).where('id', '=', runId).executeTakeFirstOrThrow(), lang);

describe('what a run leaves of each professor', () => {
  it('is the record, the score with its facts and the letter, and nothing else', async () => {
    const student = await world.student('leaves@example.com');
    const selected_universities = await world.universities('NO', 2);
    const { runId } = await world.bot(
      student,
      { selected_universities, research_areas: ['Robotics'], max_targets: 9 },
      { num_professors: 2 },
    );
    const now = world.pass(7);
    await performRun(world.deps, runId);

    const interests = ['Machine learning', 'Robotics'];
    const candidates = await world.deps.directory.professorsOf(selected_universities, {
      interests,
      limitPerUniversity: 100,
    });
    const profile = studentFor(await loadStudent(world.db, student.userId), interests);
    const best = world.deps.score(profile, candidates, { year: 2026 });
    const taken = selected_universities.flatMap((id) =>
      best.filter(({ candidate }) => candidate.universityId === id).slice(0, 2),
    );
    const records = await world.db
      .selectFrom('professors')
      .selectAll()
      .where('user_id', '=', student.userId)
      .orderBy('id')
      .execute();
    const written = (stored: string) => JSON.parse(stored) as unknown;
    expect(records).toMatchObject(
      taken.map(({ candidate }) => {
        const record = fromCandidate(student.userId, candidate, now);
        return { ...record, publications: written(record.publications), image_key: null };
      }),
    );
    const own = (table: 'match_scores' | 'email_drafts') =>
      world.db.selectFrom(table).selectAll().where('user_id', '=', student.userId).orderBy('id').execute();
    expect(await own('match_scores')).toEqual(
      taken.map(({ candidate, score, facts, terms, parts }, index) => ({
        id: expect.any(Number) as number,
        user_id: student.userId,
        professor_id: records[index]?.id,
        bot_run_id: runId,
        score,
        reason: '',
        pros: [],
        cons: [],
        told: toldOf(candidate, facts),
        terms,
        parts: parts.map(({ key, ...part }) => ({ part: key, ...part })),
        created_at: now,
      })),
    );
    const byScore = [...taken].sort((a, b) => b.score - a.score);
    expect(await own('email_drafts')).toEqual(
      byScore.map(({ candidate, key }) => ({
        id: expect.any(Number) as number,
        kind: 'first',
        user_id: student.userId,
        professor_id: records.find((record) => record.person_key === key)?.id,
        bot_run_id: runId,
        gmail_account_id: student.accountId,
        subject: expect.any(String) as string,
        body: composeEmail(profile, candidate, { today: '2026-11-21', needResearchProposal: false }).body,
        evidence: expect.any(Array) as unknown,
        bindings: [],
        phrasing: [],
        cv_file_id: null,
        proposal_file_id: null,
        checks: expect.any(Array) as unknown,
        checks_key: expect.any(String) as string,
        written_by: 'composer',
        state: 'needs_review',
        version: 1,
        scheduled_at: null,
        sent_at: null,
        failure: null,
        delay: null,
        created_at: now,
        updated_at: now,
      })),
    );
    expect((await runOf(runId)).counts).toEqual({
      universities_total: 2,
      universities_read: 2,
      professors_found: 4,
      professors_scored: 4,
      drafts_written: 4,
      drafts_waiting: 4,
      skipped: 0,
    });
  });

  it('is a score and no letter for those who are passed over, who are counted apart', async () => {
    const student = await world.student('passed@example.com');
    const selected_universities = await world.universities('NO', 1);
    const { botId, runId } = await world.bot(student, { selected_universities, min_publications: 1_000_000 });
    await performRun(world.deps, runId);
    const api = world.api(student.userId);
    const run = await runOf(runId);
    const { counts } = run;
    expect(counts.skipped).toBeGreaterThan(0);
    expect(run).toMatchObject({ status: 'finished', warning: null });
    expect(counts).toEqual({
      universities_total: 1,
      universities_read: 1,
      professors_found: counts.skipped,
      professors_scored: counts.skipped,
      drafts_written: 0,
      drafts_waiting: 0,
      skipped: counts.skipped,
    });
    for (const lang of ['en', 'fa'] as const) {
      const { body } = await api<BotResults>('GET', `/bots/${botId}/results/?page_size=100`, undefined, {
        'accept-language': lang,
      });
      expect(body.count).toBe(counts.skipped);
      expect(body.results.map(({ state, draft, skipped_reason }) => ({ state, draft, skipped_reason }))).toEqual(
        Array.from({ length: counts.skipped }, () => ({
          state: 'skipped',
          draft: null,
          skipped_reason: translate(lang, 'skippedFewPublications'),
        })),
      );
    }
    expect((await api<Bot>('GET', `/bots/${botId}/`)).body.matches_found).toBe(0);
    expect((await api('GET', '/bots/stats/')).body).toMatchObject({
      total_professors: counts.skipped,
      total_matches: 0,
    });
  });

  it('shows beside each result the score of its own run, and with the professor the newest of all runs', async () => {
    const student = await world.student('scores@example.com');
    const filters = { selected_universities: await world.universities('NO', 1) };
    const bots = [
      await world.bot(student, filters, { num_professors: 2 }),
      await world.bot(student, filters, { num_professors: 2 }),
    ];
    for (const [index, { runId }] of bots.entries()) {
      await performRun(world.deps, runId);
      await world.db
        .updateTable('match_scores')
        .set({ score: 60 + index })
        .where('bot_run_id', '=', runId)
        .execute();
    }
    const { botId, runId } = bots[0] as (typeof bots)[0];
    const { body: second } = await world.api(student.userId)<BotRun>('POST', `/bots/${botId}/run/`);
    await performRun(world.deps, second.id);
    await world.db.updateTable('match_scores').set({ score: 62 }).where('bot_run_id', '=', second.id).execute();
    const scores = async (bot: number | undefined, query = '') => {
      const { body } = await world.api(student.userId)<BotResults>('GET', `/bots/${bot}/results/${query}`);
      return body.results.map(({ match_score: own, professor }) => [own?.score, own?.bot_run, professor.match_score]);
    };
    const twice = (score: number, run: number) => [0, 1].map(() => [score, run, 62]);
    expect(await scores(botId)).toEqual(twice(62, second.id));
    expect(await scores(botId, `?run=${runId}`)).toEqual(twice(60, runId));
    expect(await scores(bots[1]?.botId)).toEqual(twice(61, bots[1]?.runId ?? 0));
  });
});

describe('what a person has of their bots', () => {
  it('counts as active what is enabled or under way, and nothing of another person', async () => {
    const [person, other] = [await world.student('stats@example.com'), await world.student('stats.too@example.com')];
    for (const owner of [person, other])
      for (const status of ['Active', 'Active', 'Running', 'Paused', 'Draft', 'Error'])
        await world.db
          .insertInto('bots')
          .values({ user_id: owner.userId, name: status, status, num_professors: 1 })
          .execute();
    expect((await world.api(person.userId)('GET', '/bots/stats/')).body).toMatchObject({
      total_bots: 6,
      active_bots: 3,
    });
  });

  it('A-33 is a reward for every bot of their own, and none for asking twice', async () => {
    const [person, other] = [await world.student('coins@example.com'), await world.student('coins.too@example.com')];
    const api = world.api(person.userId);
    const body = {
      name: 'Twice',
      gmail_account: person.accountId,
      advanced_filters: { research_area: 'Optics' },
    };
    for (const key of ['a', 'a', 'b', 'c'])
      expect((await api('POST', '/bots/create/', body, { 'idempotency-key': key })).status).toBe(201);
    const rewards = await world.db
      .selectFrom('users')
      .select(['xp', 'coins'])
      .where('id', 'in', [person.userId, other.userId])
      .orderBy('id')
      .execute();
    expect(rewards).toEqual([
      { xp: 75, coins: 24 },
      { xp: 0, coins: 0 },
    ]);
  });

  it('is all of more bots than are read at once, newest first, and none of another person', async () => {
    const [person, other] = [await world.student('many@example.com'), await world.student('many.too@example.com')];
    const bot = ({ userId }: { userId: number }) => ({
      user_id: userId,
      name: 'One of many',
      status: 'Draft',
      num_professors: 1,
    });
    const inserted = await world.db
      .insertInto('bots')
      .values(Array.from({ length: 2002 }, (_, index) => bot(index % 1001 === 0 ? other : person)))
      .returning(['id', 'user_id'])
      .execute();
    const ids = inserted.filter((row) => row.user_id === person.userId).map(({ id }) => id);
    expect(ids).toHaveLength(2000);
    expect((await loadBots(world.db, person.userId, 'en')).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await loadBots(world.db, other.userId, 'en', ids[0])).toEqual([]);
    expect((await loadBots(world.db, person.userId, 'en', ids[5])).map(({ id }) => id)).toEqual([ids[5]]);
  });
});

describe('the words of a bot and of its run', () => {
  it.each([
    ['gmail_reconnect', 'pausedGmailReconnect'],
    ['gmail_disconnected', 'pausedGmailDisconnected'],
    ['bounces', 'pausedBounces'],
    ['domain_policy', 'pausedDomainPolicy'],
  ] as const)('a pause by %s is told as %s in both languages', (stored, key) => {
    for (const lang of ['en', 'fa'] as const)
      expect(translateCode(lang, pauseSentences, stored)).toBe(translate(lang, key));
    expect(pausedBy(stored)).toBe(stored);
  });

  it.each([null, 'constructor', 'pausedBounces'])('the reason %s is none', (stored) => {
    for (const lang of ['en', 'fa'] as const) expect(translateCode(lang, pauseSentences, stored)).toBeNull();
    expect(pausedBy(stored)).toBeNull();
  });

  const apart = (text: string) => text.replaceAll(/[A-Z]\d*/gu, '\u2068$&\u2069');
  it.each([
    [['A'], 'A', apart('A')],
    [['A', 'B'], 'A and B', apart('A و B')],
    [['دانشگاه تهران', 'A'], '\u2068دانشگاه تهران\u2069 and A', apart('دانشگاه تهران و A')],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E and 1 more', apart('A، B، C، D، E و ۱\u00a0دانشگاه دیگر')],
    [
      Array.from({ length: 17 }, (_, index) => `U${index}`),
      'U0, U1, U2, U3, U4 and 12 more',
      apart('U0، U1، U2، U3، U4 و ۱۲\u00a0دانشگاه دیگر'),
    ],
  ])('of the universities that were not read, %j, five are named and the others counted', async (unread, en, fa) => {
    const student = await world.student(`unread-${unread.length}-${en.length}@example.com`);
    const { runId } = await world.bot(student, {});
    await world.db
      .updateTable('bot_runs')
      .set({ warning: 'unread', unread: JSON.stringify(unread) })
      .where('id', '=', runId)
      .execute();
    expect((await runOf(runId, 'en')).warning).toContain(` ${en}. `);
    expect((await runOf(runId, 'fa')).warning).toContain(` ${fa} دریافت نشد. `);
  });
});
