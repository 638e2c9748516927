import type { Reader } from './parts.ts';

const byCount = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);

/** Everything that reads a token: the style sheets, and what draws them. */
export function usesOf(token: string, within: readonly Reader[]) {
  const reading = within.filter(({ tokens }) => tokens.includes(token));
  return {
    files: [...new Set(reading.map(({ file }) => file))],
    // Those that draw most of what reads it come first: they are the likeliest to show it.
    screens: byCount(reading.flatMap(({ screens }) => screens)),
    others: [...new Set(reading.flatMap(({ others }) => others))],
  };
}
