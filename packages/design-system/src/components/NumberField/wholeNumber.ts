import { parseDigits } from '../../i18n/digits';
import { trimmed } from '../../i18n/trimmed';

/**
 * Parses a whole number in digits of any of the three scripts, with or without thousands separators: null for an empty text, NaN for
 * anything else. It is strict: `1e3` is neither 13 nor 1000.
 */
export function read(text: string): number | null {
  const plain = trimmed(parseDigits(text)).replace('−', '-');
  if (plain === '') return null;
  if (!/^-?(?:\d{1,16}|\d{1,3}(?:[,٬]\d{3}){1,5})$/.test(plain)) return NaN;
  const number = Number(plain.replaceAll(/[,٬]/g, ''));
  return Number.isSafeInteger(number) ? number : NaN;
}

/** The next number, within the limits. Without a number, the first step gives the minimum. */
export function stepped(value: number | null, by: number, min = 0, max = Infinity): number {
  return Math.min(max, Math.max(min, value === null || Number.isNaN(value) ? min : value + by));
}
