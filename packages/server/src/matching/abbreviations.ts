import { stemOf, type Token, tokensOf } from './spelling.ts';

/** The stems of an abbreviation's words, by its key: "shm" is structural, health, monitoring. */
export type Abbreviations = ReadonlyMap<string, readonly string[]>;

const NONE: Abbreviations = new Map();

/** "(SHM)" after its words, with or without a plural "s". */
const AFTER = /\((\p{Lu}[\p{L}\p{N}]{1,8})\)/gu;
/** "SHM (structural health monitoring)". */
const BEFORE = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{1,8}) \(([^()]{5,80})\)/gu;

/** The letters of an abbreviation, or nothing for a word that only begins with a capital. */
function lettersOf(short: string): string {
  const letters = /\p{Lu}s$/u.test(short) ? short.slice(0, -1) : short;
  return (letters.match(/\p{Lu}/gu) ?? []).length < 2 ? '' : letters.toLowerCase();
}

/** The last of the words whose letters, in their order, are those of the abbreviation; its first letter begins the first word. */
function writtenOut(words: readonly Token[], letters: string): readonly Token[] {
  let letter = letters.length - 1;
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = (words[index] as Token).key;
    for (let at = word.length - 1; at >= 0 && letter >= 0; at -= 1) {
      if (word.charAt(at) !== letters.charAt(letter)) continue;
      if (letter > 0) letter -= 1;
      else if (at === 0) return words.slice(index);
    }
  }
  return [];
}

/** The abbreviations that a text itself writes out, before or after them. */
export function abbreviationsIn(text: string): Abbreviations {
  if (!text.includes('(')) return NONE;
  const found = new Map<string, readonly string[]>();
  const keep = (letters: string, words: readonly Token[]): void => {
    if (words.length > 1)
      found.set(
        letters,
        words.map(({ key }) => stemOf(key)),
      );
  };
  for (const { 1: short = '', index } of text.matchAll(AFTER)) {
    const letters = lettersOf(short);
    if (letters === '') continue;
    // A word seldom has less than one letter in an abbreviation; a sentence's end between the two parts them.
    const before =
      text
        .slice(Math.max(0, index - 120), index)
        .split(/[.;:,(]/u)
        .at(-1) ?? '';
    keep(letters, writtenOut(tokensOf(before).slice(-letters.length - 2), letters));
  }
  for (const { 1: short = '', 2: long = '' } of text.matchAll(BEFORE)) {
    const letters = lettersOf(short);
    const words = tokensOf(long);
    if (letters !== '' && writtenOut(words, letters).length === words.length) keep(letters, words);
  }
  return found;
}
