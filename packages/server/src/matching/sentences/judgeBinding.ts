import {
  asksCoverage,
  compare,
  GENERAL_SHARE,
  holdsYear,
  inKeys,
  inSource,
  proofOf,
  quotedIn,
  sidesOf,
  unbound,
  withoutTitles,
} from './judgeClaim.ts';
import { causal } from './lexicon.ts';
import { isDeed, isPraise, isRank } from './patterns.ts';
import { type PreparedFacts, plainText, type Source } from './prepare.ts';
import type { SentenceReason, Verdict } from './shapes.ts';
import { agree, type Token, tokensOf } from './tokens.ts';

/** Before a method, a material, an instrument or a place. */
const leadsToThing =
  /^(?:with|without|using|via|by|through|in|inside|at|from|on|under|over|near|within|با|بدون|در|از|روی|توسط|وسیله)$/u;
const writer = /^(?:i|we|من|ما)$/u;

/** How far back a word is looked for that makes the next one a thing or a deed. */
const BEFORE = 3;

/** The words before one, nearest first, up to one that the source holds. */
function wordsBefore(tokens: readonly Token[], index: number, source: Source): readonly Token[] {
  const before = tokens.slice(Math.max(0, index - BEFORE), index).toReversed();
  const stop = before.findIndex((token) => asksCoverage(token) && inSource(token, source));
  return stop === -1 ? before : before.slice(0, stop);
}

/** A word of the reader's name or place, which a sentence about their work may use. */
const ofReader = (token: Token, { side }: Source, { names }: PreparedFacts): boolean =>
  side === 'their' && inKeys(token, names);

/** A word that names a person, place, code, method or deed: no other word may stand for it. */
function isExact(tokens: readonly Token[], index: number, source: Source): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  // The first word of a sentence may be a name as well.
  if (token.code || token.name || isDeed(tokens, index) || /^\p{Lu}/u.test(token.text)) return true;
  return wordsBefore(tokens, index, source).some(({ lower }) => leadsToThing.test(lower) || writer.test(lower));
}

/** What a word claims that the source does not hold, or null. */
function refusalOf(
  tokens: readonly Token[],
  index: number,
  source: Source,
  facts: PreparedFacts,
): SentenceReason | null {
  const token = tokens[index];
  if (token === undefined) return null;
  const { number } = token;
  if (number !== null) {
    const held = number.year ? holdsYear(source, tokens, token) : source.numbers.some((other) => agree(number, other));
    return held ? null : 'number';
  }
  if (inSource(token, source) || ofReader(token, source, facts)) return null;
  if (isRank(token)) return 'word';
  if (isPraise(token)) return 'praise';
  if (causal.has(token.stem)) return 'cause';
  if (token.pole !== null) return 'direction';
  if (!asksCoverage(token) && !isDeed(tokens, index)) return null;
  return isExact(tokens, index, source) ? 'word' : null;
}

/** What another source, or any at all, cannot make good. */
const final: ReadonlySet<SentenceReason> = new Set<SentenceReason>([
  'negation',
  'direction',
  'cause',
  'open',
  'scope',
  'praise',
  'acquaintance',
  'assumed',
]);

/** Whether the source tells what rose or fell, or was more or less, and the sentence tells it with no word that is known to mean that. */
function losesDirection(tokens: readonly Token[], { sentences }: Source): boolean {
  const axes = new Set(tokens.flatMap(({ pole }) => pole?.axis ?? []));
  const told = tokens.filter(({ number, weight }) => number === null && (weight === 'content' || weight === 'general'));
  return sentences
    .filter(({ keys }) => told.filter((token) => inKeys(token, keys)).length >= 2)
    .some((sentence) => sentence.tokens.some(({ pole }) => pole !== null && !axes.has(pole.axis)));
}

/**
 * The verdict on a sentence for which the person named the source, where the rules found none (EVD-04). It makes good that the words are
 * other ones than those of the source, for the smaller part of them, and nothing else: a quotation, figure, name, place, method, degree or
 * deed must stand in this very source, and what a source denies, asks or leaves open stays so.
 */
export function judgeBinding(text: string, facts: PreparedFacts, marker: number, found: Verdict): Verdict {
  const source = facts.sources.find(({ fact }) => fact.marker === marker);
  if (source === undefined || final.has(found.reason)) return found;
  const tokens = tokensOf(text);
  const spoken = withoutTitles(text, tokens, facts);
  // "I found it" is not shown by a paper of somebody else, nor "you found it" by an own entry.
  if (!sidesOf(spoken).some((sides) => sides.includes(source.side))) return unbound('word');
  const held = plainText(`${source.fact.title}\n${source.fact.text}`);
  if (quotedIn(text).some((quote) => !held.includes(quote))) return unbound('quote');
  for (const index of tokens.keys()) {
    const refusal = refusalOf(tokens, index, source, facts);
    if (refusal !== null) return unbound(refusal);
  }
  const told = tokens.filter(asksCoverage);
  const beyond = told.filter((token) => !inSource(token, source) && !ofReader(token, source, facts));
  const covered = told.filter((token) => inSource(token, source)).length;
  const loose = tokens.filter((token) => token.weight === 'general' && !inSource(token, source)).length;
  if (covered < 2 || covered < 2 * beyond.length || loose > covered * GENERAL_SHARE) return unbound('word');
  const against = compare(text, spoken, [source], /[?؟]/u.test(text.slice(-3)));
  if (against !== null) return unbound(against);
  if (beyond.length > 0 && losesDirection(tokens, source)) return unbound('direction');
  return {
    sentenceClass: source.side === 'their' ? 'bound' : 'own',
    rests: [marker],
    proof: proofOf(tokens, [source]),
    reason: 'by_person',
    beyond: [...new Set(beyond.map((token) => token.text))],
  };
}
