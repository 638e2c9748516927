import { carriesFinding } from '../aside.ts';
import { causal, telling } from './lexicon.ts';
import {
  assumedResources,
  claimedLevels,
  isIntent,
  isDeed,
  isThanks,
  levelOf,
  planned,
  claimsAcquaintance,
  claimsToBeFirst,
  isPraise,
  presupposed,
} from './patterns.ts';
import {
  type Clause,
  clauseOf,
  clausesOf,
  partsOf,
  withoutCitation,
  plainText,
  type PreparedFacts,
  type Side,
  type Source,
  type SourceSentence,
} from './prepare.ts';
import type { SentenceReason, Verdict } from './shapes.ts';
import { sameStem } from './stem.ts';
import { agree, type Token, tokensOf } from './tokens.ts';

/** The verdict on a sentence that no source supports. */
export const unbound = (reason: SentenceReason): Verdict => ({
  sentenceClass: 'unbound',
  rests: [],
  proof: null,
  reason,
});
const courtesy = (reason: SentenceReason): Verdict => ({ sentenceClass: 'courtesy', rests: [], proof: null, reason });

/** Far more than a sentence has; what is longer is no sentence, and is not looked into. */
const MOST_LETTERS = 1500;

/* The verbs that letters use most: a Persian verb says by its ending who did it. A verb is two tokens at its half-space. */
const persianDid = 'ن?(?:داد|کرد|یافت|دید|ساخت|نوشت|سنجید|رسید|پرداخت|داشت|بود|گرفت|ازمود|پیمود)';
// Bounded: a word of a sentence that has at most 1,500 letters.
const yours = new RegExp(`^(?:you|your|yours|yourself|شما|تان|اید|${persianDid}ید)$`, 'u');
// Bounded: a word of a sentence that has at most 1,500 letters.
const mine = new RegExp(`^(?:i|me|my|mine|we|us|our|ours|من|ام|ما|ایم|${persianDid}ی?م)$`, 'u');

/** "Like you, I …", "my sensors, like yours": said of the writer, who is compared with the reader. */
const isLikened = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index - 1]?.lower === 'like' &&
    /^you(?:rs)?$/u.test(tokens[index]?.lower ?? '') &&
    !/^(?:i|would|to)$/u.test(tokens[index - 2]?.lower ?? '')) ||
  (tokens[index - 1]?.lower === 'as' && /^(?:did|do|have|had)$/u.test(tokens[index + 1]?.lower ?? ''));

/** Whose work a sentence speaks of: its own words say so, or it may be either. */
export function sidesOf(tokens: readonly Token[]): readonly (readonly Side[])[] {
  const their = tokens.some(({ lower }, index) => yours.test(lower) && !isLikened(tokens, index));
  const own = tokens.some(({ lower }) => mine.test(lower));
  if (their && own) return [['their', 'own']];
  if (their) return [['their']];
  return own ? [['own']] : [['their'], ['own']];
}

const quotation = /“([^“”]{1,1000})”|"([^"]{1,1000})"|«([^«»]{1,1000})»/gu;

/** The quoted words of a sentence, without the stop that belongs to the sentence around them. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(quotation)].map(([, a, b, c]) =>
    plainText(a ?? b ?? c ?? '')
      .replace(/[.,;،…]$/u, '')
      .trim(),
  );

/** From this many words on, a quotation speaks for itself. */
const WHOLE = 8;

function isCited(quoted: string, titles: ReadonlySet<string>): boolean {
  const plain = plainText(quoted)
    .replace(/[.,;،…]$/u, '')
    .trim();
  return titles.has(plain) || plain.split(' ').length > WHOLE;
}

/** The words of a sentence that are neither a title nor a longer quotation: these say nothing of who met whom, and need no comparison. */
export function withoutTitles(text: string, tokens: readonly Token[], { titles }: PreparedFacts): readonly Token[] {
  const spans = [...text.matchAll(quotation)]
    .filter(([, a, b, c]) => isCited(a ?? b ?? c ?? '', titles))
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
  if (spans.length === 0) return tokens;
  return tokens.filter((token) => !spans.some(({ start, end }) => token.start >= start && token.end <= end));
}

/** The markers of the sources that hold every quotation, or null when one is held by none. */
function holdersOfQuotes(quotes: readonly string[], { texts }: PreparedFacts): number[] | null {
  const markers: number[] = [];
  for (const quote of quotes) {
    const holder = texts.find(({ text }) => text.includes(quote));
    if (holder === undefined) return null;
    markers.push(holder.marker);
  }
  return markers;
}

