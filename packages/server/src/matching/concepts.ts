import { type Abbreviations, abbreviationsIn } from './abbreviations.ts';
import { referenceRarity } from './wordRarity.ts';
import { rootOf, stemOf, type Token, tokensOf } from './spelling.ts';
import { isTelling } from './terms.ts';

/** A word or a short phrase that two texts use. */
export interface SharedConcept {
  /** As the other person's text writes it where it stands first. */
  theirs: string;
  /** How much it tells: the more, the rarer its words are elsewhere, the longer it is and the more often it stands here. */
  weight: number;
}

/** A phrase has at most so many words; single letters, as in "memory T cells", are not counted. */
const MOST_WORDS = 3;
/** A word below says nothing of a subject: a fifth of all texts hold it, or texts of every field do. */
const FAINTEST = 0.2;
/** What stands in a question is what the person wants to know: it counts more than what they have done. */
const ASKED = 1.75;

interface Phrase {
  stems: readonly string[];
  start: number;
  end: number;
}

/** Common English verbs and their irregular forms, adjectives, numbers and units, and nouns of any subject: they name nothing by themselves. */
const NAMELESS = new Set(
  `able accept add agree allow alone answer appear ask avoid bad become became begin began begun belong best big break broke broken bring
  brought build built buy bought call carry catch caught choose chose chosen clear close common come came consider continue decide depend
  describe die differ different difficult direct draw drew drawn early easy end enter equal example exist expect explain fade fail fall fell
  fast feel felt fight fill final follow forget forgot free full general good great grow grew grown happen hard hear heard help high hold
  human hundred important join keep kept kind late later lead led learn leave left let lie live long lose lost low main make made meet met
  mean meant million miss more move name near need new next obtain old open ordinary own pattern pay paid play poor possible present produce
  put quick raise ran read reach real recent remain remember replace report require return rich rise rose run same say seek sought sell sold
  send sent set short show similar simple sit slow small soon special speak spoke spend spent stand stood start stay stop strong suffer suggest
  take teach taught tell term think thought thousand throw true try turn type understand understood use usual variation wait walk want wear
  weak whole wide win won wish worth write wrote written wrong young alive absent aware likely
  eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety dozen
  second third fourth fifth sixth seventh eighth ninth tenth half quarter twice once somebody someone something
  mm cm km µm nm kg mg ml ms hz khz mhz ghz kv kw mw °c`
    .split(/\s+/u)
    .map((word) => rootOf(stemOf(word))),
);

/** Whether a word names nothing by itself: a common verb, an adjective, a number or a unit. */
export const isNameless = (key: string): boolean => NAMELESS.has(rootOf(stemOf(key)));

/** A phrase that ends in one of these, in a past form or in an adverb names nothing. */
const canName = (key: string): boolean => !/(?:[^e]ed|ly)$/u.test(key) && !isNameless(key);

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

/** All phrases of a text that mean something, those of one word included, an abbreviation also as what it stands for. */
function phrasesOf(text: string, abbreviations: Abbreviations): Phrase[] {
  const rarity = referenceRarity();
  const tokens = tokensOf(text);
  const stems = tokens.map(({ key }) => stemOf(key));
  const means = stems.map((stem, index) => isTelling(tokens[index]?.key ?? '') && rarity.of(stem) >= FAINTEST);
  const adjoin = (left: Token, right: Token): boolean => /^[ \-\u2010\u2011]$/u.test(text.slice(left.end, right.start));
  const phrases: Phrase[] = [];
  for (const [first, from] of tokens.entries()) {
    const long = /\p{Lu}.*\p{Lu}/u.test(from.text) ? abbreviations.get(from.key.replace(/s$/u, '')) : undefined;
    if (long) phrases.push({ stems: long, start: from.start, end: from.end });
    if (long || !isTelling(from.key) || from.key.endsWith('ly') || NAMELESS.has(rootOf(stems[first] ?? ''))) continue;
    let words = 0;
    let meaning = false;
    for (let last = first; last < tokens.length; last += 1) {
      const token = tokens[last] as Token;
      if (last > first && !adjoin(tokens[last - 1] as Token, token)) break;
      if (isLetter(token.key)) continue;
      words += 1;
      if (words > MOST_WORDS || !isTelling(token.key)) break;
      meaning ||= means[last] ?? false;
      if (meaning && canName(token.key))
        phrases.push({ stems: stems.slice(first, last + 1), start: from.start, end: token.end });
    }
  }
  return phrases;
}

/** Whether a place of a text is in a question. */
function questionsOf(text: string): (at: number) => boolean {
  const ends = [...text.matchAll(/[.!?](?=\s|$)/gu)].map(({ index, 0: mark }) => ({ index, isQuestion: mark === '?' }));
  const asked = ends.map(({ index, isQuestion }, place) => ({
    isQuestion,
    from: ends[place - 1]?.index ?? 0,
    to: index,
  }));
  const questions = asked.filter(({ isQuestion }) => isQuestion);
  return (at) => questions.some(({ from, to }) => from <= at && at < to);
}

/** The phrases that are a part of one of the others. */
function partsOf(phrases: readonly (readonly string[])[]): Set<string> {
  const parts = new Set<string>();
  for (const stems of phrases) {
    for (let from = 0; from < stems.length; from += 1) {
      for (let to = from + 1; to <= stems.length; to += 1) {
        if (to - from < stems.length) parts.add(stems.slice(from, to).join(' '));
      }
    }
  }
  return parts;
}

/**
 * What two texts have in common by name, best first: words and short phrases that both use. Of a phrase and its
 * parts the phrase alone is told. Words of every field ("method", "result", "day") are none.
 */
export function sharedConcepts(theirText: string, ownText: string): SharedConcept[] {
  const rarity = referenceRarity();
  const abbreviations = new Map([...abbreviationsIn(theirText), ...abbreviationsIn(ownText)]);
  const asked = questionsOf(ownText);
  const mine = new Map<string, { count: number; isAsked: boolean }>();
  for (const phrase of phrasesOf(ownText, abbreviations)) {
    const key = phrase.stems.join(' ');
    const seen = mine.get(key) ?? { count: 0, isAsked: false };
    seen.count += 1;
    seen.isAsked ||= asked(phrase.start);
    mine.set(key, seen);
  }
  const shared = new Map<string, { theirs: Phrase; count: number; isAsked: boolean }>();
  for (const phrase of phrasesOf(theirText, abbreviations)) {
    const key = phrase.stems.join(' ');
    const own = mine.get(key);
    if (!own) continue;
    const seen = shared.get(key) ?? { theirs: phrase, count: own.count, isAsked: own.isAsked };
    seen.count += 1;
    shared.set(key, seen);
  }
  const parts = partsOf([...shared.values()].map(({ theirs }) => theirs.stems));
  return [...shared]
    .filter(([key]) => !parts.has(key))
    .map(([, { theirs, count, isAsked }]) => {
      // The root keeps a very rare word from outweighing a phrase.
      const told = theirs.stems.reduce((sum, stem) => sum + Math.sqrt(isLetter(stem) ? 0 : rarity.of(stem)), 0);
      const weight = told * (1 + Math.log(count) / 2) * (isAsked ? ASKED : 1);
      return {
        theirs: theirText.slice(theirs.start, theirs.end),
        weight: Math.round(weight * 1000) / 1000,
      };
    })
    .sort((a, b) => b.weight - a.weight);
}
