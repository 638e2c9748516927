import { englishArea } from '../directory/areaNames.ts';
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
  /** It stands between the letter and its sending (R12, R13): a gate that is not passed, and no advice. */
  blocks: boolean;
}

type Measured = Omit<DraftCheck, 'blocks'>;

export interface KnownPublication {
  title: string;
  /** Where a reader finds it; without an address it does not count. */
  url: string | null;
  year: number | string;
}

export interface CheckedDraft {
  subject: string;
  body: string;
  evidence: readonly Evidence[];
  professorName: string;
  /** What is known of the professor beside the evidence, so that a person may cite another paper than the draft did. */
  publications: readonly KnownPublication[];
  student: StudentProfile;
  /** Bodies that it must not resemble; `comparedBodies` finds them. */
  otherBodies: readonly string[];
}

/** Above or at this share of common wording two drafts count as one form letter (R13). */
export const similarityLimit = 0.8;

const words = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A text as its words alone, with a blank around each: what holds another as words holds it as a piece of text. */
const keyed = (text: string): string => ` ${words(text).join(' ')} `;

const holds = (body: Read, part: string): boolean => body.key.includes(keyed(part));

/** A body that was read once for all that is looked for in it. */
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

/** True when the body names the publication: its exact title, or most of the title's longer words in one sentence. */
function names(body: Read, title: string): boolean {
  if (holds(body, title)) return true;
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

/** The titles in a profile as they are looked for: read once for all drafts of a page. */
function titlesOf(student: StudentProfile): { title: string; key: string }[] {
  const found = entryTitles.get(student) ?? profileEntries(student).map(({ title }) => ({ title, key: keyed(title) }));
  entryTitles.set(student, found);
  return found;
}

function profileCited(body: Read, student: StudentProfile, evidence: readonly Evidence[]): Measured {
  const entries = titlesOf(student);
  const cited = entries.find(({ key }) => body.key.includes(key));
  if (cited) return { code: 'profile_cited', passed: true, value: cited.title };
  // An interest is a plan and not a record: it counts only for a student who has nothing else that can be named.
  const plans = evidence.filter(({ section }) => section === 'interests').map(({ title }) => title);
  if (entries.length === 0) plans.push(...student.interests.map(({ name }) => englishArea(name)));
  const plan = plans.find((title) => holds(body, title));
  return { code: 'profile_cited', passed: plan !== undefined, value: plan ?? null };
}

/**
 * A gap nobody filled. It blocks sending, so it must never meet honest prose: a statistician writes of null hypotheses
 * and a programmer of undefined behaviour, while neither word can follow a title.
 */
const gaps = [
  /\{\{[^{}]*\}\}|\{[a-z_. ]+\}|<[A-Za-z_ ]{3,}>|\[[A-Za-z_' ]{3,}\]/gu,
  /\b(?:TODO|TBD|lorem ipsum|XXX+)\b/gu,
  /\b(?:Dear|Professor)\s+(?:undefined|null|NaN)\b/gu,
  /\bProfessor\s*,/gu,
];

/** What scholars write into brackets is no gap. */
const remarks = new Set(['[sic]', '[in press]']);

/** The first gap in a text, or null. */
function gapIn(text: string): string | null {
  const found = gaps.map((gap) => text.matchAll(gap).find(([gapText]) => !remarks.has(gapText)));
  const [first] = found.filter((match) => match !== undefined).sort((a, b) => a.index - b.index);
  return first?.[0] ?? null;
}

/** Titles as the languages of the countries that are written to have them, as `searchKey` reads them. */
const professorTitles = new Set(
  [
    'professor prof dr doctor doktor professeur docteur profesor profesora professora professore professoressa',
    'استاد پروفسور دکتر',
  ]
    .flatMap((text) => text.split(' '))
    .map(searchKey),
);

/** Runs the quality gates R12 and R13 on a draft as it stands, composed or edited. Each gate has one result, in a fixed order. */
export function checkDraft(draft: CheckedDraft): DraftCheck[] {
  const { body, student } = draft;
  const text = read(body);
  const count = countWords(body);
  const family = familyNameOf(draft.professorName);
  const greeting = body.split('\n').find((line) => line.trim() !== '') ?? '';
  const titled = words(greeting).some((word) => professorTitles.has(word));
  const named = titled && family !== '' && keyed(greeting).includes(keyed(family));
  // Titles are quoted as they were published; what looks like a placeholder in them is none.
  const unquoted = draft.evidence.reduce((text, item) => text.replaceAll(item.title, ''), `${draft.subject}\n${body}`);
  const found = gapIn(unquoted);
  const nearest = draft.otherBodies.reduce(
    (highest, other) => Math.max(highest, bodySimilarity(body, other, student)),
    0,
  );
  const measured: Measured[] = [
    { code: 'word_count', passed: count >= minWords && count <= maxWords, value: String(count) },
    { code: 'professor_named', passed: named, value: family || null },
    publicationCited(text, draft),
    profileCited(text, student, draft.evidence),
    { code: 'no_placeholders', passed: found === null, value: found },
    { code: 'similarity', passed: nearest < similarityLimit, value: nearest.toFixed(2) },
  ];
  return measured.map((check) => ({ ...check, blocks: !check.passed && check.code !== 'word_count' }));
}

/** A check that stands between a letter and its sending; the number of words is advice. */
export type GateCode = Exclude<CheckCode, 'word_count'>;
export type Objection = DraftCheck & { code: GateCode };

/** Why a letter may not go: a gate of R12 and R13 that it does not pass, and of several a gap that was left. Null when it may. */
export function objectionTo(checks: readonly DraftCheck[]): Objection | null {
  const failed = checks.filter((check): check is Objection => check.blocks);
  return failed.find(({ code }) => code === 'no_placeholders') ?? failed[0] ?? null;
}
