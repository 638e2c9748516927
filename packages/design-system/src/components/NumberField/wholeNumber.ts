import { parseDigits } from '../../i18n/digits';
import { trimmed } from '../../i18n/trimmed';

/**
 * The whole number that a person wrote, in digits of any of the three scripts, with or without the thousands apart: null
 * for nothing, NaN for anything else. Nothing is read out of a text that is no number: `1e3` is neither 13 nor 1000.
 */
export function read(text: string): number | null {
  const plain = trimmed(parseDigits(text)).replace('−', '-');
  if (plain === '') return null;
  if (!/^-?(?:\d{1,16}|\d{1,3}(?:[,٬]\d{3}){1,5})$/.test(plain)) return NaN;
  const number = Number(plain.replaceAll(/[,٬]/g, ''));
  return Number.isSafeInteger(number) ? number : NaN;
}

/** The number one step on, within the limits. The first step in a field without a number is the least number. */
export function stepped(value: number | null, by: number, min = 0, max = Infinity): number {
  return Math.min(max, Math.max(min, value === null || Number.isNaN(value) ? min : value + by));
}
