import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, EmailDrafts, Professors } from '../platform/db/schema.ts';
import { checkDraft, type DraftCheck, type KnownPublication, type Objection, objectionTo } from '../matching/checks.ts';
import type { Evidence } from '../matching/compose.ts';
import type { StudentProfile } from '../matching/student.ts';
import { sharingRetractions } from '../professors/samePaper.ts';
import { typedPublication } from '../professors/typedPublication.ts';
import type { StoredPublication } from '../professors/toProfessor.ts';
import { bindingsOf, markersOf } from './bindings.ts';
import { comparedWith, factsFor, unboundIn } from './judgeLetter.ts';
import { loadWriter } from './loadWriter.ts';
import { isBy } from '../matching/sentences/citable.ts';
import type { Writer } from '../matching/sentences/factsOf.ts';
import { judgeSentences } from '../matching/sentences/judgeSentences.ts';
import { loadStudent } from '../matching/loadStudent.ts';

/** A letter is compared with this many of the newest others, and with as many that have the identical text (R13). */
const COMPARED = 50;

/** The columns of a letter and its professor's record that the checks read. */
export type CheckedLetter = Pick<Selectable<EmailDrafts>, 'id' | 'subject' | 'body' | 'evidence' | 'bindings'> &
  Pick<
    Selectable<Professors>,
    | 'person_key'
    | 'full_name'
    | 'publications'
    | 'related_recent_publications'
    | 'related_recent_publications_url'
    | 'department'
    | 'university_name'
    | 'university_country'
    | 'research_interests'
  >;

/** The person in the two shapes that the checks read. */
export interface Checker {
  student: StudentProfile;
  writer: Writer;
}

/** A record's publications that may be cited, with a manually entered one parsed from "Title (Venue, 2024)". */
function publicationsOf(letter: CheckedLetter): KnownPublication[] {
  const stored = letter.publications as unknown as StoredPublication[];
  const typed = typedPublication(letter);
  return sharingRetractions(typed ? [...stored, typed] : stored)
    .filter((one) => one.retracted !== true && isBy(one, letter.person_key))
    .map((one) => ({ ...one, url: one.url || null, year: one.year || '' }));
}

/** The results of all checks (R12, R13) for a letter's current text. */
export const checksOf = (
  letter: CheckedLetter,
  { student, writer }: Checker,
  otherBodies: readonly string[],
  stated: readonly string[] = [],
): DraftCheck[] => {
  const professor = comparedWith(letter);
  const facts = factsFor(professor, writer);
  const judged = judgeSentences(letter.body, facts, markersOf(bindingsOf(letter.bindings), facts, professor));
  return checkDraft({
    unbound: unboundIn(judged, stated)[0]?.text ?? null,
    subject: letter.subject,
    body: letter.body,
    evidence: letter.evidence as unknown as Evidence[],
    professorName: letter.full_name,
    publications: publicationsOf(letter),
    student,
    otherBodies,
  });
};

/** States of letters that are on their way or have left. */
export const LEAVING_STATES = ['approved', 'sending', 'sent', 'unknown'] as const;
/** States of letters that may still leave or have left; skipped ones are not compared. */
export const COMPARED_STATES = ['needs_review', 'failed', ...LEAVING_STATES] as const;

interface ComparedLetter {
  id: number;
  body: string;
}

/** For letters of one person, finds the letters in these states that each is compared with. */
export async function comparedLetters(
  db: Kysely<DB>,
  userId: number,
  letters: readonly { id: number | null; body: string }[],
  states: readonly string[] = COMPARED_STATES,
): Promise<(letter: { id: number | null }) => ComparedLetter[]> {
  if (letters.length === 0) return () => [];
  const others = db
    .selectFrom('email_drafts')
    .select(['id', 'body'])
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .orderBy('id', 'desc');
  const newest = await others.limit(COMPARED + letters.length).execute();
  const equal = await others
    .where(
      sql`md5(body)`,
      'in',
      letters.map(({ body }) => sql`md5(${body})`),
    )
    .limit(COMPARED)
    .execute();
  const but = (rows: ComparedLetter[], own: number | null) => rows.filter(({ id }) => id !== own).slice(0, COMPARED);
  return ({ id }) => [...but(equal, id), ...but(newest, id)];
}

/** The bodies of the letters that each is compared with. */
export async function comparedBodies(
  ...[db, userId, letters, states]: Parameters<typeof comparedLetters>
): Promise<(letter: { id: number | null }) => string[]> {
  const others = await comparedLetters(db, userId, letters, states);
  return (letter) => others(letter).map(({ body }) => body);
}

/** Subjects of the person's newest letters that may still leave or have left, without those of one letter. */
export async function otherSubjects(db: Kysely<DB>, userId: number, draftId: number | null): Promise<string[]> {
  const rows = await db
    .selectFrom('email_drafts')
    .select(['id', 'subject'])
    .where('user_id', '=', userId)
    .where('state', 'in', COMPARED_STATES)
    .orderBy('id', 'desc')
    .limit(COMPARED + 1)
    .execute();
  return rows.filter(({ id }) => id !== draftId).map(({ subject }) => subject);
}

/**
 * The failed gate that blocks this letter, or null (R12, R13). Computed afresh, unlike the checks shown with a draft: on approval and
 * again, against what has left meanwhile, on sending.
 */
export async function objectionToLetter(
  db: Kysely<DB>,
  userId: number,
  letter: CheckedLetter,
  states: readonly string[] = COMPARED_STATES,
  stated: readonly string[] = [],
): Promise<Objection | null> {
  const others = await comparedBodies(db, userId, [letter], states);
  const checker = { student: await loadStudent(db, userId), writer: await loadWriter(db, userId) };
  return objectionTo(checksOf(letter, checker, others(letter), stated));
}
