/** How many characters of a text from outside a page shows. */
const longest = 200;

/** The first characters of a text, whole ones: half of an emoji is none. */
export function firstCharacters(text: string, count: number = longest): string {
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

/**
 * A sentence that a server or an address wrote, as long as a sentence is: a page is not drawn for a megabyte. Show it
 * direction-isolated, and as text.
 */
export function foreignText(text: string): string {
  const start = firstCharacters(text, longest + 1);
  const isWhole = start.length === text.length && Array.from(start).length <= longest;
  return isWhole ? text : `${firstCharacters(text, longest - 1).trimEnd()}…`;
}