/** A word that must stand in a source. */
export const asksCoverage = (token: Token): boolean =>
  token.number === null && (token.weight === 'content' || token.name) && token.lower !== 'percent';

const LEAST = 5;
const beginnings = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

/** The longer keys of a set by their first letters, so that a form of the same word is found without a look at all. */
function beginningsOf(keys: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const known = beginnings.get(keys);
  if (known !== undefined) return known;
  const made = new Map<string, string[]>();
  for (const key of keys) {
    if (key.length < LEAST) continue;
    const list = made.get(key.slice(0, LEAST));
    if (list === undefined) made.set(key.slice(0, LEAST), [key]);
    else list.push(key);
  }
  beginnings.set(keys, made);
  return made;
}

/** Whether a word, or a form of it, is among these keys. */
export function inKeys({ code, keys: own, persian, stem }: Token, keys: ReadonlySet<string>): boolean {
  if (own.some((key) => keys.has(key))) return true;
  if (code || persian || stem.length < LEAST) return false;
  return (
    beginningsOf(keys)
      .get(stem.slice(0, LEAST))
      ?.some((key) => sameStem(key, stem)) === true
  );
}

/** Whether a source holds a word; praise only as it stands. */
export const inSource = (token: Token, source: Source): boolean =>
  isPraise(token) ? source.lowers.has(token.lower) : inKeys(token, source.keys);

/** "My project “Title”": an entry of that list is a project, whether or not its own words say so. */
const namesItsKind = ({ lower }: Token, { fact }: Source): boolean =>
  fact.section === 'projects' && (lower === 'project' || lower === 'projects');

const rarity = (token: Token, { holders, sources }: PreparedFacts): number => {
  const count = Math.max(0, ...token.keys.map((key) => holders.get(key)?.length ?? 0));
  const base = Math.log(1 + sources.length / (count + 0.5));
  return token.weight === 'content' ? base : token.weight === 'general' ? base / 2 : base / 8;
};

const MOST_TRIED = 12;

