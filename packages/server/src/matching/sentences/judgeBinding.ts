import {
  asksCoverage,
  compare,
  GENERAL_SHARE,
  holdsLevels,
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
import { claimedLevels, isDeed, isPraise, isRank } from './patterns.ts';
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

/** Stands before a noun, so that the word between them tells what kind of thing it is. */
const beforeKind = /^(?:a|an|the|your|my|our|their|his|her|its|this|these|those|some|each|every|both|of)$/u;

/** "Your convolutional networks": a word that narrows what the source holds. Not "gently clamped", and not "you glimpsed bearings". */
function isKind(tokens: readonly Token[], index: number, source: Source): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || next === undefined || token.persian || /ly$|^of$/u.test(token.lower)) return false;
  // A comma or a bracket between them parts them.
  const parted = next.start - token.end > 1 || !asksCoverage(next) || !inSource(next, source);
  return !parted && (before === undefined || before.number !== null || beforeKind.test(before.lower));
}

/** A word that names a person, place, code, method or deed: no other word may stand for it. */
function isExact(tokens: readonly Token[], index: number, source: Source): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  // The first word of a sentence may be a name as well.
  if (token.code || token.name || isDeed(tokens, index) || /^\p{Lu}/u.test(token.text)) return true;
  if (isKind(tokens, index, source)) return true;
  return wordsBefore(tokens, index, source).some(({ lower }) => leadsToThing.test(lower) || writer.test(lower));
}

const units =
  /^(?:second|minute|hour|day|night|week|month|season|semester|winter|summer|year|decade|century|mm|cm|m|km|metre|meter|kilometre|kilometer|mile|mg|g|kg|tonne|litre|volt|watt|degree|time)s?$/u;
/** Between a figure and what it counts. */
const joinsFigure = /^(?:of|the|these|those|all|its|their|your|our|my|such|other|percent|different)$/u;
/** So far from its figure a counted thing stands in a source. */
const NEAR_FIGURE = 5;

/** What the figure at this place counts: "22 bearings", "26 months", "64% of the range"; null where it stands alone. */
function countedBy(tokens: readonly Token[], index: number): Token | null {
  for (const token of tokens.slice(index + 1, index + NEAR_FIGURE)) {
    if (token.number !== null) return null;
    if (units.test(token.lower) || asksCoverage(token)) return token;
    if (!joinsFigure.test(token.lower) && token.weight !== 'general') return null;
  }
  return null;
}

/** Whether the source counts the same by this figure: its 26 months are not 26 years, nor its three bridges three bearings. */
function holdsCounted(tokens: readonly Token[], index: number, { sentences }: Source): boolean {
  const number = tokens[index]?.number ?? null;
  const counted = countedBy(tokens, index);
  if (number === null || counted === null) return true;
  const isIt = (other: Token): boolean => inKeys(counted, new Set([...other.keys, other.lower]));
  return sentences.some((sentence) =>
    sentence.tokens.some((other, at) => {
      if (other.number === null || !agree(number, other.number)) return false;
      const after = sentence.tokens.slice(at + 1, at + (units.test(counted.lower) ? 2 : NEAR_FIGURE));
      // "The range fell by 64%": of a share the whole may stand before.
      return after.some(isIt) || (number.share && sentence.tokens.slice(0, at).some(isIt));
    }),
  );
}

/** Verbs by which a sentence says that its subject is not so. */
const turning =
  /^(?:contradict|reject|dispute|challenge|oppose|overturn|rebut|undermine|criticise|criticize)(?:s|d|ed|ing)?$/u;

/** More or less, in Persian words: which of them it is must stand in the source. */
const persianWays = /^(?:کم|کمتر|کاهش|زیاد|زیادتر|بیش|بیشتر|افزایش|بالا|بالاتر|پایین|پایین‌تر|بهتر|بدتر)$/u;

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
  if (turning.test(token.lower)) return 'negation';
  if (causal.has(token.stem)) return 'cause';
  if (token.pole !== null || persianWays.test(token.lower)) return 'direction';
  // "For a year", where the source says for a week.
  if (units.test(token.lower) && /^(?:a|an|one|per)$/u.test(tokens[index - 1]?.lower ?? '')) return 'number';
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
  const claimed = claimedLevels(spoken);
  // Other people's degrees in the source are not the writer's.
  if (claimed.length > 0 && !holdsLevels(claimed, facts)) return unbound('word');
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
  if (tokens.some(({ number }, index) => number?.year === false && !holdsCounted(tokens, index, source)))
    return unbound('number');
  if (beyond.length > 0 && losesDirection(tokens, source)) return unbound('direction');
  return {
    sentenceClass: source.side === 'their' ? 'bound' : 'own',
    rests: [marker],
    proof: proofOf(tokens, [source]),
    reason: 'by_person',
    beyond: [...new Set(beyond.map((token) => token.text))],
  };
}
