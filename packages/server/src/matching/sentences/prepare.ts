import { causal, opensAll, opensFrom, openWords, universal } from './lexicon.ts';
import type { JudgedFact, SentenceFacts, Verdict } from './shapes.ts';
import { splitSentences } from './split.ts';
import { type Quantity, type Token, tokensOf } from './tokens.ts';

/** A part of a sentence that says one thing. */
export interface Clause {
  tokens: readonly Token[];
  keys: ReadonlySet<string>;
  numbers: readonly Quantity[];
  /** An odd number of negations. */
  negative: boolean;
  /** How many negations it has. */
  negations: number;
  /** The poles of each axis that it names. */
  poles: ReadonlyMap<string, ReadonlySet<1 | -1>>;
  universal: boolean;
  causal: boolean;
  /** As a sentence of a letter: says that something is open. */
  leavesOpen: boolean;
  /** Separated from the clause before by more than a comma or "and". */
  contrast: boolean;
}

export interface SourceSentence {
  text: string;
  tokens: readonly Token[];
  keys: ReadonlySet<string>;
  clauses: readonly Clause[];
  whole: Clause;
  /** Of each clause, all that is not set against it by a semicolon or "but". */
  parts: ReadonlyMap<Clause, Clause>;
  /** The words of what it leaves open. */
  open: ReadonlySet<string>;
  /** Says what is attempted, and not what came out. */
  aim: boolean;
}

export type Side = 'their' | 'own';

export interface Source {
  fact: JudgedFact;
  side: Side;
  /** A question or plan of the writer: nothing of it has been done. */
  intended: boolean;
  sentences: readonly SourceSentence[];
  keys: ReadonlySet<string>;
  lowers: ReadonlySet<string>;
  numbers: readonly Quantity[];
  years: ReadonlySet<number>;
}

export interface PreparedFacts {
  facts: SentenceFacts;
  /** Verdicts on sentences, so that after an edit only the changed ones are judged again (EVD-03). */
  verdicts: Map<string, Verdict>;
  sources: readonly Source[];
  /** The sources that hold a key. */
  holders: ReadonlyMap<string, readonly number[]>;
  /** Words that both sides may use of the professor: name, university, department, field, topics. */
  professor: ReadonlySet<string>;
  /** The words of names and places alone. */
  names: ReadonlySet<string>;
  /** All titles, plain as the texts. */
  titles: ReadonlySet<string>;
  /** All texts, with plain quotation marks and white space, for quotations. */
  texts: readonly { marker: number; text: string }[];
}

function keysOf(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>();
  for (const { keys, lower } of tokens) {
    if (keys.length === 0) found.add(lower);
    for (const key of keys) found.add(key);
  }
  return found;
}

const contrasts = new Set(['but', 'while', 'whereas', 'although', 'though', 'ولی', 'اما']);
const joins = new Set(['and', 'or', 'و']);

const isFigure = (token: Token | undefined): boolean =>
  token !== undefined && (token.number !== null || token.lower === 'one');

/** Within "one, four or nine". */
const inList = (tokens: readonly Token[], index: number): boolean =>
  isFigure(tokens[index - 1]) &&
  (isFigure(tokens[index]) || (tokens[index]?.lower === 'or' && isFigure(tokens[index + 1])));

/** The token indexes at which a clause begins, and whether it is set against the one before. */
function cuts(text: string, tokens: readonly Token[]): { at: number; contrast: boolean }[] {
  const found: { at: number; contrast: boolean }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index === 0) continue;
    const between = text.slice(tokens[index - 1]?.end, token.start);
    // "…, that …", "…, and that …" begins another statement, as a semicolon does.
    const that = /^(?:and|but)$/u.test(token.lower) ? tokens[index + 1] : token;
    const states = /[,،]/u.test(between) && that?.lower === 'that';
    if (states || /[;:؛—–]/u.test(between)) found.push({ at: index, contrast: true });
    else if (inList(tokens, index)) continue;
    else if (contrasts.has(token.lower)) found.push({ at: index, contrast: true });
    else if (/[,،]/u.test(between) || joins.has(token.lower)) found.push({ at: index, contrast: false });
  }
  return found;
}

const nothing: ReadonlySet<string> = new Set();

/** What a statement of a source leaves open: all of "X may be Y", the end of "we ask whether X is Y". */
function openPart(tokens: readonly Token[]): ReadonlySet<string> {
  const at = tokens.findIndex(({ lower }) => opensFrom.has(lower));
  if (at !== -1) return keysOf(tokens.slice(at));
  const open = tokens.some(
    ({ lower }, index) =>
      // "Could not be scanned" is a fact.
      (opensAll.has(lower) && tokens[index + 1]?.lower !== 'not') ||
      (/^remains?$/u.test(lower) && tokens[index + 1]?.lower === 'to'),
  );
  return open ? keysOf(tokens) : nothing;
}

