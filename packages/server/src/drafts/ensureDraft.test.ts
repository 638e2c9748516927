import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { checkDraft } from '../matching/checks.ts';
import { areSubjectsAlike } from '../matching/letter/subject.ts';
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
    .execute((trx) => ensureDraft(world.deps, trx, { userId, professorId, runId, gmailAccountId: null }));

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
    // What nobody but the person can say stays a gap; every other gate is passed.
    const failed = checks.filter(({ passed, code }) => !passed && code !== 'no_gaps' && code !== 'word_count');
    expect(failed).toEqual([]);
  });

  it('R12 claims nothing about somebody of whom no publication is known', async () => {
    const student = await world.student('beginning@example.com');
    const id = await ensure(student.userId, await addProfessor(student.userId, 'Kari Solheim'));
    const draft = await world.db
      .selectFrom('email_drafts')
      .select(['body', 'evidence', 'state'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(draft.state).toBe('needs_review');
    expect((draft.evidence as { kind: string }[]).map(({ kind }) => kind)).not.toContain('publication');
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
    const found = await world.db
      .deleteFrom('email_drafts')
      .where('user_id', '=', student.userId)
      .returning('professor_id')
      .executeTakeFirstOrThrow();
    // From the record, as each later letter is composed: a run also knows the person's field.
    const plain = await ensure(student.userId, found.professor_id, runId);
    const first = await world.db
      .selectFrom('email_drafts')
      .selectAll()
      .where('id', '=', plain)
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

describe('LTR-13 the subjects of one person', () => {
  it('do not share more than half of their words, those of a run included', async () => {
    const student = await world.student('subjects@example.com');
    const { runId } = await world.bot(
      student,
      { selected_universities: await world.universities('NO', 4) },
      { num_professors: 3 },
    );
    await performRun(world.deps, runId);
    const drafts = await world.db
      .selectFrom('email_drafts')
      .select('subject')
      .where('user_id', '=', student.userId)
      .execute();
    const subjects = drafts.map(({ subject }) => subject);
    const alike = subjects.filter((one, at) => subjects.slice(at + 1).some((other) => areSubjectsAlike(one, other)));
    expect(subjects.length).toBeGreaterThan(2);
    expect(alike).toEqual([]);
  });

  it('do not repeat one of a letter that may leave, and know nothing of a skipped one or of another person', async () => {
    const student = await world.student('first.subject@example.com');
    const other = await world.student('other.subject@example.com');
    const question = 'How do two tiltmeters find the locked bearings of old girder bridges in a hard winter?';
    await world.db
      .updateTable('profile_entries')
      .set({ fields: JSON.stringify({ interest_name: 'Bridges', question }) })
      .where('user_id', 'in', [student.userId, other.userId])
      .where('section', '=', 'research_interests')
      .execute();
    const publications = JSON.stringify([
      {
        title: 'Slow rotation under traffic',
        venue: 'Journal of Bridges',
        year: 2025,
        publishedOn: '2025-02-03',
        url: 'https://doi.example/10.5555/2025',
        abstractSentence: '',
        abstract:
          'Bridges age. In girder bridges, the tiltmeters found 81% of the locked bearings within a day. No bridge had more than nine.',
      },
    ]);
    const subjectTo = async (userId: number, name: string): Promise<string> => {
      const professor = await addProfessor(userId, name);
      await world.db.updateTable('professors').set({ publications }).where('id', '=', professor).execute();
      const draft = await ensure(userId, professor);
      const found = world.db.selectFrom('email_drafts').select('subject').where('id', '=', draft);
      return (await found.executeTakeFirstOrThrow()).subject;
    };
    const first = await subjectTo(student.userId, 'Kari Solheim');
    expect(first).toBe('PhD: girder bridges and tiltmeters');
    expect(await subjectTo(other.userId, 'Kari Solheim')).toBe(first);
    const second = await subjectTo(student.userId, 'Ola Berg');
    expect(areSubjectsAlike(first, second)).toBe(false);
    await world.db
      .updateTable('email_drafts')
      .set({ state: 'skipped' })
      .where('user_id', '=', student.userId)
      .execute();
    expect(await subjectTo(student.userId, 'Nils Joiner')).toBe(first);
  });
});

describe('a letter to somebody whom the person added', () => {
  it('rests on the record as it stands: its name, its newest fitting work, the areas of the run', async () => {
    const student = await world.student('typed@example.com');
    const filters = { research_area: 'Glaciers', selected_universities: await world.universities('NO', 1) };
    const { runId } = await world.bot(student, filters, { need_research_proposal: true });
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
    const write = async (fields: object, run: number | null = runId) => {
      await world.db
        .updateTable('professors')
        .set({ full_name: 'Kari van der Berg', ...fields })
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
    const letter = await write({
      publications: JSON.stringify([work('Ice in summer', 2025), work('Ice in winter', 2021)]),
    });
    expect(letter.body.startsWith('Dear Professor van der Berg,')).toBe(true);
    for (const part of ['Ice in summer', '2025', 'research proposal']) expect(letter.body).toContain(part);
    expect(letter).toMatchObject({ bot_run_id: runId, evidence: [{ url: 'https://doi.example/2025' }, {}, {}] });
    // An area of the run without a question of the person's leaves the question to them.
    expect(letter.body).toContain('[Your sentence: the question');

    // Without a run it is about the person's own first interest and promises no proposal.
    const byHand = await write({}, null);
    expect(byHand.body).toContain('how many labels does a network need to notice that its data have changed?');
    expect(byHand.body).not.toMatch(/research proposal|glaciers/iu);
    expect(byHand.bot_run_id).toBeNull();

    // A paper that the person typed is cited where the record holds no other.
    const typed = await write({
      publications: '[]',
      related_recent_publications: 'Snow on slow ice (Journal of Ice, 2024)',
      related_recent_publications_url: 'https://doi.example/typed',
    });
    expect(typed.body).toContain('your 2024 paper, “Snow on slow ice”');
  });
});