/** The sources of these sides that share most with the tokens, best first. */
function candidates(
  tokens: readonly Token[],
  sides: readonly Side[],
  facts: PreparedFacts,
  carried: readonly number[],
): Source[] {
  const scores = new Map<number, number>();
  const years = new Set(tokens.flatMap(({ number }) => (number?.year === true ? [number.value] : [])));
  for (const token of tokens) {
    if (token.weight === 'light' || token.keys.length === 0) continue;
    const weight = rarity(token, facts);
    const holders = new Set(token.keys.flatMap((key) => facts.holders.get(key) ?? []));
    for (const index of holders) scores.set(index, (scores.get(index) ?? 0) + weight);
  }
  for (const [index, source] of facts.sources.entries()) {
    if (carried.includes(source.fact.marker)) scores.set(index, (scores.get(index) ?? 0) + 0.5);
    if (years.size > 0 && [...source.years].some((year) => years.has(year)))
      scores.set(index, (scores.get(index) ?? 0) + 0.75);
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .flatMap(([index]) => facts.sources[index] ?? [])
    .filter(({ side }) => sides.includes(side))
    .slice(0, MOST_TRIED);
}

const workNouns = new Set(['paper', 'article', 'study', 'publication', 'preprint']);

/** Whether a source holds a year. "Your 1979 paper" came out in 1979: a year that the paper tells of is another. */
export function holdsYear(source: Source, tokens: readonly Token[], token: Token): boolean {
  const year = token.number?.value;
  if (year === undefined || !source.years.has(year)) return false;
  const next = tokens[tokens.indexOf(token) + 1];
  return source.side === 'own' || !workNouns.has(next?.lower ?? '') || source.fact.year === year;
}

/** Sources that together hold as many of the tokens as possible: few publications, as many entries as it takes. */
function chosenOf(tokens: readonly Token[], ranked: readonly Source[]): Source[] {
  const chosen: Source[] = [];
  let left = tokens.filter((token) => token.weight !== 'light' || token.number !== null);
  const holds = (source: Source, token: Token): boolean =>
    token.number === null
      ? inSource(token, source)
      : token.number.year
        ? holdsYear(source, tokens, token)
        : source.numbers.some((number) => token.number !== null && agree(token.number, number));
  const worth = (source: Source): number =>
    left.reduce(
      (sum, token) =>
        sum + (holds(source, token) ? (token.weight === 'content' || token.number !== null ? 1 : 0.25) : 0),
      0,
    );
  const most = { their: 2, own: 4 };
  while (chosen.length < 6) {
    let best: Source | null = null;
    let bestWorth = 0;
    for (const source of ranked) {
      if (chosen.includes(source)) continue;
      if (chosen.filter(({ side }) => side === source.side).length >= most[source.side]) continue;
      const value = worth(source);
      const enough = source.side === 'their' && chosen.some(({ side }) => side === 'their') ? 2 : 0.5;
      if (value >= enough && value > bestWorth) [best, bestWorth] = [source, value];
    }
    if (best === null) break;
    chosen.push(best);
    const taken = best;
    left = left.filter((token) => !holds(taken, token));
  }
  return chosen;
}

const isMultiple = /^(?:double|doubled|doubles|doubling|twice|triple|tripled|trebled|thrice)$/u;

/** "Doubled" and "tripled" where the source gives both figures. */
function multiplied(token: Token, sentences: readonly SourceSentence[]): boolean {
  if (!isMultiple.test(token.lower)) return false;
  const [low, high] = token.lower.startsWith('d') || token.lower === 'twice' ? [1.8, 2.95] : [2.8, 3.95];
  return sentences.some(({ tokens }) => {
    const values = tokens.flatMap(({ number }) => (number === null ? [] : [number.value])).slice(0, 20);
    return values.some((a) => values.some((b) => b !== 0 && a / b >= low && a / b <= high));
  });
}

/** A part of a source that a clause may rest on. */
interface Aligned {
  clause: Clause;
  sentence: SourceSentence;
  source: Source;
  overlap: number;
  /** The same without the figures, of the whole sentence. */
  words: number;
}

const weightOf = ({ number, weight }: Token): number =>
  number !== null ? 1.5 : weight === 'content' ? 1 : weight === 'general' ? 0.5 : weight === 'frame' ? 0.1 : 0;

const holdsToken = (clause: Clause, token: Token): boolean =>
  token.number === null
    ? inKeys(token, clause.keys)
    : clause.numbers.some((number) => token.number !== null && agree(token.number, number));

/** The parts of the sources that share words with a clause, those with its rarest words first. */
function alignments(claim: Clause, sources: readonly Source[]): Aligned[] {
  const sentences = sources.flatMap((source) => source.sentences.map((sentence) => ({ source, sentence })));
  const weights = claim.tokens.flatMap((token) => {
    const holders = sentences.filter(({ sentence }) => holdsToken(sentence.whole, token)).length;
    return holders === 0 ? [] : [{ token, weight: weightOf(token) / holders }];
  });
  const overlapOf = (clause: Clause): number =>
    weights.reduce((sum, { token, weight }) => sum + (holdsToken(clause, token) ? weight : 0), 0);
  const wordsOf = (clause: Clause): number =>
    weights.reduce(
      (sum, { token, weight }) => sum + (token.number === null && inKeys(token, clause.keys) ? weight : 0),
      0,
    );
  return sentences
    .flatMap(({ source, sentence }) => {
      const whole = overlapOf(sentence.whole);
      if (whole === 0) return [];
      const words = wordsOf(sentence.whole);
      return sentence.clauses.map((clause) => ({
        clause,
        sentence,
        source,
        overlap: overlapOf(clause) + whole / 4,
        words,
      }));
    })
    .sort((a, b) => b.overlap - a.overlap);
}

const sharesFigure = (claim: Clause, source: Clause): boolean =>
  claim.numbers.some((number) => !number.year && source.numbers.some((other) => agree(number, other)));

/** Whether a clause says the opposite: negations and turned opposites together are odd. */
function turned(claim: Clause, whole: Clause, source: Clause, part: Clause): boolean {
  // "An analyser, and not speakers, scored it": the negation may stand in the next clause of both.
  const beyond = claim.tokens.some(
    (token) =>
      token.number === null && token.weight !== 'light' && holdsToken(part, token) && !holdsToken(source, token),
  );
  const moved = whole.negative && part.negative && (beyond || !sharesFigure(claim, source));
  let turns = claim.negative === source.negative || moved ? 0 : 1;
  for (const [axis, poles] of claim.poles) {
    const theirs = source.poles.get(axis);
    if (theirs === undefined || poles.size !== 1 || theirs.size !== 1) continue;
    const [a] = poles;
    const [b] = theirs;
    if (a !== b) turns += 1;
  }
  return turns % 2 === 1;
}

/** The last words of a part, which set it against its neighbours: "under drought", "after sampling". */
function tailOf({ tokens }: Clause): readonly Token[] {
  const at = tokens.findLastIndex(
    ({ lower }, index) =>
      index < tokens.length - 1 &&
      /^(?:in|at|on|under|with|without|after|before|by|for|from|of|below|above|to|between|when|where|within|than)$/u.test(
        lower,
      ),
  );
  return at <= 0 ? tokens : tokens.slice(at);
}

const tells = ({ weight, number }: Token): boolean => weight === 'content' || number !== null;

/** The first and the last words of a part: what it is about, and what sets it against its neighbours. */
function marksOf(clause: Clause): readonly Token[] {
  const at = clause.tokens.findIndex(
    ({ lower }, index) => index > 0 && /^(?:is|are|was|were|did|do|does|had|has|have|will)$/u.test(lower),
  );
  return [...clause.tokens.slice(0, at === -1 ? 3 : at), ...tailOf(clause)];
}

/** "… and cost 11%": the same subject goes on. */
const goesOnWith = ({ tokens }: Clause): boolean =>
  tokens[0]?.lower === 'and' &&
  tokens[1]?.number === null &&
  /ed$|^(?:was|were|is|are|had|has|have|did|does|cost|gave|took|fell|rose|grew|lost|led|made|became|began|came|ran|left|kept|found|held|brought|went)$/u.test(
    tokens[1].lower,
  );

const pointsBack = /^(?:it|this|that|so)$/u;

/** A word as it is the same in the writer's mouth and in the source: "you" for "we". */
const voiceless = ({ lower }: Token): string =>
  /^(?:you|we|i|us|me)$/u.test(lower) ? 'we' : /^(?:your|our|my)$/u.test(lower) ? 'our' : lower;

/** "Your paper and my thesis both turn on …": it says of both sources that they hold these words, and nothing of what they found. */
const namesWhatIsShared = (text: string): boolean =>
  /^(?:both )?(?:your \p{L}+|that open point|what you leave open) and my \p{L}+ (?:both )?(?:turn on|concern) /iu.test(
    text,
  );

const REPORTS =
  /^(?:report|reports|reported|add|adds|say|says|said|find|finds|found|show|shows|showed|write|writes|state|states)$/u;

/** What stands after "you report that", or after "you report in “Title” (2025) that". */
function reported(text: string, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => {
    const before = tokens[index - 1];
    if (token.lower !== 'that' || before === undefined) return false;
    if (REPORTS.test(before.lower)) return true;
    const cites = before.number?.year === true && /”\s\(\d{4}\)\s$/u.test(text.slice(0, token.start));
    return cites && tokens.slice(0, index).some(({ lower }) => REPORTS.test(lower));
  });
  return at === -1 ? tokens : tokens.slice(at + 1);
}

