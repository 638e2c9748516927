/** Variant forms of Arabic letters, from other keyboards or old files, mapped to Persian. */
const letters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
};

/** Latin letters that do not decompose into a plain letter and a mark. */
const latin: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

// The letters of the two tables.
const arabic = /[\u0622-\u0626\u0629\u0643\u0649\u064A\u0671\u06C0]/gu;
const undecomposed = /[\u00DF\u00E6\u00F0\u00F8\u00FE\u0111\u0131\u0142\u0153]/gu;
const vowelMarks = /[\u064B-\u0655\u0670\u0640]/gu;
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const latinMarks = /[\u0300-\u036F]/gu;

/**
 * The search key of a text: two spellings that a Persian or Latin reader takes for the same word have one key. Arabic forms become Persian;
 * vowel marks, tatweel, joiners and direction marks are removed; digits become ASCII; white space collapses; Latin is lower-cased without
 * accents. Store it with the text and apply it to the query as well; it is not for display.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFC')
    .replace(arabic, (letter) => letters[letter] ?? letter)
    .replace(vowelMarks, '')
    .replace(invisible, '')
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase()
    .normalize('NFD')
    .replace(latinMarks, '')
    .normalize('NFC')
    .replace(undecomposed, (letter) => latin[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Escapes `%`, `_` and `\` so that a user's text is matched literally inside LIKE (whose escape character is `\`). */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, (character) => `\\${character}`)}%`;
}
