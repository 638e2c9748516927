import { rootOf, stemOf, tokensOf } from './spelling.ts';

const stopWords = new Set(
  `a about after all also an and are as at be been but by can cannot could did do does for from further had has have how i in into is it its
  left may me more most my nearly not of on once or other our out over respect same she so some such than that the their them then there these
  they this through to towards under up us using was we were what when where whether which while will with without work would yet you your
  new ten open better case study lessons experience evidence focus based between during toward via above across again against almost along
  already alone although always among another any because become before behind below beside besides beyond both come done down each either else
  enough even ever every far few first get give given go he her here him his however if instead itself just keep kept large last least less
  like little long many might much must neither never no nor nothing now off often old one two three four five six seven eight nine only onto
  others over own per perhaps put quite rather seem several shall should since small still take taken tell themselves though till together too
  took unless until up upon very well went who whom whose why within yes yet know known make made say says said see seen
  show shows showed shown tells told find found hold held`.split(/\s+/u),
);

/** Words that nearly every field uses, and their roots: a match of them means little. */
const commonWords = new Set(
  'research analysis school faculty system science method model modeling data engineering theory application design technology process approach advanced applied computational development management practice university department institute question'
    .split(' ')
    .flatMap((word) => [word, rootOf(word)]),
);

/** A term: the original word, its stem, and the root that it shares with its relatives. Both are for comparison, not for reading. */
export interface Term {
  stem: string;
  root: string;
  word: string;
}

/** Whether a word says anything: no stop word, no single letter and no number. */
export const isTelling = (word: string): boolean => word.length > 1 && !stopWords.has(word) && !/^\d+$/u.test(word);

function termOf(word: string): Term[] {
  if (!isTelling(word)) return [];
  const stem = stemOf(word);
  return [{ stem, root: rootOf(stem), word }];
}

/** Cache of the terms between two blanks or marks: thousands of texts use the same words. */
const known = new Map<string, readonly Term[]>();
/** About as many as the texts of a run hold; beyond it the cache is cleared. */
const MOST_KNOWN = 50_000;

function termsBetween(blanks: string): readonly Term[] {
  const seen = known.get(blanks);
  if (seen !== undefined) return seen;
  if (known.size >= MOST_KNOWN) known.clear();
  const terms = tokensOf(blanks).flatMap(({ key }) => termOf(key));
  known.set(blanks, terms);
  return terms;
}

/** The meaningful terms of a text in order, with repetitions. */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  for (const part of text.split(/[^\p{L}\p{N}\p{M}\u200C+#\-\u2010\u2011]+/u)) terms.push(...termsBetween(part));
  return terms;
}

/** 1 for a distinctive term, less for one that nearly every field uses. */
export const telling = (term: string): number => (commonWords.has(term) ? 0.25 : 1);
