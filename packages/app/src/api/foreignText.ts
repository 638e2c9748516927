/** How many characters of a foreign text are shown. */
const longest = 200;

/** The first `count` code points of a text; a surrogate pair is never split. */
export function firstCharacters(text: string, count: number = longest): string {
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/**
 * Text from a server or an address, cut to the length of a sentence, because it may be a megabyte long. Show it direction-isolated, and as
 * text.
 */
export function foreignText(text: string): string {
  const start = firstCharacters(text, longest + 1);
  const isWhole = start.length === text.length && Array.from(start).length <= longest;
  return isWhole ? text : `${firstCharacters(text, longest - 1).trimEnd()}…`;
}
