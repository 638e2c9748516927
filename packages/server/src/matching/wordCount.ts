/** The shortest and longest body that a professor is likely to read to the end, in words. */
export const minWords = 120;
export const maxWords = 220;

/** Words of a plain text: runs of characters between white space that hold a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
