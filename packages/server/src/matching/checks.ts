import { searchKey } from '../directory/searchKey.ts';
import type { Evidence } from './compose.ts';
import { familyNameOf } from './names.ts';
import { bodySimilarity } from './similarity.ts';
import { profileEntries, type StudentProfile } from './student.ts';
import { countWords, maxWords, minWords } from './wordCount.ts';

/** The machine words of the checks, in the order they are reported. */
export type CheckCode =
  | 'word_count'
  | 'professor_named'
  | 'publication_cited'
  | 'profile_cited'
  | 'no_placeholders'
  | 'similarity';

export interface DraftCheck {
  code: CheckCode;
  passed: boolean;
  /** What was measured: a number, or the text that was found or missed. */
  value: string | null;
}

export interface CheckedDraft {
  subject: string;
  body: string;
  evidence: readonly Evidence[];
  professorName: string;
  student: StudentProfile;
  /** Bodies of the student's other drafts. */
  otherBodies: readonly string[];
}

/** Above or at this share of common wording two drafts count as one form letter (R13). */
export const similarityLimit = 0.8;

const words = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const holds = (body: string, part: string): boolean =>
  ` ${words(body).join(' ')} `.includes(` ${words(part).join(' ')} `);

/** True when the body names the publication: its exact title, or most of the title's longer words in one sentence. */
function names(body: string, title: string): boolean {
  if (holds(body, title)) return true;
  const telling = words(title).filter((word) => word.length > 4);
  return body.split(/[.!?]["”]?\s|\n/u).some((sentence) => {
    const present = new Set(words(sentence));
    return telling.length >= 3 && telling.filter((word) => present.has(word)).length / telling.length >= 0.75;
  });
}

function publicationCited(body: string, evidence: readonly Evidence[]): DraftCheck {
  const cited = evidence.find((item) => {
    const year = /\d{4}/u.exec(item.detail?.split(', ').at(-1) ?? '')?.[0];
    return (
      item.kind === 'publication' &&
      item.url !== null &&
      names(body, item.title) &&
      year !== undefined &&
      holds(body, year)
    );
  });
  return { code: 'publication_cited', passed: cited !== undefined, value: cited?.title ?? null };
}

function profileCited(body: string, student: StudentProfile, evidence: readonly Evidence[]): DraftCheck {
  const entries = profileEntries(student);
  const cited = entries.find((entry) => holds(body, entry.title));
  if (cited) return { code: 'profile_cited', passed: true, value: cited.title };
  // An interest is a plan and not a record: it counts only for a student who has nothing else that can be named.
  const interest = evidence.find((item) => item.section === 'interests' && holds(body, item.title));
  return { code: 'profile_cited', passed: interest !== undefined, value: interest?.title ?? null };
}

/**
 * A gap nobody filled. It blocks sending, so it must never meet honest prose: a statistician writes of null hypotheses
 * and a programmer of undefined behaviour, while neither word can follow a title.
 */
const placeholder =
  /\{\{[^}]*\}\}|\{[a-z_. ]+\}|<[A-Za-z_ ]{3,}>|\[(?!sic\]|in press\])[A-Za-z_' ]{3,}\]|\b(?:TODO|TBD|lorem ipsum|XXX+)\b|\b(?:Dear|Professor)\s+(?:undefined|null|NaN)\b|\bProfessor\s*,/u;

/** Runs the quality gates R12 and R13 on a draft as it stands, composed or edited. Each gate has one result, in a fixed order. */
export function checkDraft(draft: CheckedDraft): DraftCheck[] {
  const { body, student } = draft;
  const count = countWords(body);
  const family = familyNameOf(draft.professorName);
  const greeting = body.split('\n').find((line) => line.trim() !== '') ?? '';
  const named = /\b(?:professor|prof|dr)\b/iu.test(greeting) && family !== '' && holds(greeting, family);
  // Titles are quoted as they were published; what looks like a placeholder in them is none.
  const unquoted = draft.evidence.reduce((text, item) => text.replaceAll(item.title, ''), `${draft.subject}\n${body}`);
  const found = placeholder.exec(unquoted)?.[0] ?? null;
  const nearest = draft.otherBodies.reduce(
    (highest, other) => Math.max(highest, bodySimilarity(body, other, student)),
    0,
  );
  return [
    { code: 'word_count', passed: count >= minWords && count <= maxWords, value: String(count) },
    { code: 'professor_named', passed: named, value: family || null },
    publicationCited(body, draft.evidence),
    profileCited(body, student, draft.evidence),
    { code: 'no_placeholders', passed: found === null, value: found },
    { code: 'similarity', passed: nearest < similarityLimit, value: nearest.toFixed(2) },
  ];
}
