import { searchKey } from '../directory/searchKey.ts';
import { introductionOf, studentName } from './introduction.ts';
import { disclosure } from './phrases.ts';
import type { StudentProfile } from './student.ts';

/** A body without what every draft of a student may share: greeting, self-introduction, signature, disclosure. */
function comparable(body: string, student: StudentProfile): string[] {
  const lines = body.replaceAll(introductionOf(student), ' ').replaceAll(disclosure, ' ').split('\n');
  const name = studentName(student);
  const text = lines
    .filter((line) => !/^dear\b/iu.test(line.trim()) && line.trim() !== name && !/^[\p{L} ]{2,30},$/u.test(line.trim()))
    .join(' ');
  return searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function pairs(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index + 1 < words.length; index += 1) {
    const pair = `${words[index]} ${words[index + 1]}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Pairs of bodies that were compared lately: each new letter is compared with the same fifty others as the one before it. */
const known = new Map<string, ReadonlyMap<string, number>>();
const MOST_KNOWN = 200;

function pairsOf(body: string, student: StudentProfile): ReadonlyMap<string, number> {
  const key = JSON.stringify([introductionOf(student), studentName(student), body]);
  const seen = known.get(key);
  if (seen) return seen;
  if (known.size >= MOST_KNOWN) known.clear();
  const counts = pairs(comparable(body, student));
  known.set(key, counts);
  return counts;
}

/**
 * How alike two bodies of one student are outside the fixed self-introduction (R13): the share of neighbouring word pairs that they have in
 * common (Dice), 0 for none and 1 for the same text.
 */
export function bodySimilarity(first: string, second: string, student: StudentProfile): number {
  const a = pairsOf(first, student);
  const b = pairsOf(second, student);
  const size = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((sum, count) => sum + count, 0);
  const whole = size(a) + size(b);
  if (whole === 0) return 1;
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return (2 * common) / whole;
}