/** The words of a sentence without asides in brackets, but for those without which it says something else. */
function withoutAsides({ text, tokens }: SourceSentence): readonly Token[] {
  const asides = [...text.matchAll(/(?<=\s)\([^();]{1,90}\)/gu)]
    .filter(({ 0: whole }) => !carriesFinding(whole))
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }));
  if (asides.length === 0) return tokens;
  return tokens.filter((token) => !asides.some(({ start, end }) => token.start > start && token.end < end));
}

/** Whether the words are a sentence of a source as it stands, or what stands between its semicolons. */
function isVerbatim(tokens: readonly Token[], sources: readonly Source[]): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length < 4) return false;
  const words = tokens.map(voiceless);
  const holds = (text: string, held: readonly Token[]): boolean =>
    held.some((token, at) => {
      if (voiceless(token) !== words[0]) return false;
      const end = at + words.length;
      if (end > held.length || !words.every((word, index) => voiceless(held[at + index] as Token) === word))
        return false;
      const before = at === 0 || text.slice(held[at - 1]?.end, token.start).includes(';');
      return before && (end === held.length || text.slice(held[end - 1]?.end, held[end]?.start).includes(';'));
    });
  return sources.some(
    ({ intended, sentences }) =>
      !intended &&
      sentences.some(
        (sentence) => holds(sentence.text, sentence.tokens) || holds(sentence.text, withoutAsides(sentence)),
      ),
  );
}

/** "Four of the 21": the whole belongs to all of its parts. */
function isWhole({ tokens }: Clause, index: number): boolean {
  const before = tokens[index - 1]?.lower;
  return before === 'of' || (before === 'the' && tokens[index - 2]?.lower === 'of');
}

