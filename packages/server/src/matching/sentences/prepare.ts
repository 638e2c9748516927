import { causal, opensAll, opensFrom, openWords, universal } from './lexicon.ts';
import type { JudgedFact, SentenceFacts } from './shapes.ts';
import { splitSentences } from './split.ts';
import { type Quantity, type Token, tokensOf } from './tokens.ts';

/** A part of a sentence that says one thing. */
export interface Clause {
  tokens: readonly Token[];
  keys: ReadonlySet<string>;
  numbers: readonly Quantity[];
  /** An odd number of negations. */
  negative: boolean;
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
  sources: readonly Source[];
  /** The sources that hold a key. */
  holders: ReadonlyMap<string, readonly number[]>;
  /** Words that both sides may use of the professor: name, university, department, field, topics. */
  professor: ReadonlySet<string>;
  /** The words of names and places alone. */
  names: ReadonlySet<string>;
  /** All texts, with plain quotation marks and white space, for quotations. */
  texts: readonly { marker: number; text: string }[];
}

const keysOf = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap(({ keys, lower }) => (keys.length === 0 ? [lower] : keys)));

const contrasts = new Set(['but', 'while', 'whereas', 'although', 'though', 'ولی', 'اما']);
const joins = new Set(['and', 'or', 'against', 'و']);

/** The token indexes at which a clause begins, and whether it is set against the one before. */
function cuts(text: string, tokens: readonly Token[]): { at: number; contrast: boolean }[] {
  const found: { at: number; contrast: boolean }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index === 0) continue;
    const between = text.slice(tokens[index - 1]?.end, token.start);
    if (/[;:؛—–]/u.test(between)) found.push({ at: index, contrast: true });
    else if (contrasts.has(token.lower)) found.push({ at: index, contrast: true });
    else if (/[,،(]/u.test(between) || joins.has(token.lower)) found.push({ at: index, contrast: false });
  }
  return found;
}

const nothing: ReadonlySet<string> = new Set();

/** What a statement of a source leaves open: all of "X may be Y", the end of "we ask whether X is Y". */
function openPart(tokens: readonly Token[]): ReadonlySet<string> {
  const at = tokens.findIndex(({ lower }) => opensFrom.has(lower));
  if (at !== -1) return keysOf(tokens.slice(at));
  return tokens.some(({ lower }) => opensAll.has(lower)) ? keysOf(tokens) : nothing;
}

/** What one clause says, for comparison with another. */
export function clauseOf(tokens: readonly Token[], contrast: boolean): Clause {
  const poles = new Map<string, Set<1 | -1>>();
  for (const [index, { pole, lower }] of tokens.entries()) {
    if (pole === null) continue;
    // "More than 40", "larger than life": a comparison with a figure is no direction.
    if (
      /^(?:more|less|fewer|over|under)$/u.test(lower) &&
      (tokens[index + 1]?.lower === 'than' || tokens[index + 1]?.number)
    )
      continue;
    poles.set(pole.axis, (poles.get(pole.axis) ?? new Set()).add(pole.pole));
  }
  const tooFew = tokens.some(
    ({ lower }, index) => lower === 'too' && /^(?:few|little|small|short)$/u.test(tokens[index + 1]?.lower ?? ''),
  );
  const negatives = tokens.filter(({ negation }) => negation).length + (tooFew ? 1 : 0);
  return {
    tokens,
    keys: keysOf(tokens),
    numbers: tokens.flatMap(({ number }) => number ?? []),
    negative: negatives % 2 === 1,
    poles,
    universal: tokens.some(({ lower }) => universal.has(lower)),
    causal: tokens.some(({ stem, weight }) => weight !== undefined && causal.has(stem)),
    leavesOpen: tokens.some(({ lower }) => openWords.has(lower)),
    contrast,
  };
}

const telling = ({ weight }: Token): boolean => weight === 'content' || weight === 'general';

/** The clauses of a sentence; one that says hardly anything belongs to the next. */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  let contrast = false;
  for (const cut of [...cuts(text, tokens), { at: tokens.length, contrast: false }]) {
    const run = tokens.slice(from, cut.at);
    const enough = run.filter(telling).length >= 2;
    if (!enough && cut.at < tokens.length && !cut.contrast) continue;
    if (run.length > 0) found.push(clauseOf(run, contrast));
    from = cut.at;
    contrast = cut.contrast;
  }
  return found;
}

const aims =
  /^(?:we|the (?:paper|study|article|aim|thesis)|our aim|this (?:paper|study|article)|it is) (?:\p{L}+ ){0,3}?(?:study|studies|test|tests|ask|asks|search|searches|look|looks|predict|predicts|measure|measures|examine|examined|examines|compare|compares|investigate|investigated|assess|set out|was to|of this|estimate|build|want|relates|counts|follow|say|compute|seek|explore|explores|was|is)\b/u;

/** Whether a sentence says what is attempted, and not what came out. */
const isAim = (text: string): boolean => aims.test(text.slice(0, 120).toLowerCase()) || /\?\s*$/u.test(text.slice(-4));

function sentenceOf(text: string): SourceSentence {
  const tokens = tokensOf(text);
  const clauses = clausesOf(text, tokens);
  // What one clause of a statement leaves open, all of it does: up to a semicolon or "but".
  const open = new Set<string>();
  const parts = new Map<Clause, Clause>();
  let from = 0;
  for (let index = 1; index <= clauses.length; index += 1) {
    if (index < clauses.length && clauses[index]?.contrast !== true) continue;
    const run = clauses.slice(from, index);
    const part = clauseOf(
      run.flatMap((clause) => clause.tokens),
      true,
    );
    for (const clause of run) parts.set(clause, part);
    for (const key of openPart(part.tokens)) open.add(key);
    from = index;
  }
  const whole = clauseOf(tokens, false);
  return { text, tokens, keys: whole.keys, clauses, whole, parts, open, aim: isAim(text) };
}

function sourceOf(fact: JudgedFact): Source {
  const sentences = splitSentences(fact.text).map(({ text }) => sentenceOf(text));
  const numbers = sentences.flatMap(({ tokens }) => tokens.flatMap(({ number }) => number ?? []));
  const keys = new Set<string>();
  const lowers = new Set<string>();
  for (const sentence of sentences) {
    for (const key of sentence.keys) keys.add(key);
    for (const { lower } of sentence.tokens) lowers.add(lower);
  }
  return {
    fact,
    side: fact.kind === 'profile' ? 'own' : 'their',
    intended: fact.section === 'interests' || fact.section === 'plan',
    sentences,
    keys,
    lowers,
    numbers,
    years: new Set([
      ...(fact.year === null ? [] : [fact.year]),
      ...numbers.filter(({ year }) => year).map(({ value }) => value),
    ]),
  };
}

/** A text for comparison word by word: one kind of quotation mark, single blanks, no soft marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[‘’`´]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase();

function prepared(facts: SentenceFacts): PreparedFacts {
  const sources = facts.facts.filter(({ retracted }) => retracted !== true).map(sourceOf);
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
    sources,
    holders,
    professor: new Set([...names, ...keysOf([professor.field, ...professor.topics].flatMap(tokensOf))]),
    names,
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