/** Words that say in one what "not" says in two. */
const lacking =
  /^(?:lack|lacks|lacked|lacking|omit|omits|omitted|missing|gone|vanish|vanishes|vanished|disappear|disappeared|unknown|refused|refute|refutes|refuted|disprove|disproves|disproved|deny|denies|denied|doubt|doubts|doubted)$/u;

function denies({ lower, negation }: Token, tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]?.lower ?? '';
  if (lower === 'too') return /^(?:few|little|small|short)$/u.test(next);
  // "One who did without" has nothing to deny.
  if (lower === 'without') return next !== '';
  if (lower === 'out') return tokens.slice(Math.max(0, index - 4), index).some(({ stem }) => stem === 'leave');
  if (/^close[sd]?$/u.test(lower)) return tokens.some((token) => /^(?:gap|difference)$/u.test(token.lower));
  return negation || lacking.test(lower);
}

/** "I am writing because of your paper" is no cause that a source could state. */
const isOccasion = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === 'because' && tokens[index + 1]?.lower === 'of' && tokens[index + 2]?.lower === 'your';

/** What one clause says, for comparison with another. */
export function clauseOf(tokens: readonly Token[], contrast: boolean): Clause {
  const poles = new Map<string, Set<1 | -1>>();
  for (const [index, { pole, lower }] of tokens.entries()) {
    // "No longer" is a negation.
    if (pole === null || (lower === 'longer' && /^(?:no|any)$/u.test(tokens[index - 1]?.lower ?? ''))) continue;
    // "More than 40", "larger than life": a comparison with a figure is no direction.
    if (
      /^(?:more|less|fewer|over|under|above|below)$/u.test(lower) &&
      (tokens[index + 1]?.lower === 'than' || tokens[index + 1]?.number)
    )
      continue;
    poles.set(pole.axis, (poles.get(pole.axis) ?? new Set()).add(pole.pole));
  }
  const negatives = tokens.filter((token, index) => denies(token, tokens, index)).length;
  return {
    tokens,
    keys: keysOf(tokens),
    numbers: tokens.flatMap(({ number }) => number ?? []),
    negative: negatives % 2 === 1,
    negations: negatives,
    poles,
    // "Above all" and "not at all" are of nothing.
    universal: tokens.some(
      ({ lower }, index) =>
        universal.has(lower) && !(lower === 'all' && /^(?:above|at|after)$/u.test(tokens[index - 1]?.lower ?? '')),
    ),
    causal: tokens.some(({ stem }, index) => causal.has(stem) && !isOccasion(tokens, index)),
    leavesOpen: tokens.some(({ lower }) => openWords.has(lower)) || openPart(tokens).size > 0,
    contrast,
  };
}

const telling = ({ weight }: Token): boolean => weight === 'content' || weight === 'general';

const leads =
  /^(?:in|at|on|of|for|with|without|after|before|between|above|below|under|over|across|from|by|during|within|among|per|on)$/u;

/** The clauses of a sentence. What says hardly anything, or only where and when, belongs to the next. */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const runs: { tokens: readonly Token[]; contrast: boolean }[] = [];
  let from = 0;
  let contrast = false;
  let led = false;
  for (const cut of [...cuts(text, tokens), { at: tokens.length, contrast: false }]) {
    const run = tokens.slice(from, cut.at);
    if (run.length === 0) continue;
    const last = cut.at === tokens.length;
    const first = run[0];
    const leading: boolean =
      first !== undefined && (leads.test(first.lower) || first.number !== null) && (from === 0 || contrast) && !led;
    const enough =
      run.some(telling) &&
      run.filter(({ weight }) => weight !== 'light').length >= 2 &&
      !(leading && tokens[cut.at - 1]?.end !== undefined && isComma(text, tokens, cut.at));
    if (!enough && !last && !cut.contrast) {
      led = leading;
      continue;
    }
    led = false;
    const before = runs.at(-1);
    if (!enough && last && !contrast && run.length <= 5 && before !== undefined)
      before.tokens = [...before.tokens, ...run];
    else runs.push({ tokens: run, contrast });
    from = cut.at;
    contrast = cut.contrast;
  }
  return runs.map((run) => clauseOf(run.tokens, run.contrast));
}

/** The tokens after a beginning that only cites: "In your 2025 paper, …". */
export function withoutCitation(text: string, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) => index > 0 && /[,،]/u.test(text.slice(tokens[index - 1]?.end, token.start)),
  );
  const cites =
    at > 0 &&
    at < tokens.length &&
    tokens
      .slice(0, at)
      .every(({ number, weight, name }) =>
        number === null ? !name && (weight === 'light' || weight === 'frame') : number.year,
      );
  return cites ? tokens.slice(at) : tokens;
}

