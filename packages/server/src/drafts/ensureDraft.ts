import type { Selectable, Transaction } from 'kysely';
import { studentFor } from '../matching/studentFor.ts';
import type { Deps } from '../platform/deps.ts';
import type { DB, Professors } from '../platform/db/schema.ts';
import type { CandidateProfessor } from '../directory/directory.ts';
import { notFound } from '../platform/http/errors.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import { checkDraft } from '../matching/checks.ts';
import { composeEmail, type ComposedEmail } from '../matching/compose.ts';
import { introductionOf, studentName } from '../matching/introduction.ts';
import { familyNameOf } from '../matching/names.ts';
import { disclosure } from '../matching/phrases.ts';
import { scoreCandidates, type Scored } from '../matching/score.ts';
import type { StudentProfile } from '../matching/student.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import type { StoredPublication } from '../professors/toProfessor.ts';
import { comparedBodies } from './letterChecks.ts';
import { storeChecks } from './storedChecks.ts';
import { insertDraft } from './transitions.ts';

/** Maximum wordings tried for a new draft that is too similar to another one (R13). */
const VARIANTS = 4;

/** A person's record as a candidate, for scoring and writing. */
function toCandidate(row: Selectable<Professors>): CandidateProfessor {
  const publications = row.publications as unknown as StoredPublication[];
  const topics = (row.research_interests ?? '')
    .split(/[,،;]/u)
    .map((topic) => topic.trim())
    .filter((topic) => topic !== '');
  return {
    key: row.person_key,
    universityId: 0,
    universityName: row.university_name ?? '',
    countryId: 0,
    countryCode: row.country_code ?? '',
    countryName: row.university_country ?? '',
    fullName: row.full_name,
    department: row.department ?? '',
    field: row.department ?? topics[0] ?? '',
    topics,
    hIndex: row.h_index,
    worksCount: publications.length,
    email: row.email,
    homepageUrl: row.homepage_url,
    scholarUrl: row.google_scholar_url,
    linkedinUrl: row.linkedin_url,
    researchgateUrl: row.researchgate_url,
    publications,
    sample: row.sample,
  };
}

/**
 * The start of a letter to a professor without known publications: it claims nothing, and the checks block it until the person writes the
 * rest.
 */
function beginning(student: StudentProfile, professor: CandidateProfessor): ComposedEmail {
  const body = [
    `Dear Professor ${familyNameOf(professor.fullName)},`,
    introductionOf(student),
    `Kind regards,\n${studentName(student)}`,
    disclosure,
  ].join('\n\n');
  return { subject: 'A question about your research', body, evidence: [], wordCount: 0 };
}

async function compose(
  trx: Transaction<DB>,
  userId: number,
  student: StudentProfile,
  { candidate, facts }: Pick<Scored, 'candidate' | 'facts'>,
  needResearchProposal: boolean,
): Promise<ComposedEmail> {
  if (candidate.publications.length === 0) return beginning(student, candidate);
  const { fullName: professorName, publications } = candidate;
  let email = composeEmail(student, candidate, facts, { needResearchProposal });
  const otherBodies = (await comparedBodies(trx, userId, [{ id: null, ...email }]))({ id: null });
  for (let variant = 1; variant <= VARIANTS; variant += 1) {
    const checks = checkDraft({ ...email, professorName, publications, student, otherBodies });
    if (!checks.some(({ code, passed }) => code === 'similarity' && !passed)) break;
    email = composeEmail(student, candidate, facts, { needResearchProposal, variant });
  }
  return email;
}

/** The part of a run's plan that concerns its letters. */
interface PlannedLetter {
  interests: string[];
  needProposal: boolean;
}

export interface DraftOrder {
  userId: number;
  professorId: number;
  runId: number | null;
  accountId: number | null;
  student: StudentProfile;
  scored: Pick<Scored, 'candidate' | 'facts'>;
  needProposal: boolean;
}

/** Composes and stores the one draft to a professor, for review. An existing one is left unchanged, whoever requested it. */
export async function writeDraft(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  order: DraftOrder,
): Promise<{ id: number; isNew: boolean }> {
  const { userId, professorId } = order;
  const existing = () =>
    trx.selectFrom('email_drafts').select('id').where('user_id', '=', userId).where('professor_id', '=', professorId);
  const there = await existing().executeTakeFirst();
  if (there) return { id: there.id, isNew: false };
  const email = await compose(trx, userId, order.student, order.scored, order.needProposal);
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
    },
    now(),
  );
  if (id === undefined) return { id: (await existing().executeTakeFirstOrThrow()).id, isNew: false };
  await storeChecks(trx, userId, [id]);
  return { id, isNew: true };
}

/**
 * The id of the person's draft to this professor, which is composed if there is none. With a run of the person's, the letter is about that
 * run's research areas. Throws a 404 for a professor or a run of another person.
 */
export async function ensureDraft(
  deps: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  order: { userId: number; professorId: number; runId: number | null; lang: Lang; gmailAccountId: number | null },
): Promise<number> {
  const { userId, professorId, runId, lang } = order;
  const professor = await trx
    .selectFrom('professors')
    .selectAll()
    .where('id', '=', professorId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!professor) throw notFound();
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
  const [scored] = scoreCandidates(student, [toCandidate(professor)], { lang, year: deps.now().getUTCFullYear() });
  if (!scored) throw new Error('Scoring lost its only candidate');
  const { id } = await writeDraft(deps, trx, {
    userId,
    professorId,
    runId,
    accountId: order.gmailAccountId,
    student,
    scored,
    needProposal: plan?.needProposal ?? false,
  });
  return id;
}