/** Whether a figure of this part is told with the words of a part beside it. */
function mixesParts(claim: Clause, clause: Clause, sentence: SourceSentence): boolean {
  const part = sentence.parts.get(clause) ?? clause;
  const figured = claim.tokens.flatMap(({ number }, index) =>
    number === null || isWhole(claim, index) ? [] : [number],
  );
  const told = (token: Token): boolean => {
    const { number } = token;
    return number === null ? tells(token) && inKeys(token, claim.keys) : figured.some((own) => agree(own, number));
  };
  /** Whether the claim has a word of this part that the other has not. */
  const kept = (other: Clause): boolean =>
    clause.tokens.some(
      (token) => token.number === null && token.weight === 'content' && told(token) && !inKeys(token, other.keys),
    );
  const brief = clause.tokens.filter(tells).length <= 3;
  return sentence.clauses.some((other) => {
    if (other === clause) return false;
    if (sentence.parts.get(other) !== part) {
      const foreign = marksOf(other).some((token) => told(token) && !holdsToken(part, token));
      return foreign && !(clause.tokens.some(({ lower }) => pointsBack.test(lower)) && kept(other));
    }
    if (goesOnWith(sentence.clauses.indexOf(clause) > sentence.clauses.indexOf(other) ? clause : other)) return false;
    const figures = other.numbers.filter(({ year }) => !year);
    if (figures.every((number) => claim.numbers.some((own) => agree(own, number)))) return false;
    const foreign = (tokens: readonly Token[]): boolean =>
      tokens.some((token) => told(token) && !holdsToken(clause, token));
    const parallel = other.tokens.some((token) => told(token) && token.number === null && holdsToken(clause, token));
    if (!kept(other) && (parallel || foreign(other.tokens))) return true;
    if (other.tokens.filter(tells).length <= 3 && foreign(other.tokens.filter(({ number }) => number === null)))
      return true;
    if (brief) return false;
    const keepsTail = tailOf(clause).some((token) => told(token) && !holdsToken(other, token));
    return foreign(tailOf(other)) && !keepsTail;
  });
}

/** Whether a figure stands in the sentence it comes from only beside other words than it is told with. */
const misplaced = (claim: Clause, all: readonly Aligned[]): boolean =>
  claim.tokens.some(({ number }, index) => {
    // "Not different from zero" is no figure of one part.
    if (number === null || number.year || number.value === 0 || isWhole(claim, index)) return false;
    const holds = ({ numbers }: Clause): boolean => numbers.some((other) => agree(number, other));
    const [nearest] = all.filter(({ sentence: { whole } }) => holds(whole)).toSorted((a, b) => b.words - a.words);
    const sentence = nearest?.sentence;
    const found = sentence?.clauses.filter(holds) ?? [];
    // "Five months", where the source also has five weeks.
    const unit = claim.tokens[index + 1];
    const ofUnit =
      unit === undefined || unit.weight === 'light' ? [] : found.filter((clause) => holdsToken(clause, unit));
    const holders = ofUnit.length > 0 ? ofUnit : found;
    return sentence !== undefined && holders.every((clause) => mixesParts(claim, clause, sentence));
  });

/** Whether the sentence that has the words has other figures, and these come from elsewhere. */
function figuresOfAnother(claim: Clause, all: readonly Aligned[]): boolean {
  const told = claim.tokens.filter(
    (token, index) => token.number !== null && !token.number.year && token.number.value !== 0 && !isWhole(claim, index),
  );
  const words = claim.tokens.filter(({ number, weight }) => number === null && weight === 'content');
  const [nearest] = all.toSorted((a, b) => b.words - a.words);
  if (nearest === undefined || told.length === 0 || words.length < 2) return false;
  const { whole } = nearest.sentence;
  if (
    !whole.numbers.some(({ year }) => !year) ||
    claim.numbers.some((number) => whole.numbers.some((other) => agree(number, other)))
  )
    return false;
  return words.every((token) => inKeys(token, whole.keys));
}

/** "Most of them" without a share above a half or the same word. */
function overstatesMost(claim: Clause, near: readonly Aligned[]): boolean {
  const most = claim.tokens.some(
    ({ lower }, index) => lower === 'majority' || (lower === 'most' && claim.tokens[index + 1]?.lower === 'of'),
  );
  if (!most) return false;
  return !near.some(
    ({ clause }) =>
      clause.numbers.some(({ share, value }) => share && value > 0.5) ||
      clause.tokens.some(({ lower }) => /^(?:most|majority|mostly)$/u.test(lower)),
  );
}

interface Attempt {
  reason: SentenceReason | null;
  chosen: readonly Source[];
  covered: number;
  proof: string | null;
}

/** So many general words may be added for each word that a source holds. */
export const GENERAL_SHARE = 1.5;

/** "For a year", "26 years": how long something was, which is a figure. */
const isSpan = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens[index - 1];
  return (
    /^(?:second|minute|hour|day|night|week|month|semester|year|decade)s?$/u.test(tokens[index]?.lower ?? '') &&
    ((before?.number !== null && before?.number.year === false) || /^(?:a|an|one)$/u.test(before?.lower ?? ''))
  );
};

