import { stemOf, tokensOf } from './spelling.ts';

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

/** Words that nearly every field uses: a match of them means little. */
const commonWords = new Set(
  'research analysis school faculty system science method model modeling data engineering theory application design technology process approach advanced applied computational development management practice university department institute question'.split(
    ' ',
  ),
);

/** A term: the stem, for comparison, and the original word. */
export interface Term {
  stem: string;
  word: string;
}

/** Cache of words and their terms; null for a stop word. Saves memory, as thousands of texts share one object per word. */
const known = new Map<string, Term | null>();
/** Far more than the words of a run; beyond it the cache is cleared. */
const MOST_KNOWN = 30_000;

/** Whether a word says anything: no stop word, no single letter and no number. */
export const isTelling = (word: string): boolean => word.length > 1 && !stopWords.has(word) && !/^\d+$/u.test(word);

function termOf(word: string): Term | null {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  if (known.size >= MOST_KNOWN) known.clear();
  const term = isTelling(word) ? { stem: stemOf(word), word } : null;
  known.set(word, term);
  return term;
}

/** The meaningful terms of a text in order, with repetitions. */
export function termsOf(text: string): Term[] {
  return tokensOf(text).flatMap(({ key }) => termOf(key) ?? []);
}

/** 1 for a distinctive term, less for one that nearly every field uses. */
export const telling = (term: string): number => (commonWords.has(term) ? 0.25 : 1);

/** A bag of terms with weights. */
export type Bag = Map<string, number>;

/** Adds the terms of a text to a bag, each with the weight. */
export function addTerms(bag: Bag, terms: readonly Term[], weight: number): void {
  for (const { stem: key } of terms) bag.set(key, (bag.get(key) ?? 0) + weight);
}

/** Rarity of terms among a set of documents: smoothed inverse document frequency, lowered for words common to all fields. */
export class Rarity {
  readonly #counts = new Map<string, number>();
  #documents = 0;

  add(document: Bag): void {
    this.#documents += 1;
    for (const term of document.keys()) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
  }

  of(term: string): number {
    return Math.log(1 + (this.#documents + 1) / ((this.#counts.get(term) ?? 0) + 0.5)) * telling(term);
  }
}

/** Cosine of two bags, each term weighted by log(1 + amount) and by its rarity: 0 for nothing shared, 1 for the same mix. */
export function cosine(a: Bag, b: Bag, rarity: Rarity): number {
  const weight = (term: string, amount: number): number => Math.log(1 + amount) * rarity.of(term);
  let product = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (const [term, amount] of a) {
    const own = weight(term, amount);
    lengthA += own * own;
    const other = b.get(term);
    if (other !== undefined) product += own * weight(term, other);
  }
  for (const [term, amount] of b) lengthB += weight(term, amount) ** 2;
  return product === 0 ? 0 : product / Math.sqrt(lengthA * lengthB);
}
