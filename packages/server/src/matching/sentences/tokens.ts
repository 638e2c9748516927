import { searchKey } from '../../directory/searchKey.ts';
import {
  frame,
  general,
  glossaryOf,
  groupsOf,
  light,
  negations,
  persianLight,
  persianNegations,
  poleOf,
} from './lexicon.ts';
import { persianStem, stemOf } from './stem.ts';

/** How much of a claim a token is: nothing, the frame of a letter, general English, or what must stand in the source. */
export type Weight = 'light' | 'frame' | 'general' | 'content';

export interface Token {
  text: string;
  start: number;
  end: number;
  lower: string;
  stem: string;
  /** What a source is looked up by: the stem and the groups of words that may stand for it. */
  keys: readonly string[];
  weight: Weight;
  /** A written or spelled number; percentages and fractions are shares of one. */
  number: Quantity | null;
  /** Letters with digits ("AZ31"): must be found as they are. */
  code: boolean;
  /** Begins with a capital letter, and is not the first word. */
  name: boolean;
  negation: boolean;
  pole: { axis: string; pole: 1 | -1 } | null;
  persian: boolean;
}

export interface Quantity {
  value: number;
  /** A percentage or fraction, given as a share of one. */
  share: boolean;
  /** Spelled as a fraction or with "about": may differ a little from the source. */
  rough: boolean;
  /** Four digits that can be a year. */
  year: boolean;
  /** Above it (1) or below it (-1), as "over forty" says; else 0. */
  bound: 1 | 0 | -1;
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const numberWords = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['dozen', 12],
]);
const persianNumbers = new Map<string, number>(
  `دو 2 سه 3 چهار 4 پنج 5 شش 6 هفت 7 هشت 8 ده 10 یازده 11 دوازده 12 سیزده 13 چهارده 14 پانزده 15 شانزده 16 هفده 17 هجده 18 نوزده 19 بیست 20 سی 30 چهل 40 پنجاه 50
  شصت 60 هفتاد 70 هشتاد 80 نود 90 صد 100 دویست 200 سیصد 300 چهارصد 400 پانصد 500 ششصد 600 هفتصد 700 هشتصد 800 نهصد 900 هزار 1000`
    .split(/\s+/u)
    .flatMap((word, index, all): [string, number][] =>
      index % 2 === 0 ? [[searchKey(word), Number(all[index + 1])]] : [],
    ),
);
const fractions = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fifth', 1 / 5],
  ['tenth', 1 / 10],
  ['thirds', 1 / 3],
  ['quarters', 1 / 4],
  ['fifths', 1 / 5],
  ['tenths', 1 / 10],
  ['نیمی', 1 / 2],
  ['نصف', 1 / 2],
]);
const rough = new Set('about around roughly nearly almost approximately some حدود تقریبا نزدیک'.split(' '));

