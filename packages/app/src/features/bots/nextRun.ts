import type { Bot } from '@peyk/api-types';
import { formatRelative } from '../../i18n/format';
import type { Locale } from '../../i18n/types';

const MINUTE = 60_000;

/** The text for the next scheduled run: 'soon' if it is within a minute or overdue. Null if none is planned. */
export function nextRunWords(
  locale: Locale,
  { next_run_at: at }: Partial<Pick<Bot, 'next_run_at'>>,
  now: number = Date.now(),
): { words: 'soon' | 'next'; when: string } | null {
  if (at === null || at === undefined) return null;
  const soon = new Date(at).getTime() - now < MINUTE;
  return { words: soon ? 'soon' : 'next', when: formatRelative(locale, at, now) };
}
