import { englishArea } from '../directory/areaNames.ts';
import { searchKey } from '../directory/searchKey.ts';
import type { Evidence } from './compose.ts';
import { firstGap } from './letter/gaps.ts';
import { shortTitle } from './letter/retell.ts';
import { familyNameOf } from './names.ts';
import { mostAlike } from './similarity.ts';
import { isLatin, oneLine, profileEntries, type StudentProfile } from './student.ts';
import { countWords, maxWords, minWords } from './wordCount.ts';

/** Check codes, in reporting order. */
export type CheckCode =
  | 'word_count'
  | 'professor_named'
  | 'publication_cited'
  | 'profile_cited'
  | 'no_placeholders'
  | 'no_gaps'
  | 'name_in_latin'
  | 'sentences_bound'
  | 'similarity';

export interface DraftCheck {
  code: CheckCode;
  passed: boolean;
  /** The measured number, or the text that was found or missed. */
  value: string | null;
  /** Whether it blocks sending (R12, R13): a failed gate, as opposed to advice. */
  blocks: boolean;
}

type Measured = Omit<DraftCheck, 'blocks'>;

export interface KnownPublication {
  title: string;
  /** Its URL; without one the publication does not count. */
  url: string | null;
  year: number | string;
}

export interface CheckedDraft {
  subject: string;
  body: string;
  evidence: readonly Evidence[];
  professorName: string;
  /** The professor's known publications besides the evidence, so that a person may cite another one. */
  publications: readonly KnownPublication[];
  student: StudentProfile;
  /** The first sentence that claims something and that no source supports (EVD-04); none when absent. */
  unbound?: string | null;
  /** Bodies to compare with, from `comparedBodies`. */
  otherBodies: readonly string[];
}

/** From this share of common word pairs on, two drafts count as the same form letter (R13). */
export const similarityLimit = 0.8;

const words = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A text as its normalised words, each between blanks, so that a substring test matches only whole words. */
const keyed = (text: string): string => ` ${words(text).join(' ')} `;

const holds = (body: Read, part: string): boolean => body.key.includes(keyed(part));

/** A body, parsed once for all checks. */
interface Read {
  key: string;
  sentences: ReadonlySet<string>[];
}

const fromEvidence = ({ title, detail, url }: Evidence): KnownPublication => ({
  title,
  url,
  year: /\d{4}/u.exec(detail?.split(', ').at(-1) ?? '')?.[0] ?? '',
});