/** "In the same alloy" points to what stands before it. */
const sameAsSaid = (tokens: readonly Token[], index: number, carried: readonly number[]): boolean =>
  carried.length > 0 && tokens[index - 1]?.lower === 'same';

function attempt(
  text: string,
  tokens: readonly Token[],
  sides: readonly Side[],
  facts: PreparedFacts,
  carried: readonly number[],
  about: readonly Token[] = tokens,
): Attempt {
  const ranked = candidates(about, sides, facts, carried);
  const chosen = chosenOf(tokens, ranked);
  const sentences = chosen.flatMap((source) => source.sentences);
  const base = { chosen, proof: sentences.length === 0 ? null : proofOf(tokens, chosen) };
  let covered = 0;
  let loose = 0;
  let denied = false;
  const ofWriter =
    sides.length === 1 &&
    sides[0] === 'own' &&
    (tokens.some(({ lower }) => mine.test(lower)) ||
      facts.sources.some(({ fact, side }) => side === 'own' && carried.includes(fact.marker)));
  for (const [index, token] of tokens.entries()) {
    if (token.negation && ofWriter) denied = true;
    if (token.number !== null) {
      const { number } = token;
      const held = number.year
        ? chosen.some((source) => holdsYear(source, tokens, token))
        : chosen.some(({ numbers }) => numbers.some((other) => agree(number, other)));
      if (!held) return { ...base, covered, reason: 'number' };
      covered += 1;
    } else if (isPraise(token)) {
      if (!chosen.some(({ lowers }) => lowers.has(token.lower))) return { ...base, covered, reason: 'praise' };
    } else if (asksCoverage(token) || isDeed(tokens, index)) {
      const held =
        chosen.some((source) => inSource(token, source) || namesItsKind(token, source)) ||
        inKeys(token, sides.includes('their') ? facts.professor : facts.names) ||
        multiplied(token, sentences);
      // What the writer says not to have done needs no source.
      if (!held && !denied && !sameAsSaid(tokens, index, carried))
        return { ...base, covered, reason: causal.has(token.stem) ? 'cause' : 'word' };
      if (held) covered += 1;
    } else if (token.weight === 'general') {
      if (chosen.some((source) => inSource(token, source))) covered += 0.5;
      else if (isSpan(tokens, index)) return { ...base, covered, reason: 'number' };
      else loose += 1;
    }
  }
  if (!denied && loose > 0 && loose > covered * GENERAL_SHARE) return { ...base, covered, reason: 'word' };
  const asked = /[?؟]/u.test(text.slice(-3));
  const reason =
    about !== tokens || namesWhatIsShared(text) || isVerbatim(reported(text, withoutCitation(text, tokens)), chosen)
      ? null
      : compare(text, withoutTitles(text, tokens, facts), chosen, asked);
  return { ...base, covered, reason };
}

/** The sentence of the sources that is nearest to these words, or null. */
export function proofOf(tokens: readonly Token[], chosen: readonly Source[]): string | null {
  const [best] = alignments(clauseOf(tokens, false), chosen);
  return best?.sentence.text ?? null;
}

/** Whether all that a clause tells of is only asked, planned or left open in the sources. */
function tellsOpen(claim: Clause, chosen: readonly Source[]): boolean {
  const told = claim.tokens.filter(asksCoverage);
  const results = claim.tokens.some(({ lower }) => telling.has(lower));
  const settled = (token: Token): boolean =>
    chosen.some(
      (source) =>
        !source.intended &&
        source.sentences.some(
          (sentence) => !(results && sentence.aim) && inKeys(token, sentence.keys) && !inKeys(token, sentence.open),
        ),
    );
  // "You can predict it": that it has been done must be settled.
  const able = claim.tokens.findIndex(({ lower }) => lower === 'can' || lower === 'able');
  const deed = claim.tokens.slice(able + 1).find(({ weight }) => weight !== 'light');
  const who = claim.tokens.slice(0, Math.max(0, able)).some(({ lower }) => yours.test(lower) || mine.test(lower));
  if (able !== -1 && who && !claim.negative && deed !== undefined && asksCoverage(deed) && !settled(deed)) return true;
  const open = told.filter((token) => chosen.some((source) => inSource(token, source)) && !settled(token));
  return open.length > 0 && open.length >= told.length / 3;
}

