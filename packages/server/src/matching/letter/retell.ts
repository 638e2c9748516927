import { carriesFinding } from '../aside.ts';
import { countWords } from '../wordCount.ts';
import { isAuthor } from './firstPerson.ts';
import { FUNCTION_WORDS } from './functionWords.ts';
import { withFrontedComma, withMethodLast } from './thatClause.ts';

/** From the author's point of view to the reader's, but for "I", of which a text has to be asked whether it is the author. */
const SHIFTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:we|We)\b/gu, 'you'],
  [/\b(?:our|Our)\b/gu, 'your'],
  [/\b(?:my|My)\b/gu, 'your'],
  [/\bours\b/gu, 'yours'],
  // Of a mine it is said too: "drainage of mine water".
  [/(?<=\b(?:articles?|books?|colleagues?|papers?|publications?|results?|students?|work) )of mine\b/gu, 'of yours'],
  [/\bourselves\b/gu, 'yourselves'],
  [/\bmyself\b/gu, 'yourself'],
  [/(?<!\p{L})(?:us|me)(?!\p{L})/gu, 'you'],
  [
    /\b(?:this|the present) (paper|article|study|work|sample|cohort|corpus|dataset|thesis|book|chapter)\b/giu,
    'your $1',
  ],
  [/\bthese data\b/giu, 'your data'],
];

const AUTHOR = /(?<!\p{L})I(?: (?:am|was)\b)?/gu;

/** A text whose author says "I", said to that author; null where it is not known whether an "I" is a numeral. */
function withoutI(text: string, abstract: string): string | null {
  const found = [...text.matchAll(AUTHOR)].map(({ 0: words, index }) => ({
    words,
    is: isAuthor(text, index, abstract),
  }));
  if (found.some(({ is }) => is === null)) return null;
  let at = -1;
  return text.replaceAll(AUTHOR, (words) => {
    at += 1;
    if (found[at]?.is !== true) return words;
    return words === 'I am' ? 'you are' : words === 'I was' ? 'you were' : words.replace('I', 'you');
  });
}

/** Endings that names of people and places do not have. */
const COMMON_ENDING =
  /.{3}(?:ing|ings|tion|tions|sion|sions|ment|ments|ness|ity|ities|ance|ence|ants|ents|ised|ized|ally|ical|ular|ative|eous|ously)$/u;

