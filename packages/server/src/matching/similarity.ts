import { hash32 } from '../directory/sample/random.ts';
import { searchKey } from '../directory/searchKey.ts';
import { TOOL_LINE } from './letter/write.ts';
import { signatureOf, whoWrites } from './letter/who.ts';
import type { StudentProfile } from './student.ts';

/** Parts that all drafts of a student contain, one line each. */
interface Own {
  introduction: string;
  shortIntroduction: string;
  name: string;
}

const owned = new WeakMap<StudentProfile, Own>();

function ownOf(student: StudentProfile): Own {
  const own = owned.get(student) ?? {
    introduction: whoWrites(student),
    shortIntroduction: whoWrites(student, false),
    name: signatureOf(student),
  };
  owned.set(student, own);
  return own;
}

/** Stands in the place of each character that is left out, so that what is left keeps its place. */
export const BLANK = '\0';
const blank = (text: string): string => BLANK.repeat(text.length);

/**
 * A body with blanks in place of what all drafts of a student may share: greeting, self-introduction, signature, disclosure, and the
 * sentences in `more`.
 */
export function withBlanks(body: string, student: StudentProfile, more: readonly string[] = []): string {
  const { introduction, shortIntroduction, name } = ownOf(student);
  const isShared = (line: string): boolean =>
    /^dear\b/iu.test(line) || line === name || /^[\p{L} ]{2,30},$/u.test(line);
  return [introduction, shortIntroduction, TOOL_LINE, ...more]
    .reduce((text, part) => text.replaceAll(part, blank), body)
    .split('\n')
    .map((line) => (isShared(line.replaceAll(BLANK, ' ').trim()) ? blank(line) : line))
    .join('\n');
}

function comparable(body: string, student: StudentProfile): string[] {
  return searchKey(withBlanks(body, student))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A text's adjacent word pairs as sorted hashes. Collisions are too rare to show in a result's two decimals. */
function pairs(words: readonly string[]): Uint32Array {
  const found = new Uint32Array(Math.max(0, words.length - 1));
  for (let index = 0; index < found.length; index += 1) found[index] = hash32(`${words[index]} ${words[index + 1]}`);
  return found.sort();
}

/** Cache of word pairs per body: each new letter is compared with the same fifty others as the previous one. */
const known = new Map<string, Uint32Array>();
const MOST_KNOWN = 200;

function pairsOf(body: string, student: StudentProfile): Uint32Array {
  const own = ownOf(student);
  const key = `${own.introduction}\n${own.name}\n${body}`;
  const seen = known.get(key);
  if (seen) return seen;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = pairs(comparable(body, student));
  known.set(key, found);
  return found;
}

/**
 * The similarity of two bodies of one student without the fixed self-introduction (R13): the share of common adjacent word pairs (Dice
 * coefficient), from 0 for none to 1 for the same text.
 */
export function bodySimilarity(first: string, second: string, student: StudentProfile): number {
  const a = pairsOf(first, student);
  const b = pairsOf(second, student);
  const whole = a.length + b.length;
  if (whole === 0) return 1;
  let common = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) common += 1;
    if (left <= right) i += 1;
    if (right <= left) j += 1;
  }
  return (2 * common) / whole;
}

/** Of several bodies the one that is most alike this one (R13), by its place among them, and how alike it is. */
export function mostAlike(
  body: string,
  others: readonly string[],
  student: StudentProfile,
): { similarity: number; place: number | null } {
  let most: { similarity: number; place: number | null } = { similarity: 0, place: null };
  for (const [place, other] of others.entries()) {
    const similarity = bodySimilarity(body, other, student);
    if (similarity > most.similarity) most = { similarity, place };
  }
  return most;
}
