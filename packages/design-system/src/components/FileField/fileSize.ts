import type { Locale } from '../../i18n/locale';
import { numberTag } from '../../i18n/writing';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the language: 2.4 MB, ۲٫۴ مگابایت. Units are multiples of 1024, like the limits of servers. */
export function fileSize(bytes: number, locale: Locale): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return new Intl.NumberFormat(numberTag(locale), {
    style: 'unit',
    unit: UNITS[power],
    // The short units of Persian are Latin letters, and the short byte of English has no plural.
    unitDisplay: locale === 'fa' || power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power);
}
