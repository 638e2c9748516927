import { searchKey } from '../directory/searchKey.ts';
import { asks } from './letter/who.ts';
import { BLANK, withBlanks } from './similarity.ts';
import type { StudentProfile } from './student.ts';

/** From this many words in a row on, two letters share a passage. */
const LEAST_WORDS = 5;
/** Of so many places with the same words, the one with the longest passage is taken. */
const MOST_TRIED = 4;

/** The same words in a row in two bodies; the ends are exclusive. */
export interface SharedPassage {
  start: number;
  end: number;
  otherStart: number;
  otherEnd: number;
}

export interface SharedWords {
  /** In the order of the first body. None overlaps another in either body, and none goes beyond a paragraph. */
  passages: SharedPassage[];
  /** Paragraphs of the first body that are, word for word, in the other one. */
  sameParagraphs: number;
  /** Paragraphs of the first body that have words of their own. */
  paragraphs: number;
}

interface Word {
  key: string;
  start: number;
  end: number;
  /** Grows where a paragraph begins and where something was left out: a passage stays within one. */
  run: number;
}

interface Read {
  /** The body with blanks where something was left out. */
  text: string;
  words: Word[];
  /** For each paragraph, its first word and the one after its last. */
  paragraphs: { from: number; to: number }[];
}

/** What a student asks and offers at the end of each letter, in all its forms. */
const closingsOf = (student: StudentProfile): string[] =>
  [true, false].flatMap((needResearchProposal) =>
    [true, false].flatMap((tight) => Object.values(asks(student, { needResearchProposal, tight }))),
  );

function read(body: string, student: StudentProfile): Read {
  const text = withBlanks(body, student, closingsOf(student));
  const words: Word[] = [];
  const paragraphs: Read['paragraphs'] = [];
  let run = 0;
  let from = 0;
  let lineStart = 0;
  const settle = () => {
    if (words.length > from) paragraphs.push({ from, to: words.length });
    from = words.length;
    run += 1;
  };
  for (const line of text.split('\n')) {
    if (line.trim() === '') settle();
    let end = 0;
    for (const found of line.matchAll(/[\p{L}\p{M}\p{N}\p{Cf}]+/gu)) {
      const key = searchKey(found[0]);
      if (line.slice(end, found.index).includes(BLANK)) run += 1;
      end = found.index + found[0].length;
      if (/[\p{L}\p{N}]/u.test(key)) words.push({ key, start: lineStart + found.index, end: lineStart + end, run });
    }
    if (line.slice(end).includes(BLANK)) run += 1;
    lineStart += line.length + 1;
  }
  settle();
  return { text, words, paragraphs };
}

const keyOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ key }) => key)
    .join(' ');

function add(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key);
  if (known) known.push(place);
  else places.set(key, [place]);
}

/** Which word of another body each word of a body is the same as. A word of either is taken once. */
class Pairing {
  readonly #mine: readonly Word[];
  readonly #theirs: readonly Word[];
  readonly #partners: Int32Array;
  readonly #taken: Uint8Array;

  constructor(mine: readonly Word[], theirs: readonly Word[]) {
    this.#mine = mine;
    this.#theirs = theirs;
    this.#partners = new Int32Array(mine.length).fill(-1);
    this.#taken = new Uint8Array(theirs.length);
  }

  partnerOf(place: number): number {
    return this.#partners[place] ?? -1;
  }

  pair(place: number, other: number, length: number): void {
    for (let step = 0; step < length; step += 1) {
      this.#partners[place + step] = other + step;
      this.#taken[other + step] = 1;
    }
  }

  /** Whether a passage can begin here, wherever it is in the other body. */
  hasRoom(place: number): boolean {
    const run = this.#mine[place]?.run;
    return this.#mine
      .slice(place, place + LEAST_WORDS)
      .every((word, step) => word.run === run && this.partnerOf(place + step) < 0);
  }

