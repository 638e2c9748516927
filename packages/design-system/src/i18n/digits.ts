import type { Locale } from './locale';
import { numberTag } from './writing';

const PERSIAN_ZERO = 0x06f0;
const formatters: Record<string, Intl.NumberFormat> = {};

/**
 * Formats a number or a text with the digits of a language.
 * A number gets grouping (2,350 / ۲٬۳۵۰); in a text only the ASCII digits change.
 */
export function formatDigits(value: number | string, locale: Locale): string {
  const tag = numberTag(locale);
  const formatter = (formatters[tag] ??= new Intl.NumberFormat(tag));
  if (typeof value === 'number') return formatter.format(value);
  return value.replace(/[0-9]/g, (digit) => formatter.format(Number(digit)));
}

/** Converts Persian (۰–۹) and Arabic (٠–٩) digits of a text to ASCII; everything else stays. */
export function parseDigits(text: string): string {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= PERSIAN_ZERO ? code - PERSIAN_ZERO : code - 0x0660);
  });
}
