import { formatGregorianDate } from '../../i18n/format';
import { isolate } from '../../i18n/isolate';
import type { Locale } from '../../i18n/types';

export const comma = (locale: Locale): string => (locale === 'fa' ? '، ' : ', ');

/** Where a source was published, and its day in words; the whole text as the place where it ends with no day. */
export function sourceParts(locale: Locale, detail: string): { place: string; day: string } {
  const found = /^(?:(.+), )?(\d{4}-\d{2}-\d{2})$/s.exec(detail);
  return found
    ? { place: found[1] ?? '', day: formatGregorianDate(locale, found[2] ?? '') }
    : { place: detail, day: '' };
}

/**
 * Where a source was published, with its day in words: a server writes it as `Journal, 2022-09-05`. The year stays the one that the email
 * cites, also where the person's own calendar is another.
 */
export function sourceDetail(locale: Locale, detail: string): string {
  const { place, day } = sourceParts(locale, detail);
  if (day === '') return place;
  // A Persian day stands by itself too: after English words its month and year would change places.
  const dayApart = locale === 'fa' ? `\u2068${day}\u2069` : day;
  return place === '' ? day : `${isolate(locale, place)}${comma(locale)}${dayApart}`;
}
