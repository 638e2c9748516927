import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import { comparedBodies, LEAVING_STATES } from './letterChecks.ts';
import type { EmailDraft } from './toDraft.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const base = '/api/emails/email-drafts/';
let made = 0;

async function professor(userId: number): Promise<number> {
  made += 1;
  const { id } = await world.db
    .insertInto('professors')
    .values({ user_id: userId, person_key: `p${made}`, full_name: 'Jane Doe', email: `jane${made}@university.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function draft(userId: number, state: string, fields: object = {}): Promise<{ id: number; professor: number }> {
  const professorId = await professor(userId);
  const { id } = await world.db
    .insertInto('email_drafts')
    .values({
      user_id: userId,
      professor_id: professorId,
      subject: 'S',
      body: `Letter ${made}`,
      written_by: 'person',
      state,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, professor: professorId };
}

const find = (runId: number, userId: number, professorId: number) =>
  world.db
    .insertInto('bot_results')
    .values({ run_id: runId, professor_id: professorId, user_id: userId, university_id: 1, position: professorId })
    .execute();

describe('the list of drafts', () => {
  it('holds those of one state, of one run, of both and of neither, newest first, page by page', async () => {
    const [person, other] = [await world.student('lists@example.com'), await world.student('lists.too@example.com')];
    const runs = {
      first: (await world.bot(person, {})).runId,
      second: (await world.bot(person, {})).runId,
      other: (await world.bot(other, {})).runId,
    };
    const states = ['needs_review', 'approved', 'sending', 'sent', 'failed', 'unknown', 'skipped'];
    const drafts: { id: number; state: string; runs: string[] }[] = [];
    // For each state: one written by hand, one by each run, and one that the first run wrote and both found.
    for (const state of states)
      for (const wrote of [null, 'first', 'second', 'both'] as const) {
        const writer = wrote === 'both' ? 'first' : wrote;
        const { id, professor: reader } = await draft(person.userId, state, { bot_run_id: writer && runs[writer] });
        if (wrote === 'both') await find(runs.second, person.userId, reader);
        drafts.push({ id, state, runs: wrote === 'both' ? ['first', 'second'] : writer ? [writer] : [] });
        await draft(other.userId, state, { bot_run_id: runs.other });
      }
    const api = world.api(person.userId);
    const ask = async (query: string) => {
      const { status, body } = await api<{ results: EmailDraft[]; count: number }>('GET', `${base}?${query}`);
      return { status, count: body.count, ids: body.results.map(({ id }) => id) };
    };
    for (const state of [undefined, ...states])
      for (const run of [undefined, 'first', 'second', 'other'] as const) {
        const ids = drafts
          .filter(
            (one) => (state === undefined || one.state === state) && (run === undefined || one.runs.includes(run)),
          )
          .map(({ id }) => id)
          .toReversed();
        const query = `${state ? `state=${state}&` : ''}${run ? `bot_run=${runs[run]}&` : ''}`;
        expect(await ask(`${query}page_size=100`), query).toEqual({ status: 200, count: ids.length, ids });
        expect(await ask(`${query}page_size=3&page=2`), query).toEqual({
          status: 200,
          count: ids.length,
          ids: ids.slice(3, 6),
        });
      }
    expect((await ask('')).ids).toHaveLength(20);
    expect(await ask('page=3')).toEqual({ status: 200, count: 28, ids: [] });
  });
});

describe('a draft that is asked for by hand', () => {
  it('FAC-66 has its fields, stands for its own person and professor, leaves through the account of the bot that found them, and is one', async () => {
    const [person, other] = [await world.student('hand@example.com'), await world.student('hand.too@example.com')];
    const second = await world.db
      .insertInto('gmail_accounts')
      .values({ user_id: person.userId, google_subject: 'hand.2', email: 'hand.2@example.com', state: 'connected' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bots = [
      await world.bot(person, {}),
      await world.bot({ ...person, accountId: second.id }, {}),
      await world.bot(other, {}),
    ] as const;
    const rows = () =>
      world.db
        .selectFrom('email_drafts')
        .select(['user_id', 'professor_id', 'bot_run_id', 'gmail_account_id', 'state', 'version', 'written_by'])
        .select(['created_at', 'updated_at', 'scheduled_at', 'sent_at', 'failure', 'delay'])
        .where('user_id', 'in', [person.userId, other.userId])
        .orderBy('id')
        .execute();
    const now = world.pass(5);
    const api = world.api(person.userId);
    const expected: object[] = [];
    const asked: { professor: number; id: number }[] = [];
    for (const [bot_run, account] of [
      [null, null],
      [bots[0].runId, person.accountId],
      [bots[1].runId, second.id],
      [undefined, null],
    ] as const) {
      const id = await professor(person.userId);
      const { status, body } = await api<EmailDraft>('POST', `${base}get-or-create/`, { professor: id, bot_run });
      expect([status, body.professor, body.bot_run]).toEqual([201, id, bot_run ?? null]);
      expect(body).toMatchObject({ subject: expect.stringMatching(/\S/), body: expect.stringMatching(/\S/) });
      asked.push({ professor: id, id: body.id });
      expected.push({
        user_id: person.userId,
        professor_id: id,
        bot_run_id: bot_run ?? null,
        gmail_account_id: account,
        state: 'needs_review',
        version: 1,
        written_by: 'composer',
        created_at: now,
        updated_at: now,
        scheduled_at: null,
        sent_at: null,
        failure: null,
        delay: null,
      });
    }
    expect(await rows()).toEqual(expected);
    world.pass(5);
    // A repeated request, even with another run, returns the existing draft.
    for (const one of asked)
      for (const [path, body] of [
        ['get-or-create/', { professor: one.professor, bot_run: bots[1].runId }],
        ['find/', { professor: one.professor }],
      ] as const)
        expect(await api('POST', `${base}${path}`, body)).toMatchObject({ status: 200, body: { id: one.id } });
    const theirs = await professor(other.userId);
    for (const body of [
      { professor: theirs },
      { professor: await professor(person.userId), bot_run: bots[2].runId },
      { professor: await professor(person.userId), bot_run: 2_000_000_000 },
    ])
      expect((await api('POST', `${base}get-or-create/`, body)).status).toBe(404);
    expect(await rows()).toEqual(expected);
  });
});

describe('R13 the letters that one is compared with', () => {
  it('are the fifty newest others of the person that may leave, and every one of the same words', async () => {
    const [person, other] = [await world.student('alike@example.com'), await world.student('alike.too@example.com')];
    const body = 'The same words.';
    const ids: number[] = [];
    ids.push((await draft(person.userId, 'sent', { body })).id);
    await draft(person.userId, 'skipped', { body });
    await draft(other.userId, 'sent', { body });
    for (let number = 0; number < 51; number += 1)
      ids.push((await draft(person.userId, number % 2 === 0 ? 'needs_review' : 'approved', { body: `n${number}` })).id);
    const newest = Array.from({ length: 51 }, (_, number) => `n${50 - number}`);
    const { db } = world;
    const compared = async (id: number | null, states?: readonly string[]) =>
      (await comparedBodies(db, person.userId, [{ id, body }], states))({ id });
    expect(await compared(null)).toEqual([body, ...newest.slice(0, 50)]);
    // A letter is not compared with itself, and still has fifty others.
    expect(await compared(ids.at(-1) ?? 0)).toEqual([body, ...newest.slice(1)]);
    expect(await compared(ids[0] ?? 0)).toEqual(newest.slice(0, 50));
    expect(await compared(null, LEAVING_STATES)).toEqual([body, ...newest.filter((_, index) => index % 2 === 1), body]);
    const letters = ids.slice(-20).map((id) => ({ id, body: 'Nobody has these words.' }));
    const together = await comparedBodies(db, person.userId, letters);
    for (const { id } of letters) {
      const own = newest[newest.length - 1 - (ids.indexOf(id) - 1)];
      expect(together({ id })).toEqual(newest.filter((text) => text !== own).slice(0, 50));
    }
    expect((await comparedBodies(db, person.userId, []))({ id: null })).toEqual([]);
  });
});