const read = (body: string): Read => ({
  key: keyed(body),
  sentences: body.split(/[.!?]["”]?\s|\n/u).map((sentence) => new Set(words(sentence))),
});

/** True when the body cites the publication: its exact title, or most of the title's longer words in one sentence. */
function names(body: Read, title: string): boolean {
  if (holds(body, title) || holds(body, shortTitle(title))) return true;
  const telling = words(title).filter((word) => word.length > 4);
  return (
    telling.length >= 3 &&
    body.sentences.some((present) => telling.filter((word) => present.has(word)).length / telling.length >= 0.75)
  );
}

function publicationCited(body: Read, { evidence, publications }: CheckedDraft): Measured {
  const known = [...evidence.filter(({ kind }) => kind === 'publication').map(fromEvidence), ...publications];
  const cited = known.find(({ title, url, year }) => url && year && names(body, title) && holds(body, String(year)));
  return { code: 'publication_cited', passed: cited !== undefined, value: cited?.title ?? null };
}

const entryTitles = new WeakMap<StudentProfile, { title: string; key: string }[]>();

/** The normalised titles in a profile, computed once for all drafts of a page. */
function titlesOf(student: StudentProfile): { title: string; key: string }[] {
  const found = entryTitles.get(student) ?? profileEntries(student).map(({ title }) => ({ title, key: keyed(title) }));
  entryTitles.set(student, found);
  return found;
}

function profileCited(body: Read, student: StudentProfile, evidence: readonly Evidence[]): Measured {
  const entries = titlesOf(student);
  const cited = entries.find(({ key }) => body.key.includes(key));
  if (cited) return { code: 'profile_cited', passed: true, value: cited.title };
  // An interest is a plan, not a record: it counts only if the profile has nothing else to cite, or if it is evidence of the draft.
  const plans = evidence.filter(({ section }) => section === 'interests').map(({ title }) => title);
  if (entries.length === 0) plans.push(...student.interests.map(({ name, english }) => english || englishArea(name)));
  const plan = plans.find((title) => holds(body, title));
  return { code: 'profile_cited', passed: plan !== undefined, value: plan ?? null };
}

/**
 * An unfilled placeholder. It blocks sending, so it must never match legitimate prose: statisticians write of null hypotheses and
 * programmers of undefined behaviour, but neither word can follow a title.
 */
const gaps = [
  /\{\{[^{}]*\}\}|\{[a-z_. ]+\}|<[A-Za-z_ ]{3,}>|\[[A-Za-z_' ]{3,}\]/gu,
  /\b(?:TODO|TBD|lorem ipsum|XXX+)\b/gu,
  /\b(?:Dear|Professor)\s+(?:undefined|null|NaN)\b/gu,
  /\bProfessor\s*,/gu,
];

/** Bracketed remarks that scholars use; not placeholders. */
const remarks = new Set(['[sic]', '[in press]']);

/** The first placeholder in a text, or null. */
function gapIn(text: string): string | null {
  const found = gaps.map((gap) => [...text.matchAll(gap)].find(([gapText]) => !remarks.has(gapText)));
  const [first] = found.filter((match) => match !== undefined).sort((a, b) => a.index - b.index);
  return first?.[0] ?? null;
}

/** Titles in the languages of the recipients' countries, normalised by `searchKey`. */
const professorTitles = new Set(
  [
    'professor prof dr doctor doktor professeur docteur profesor profesora professora professore professoressa',
    'استاد پروفسور دکتر',
  ]
    .flatMap((text) => text.split(' '))
    .map(searchKey),
);

/** The person's name in other letters than Latin, where it stands below an English letter (LTR-05), or null. */
function unreadableName(body: string, { firstName, lastName }: StudentProfile): string | null {
  const name = oneLine(`${firstName} ${lastName}`);
  const isEnglish = (body.match(/\p{Script=Latin}/gu)?.length ?? 0) > (body.match(/\p{Script=Arabic}/gu)?.length ?? 0);
  if (name === '' || isLatin(name) || !isEnglish) return null;
  return body.split('\n').some((line) => line.trim() === name) ? name : null;
}

/** Runs the quality gates R12 and R13 on a draft's current text. One result per gate, in a fixed order. */
export function checkDraft(draft: CheckedDraft): DraftCheck[] {
  const { body, student } = draft;
  const text = read(body);
  const count = countWords(body);
  const family = familyNameOf(draft.professorName);
  const greeting = body.split('\n').find((line) => line.trim() !== '') ?? '';
  const titled = words(greeting).some((word) => professorTitles.has(word));
  const named = titled && family !== '' && keyed(greeting).includes(keyed(family));
  // Titles are quoted as published; anything in them that looks like a placeholder is none.
  const unquoted = draft.evidence.reduce((text, item) => text.replaceAll(item.title, ''), `${draft.subject}\n${body}`);
  const found = gapIn(unquoted);
  const gap = firstGap(body);
  const unreadable = unreadableName(body, student);
  const { similarity } = mostAlike(body, draft.otherBodies, student);
  const measured: Measured[] = [
    { code: 'word_count', passed: count >= minWords && count <= maxWords, value: String(count) },
    { code: 'professor_named', passed: named, value: family || null },
    publicationCited(text, draft),
    profileCited(text, student, draft.evidence),
    { code: 'no_placeholders', passed: found === null, value: found },
    { code: 'no_gaps', passed: gap === null, value: gap },
    { code: 'name_in_latin', passed: unreadable === null, value: unreadable },
    { code: 'sentences_bound', passed: !draft.unbound, value: draft.unbound ?? null },
    { code: 'similarity', passed: similarity < similarityLimit, value: similarity.toFixed(2) },
  ];
  return measured.map((check) => ({ ...check, blocks: !check.passed && check.code !== 'word_count' }));
}

/** A check that blocks sending; the number of words is only advice. */
export type GateCode = Exclude<CheckCode, 'word_count'>;
export type Objection = DraftCheck & { code: GateCode };

/** The failed gate that blocks a letter (R12, R13), or null. Of several, an unfilled placeholder comes first. */
export function objectionTo(checks: readonly DraftCheck[]): Objection | null {
  const failed = checks.filter((check): check is Objection => check.blocks);
  return failed.find(({ code }) => code === 'no_placeholders' || code === 'no_gaps') ?? failed[0] ?? null;
}
