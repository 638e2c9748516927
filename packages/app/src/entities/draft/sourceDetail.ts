import { formatGregorianDate } from '../../i18n/format';
import { isolate } from '../../i18n/isolate';
import type { Locale } from '../../i18n/types';

/**
 * Where a source was published, with its day in words: a server writes it as `Journal, 2022-09-05`. The year stays the one that the email
 * cites, also where the person's own calendar is another.
 */
export function sourceDetail(locale: Locale, detail: string): string {
  const found = /^(?:(.+), )?(\d{4}-\d{2}-\d{2})$/s.exec(detail);
  if (!found) return detail;
  const [, venue, day = ''] = found;
  const words = formatGregorianDate(locale, day);
  return venue ? `${isolate(locale, venue)}${locale === 'fa' ? '، ' : ', '}${words}` : words;
}