const shared = (tokens: readonly Token[], keys: ReadonlySet<string>): number => {
  const words = tokens.filter(({ weight, number }) => weight !== 'light' && number === null);
  return words.length < 3 ? 0 : words.filter((token) => inKeys(token, keys)).length / words.length;
};

/** How much each of two says of the other: 1 for the same words. */
const likeness = (a: Clause, b: Clause): number => Math.min(shared(a.tokens, b.keys), shared(b.tokens, a.keys));

/** Whether a word of the claim stands where the source has its opposite. */
function reversedPole(claim: Clause, source: Clause): boolean {
  const foreign = (tokens: readonly Token[], others: readonly Token[]): Token[] =>
    tokens.filter(
      ({ pole, lower, stem }) => pole !== null && !others.some((other) => other.lower === lower || other.stem === stem),
    );
  const theirs = foreign(source.tokens, claim.tokens);
  return foreign(claim.tokens, source.tokens).some(({ pole }) =>
    theirs.some((other) => other.pole?.axis === pole?.axis && other.pole?.pole !== pole?.pole),
  );
}

/** What differs between nearly the same words: a negation, an opposite or a figure. */
function changed(
  claim: Clause,
  within: Clause,
  sources: readonly Clause[],
  { clauses, parts }: SourceSentence,
): SentenceReason | null {
  const [source] = sources.toSorted(
    (a, b) => likeness(claim, b) - likeness(claim, a) || a.tokens.length - b.tokens.length,
  );
  if (source === undefined || likeness(claim, source) < 0.8) return null;
  const reversed = reversedPole(claim, source);
  const moved = within.negative && parts.get(source)?.negative === true;
  if (claim.negative !== source.negative && !moved)
    return reversed ? null : !claim.leavesOpen && source.leavesOpen ? 'open' : 'negation';
  const left = source.numbers.filter(({ year }) => !year);
  let missing = 0;
  for (const number of claim.numbers.filter(({ year }) => !year)) {
    const at = left.findIndex((other) => agree(number, other));
    if (at === -1) missing += 1;
    else left.splice(at, 1);
  }
  // "With three it was 19%": a short part that leaves out what it shares with the part before.
  const beside = [...clauses, ...parts.values()].some((part) =>
    claim.numbers.every((number) => number.year || part.numbers.some((other) => agree(number, other))),
  );
  if (missing > 0 && left.length > 0 && !beside) return 'number';
  return claim.negations === source.negations && reversed ? 'direction' : null;
}

/** What the nearest words of the sources forbid, clause by clause. */
export function compare(
  text: string,
  tokens: readonly Token[],
  chosen: readonly Source[],
  asked: boolean,
): SentenceReason | null {
  const clauses = clausesOf(text, withoutCitation(text, tokens));
  const whole = clauseOf(
    clauses.flatMap((clause) => clause.tokens),
    false,
  );
  for (const { sentence } of alignments(whole, chosen).slice(0, 1)) {
    const change = changed(whole, whole, [sentence.whole, ...new Set(sentence.parts.values())], sentence);
    if (change !== null) return change;
  }
  const leavesOpen = asked || clauses.some((clause) => clause.leavesOpen);
  for (const claim of clauses) {
    const strength = claim.tokens.filter(tells).length;
    if (strength === 0) continue;
    const all = alignments(claim, chosen);
    const [best] = all;
    if (best === undefined) continue;
    const near = all.filter(({ overlap }) => overlap >= best.overlap - 0.1);
    const change = changed(claim, whole, [best.clause], best.sentence);
    if (change !== null) return change;
    if (claim.causal && !all.some(({ sentence }) => sentence.whole.causal)) return 'cause';
    if (strength >= 2 || clauses.length === 1) {
      const [result] = all.filter(({ sentence }) => !sentence.aim);
      const nearest =
        result === undefined
          ? near
          : all.filter(({ sentence, overlap }) => !sentence.aim && overlap >= result.overlap - 0.1);
      const whole = partsOf(clauses).get(claim) ?? claim;
      const isOpen = leavesOpen && nearest.some(({ sentence }) => sentence.open.size > 0);
      if (
        !isOpen &&
        nearest.every(({ clause, sentence }) => turned(claim, whole, clause, sentence.parts.get(clause) ?? clause))
      ) {
        if (!claim.negative && nearest.some(({ sentence }) => sentence.open.size > 0)) return 'open';
        return nearest.some(({ clause }) => clause.negative !== claim.negative) ? 'negation' : 'direction';
      }
      const undirected = [...claim.poles.keys()].filter((axis) => compared(claim, axis));
      if (undirected.some((axis) => !near.some(({ clause }) => clause.poles.has(axis)))) return 'direction';
    }
    if (
      claim.universal &&
      !near.some(({ sentence: { whole } }) => whole.universal || (claim.negative && whole.negative))
    )
      return 'scope';
    if (overstatesMost(claim, near)) return 'number';
    if (misplaced(claim, all)) return 'direction';
    if (figuresOfAnother(claim, all)) return 'number';
    if (!leavesOpen && tellsOpen(claim, chosen)) return 'open';
  }
  return null;
}