/** A comma alone, without "and" or "but" behind it. */
const isComma = (text: string, tokens: readonly Token[], at: number): boolean =>
  !joins.has(tokens[at]?.lower ?? '') && /^\)?[,،]/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start).trim());

const aiming =
  /^(?:aim|aims|aimed|purpose|goal|question|ask|asks|asked|test|tests|tested|study|studies|studied|search|searches|look|looks|predict|predicts|measure|measures|examine|examines|examined|compare|compares|investigate|investigates|investigated|assess|assesses|assessed|estimate|estimates|determine|determines|explore|explores|explored|seek|seeks|sets|set|follow|follows|relates|counts|compute|build|extent)$/u;

/** Whether a sentence of an abstract says what is attempted, and not what came out: "The paper predicts …", "We ask whether …". */
function isAim(tokens: readonly Token[], text: string): boolean {
  if (/\?\s*$/u.test(text.slice(-4))) return true;
  const head = tokens.slice(0, 7).map(({ lower }) => lower);
  const subject = head.findIndex((word) =>
    /^(?:we|i|paper|study|article|thesis|aim|question|extent|work)$/u.test(word),
  );
  return (
    subject !== -1 &&
    (aiming.test(head[subject] ?? '') || head.slice(subject + 1, subject + 4).some((word) => aiming.test(word)))
  );
}

/** Of each clause, all that is not set against it by a semicolon or "but". */
export function partsOf(clauses: readonly Clause[]): Map<Clause, Clause> {
  const parts = new Map<Clause, Clause>();
  let from = 0;
  for (let index = 1; index <= clauses.length; index += 1) {
    if (index < clauses.length && clauses[index]?.contrast !== true) continue;
    const run = clauses.slice(from, index);
    const tokens = run.flatMap((clause) => clause.tokens);
    const part = clauseOf(tokens, true);
    for (const clause of run) parts.set(clause, part);
    from = index;
  }
  return parts;
}

function sentenceOf(text: string): SourceSentence {
  const tokens = tokensOf(text);
  const clauses = clausesOf(text, tokens);
  const parts = partsOf(clauses);
  const open = new Set([...new Set(parts.values())].flatMap((part) => [...openPart(part.tokens)]));
  const whole = clauseOf(tokens, false);
  return { text, tokens, keys: whole.keys, clauses, whole, parts, open, aim: isAim(tokens, text) };
}

function sourceOf(fact: JudgedFact): Source {
  const tokens = tokensOf(fact.text);
  const numbers = tokens.flatMap(({ number }) => number ?? []);
  // Most sources of a letter are never compared with a sentence.
  let sentences: readonly SourceSentence[] | undefined;
  let lowers: ReadonlySet<string> | undefined;
  return {
    fact,
    side: fact.kind === 'profile' ? 'own' : 'their',
    intended: fact.section === 'interests' || fact.section === 'plan',
    keys: keysOf(tokens),
    numbers,
    years: new Set([
      ...(fact.year === null ? [] : [fact.year]),
      ...numbers.filter(({ year }) => year).map(({ value }) => value),
    ]),
    get sentences() {
      sentences ??= splitSentences(fact.text).map(({ text }) => sentenceOf(text));
      return sentences;
    },
    get lowers() {
      lowers ??= new Set(this.sentences.flatMap((sentence) => sentence.tokens.map(({ lower }) => lower)));
      return lowers;
    },
  };
}

/** A text for comparison word by word: one kind of quotation mark, single blanks, no soft marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[‘’`´“”"«»]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase();

function prepared(facts: SentenceFacts): PreparedFacts {
  const sources = facts.facts.filter(({ retracted, foreign }) => retracted !== true && foreign !== true).map(sourceOf);
  const holders = new Map<string, number[]>();
  for (const [index, { keys }] of sources.entries())
    for (const key of keys) {
      const list = holders.get(key);
      if (list === undefined) holders.set(key, [index]);
      else list.push(index);
    }
  const { professor, studentNames } = facts;
  const names = keysOf(
    [professor.fullName, professor.university, professor.department, professor.country, ...studentNames].flatMap(
      tokensOf,
    ),
  );
  return {
    facts,
    verdicts: new Map(),
    sources,
    holders,
    professor: new Set([...names, ...keysOf([professor.field, ...professor.topics].flatMap(tokensOf))]),
    names,
    titles: new Set(sources.map(({ fact }) => plainText(fact.title).trim())),
    texts: sources.map(({ fact }) => ({ marker: fact.marker, text: plainText(`${fact.title}\n${fact.text}`) })),
  };
}

const cache = new WeakMap<SentenceFacts, PreparedFacts>();

/** The facts, read once: `judgeSentences` does so itself, and an editor may do it before the first key is pressed. */
export function prepareFacts(facts: SentenceFacts): PreparedFacts {
  const known = cache.get(facts) ?? prepared(facts);
  cache.set(facts, known);
  return known;
}
