import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { checkDraft } from '../matching/checks.ts';
import { bodySimilarity } from '../matching/similarity.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { ensureDraft } from './ensureDraft.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ensure = (userId: number, professorId: number, runId: number | null = null): Promise<number> =>
  world.db
    .transaction()
    .execute((trx) => ensureDraft(world.deps, trx, { userId, professorId, runId, lang: 'en', gmailAccountId: null }));

const addProfessor = async (userId: number, full_name: string): Promise<number> =>
  (
    await world.db
      .insertInto('professors')
      .values({ user_id: userId, person_key: full_name, full_name })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('the draft to a professor', () => {
  it('A-130 exists once, whoever asks for it and however many at once', async () => {
    const student = await world.student('once@example.com');
    const { runId } = await world.bot(
      student,
      { selected_universities: await world.universities('NO', 1) },
      { num_professors: 2 },
    );
    await performRun(world.deps, runId);
    const drafts = await world.db
      .selectFrom('email_drafts')
      .select(['id', 'professor_id'])
      .where('user_id', '=', student.userId)
      .execute();
    expect(drafts).toHaveLength(2);
    for (const draft of drafts) expect(await ensure(student.userId, draft.professor_id, runId)).toBe(draft.id);

    const professorId = await addProfessor(student.userId, 'Kari Solheim');
    const ids = await Promise.all([1, 2, 3, 4].map(() => ensure(student.userId, professorId)));
    expect(new Set(ids).size).toBe(1);
  });

  it('is composed again from the record after it was deleted', async () => {
    const student = await world.student('record@example.com');
    const { runId } = await world.bot(
      student,
      { selected_universities: await world.universities('NO', 1) },
      { num_professors: 1 },
    );
    await performRun(world.deps, runId);
    const before = await world.db
      .selectFrom('email_drafts')
      .selectAll()
      .where('user_id', '=', student.userId)
      .executeTakeFirstOrThrow();
    await world.db.deleteFrom('email_drafts').where('id', '=', before.id).execute();
    const id = await ensure(student.userId, before.professor_id, runId);
    const after = await world.db
      .selectFrom('email_drafts')
      .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
      .select(['subject', 'body', 'evidence', 'full_name', 'bot_run_id'])
      .where('email_drafts.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(after.bot_run_id).toBe(runId);
    const checks = checkDraft({
      ...after,
      evidence: after.evidence as never,
      publications: [],
      professorName: after.full_name,
      student: await loadStudent(world.db, student.userId),
      otherBodies: [],
    });
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('R12 claims nothing about somebody of whom no publication is known', async () => {
    const student = await world.student('beginning@example.com');
    const id = await ensure(student.userId, await addProfessor(student.userId, 'Kari Solheim'));
    const draft = await world.db
      .selectFrom('email_drafts')
      .select(['body', 'evidence', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(draft).toMatchObject({ evidence: [], state: 'needs_review' });
    expect(draft.body).toMatch(/^Dear Professor Solheim,/);
    const checks = checkDraft({
      subject: '',
      body: draft.body,
      evidence: [],
      publications: [],
      professorName: 'Kari Solheim',
      student: await loadStudent(world.db, student.userId),
      otherBodies: [],
    });
    expect(checks.find(({ code }) => code === 'publication_cited')?.passed).toBe(false);
  });

  it("is not found for somebody else's professor or run", async () => {
    const student = await world.student('owner@example.com');
    const stranger = await world.student('stranger@example.com');
    const professorId = await addProfessor(student.userId, 'Kari Solheim');
    const { runId } = await world.bot(student, {});
    await expect(ensure(stranger.userId, professorId)).rejects.toMatchObject({ status: 404 });
    const own = await addProfessor(stranger.userId, 'Ola Berg');
    await expect(ensure(stranger.userId, own, runId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('R13 a letter that would be like another one', () => {
  it('is written in other words where the person has such a letter that may leave, and only there', async () => {
    const student = await world.student('reworded@example.com');
    const other = await world.student('reworded.too@example.com');
    const filters = { selected_universities: await world.universities('NO', 1) };
    const { runId } = await world.bot(student, filters, { num_professors: 1 });
    await performRun(world.deps, runId);
    const first = await world.db
      .selectFrom('email_drafts')
      .selectAll()
      .where('user_id', '=', student.userId)
      .executeTakeFirstOrThrow();
    const body = async (id: number) =>
      (await world.db.selectFrom('email_drafts').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body;
    /** The letter as composed again while a draft in this state holds the first text. */
    const again = async (userId: number, state: string): Promise<string> => {
      await world.db.deleteFrom('email_drafts').where('professor_id', '=', first.professor_id).execute();
      const copy = await world.db
        .insertInto('email_drafts')
        .values({
          user_id: userId,
          professor_id: await addProfessor(userId, `Somebody ${state}`),
          subject: first.subject,
          body: first.body,
          written_by: 'composer',
          state,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const text = await body(await ensure(student.userId, first.professor_id, runId));
      await world.db.deleteFrom('email_drafts').where('id', '=', copy.id).execute();
      return text;
    };
    expect(await again(student.userId, 'skipped')).toBe(first.body);
    expect(await again(other.userId, 'sent')).toBe(first.body);
    const profile = await loadStudent(world.db, student.userId);
    for (const state of ['needs_review', 'approved', 'sending', 'sent', 'failed', 'unknown']) {
      const text = await again(student.userId, state);
      expect(text, state).not.toBe(first.body);
      expect(bodySimilarity(text, first.body, profile)).toBeLessThan(0.8);
    }
  });
});

describe('a letter to somebody whom the person added', () => {
  it('rests on the record as it stands: its name, its topics however they are parted, its newest work, the areas of the run', async () => {
    const student = await world.student('typed@example.com');
    const { runId } = await world.bot(student, { research_area: 'Glaciers' }, { need_research_proposal: true });
    await performRun(world.deps, runId);
    const professorId = await addProfessor(student.userId, 'Kari van der Berg');
    const work = (title: string, year: number) => ({
      title,
      venue: 'Journal of Ice',
      year,
      publishedOn: `${year}-01-02`,
      url: `https://doi.example/${year}`,
      abstractSentence: '',
    });
    const write = async (research_interests: string, run: number | null = runId) => {
      await world.db
        .updateTable('professors')
        .set({
          research_interests,
          university_name: 'University of Bergen',
          department: 'Department of Geography',
          publications: JSON.stringify([work('Ice in summer', 2025), work('Ice in winter', 2021)]),
        })
        .where('id', '=', professorId)
        .execute();
      await world.db.deleteFrom('email_drafts').where('professor_id', '=', professorId).execute();
      const id = await ensure(student.userId, professorId, run);
      return world.db
        .selectFrom('email_drafts')
        .select(['subject', 'body', 'evidence', 'bot_run_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    };
    for (const interests of ['Snow; Glaciers', 'Snow، Glaciers', ' , Snow , Glaciers']) {
      const letter = await write(interests);
      expect(letter.subject).toMatch(/glaciers/u);
      expect(letter.subject).not.toMatch(/[,;،]\s*glaciers|snow/u);
      expect(letter.body.startsWith('Dear Professor van der Berg,')).toBe(true);
      for (const part of ['Ice in summer', '2025', 'the University of Bergen', 'glaciers', 'research proposal'])
        expect(letter.body).toContain(part);
      expect(letter).toMatchObject({ bot_run_id: runId, evidence: [{ url: 'https://doi.example/2025' }, {}] });
    }
    expect((await write('')).subject).toMatch(/department of geography/u);
    // Without a run it is about the person's own first interest and promises no proposal.
    const byHand = await write('Snow', null);
    expect(byHand.body).toMatch(/machine learning/u);
    expect(byHand.body).not.toMatch(/research proposal|glaciers/u);
    expect(byHand.bot_run_id).toBeNull();
  });
});