/** Whether a clause names this axis by a comparative, which claims more than its root does. */
const compared = (claim: Clause, axis: string): boolean =>
  claim.tokens.some(
    ({ lower, pole }) =>
      pole?.axis === axis &&
      /(?:er|ter|se)$|^(?:more|less|better)$/u.test(lower) &&
      !/^(?:after|later|earlier|under|over|lower)$/u.test(lower),
  );

/** Whether the degrees of the profile hold these levels: a plan and a job that name one do not. */
export function holdsLevels(claimed: readonly string[], { sources }: PreparedFacts): boolean {
  const degrees = sources.filter(({ fact }) => fact.section === 'degrees');
  const held = new Set(degrees.flatMap(({ fact }) => tokensOf(fact.text).flatMap((token) => levelOf(token) ?? [])));
  return claimed.every((level) => held.has(level));
}

/** The verdict on one sentence that is neither greeting nor signature. */
export function judgeClaim(whole: string, facts: PreparedFacts, carried: readonly number[]): Verdict {
  const text = whole.slice(0, MOST_LETTERS);
  if (whole.length > MOST_LETTERS) return unbound('word');
  const tokens = tokensOf(text);
  const spoken = withoutTitles(text, tokens, facts);
  if (claimsAcquaintance(spoken)) return unbound('acquaintance');
  if (
    claimsToBeFirst(spoken) &&
    !facts.sources.some(({ sentences }) => sentences.some((one) => claimsToBeFirst(one.tokens)))
  )
    return unbound('praise');
  const claimed = claimedLevels(spoken);
  if (claimed.length > 0 && !holdsLevels(claimed, facts)) return unbound('word');
  const quotes = quotedIn(text);
  const quoted = holdersOfQuotes(quotes, facts);
  if (quoted === null) return unbound('quote');
  const question = /[?؟][”"’»)]*$/u.test(text.trimEnd());
  if (isThanks(tokens) && quotes.length === 0) return courtesy('no_claim');
  const resources = assumedResources(spoken);
  const known = candidates(tokens, ['their'], facts, carried);
  if (resources.some((token) => !known.some(({ lowers }) => lowers.has(token.lower)))) return unbound('assumed');

  const given = presupposed(tokens, text);
  if (planned(given).some((token) => !known.some(({ lowers }) => lowers.has(token.lower)))) return unbound('assumed');
  const wanted = question || isIntent(tokens);
  const plainClaim = tokens.some((token) => token.number !== null || asksCoverage(token) || token.weight === 'general');
  if (!plainClaim && quotes.length === 0) return courtesy(question ? 'ask' : 'no_claim');

  const either = question || quoted.length > 0;
  const sides = either ? [...sidesOf(spoken), ['their', 'own'] as const] : sidesOf(spoken);
  const attempts = sides.map((sides) => attempt(text, tokens, sides, facts, carried));
  const passed = attempts.filter(({ reason }) => reason === null).sort((a, b) => b.covered - a.covered)[0];
  if (passed !== undefined) {
    const rests = [...new Set([...passed.chosen.map(({ fact }) => fact.marker), ...quoted])];
    if (rests.length === 0) return courtesy(wanted ? 'ask' : 'no_claim');
    const their = passed.chosen.some(({ side }) => side === 'their') || quoted.length > 0;
    return { sentenceClass: their ? 'bound' : 'own', rests, proof: passed.proof, reason: 'supported' };
  }
  if (wanted) {
    if (given.length > 0) {
      const judged = attempt(text, given, ['their', 'own'], facts, carried);
      if (judged.reason !== null || judged.covered === 0) return unbound('assumed');
    }
    const exact = tokens.filter(
      (token) =>
        (token.number !== null &&
          (token.number.share || token.number.year || token.number.value > (question ? 100 : 12))) ||
        token.code ||
        token.name ||
        isPraise(token),
    );
    const judged = attempt(text, exact, ['their', 'own'], facts, carried, tokens);
    return judged.reason === null ? courtesy('ask') : unbound(judged.reason);
  }
  const [nearest] = attempts.toSorted((a, b) => b.covered - a.covered);
  return unbound(nearest?.reason ?? 'word');
}
