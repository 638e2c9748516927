import { searchKey } from '../directory/searchKey.ts';

/** The name of a person, with other spellings of it (`N. Ahmadi`, «نسرین احمدی»). */
export interface OwnName {
  first_name: string;
  last_name: string;
  author_names?: readonly string[] | undefined;
}

/** The place of one author in the printed text: its number from 0, and its first and last position. */
export interface AuthorPlace {
  index: number;
  from: number;
  to: number;
}

/** A name in two parts, as words of its search key. */
interface Reading {
  given: readonly string[];
  family: string;
}

interface Piece {
  from: number;
  to: number;
}

/** The score from which an author is taken for the person, and how far the next one must be behind. */
const LEAST = 0.6;
const LEAD = 0.2;
/** Longer lists are collaborations: no name in them is proposed. */
const MOST_AUTHORS = 200;

const PARTICLES = new Set('van von der den de del della di da dos du la le al el bin ibn ter ten'.split(' '));
const isInitials = (text: string): boolean => /^(?:\p{Lu}\.?[\s-]?){1,4}$/u.test(text.trim());

function split(text: string, { from, to }: Piece, separator: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (const match of text.slice(from, to).matchAll(separator)) {
    pieces.push({ from: start, to: from + match.index });
    start = from + match.index + match[0].length;
  }
  return [...pieces, { from: start, to }];
}

function trimmed(text: string, { from, to }: Piece): Piece {
  const piece = text.slice(from, to);
  return { from: from + (piece.length - piece.trimStart().length), to: to - (piece.length - piece.trimEnd().length) };
}

/** The authors of a printed list: `A. Rezaei; B. Solheim`, `Rezaei, A., Solheim, B.`, `Ana Rezaei, Bo Solheim and Cy Dee`. */
function authorsOf(text: string): Piece[] {
  const whole = { from: 0, to: text.length };
  const parts = (pieces: readonly Piece[]) =>
    pieces.map((piece) => trimmed(text, piece)).filter(({ from, to }) => to > from);
  const semicolons = parts(split(text, whole, /[;؛]/gu));
  if (semicolons.length > 1) return semicolons;
  const and = /(?<=\s)(?:and|و|&)(?=\s)/giu;
  const ands = parts(split(text, whole, and));
  const commas = (piece: Piece): number => text.slice(piece.from, piece.to).match(/[,،]/gu)?.length ?? 0;
  // BibTeX: each author is `Family, Given`.
  if (ands.length > 1 && ands.every((piece) => commas(piece) === 1)) return ands;
  const pieces = parts(split(text, whole, /[,،]|(?<=[\s,،])(?:and|و|&)(?=\s)/giu));
  const isPaired =
    pieces.length > 1 &&
    pieces.length % 2 === 0 &&
    pieces.every(({ from, to }, index) => isInitials(text.slice(from, to)) === (index % 2 === 1));
  if (!isPaired) return pieces;
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [{ from: piece.from, to: pieces[index + 1]?.to ?? piece.to }] : [],
  );
}

/** The names of a printed list, one by one. */
export const authorNames = (text: string): string[] => authorsOf(text).map(({ from, to }) => text.slice(from, to));

const words = (text: string): string[] =>
  searchKey(text.replaceAll(/[-‐‑.]/gu, ' '))
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');

/** A family name in its spellings: `Müller` is `muller` and `mueller`. */
function spellings(family: string): string[] {
  const spelled = family.replaceAll(/[äöü]/giu, (letter) => `${letter}e`);
  return [...new Set([words(family).join(' '), words(spelled).join(' ')])].filter((name) => name !== '');
}

/** What a printed name may mean: one or two ways to part it, each in every spelling of its family name. */
function readings(name: string): Reading[] {
  const [before = '', after] = name.split(/[,،]/u);
  const reading = (given: string, family: string): Reading[] =>
    spellings(family).map((spelling) => ({ given: words(given), family: spelling }));
  if (after !== undefined) return reading(after, before);
  const parts = name.trim().split(/\s+/u);
  if (parts.length === 1) return reading('', name);
  const last = parts.at(-1) ?? '';
  if (/^\p{Lu}{1,3}$/u.test(last)) return reading(Array.from(last).join(' '), parts.slice(0, -1).join(' '));
  const particle = parts.findIndex((part, index) => index > 0 && PARTICLES.has(searchKey(part)));
  const at = particle > 0 && particle < parts.length - 1 ? particle : parts.length - 1;
  return reading(parts.slice(0, at).join(' '), parts.slice(at).join(' '));
}

const withoutParticles = (family: string): string =>
  family
    .split(' ')
    .filter((word) => !PARTICLES.has(word))
    .join(' ');

/** Whether one letter more, less or other makes one word of two. */
function isNear(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** How well two given names agree: in full, in their initials, or not. */
function givenAgree(a: readonly string[], b: readonly string[]): 'full' | 'initial' | null {
  const [first = '', other = ''] = [a[0], b[0]];
  if (first === '' || other === '' || first[0] !== other[0]) return null;
  if (a.join('') === b.join('') || (first.length > 1 && first === other)) return 'full';
  // Two different names in full are two people, even when they begin alike; transliterations differ by a letter.
  return first.length === 1 || other.length === 1 || isNear(first, other) ? 'initial' : null;
}

function score(author: Reading, own: Reading): number {
  if (author.family === own.family && author.given.length === 0 && own.given.length === 0) return 0.95;
  const given = givenAgree(author.given, own.given);
  const swapped = author.given.join(' ') === own.family && author.family === own.given.join(' ');
  if (swapped) return 0.6;
  if (given === null) return 0;
  const byGiven = given === 'full' ? 0.95 : 0.8;
  if (author.family === own.family) return byGiven;
  const [a, b] = [withoutParticles(author.family), withoutParticles(own.family)];
  if (a === b && a !== '') return byGiven - 0.05;
  return isNear(author.family, own.family) ? 0.6 : 0;
}

/** The readings of a person's own names. */
function ownReadings({ first_name: first, last_name: last, author_names: others = [] }: OwnName): Reading[] {
  const profile =
    last.trim() === '' ? readings(first) : spellings(last).map((family) => ({ given: words(first), family }));
  return [...profile, ...others.flatMap(readings)];
}

/**
 * Which of the authors the person is, when one is clearly nearer than all others; otherwise null, and the person has to be asked. Accents,
 * initials, order and one differing letter are allowed for. A Persian and a Latin spelling never match by themselves: each has to be among
 * the person's names.
 */
export function ownAuthor(authors: string, person: OwnName): AuthorPlace | null {
  const pieces = authorsOf(authors);
  if (pieces.length > MOST_AUTHORS) return null;
  const own = ownReadings(person);
  const scores = pieces.map(({ from, to }) =>
    Math.max(0, ...readings(authors.slice(from, to)).flatMap((author) => own.map((name) => score(author, name)))),
  );
  const best = Math.max(0, ...scores);
  const index = scores.indexOf(best);
  const next = Math.max(0, ...scores.filter((_, at) => at !== index));
  const piece = pieces[index];
  // Scores are sums of hundredths.
  if (!piece || best < LEAST || Math.round((best - next) * 100) < LEAD * 100) return null;
  return { index, ...piece };
}
