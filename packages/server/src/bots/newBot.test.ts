import type { Bot, BotRun } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pauseBotsOfAccount } from './pauseBots.ts';
import { performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { selectRuns, toRun } from './toBot.ts';

let world: World;
let person: Awaited<ReturnType<World['student']>>;
let api: ReturnType<World['api']>;
let counter = 0;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  counter += 1;
  person = await world.student(`stored-${counter}@example.com`);
  api = world.api(person.userId);
});

const rows = () => world.db.selectFrom('bots').selectAll().orderBy('id').execute();
const runs = (botId: number) =>
  world.db.selectFrom('bot_runs').selectAll().where('bot_id', '=', botId).orderBy('id').execute();
const account = async (userId: number, fields: object = {}): Promise<number> => {
  counter += 1;
  const { id } = await world.db
    .insertInto('gmail_accounts')
    .values({
      user_id: userId,
      google_subject: `g${counter}`,
      email: `g${counter}@example.com`,
      state: 'connected',
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('a new bot', () => {
  it.each(['en', 'fa'] as const)(
    'is stored with its defaults and as it was told, with its first run in %s',
    async (lang) => {
      const chosen = await world.universities('NO', 2);
      const [here = 0, there = 0] = chosen;
      const asked: [body: object, stored: object, limit: number][] = [
        [
          { name: ' Cafe\u0301 ', advanced_filters: { research_area: ' Optics ' } },
          {
            name: 'Café',
            target_country: null,
            target_university_name: null,
            num_professors: 5,
            need_research_proposal: false,
            target_rank_max: null,
            advanced_filters: { research_area: 'Optics' },
          },
          5,
        ],
        [
          {
            name: 'Told',
            target_country: 578,
            target_university_name: ' Oslo ',
            num_professors: 3,
            need_research_proposal: true,
            advanced_filters: {
              research_area: 'Optics',
              research_areas: [' Lasers، Optics', 'Lasers', ' , '],
              selected_universities: [there, here, there],
              min_rank: 2,
              max_rank: 40,
              search_mode: 'local',
              house_style: 'formal',
            },
          },
          {
            name: 'Told',
            target_country: 578,
            target_university_name: 'Oslo',
            num_professors: 3,
            need_research_proposal: true,
            target_rank_max: 40,
            advanced_filters: {
              research_area: 'Optics',
              research_areas: ['Lasers', 'Optics'],
              selected_universities: [there, here],
              min_rank: 2,
              max_rank: 40,
              search_mode: 'local',
              house_style: 'formal',
            },
          },
          3,
        ],
        [
          {
            name: 'Cleared',
            target_country: null,
            target_university_name: ' ',
            advanced_filters: { research_area: 'O', max_targets: 7 },
          },
          {
            name: 'Cleared',
            target_country: null,
            target_university_name: null,
            num_professors: 5,
            need_research_proposal: false,
            target_rank_max: null,
            advanced_filters: { research_area: 'O', max_targets: 7 },
          },
          7,
        ],
      ];
      for (const [body, stored, targets_limit] of asked) {
        const now = world.pass(1);
        const { status, body: answer } = await api<{ bot: Bot; run: BotRun }>(
          'POST',
          '/bots/create/',
          { gmail_account: person.accountId, ...body },
          { 'accept-language': lang },
        );
        expect(status).toBe(201);
        const { id } = answer.bot;
        expect((await rows()).at(-1)).toEqual({
          ...stored,
          attach_cv: false,
          proposal_file_id: null,
          proposal_max_pages: 10,
          id,
          user_id: person.userId,
          gmail_account_id: person.accountId,
          status: 'Running',
          paused_reason: null,
          scheduled_since: null,
          last_run_at: now,
          created_at: now,
          updated_at: now,
          version: 1,
          field_versions: {},
        });
        expect(await runs(id)).toEqual([
          {
            id: answer.run.id,
            bot_id: id,
            user_id: person.userId,
            dry_run: true,
            targets_limit,
            status: 'queued',
            stage: 'waiting',
            plan: null,
            counts: {},
            current: null,
            warning: null,
            interests_without_english: 0,
            phrased_sentences: 0,
            phrasing_began_at: null,
            unread: [],
            error: null,
            created_at: now,
            started_at: null,
            finished_at: null,
          },
        ]);
        expect(answer.run).toEqual(answer.bot.latest_run);
      }
    },
  );
});

describe('the account of a bot', () => {
  it('is changed to another of the same person that can send, and to no other', async () => {
    const filters = { selected_universities: await world.universities('NO', 1) };
    const { botId, runId } = await world.bot(person, filters, { num_professors: 1 });
    await world.bot(person, filters);
    const other = await world.student(`stored-other-${counter}@example.com`);
    const next = await account(person.userId);
    const refused = [
      other.accountId,
      await account(person.userId, { state: 'needs_reconnect' }),
      await account(person.userId, { state: 'disconnected' }),
      await account(person.userId, { expires_at: '2026-01-01T00:00:00Z' }),
    ];
    const before = await rows();
    const change = (body: object) => api<Bot>('PATCH', `/bots/${botId}/update/`, body);
    for (const gmail_account of refused) {
      const answer = await change({ gmail_account });
      expect([answer.status, Object.keys(answer.body)]).toEqual([400, expect.arrayContaining(['gmail_account'])]);
    }
    expect(await rows()).toEqual(before);
    const now = world.pass(1);
    const answer = await change({ gmail_account: next });
    expect([answer.status, answer.body.gmail_account]).toEqual([200, next]);
    const changed = { gmail_account_id: next, updated_at: now, version: 2, field_versions: { gmail_account_id: 2 } };
    expect(await rows()).toEqual(before.map((row) => (row.id === botId ? { ...row, ...changed } : row)));
    // Drafts written from now on belong to that account.
    await performRun(world.deps, runId);
    const drafts = await world.db
      .selectFrom('email_drafts')
      .select('gmail_account_id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(drafts).toEqual([{ gmail_account_id: next }]);
  });

  it('that is paused stops the runs of its bots alone, and names them', async () => {
    const nowhere = { search_mode: 'name' as const, university_query: 'no such place' };
    const second = { ...person, accountId: await account(person.userId) };
    const names = ['One', 'Two', 'Three'];
    const bots = [];
    for (const name of names) bots.push(await world.bot(name === 'Three' ? second : person, nowhere, { name }));
    const [one, two, three] = bots.map(({ botId }) => botId);
    await performRun(world.deps, bots[1]?.runId ?? 0);
    await world.db.updateTable('bots').set({ scheduled_since: '2026-11-01T00:00:00Z' }).execute();
    const before = await rows();
    const runsBefore = await Promise.all([one, two, three].map((id) => runs(id ?? 0)));
    const pausedAt = new Date('2026-11-02T10:00:00Z');
    const paused = await world.db
      .transaction()
      .execute((trx) => pauseBotsOfAccount(trx, person.accountId, 'gmail_reconnect', pausedAt));
    expect(paused.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: one, name: 'One' },
      { id: two, name: 'Two' },
    ]);
    const after = await rows();
    const changed = { status: 'Paused', paused_reason: 'gmail_reconnect', updated_at: pausedAt };
    expect(after).toEqual(before.map((row) => (row.id === one || row.id === two ? { ...row, ...changed } : row)));
    const stopped = { status: 'stopped', finished_at: pausedAt, current: null };
    expect(await Promise.all([one, two, three].map((id) => runs(id ?? 0)))).toEqual([
      runsBefore[0]?.map((row) => ({ ...row, ...stopped })),
      runsBefore[1],
      runsBefore[2],
    ]);
  });
});

describe('a run that is watched', () => {
  it('shows whom it has just found, then whom it has written to and about which work, and counts one more each time', async () => {
    const selected_universities = await world.universities('NO', 2);
    const { runId } = await world.bot(person, { selected_universities, max_targets: 3 }, { num_professors: 2 });
    const watch = async () =>
      toRun(await selectRuns(world.db).where('bot_runs.id', '=', runId).executeTakeFirstOrThrow(), 'en');
    const nobody = { university_name: null, professor_name: null, publication_title: null };
    const first = await watch();
    expect(first).toMatchObject({ status: 'queued', stage: 'waiting', current: nobody, started_at: null });
    const seen: BotRun[] = [];
    const written: BotRun[] = [];
    await performRun(world.deps, runId, {
      onProfessor: async () => {
        seen.push(await watch());
      },
      onDraft: async () => {
        written.push(await watch());
      },
    });
    const found = await world.db
      .selectFrom('bot_results as result')
      .innerJoin('professors', 'professors.id', 'result.professor_id')
      .leftJoin('email_drafts as draft', 'draft.professor_id', 'professors.id')
      .select(['full_name', 'university_name', 'draft.evidence', 'draft.id as draft'])
      .where('run_id', '=', runId)
      .orderBy('result.position')
      .execute();
    const aTitle = expect.any(String) as string;
    expect(seen.map(({ current, counts, status, stage }) => ({ current, counts, status, stage }))).toEqual(
      found.map(({ full_name, university_name }, index) => ({
        status: 'running',
        stage: 'scoring',
        current: { university_name, professor_name: full_name, publication_title: aTitle },
        counts: {
          universities_total: 2,
          universities_read: Math.floor(index / 2),
          professors_found: index + 1,
          professors_scored: index + 1,
          drafts_written: 0,
          drafts_waiting: 0,
          skipped: 0,
        },
      })),
    );
    const drafted = found.filter(({ draft }) => draft !== null).sort((a, b) => (a.draft ?? 0) - (b.draft ?? 0));
    expect(written.map(({ current, counts, status, stage }) => ({ current, counts, status, stage }))).toEqual(
      drafted.map(({ full_name, university_name, evidence }, index) => ({
        status: 'running',
        stage: 'drafting',
        current: {
          university_name,
          professor_name: full_name,
          publication_title: (evidence as unknown as { title: string }[])[0]?.title,
        },
        counts: {
          universities_total: 2,
          universities_read: 2,
          professors_found: 4,
          professors_scored: 4,
          drafts_written: index + 1,
          drafts_waiting: index + 1,
          skipped: 0,
        },
      })),
    );
    expect(written).toHaveLength(3);
    expect(await watch()).toMatchObject({ status: 'finished', stage: 'done', current: nobody });
  });
});
