/** How many interests a card shows before '+ more' (specification, section 9). */
const shownAtMost = 4;

/** The research interests of a professor, which are one text with commas, as a list; nothing twice. */
export function splitInterests(text: string | null): readonly string[] {
  const interests = (text ?? '')
    .split(/[,،;]/u)
    .map((interest) => interest.trim())
    .filter((interest) => interest !== '');
  return [...new Map(interests.map((interest) => [interest.toLowerCase(), interest])).values()];
}

/** The interests that a card shows, and how many more there are. */
export function shortInterests(text: string | null): { shown: readonly string[]; more: number } {
  const all = splitInterests(text);
  return { shown: all.slice(0, shownAtMost), more: Math.max(0, all.length - shownAtMost) };
}