const part = /[\p{Nd}]+(?:[.,٫٬][\p{Nd}]+)*|[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*|[%٪]/gu;

const isPersian = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const plain = (text: string, start: number, end: number): Token => ({
  text,
  start,
  end,
  lower: text,
  stem: '',
  keys: [],
  weight: 'content',
  number: null,
  code: false,
  name: false,
  negation: false,
  pole: null,
  persian: false,
});

function weightOf(lower: string, stem: string, isPersianWord: boolean): Weight {
  if (isPersianWord) return persianLight.has(stem) || stem.length < 2 ? 'light' : 'content';
  if (light.has(stem) || (lower.length === 1 && lower !== 'r')) return 'light';
  if (frame.has(stem)) return 'frame';
  return general.has(stem) ? 'general' : 'content';
}

type WordFacts = Pick<Token, 'lower' | 'stem' | 'keys' | 'weight' | 'negation' | 'pole' | 'code' | 'persian'>;

const wordCache = new Map<string, WordFacts>();
/** Far more than the words of one letter and its sources; beyond it the cache is cleared. */
const MOST_WORDS = 50_000;

function wordFacts(text: string): WordFacts {
  const seen = wordCache.get(text);
  if (seen !== undefined) return seen;
  const lower = searchKey(text);
  const persian = isPersian(lower);
  const code = /\p{Nd}/u.test(lower);
  const stem = code ? lower : persian ? persianStem(lower) : stemOf(lower);
  const facts = {
    lower,
    stem,
    keys: persian ? [stem, ...glossaryOf(stem)] : [stem, ...groupsOf(stem)],
    weight: code ? ('content' as const) : weightOf(lower, stem, persian),
    negation: persian ? persianNegations.has(stem) : negations.has(lower),
    pole: persian ? null : (poleOf(lower, stem) ?? null),
    code,
    persian,
  };
  if (wordCache.size >= MOST_WORDS) wordCache.clear();
  wordCache.set(text, facts);
  return facts;
}

const digits = (text: string): string =>
  (/^\d+$/u.test(text) ? text : searchKey(text))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll(/,(?=\d{3}(?!\d))/gu, '');

function quantityOf(text: string): Quantity {
  const written = digits(text);
  const value = Number(written.replaceAll(',', '.'));
  return { value, share: false, rough: false, bound: 0, year: /^(?:1[5-9]|20)\d\d$/u.test(written) };
}

/** The tokens of a text; numbers in words are one token with their value, percentages and fractions are shares. */
export function tokensOf(text: string): Token[] {
  const raw: Token[] = [];
  for (const { 0: word, index } of text.matchAll(part)) {
    const token = plain(word, index, index + word.length);
    if (/^\p{Nd}/u.test(word))
      raw.push({ ...token, lower: digits(word), number: quantityOf(word), persian: !/\d/u.test(word) });
    else if (word === '%' || word === '٪') raw.push({ ...token, lower: 'percent' });
    else
      raw.push({
        ...token,
        ...wordFacts(word),
        name: raw.length > 0 && /^\p{Lu}/u.test(word) && !/^(?:I|CV|PhD|MSc|BSc|MA)$/u.test(word),
      });
  }
  return numbersIn(raw, text);
}

/** The value of a run of number words from an index, and how many tokens it takes. */
function spelled(tokens: readonly Token[], from: number): { value: number; length: number } | null {
  let value = 0;
  let total = 0;
  let length = 0;
  let seen = false;
  for (let index = from; index < tokens.length; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const unit = numberWords.get(word) ?? persianNumbers.get(word);
    const scale = scales.get(word);
    if (unit !== undefined && !(seen && unit >= value % 100 && value !== 0 && value % 100 !== 0)) {
      value = unit >= 1000 ? (value || 1) * unit : value + unit;
      seen = true;
    } else if (scale !== undefined && (seen || tokens[index - 1]?.lower === 'a' || scale > 1)) {
      value = (value || 1) * scale;
      if (scale >= 1000) {
        total += value;
        value = 0;
      }
      seen = true;
    } else if (
      !(
        seen &&
        (word === 'و' || word === 'and') &&
        (numberWords.has(tokens[index + 1]?.lower ?? '') || persianNumbers.has(tokens[index + 1]?.lower ?? ''))
      )
    ) {
      break;
    } else if (word === 'and' && (tokens[index - 1] === undefined || !scales.has(tokens[index - 1]?.lower ?? ''))) {
      break;
    }
    length = index - from + 1;
  }
  return seen ? { value: total + value, length } : null;
}

function joined(tokens: readonly Token[], from: number, length: number, number: Quantity): Token {
  const first = tokens[from] as Token;
  const last = tokens[from + length - 1] as Token;
  return {
    ...first,
    end: last.end,
    keys: [],
    weight: 'content',
    number,
    code: false,
    name: false,
    negation: false,
    pole: null,
  };
}

const aboves = /^(?:over|above|beyond|exceeding)$/u;
const belows = /^(?:under|below|beneath)$/u;

/** What the words before a number say of its side: "over 40", "below the age of four", "fewer than ten". */
function boundBefore(before: readonly Token[]): 1 | 0 | -1 {
  const words = before.slice(-4).map(({ lower }) => lower);
  const last = words.at(-1) ?? '';
  const comparison =
    last === 'than' ? (words.at(-2) ?? '') : last === 'of' && words.at(-2) === 'age' ? (words.at(-4) ?? '') : last;
  if (last === 'than')
    return /^(?:more|greater|larger|longer|higher|older)$/u.test(comparison)
      ? 1
      : /^(?:less|fewer|smaller|shorter|lower|younger)$/u.test(comparison)
        ? -1
        : 0;
  return aboves.test(comparison) ? 1 : belows.test(comparison) ? -1 : 0;
}

function numbersIn(tokens: readonly Token[], text: string): Token[] {
  const found: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const bound = boundBefore(found);
    const isRough = found.slice(-2).some(({ lower }) => rough.has(lower));
    const run = token.number === null ? spelled(tokens, index) : null;
    // "One" is mostly a pronoun, and "a dozen" hardly a figure.
    if (run !== null && (run.length > 1 || run.value !== 1)) {
      const next = tokens[index + run.length]?.lower ?? '';
      const fraction = fractions.get(next);
      const perCent = next === 'per' && tokens[index + run.length + 1]?.lower === 'cent';
      const percent = next === 'percent' || perCent || next === 'درصد';
      const value = fraction === undefined ? (percent ? run.value / 100 : run.value) : run.value * fraction;
      const number = {
        value,
        share: percent || fraction !== undefined,
        rough: isRough || fraction !== undefined,
        year: false,
        bound,
      };
      const length = run.length + (fraction === undefined && !percent ? 0 : 1) + (perCent ? 1 : 0);
      found.push(joined(tokens, index, Math.min(length, tokens.length - index), number));
      index += length - 1;
      continue;
    }
    if (token.number !== null) {
      const next = tokens[index + 1]?.lower ?? '';
      const percent = next === 'percent' || next === 'درصد' || (next === 'per' && tokens[index + 2]?.lower === 'cent');
      if (percent) {
        const length = next === 'per' ? 3 : 2;
        found.push(
          joined(tokens, index, length, {
            value: token.number.value / 100,
            share: true,
            rough: isRough,
            year: false,
            bound,
          }),
        );
        index += length - 1;
      } else found.push({ ...token, number: { ...token.number, rough: isRough, bound } });
      continue;
    }
    const fraction = fractions.get(token.lower);
    // "A third of them" is a share, "the third group" is not.
    const before = tokens[index - 1]?.lower ?? '';
    if (
      fraction !== undefined &&
      text.charAt(token.end) !== '-' &&
      ((token.lower === 'half' && before !== 'other') || token.persian || before === 'a' || before === 'one')
    ) {
      found.push(joined(tokens, index, 1, { value: fraction, share: true, rough: true, year: false, bound }));
      continue;
    }
    found.push(token);
  }
  return found;
}

const NEAR = 0.026;

/** True when a number of a sentence can be the number of its source. */
export function agree(claimed: Quantity, source: Quantity): boolean {
  if (claimed.share !== source.share || claimed.bound * source.bound === -1) return false;
  const distance = Math.abs(claimed.value - source.value);
  if (distance < 1e-9) return true;
  // "Over 1,900" of 1,912; "about 50" of about 53 is another figure.
  if (claimed.bound !== 0 && source.bound === 0)
    return (source.value - claimed.value) * claimed.bound > 0 && distance <= Math.abs(source.value) * 0.1;
  if (claimed.share) return (claimed.rough || source.rough) && distance <= NEAR;
  return claimed.rough && !source.rough && distance <= Math.abs(source.value) * 0.05;
}
