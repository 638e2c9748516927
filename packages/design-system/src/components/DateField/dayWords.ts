import type { CalendarDate } from '@internationalized/date';
import type { Locale } from '../../i18n/locale';
import { dayTag } from '../../i18n/writing';
import { inCalendar } from './calendarDays';
import type { CalendarName } from './likelierCalendar';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, calendar: CalendarName, dayNamed: boolean): Intl.DateTimeFormat {
  const key = `${dayTag(locale, calendar)} ${dayNamed}`;
  const known = formatters.get(key);
  if (known) return known;
  const weekday = dayNamed ? ('long' as const) : undefined;
  const made = new Intl.DateTimeFormat(dayTag(locale, calendar), {
    weekday,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  formatters.set(key, made);
  return made;
}

/*
 * Assembled from parts: ICU writes a Persian day with its weekday in the wrong place («۱۳۷۵ اردیبهشت ۱۴, جمعه») and adds an era (AP) to
 * Persian years in English.
 */
function words(day: CalendarDate, locale: Locale, calendar: CalendarName, dayNamed: boolean): string {
  const parts = formatter(locale, calendar, dayNamed).formatToParts(day.toDate('UTC'));
  const order = dayNamed ? ['weekday', 'day', 'month', 'year'] : ['day', 'month', 'year'];
  return order.map((type) => parts.find((part) => part.type === type)?.value).join(' ');
}

/** A day in words: `3 May 1996`, «۱۴ اردیبهشت ۱۳۷۵». */
export function dayInWords(day: CalendarDate, locale: Locale, calendar: CalendarName): string {
  return words(day, locale, calendar, false);
}

/** A day in words with its weekday: `Friday 3 May 1996`, «جمعه ۱۴ اردیبهشت ۱۳۷۵». */
export function namedDayInWords(day: CalendarDate, locale: Locale, calendar: CalendarName): string {
  return words(day, locale, calendar, true);
}

/** The names of the twelve months, in their standalone form. */
export function monthNames(locale: Locale, calendar: CalendarName, day: CalendarDate): string[] {
  const month = new Intl.DateTimeFormat(dayTag(locale, calendar), { month: 'long', timeZone: 'UTC' });
  const first = inCalendar(day, calendar).set({ day: 1 });
  return Array.from({ length: 12 }, (_, index) => month.format(first.set({ month: index + 1 }).toDate('UTC')));
}
