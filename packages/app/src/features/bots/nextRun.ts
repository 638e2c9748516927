import type { Bot } from '@peyk/api-types';
import { formatRelative } from '../../i18n/format';
import type { Locale } from '../../i18n/types';

const MINUTE = 60_000;

/** When the schedule begins the next run, in words: a moment that is near or late is 'soon'. Null where nothing is planned. */
export function nextRunWords(
  locale: Locale,
  { next_run_at: at }: Partial<Pick<Bot, 'next_run_at'>>,
  now: number = Date.now(),
): { words: 'soon' | 'next'; when: string } | null {
  if (at === null || at === undefined) return null;
  const soon = new Date(at).getTime() - now < MINUTE;
  return { words: soon ? 'soon' : 'next', when: formatRelative(locale, at, now) };
}
