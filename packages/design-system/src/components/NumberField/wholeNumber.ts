import { parseDigits } from '../../i18n/digits';

const MOST_DIGITS = 9;

/** The digits of a text in any of the three scripts, as ASCII. */
export function onlyDigits(text: string): string {
  return parseDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, MOST_DIGITS);
}

/** The number in a text; null for none. */
export function read(text: string): number | null {
  const digits = onlyDigits(text);
  return digits === '' ? null : Number(digits);
}

/** The number one step on, within the limits. The first step in an empty field is the least number. */
export function stepped(value: number | null, by: number, min = 0, max = Infinity): number {
  return Math.min(max, Math.max(min, value === null ? min : value + by));
}