/** Whether the first word of a sentence is written with a capital only because it stands first there. */
function capitalByPlace(sentence: string, context: string, isCommon: (word: string) => boolean): boolean {
  const [first = ''] = /^[\p{L}’'-]+/u.exec(sentence) ?? [];
  if (!/^\p{Lu}[\p{Ll}’'-]*$/u.test(first)) return false;
  const lower = first.toLowerCase();
  if (FUNCTION_WORDS.has(lower)) return true;
  const head = lower.split('-')[0] ?? lower;
  if (FUNCTION_WORDS.has(head)) return true;
  if (` ${context} `.includes(` ${lower} `)) return true;
  if (hasOwnCapital(sentence, context)) return false;
  return isCommon(lower) || COMMON_ENDING.test(lower);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An aside in brackets: a letter goes without the figures there, unless they say whether there is a finding. A bracket right after a letter is part of a formula. */
const BRACKET = /\s\([^()]{1,90}\)/gu;
const withoutBrackets = (text: string): string =>
  text.replaceAll(BRACKET, (bracket) => (carriesFinding(bracket) ? bracket : ''));

/** "74 %" as English writes it. */
const SPACED_PERCENT = /(?<=\d)[ \u00A0\u202F]%/gu;

const withoutEnd = (text: string): string => text.replace(/\.$/u, '');

export interface Retold {
  /** Reads on after "that", in the second person, without its full stop. */
  clause: string;
  /** A sentence of which "we" was the subject: it begins with "you". */
  isAct: boolean;
  words: number;
}

/**
 * A sentence of somebody's abstract as it is said to them: "We recorded 22 bearings" becomes "you recorded 22 bearings". Null when it can't
 * be said so: a question, a quotation mark that would open another, a word of which it is not known whether its capital is its own.
 */
export function retell(sentence: string, context: string, isCommon: (word: string) => boolean): Retold | null {
  if (/[?!:]$|[“”"«»<>\\$^_{}…]/u.test(sentence) || /\byou(?:rs?)?\b/iu.test(sentence)) return null;
  const plain = withoutEnd(withoutBrackets(sentence).replaceAll(/\s+/gu, ' ').trim());
  const isAct = /^(?:we|i)\b/iu.test(plain);
  const starts = isAct || /^(?:our|my)\b/iu.test(plain) || capitalByPlace(sentence, context, isCommon);
  if (!starts && /^\p{Lu}[\p{Ll}’'-]+\b/u.test(plain) && !hasOwnCapital(plain, context)) return null;
  const told = withoutI(starts && !isAct ? lowerFirst(plain) : plain, context);
  if (told === null) return null;
  const shifted = SHIFTS.reduce((text, [from, to]) => text.replaceAll(from, to), told);
  const fronted = withFrontedComma(shifted.replaceAll(SPACED_PERCENT, '%'));
  const clause = withMethodLast(fronted);
  return { clause, isAct: isAct || clause !== fronted, words: countWords(clause) };
}

/** Whether the first word stands with its capital within a sentence of the context too. */
function hasOwnCapital(sentence: string, context: string): boolean {
  const [first = ''] = /^[\p{L}’'-]+/u.exec(sentence) ?? [];
  const words = context.split(' ');
  return words.some(
    (word, index) =>
      index > 0 &&
      /[\p{Ll},;]$/u.test(words[index - 1] ?? '') &&
      word.startsWith(first) &&
      !/^[\p{L}’'-]/u.test(word.slice(first.length)),
  );
}

const MOST_TITLE_WORDS = 12;
const LEAST_TITLE_WORDS = 4;
const RELATIVE = new Set(['that', 'which', 'who', 'whose', 'where', 'when', 'while', 'because', 'if', 'whether']);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** A straight mark that opens a quotation: before a word, and not where letters or figures were left out ("’90s"). */
// Bounded: an attempt ends at the next straight mark, so that no letter is read more than twice.
const OPENS = /(?<=^|[\s([—–/-])(?:"(?=\S)|'(?=\p{L}[^']*\p{L}'(?:$|[\s,.;:?!)\]])))/gu;

/** A title without markup and shouting, on one line, with marks that fit within quotation marks. */
export function plainTitle(title: string): string {
  const text = title
    .replaceAll(/<\/?[a-z]{1,10}>/giu, '')
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/gu, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/[$\\{}]/gu, '')
    .replaceAll(/[“«]/gu, '‘')
    .replaceAll(OPENS, '‘')
    .replaceAll(/["'”»]/gu, '’')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/\.$/u, '');
  const shouts = text.length > 12 && !/\p{Ll}/u.test(text);
  return shouts ? upperFirst(text.toLowerCase()) : text;
}

/** A title as a letter names it: whole up to 12 words, else its first part, else its first words (LTR-11). */
export function shortTitle(title: string): string {
  const clean = plainTitle(title);
  const words = clean.split(' ');
  if (words.length <= MOST_TITLE_WORDS) return clean;
  const part = clean.split(/(?<=\p{L})[:?—–] ?(?= )/u)[0]?.trim() ?? '';
  const length = part.split(' ').length;
  if (length >= 3 && length <= MOST_TITLE_WORDS && part !== clean)
    return clean.startsWith(`${part}?`) ? `${part}?` : part;
  const cut = words.slice(0, MOST_TITLE_WORDS - 2);
  // A clause that was only begun says nothing: "by a search that shortens".
  const clause = cut.findLastIndex((word) => RELATIVE.has(word.toLowerCase()));
  const kept = clause > LEAST_TITLE_WORDS ? cut.slice(0, clause) : cut;
  while (kept.length > LEAST_TITLE_WORDS && FUNCTION_WORDS.has((kept.at(-1) ?? '').toLowerCase())) kept.pop();
  return `${kept.join(' ').replace(/[,;:]$/u, '')}…`;
}