  /** How many words from these two places on are the same, free and in one run. */
  lengthFrom(place: number, other: number): number {
    const [run, otherRun] = [this.#mine[place]?.run, this.#theirs[other]?.run];
    let length = 0;
    for (;;) {
      const word = this.#mine[place + length];
      const twin = this.#theirs[other + length];
      const isSame = word?.key === twin?.key && word?.run === run && twin?.run === otherRun;
      if (!word || !twin || !isSame || this.partnerOf(place + length) >= 0 || this.#taken[other + length])
        return length;
      length += 1;
    }
  }
}

/** Pairs the paragraphs that have the same words, and says how many. */
function pairParagraphs(mine: Read, theirs: Read, pairing: Pairing): number {
  const open = new Map<string, number[]>();
  for (const { from, to } of theirs.paragraphs.toReversed()) {
    add(open, keyOf(theirs.words, from, to), from);
  }
  let same = 0;
  for (const { from, to } of mine.paragraphs) {
    const other = open.get(keyOf(mine.words, from, to))?.pop();
    if (other === undefined) continue;
    pairing.pair(from, other, to - from);
    same += 1;
  }
  return same;
}

/** Pairs passages in the rest. A place that has no room left is not tried again, so that the time grows with the length alone. */
function pairPassages(mine: Read, theirs: Read, pairing: Pairing): void {
  const places = new Map<string, number[]>();
  for (let other = theirs.words.length - LEAST_WORDS; other >= 0; other -= 1) {
    add(places, keyOf(theirs.words, other, other + LEAST_WORDS), other);
  }
  for (let place = 0; place + LEAST_WORDS <= mine.words.length;) {
    if (!pairing.hasRoom(place)) {
      place += 1;
      continue;
    }
    const open = places.get(keyOf(mine.words, place, place + LEAST_WORDS)) ?? [];
    const tried: number[] = [];
    let best = { other: 0, length: 0 };
    while (tried.length < MOST_TRIED) {
      const other = open.pop();
      if (other === undefined) break;
      const length = pairing.lengthFrom(place, other);
      if (length < LEAST_WORDS) continue;
      tried.push(other);
      if (length > best.length) best = { other, length };
    }
    open.push(...tried.toReversed());
    pairing.pair(place, best.other, best.length);
    place += Math.max(1, best.length);
  }
}

/** Where a passage ends with the marks that follow its last word in both bodies. */
function endWithMarks(mine: Read, end: number, theirs: Read, otherEnd: number): number {
  let more = 0;
  for (;;) {
    const sign = mine.text[end + more];
    if (sign === undefined || sign !== theirs.text[otherEnd + more] || !/[\p{P}\p{S}]/u.test(sign)) return more;
    more += 1;
  }
}

/**
 * The passages that two bodies of one student share, without what is meant to be the same in all letters: greeting, who writes, the
 * question at the end and what is offered, closing, name and the line on the tool.
 */
export function sharedWords(body: string, otherBody: string, student: StudentProfile): SharedWords {
  const mine = read(body, student);
  const theirs = read(otherBody, student);
  const pairing = new Pairing(mine.words, theirs.words);
  const sameParagraphs = pairParagraphs(mine, theirs, pairing);
  pairPassages(mine, theirs, pairing);
  const passages: SharedPassage[] = [];
  for (const [place, { start, end, run }] of mine.words.entries()) {
    const other = pairing.partnerOf(place);
    const twin = theirs.words[other];
    if (!twin) continue;
    const last = passages.at(-1);
    const goesOn =
      last !== undefined &&
      pairing.partnerOf(place - 1) === other - 1 &&
      mine.words[place - 1]?.run === run &&
      theirs.words[other - 1]?.run === twin.run;
    if (goesOn) Object.assign(last, { end, otherEnd: twin.end });
    else passages.push({ start, end, otherStart: twin.start, otherEnd: twin.end });
  }
  for (const passage of passages) {
    const marks = endWithMarks(mine, passage.end, theirs, passage.otherEnd);
    passage.end += marks;
    passage.otherEnd += marks;
  }
  return { passages, sameParagraphs, paragraphs: mine.paragraphs.length };
}
