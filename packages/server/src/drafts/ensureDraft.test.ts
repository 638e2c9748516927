import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { createWorld, type World } from '../bots/testWorld.ts';
import { checkDraft } from '../matching/checks.ts';
import { loadStudent } from '../profile/studentProfile.ts';
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
