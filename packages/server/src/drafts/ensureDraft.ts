import type { Transaction } from 'kysely';
import { studentFor } from '../matching/studentFor.ts';
import type { Deps } from '../platform/deps.ts';
import type { CandidateProfessor } from '../directory/directory.ts';
import type { DB } from '../platform/db/schema.ts';
import { notFound } from '../platform/http/errors.ts';
import { checkDraft } from '../matching/checks.ts';
import { type ComposedEmail, type ComposeOptions, composedOf } from '../matching/compose.ts';
import { type Choice, choices } from '../matching/letter/choose.ts';
import { type Letter, writeChoice } from '../matching/letter/write.ts';
import { scoreCandidates, type Scored } from '../matching/score.ts';
import type { StudentProfile } from '../matching/student.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { toCandidate } from '../professors/toCandidate.ts';
import { type NewAttachments, stillThere } from './attachments.ts';
import { comparedBodies, otherSubjects } from './letterChecks.ts';
import { storeChecks } from './storedChecks.ts';
import { insertDraft } from './transitions.ts';

/** How many papers and entries are tried for a new draft that is too similar to another one (R13). */
const TRIES = 4;

/** A day as letters name it: in UTC, so that the same facts give the same letter wherever the server stands. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The letter from the best choice of paper and entry whose text is not too similar to another one; from the best where all are. */
async function compose(
  trx: Transaction<DB>,
  userId: number,
  student: StudentProfile,
  { candidate }: Pick<Scored, 'candidate'>,
  options: ComposeOptions,
): Promise<ComposedEmail> {
  const { fullName: professorName, publications } = candidate;
  const [best = null, ...others] = choices(student, candidate, options.today).slice(0, TRIES);
  const write = (choice: Choice | null): ComposedEmail =>
    composedOf(writeChoice(student, candidate, choice, options), student);
  const first = write(best);
  const otherBodies = (await comparedBodies(trx, userId, [{ id: null, ...first }]))({ id: null });
  const isDistinct = (email: ComposedEmail): boolean =>
    checkDraft({ ...email, professorName, publications, student, otherBodies }).every(
      ({ code, passed }) => code !== 'similarity' || passed,
    );
  if (isDistinct(first)) return first;
  for (const choice of others) {
    const email = write(choice);
    if (isDistinct(email)) return email;
  }
  return first;
}

/** The part of a run's plan that concerns its letters. */
export interface PlannedLetter {
  interests: string[];
  needProposal: boolean;
}

export interface DraftOrder {
  userId: number;
  professorId: number;
  runId: number | null;
  accountId: number | null;
  student: StudentProfile;
  scored: Pick<Scored, 'candidate'>;
  needProposal: boolean;
  /** What the draft carries; nothing when absent. */
  attachments?: NewAttachments;
}

/**
 * Composes and stores the one draft to a professor, for review. An existing one is left unchanged, whoever requested it. Title and
 * letter are those of a new one.
 */
export async function writeDraft(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  order: DraftOrder,
): Promise<{ id: number; isNew: boolean; publicationTitle: string | null; letter: Letter | null }> {
  const { userId, professorId } = order;
  const existing = () =>
    trx.selectFrom('email_drafts').select('id').where('user_id', '=', userId).where('professor_id', '=', professorId);
  const there = await existing().executeTakeFirst();
  if (there) return { id: there.id, isNew: false, publicationTitle: null, letter: null };
  const email = await compose(trx, userId, order.student, order.scored, {
    today: dayOf(now()),
    needResearchProposal: order.needProposal,
    otherSubjects: await otherSubjects(trx, userId, null),
  });
  const id = await insertDraft(
    trx,
    {
      user_id: userId,
      professor_id: professorId,
      bot_run_id: order.runId,
      gmail_account_id: order.accountId,
      subject: email.subject,
      body: email.body,
      written_by: 'composer',
      evidence: JSON.stringify(email.evidence),
      ...(order.attachments ? await stillThere(trx, userId, order.attachments) : {}),
    },
    now(),
  );
  const publicationTitle = email.letter.choice?.paper.title ?? null;
  if (id === undefined)
    return { id: (await existing().executeTakeFirstOrThrow()).id, isNew: false, publicationTitle, letter: null };
  await storeChecks(trx, userId, [id]);
  return { id, isNew: true, publicationTitle, letter: email.letter };
}

/** A person's own record of a professor, as letters are written from it. Throws a 404 for another person's. */
async function recordOf(trx: Transaction<DB>, userId: number, professorId: number): Promise<CandidateProfessor> {
  const professor = await trx
    .selectFrom('professors')
    .selectAll()
    .where('id', '=', professorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!professor) throw notFound();
  return toCandidate(professor);
}

/** A person's own record of a professor, scored by itself. Throws a 404 for another person's. */
export async function scoreRecord(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  { userId, professorId, student }: Pick<DraftOrder, 'userId' | 'professorId' | 'student'>,
): Promise<Scored> {
  const record = await recordOf(trx, userId, professorId);
  const [scored] = scoreCandidates(student, [record], { year: now().getUTCFullYear() });
  if (!scored) throw new Error('Scoring lost its only candidate');
  return scored;
}

/**
 * The id of the person's draft to this professor, which is composed if there is none. With a run of the person's, the letter is about that
 * run's research areas. Throws a 404 for a professor or a run of another person.
 */
export async function ensureDraft(
  deps: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  order: Pick<DraftOrder, 'userId' | 'professorId' | 'runId' | 'attachments'> & { gmailAccountId: number | null },
): Promise<number> {
  const { userId, professorId, runId } = order;
  const candidate = await recordOf(trx, userId, professorId);
  const run =
    runId === null
      ? null
      : await trx
          .selectFrom('bot_runs')
          .select('plan')
          .where('id', '=', runId)
          .where('user_id', '=', userId)
          .executeTakeFirst();
  if (run === undefined) throw notFound();
  const plan = (run?.plan ?? null) as unknown as PlannedLetter | null;
  const student = studentFor(await loadStudent(trx, userId), plan?.interests ?? []);
  const { id } = await writeDraft(deps, trx, {
    userId,
    professorId,
    runId,
    accountId: order.gmailAccountId,
    student,
    scored: { candidate },
    needProposal: plan?.needProposal ?? false,
    ...(order.attachments ? { attachments: order.attachments } : {}),
  });
  return id;
}
