import type { Reader } from './parts.ts';

/** Everything that reads a token: the style sheets, and what draws them. */
export function usesOf(token: string, within: readonly Reader[]) {
  const reading = within.filter(({ tokens }) => tokens.includes(token));
  return {
    files: [...new Set(reading.map(({ file }) => file))],
    screens: [...new Set(reading.flatMap(({ screens }) => screens))],
    others: [...new Set(reading.flatMap(({ others }) => others))],
  };
}
