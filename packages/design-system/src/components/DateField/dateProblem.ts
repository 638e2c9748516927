import type { CalendarDate } from '@internationalized/date';
import { formatDigits } from '../../i18n/digits';
import type { Locale } from '../../i18n/locale';
import type { DateStrings } from './dateStrings';
import { daysInMonth, isImpossible, isYearShort, readDay } from './calendarDays';
import type { DateParts } from './calendarDays';
import type { CalendarName } from './likelierCalendar';
import { dayInWords, monthNames } from './dayWords';

interface Limits {
  min: CalendarDate;
  max: CalendarDate;
}

interface Told {
  locale: Locale;
  strings: DateStrings;
  calendar: CalendarName;
}

const ANY_DAY = readDay('2001-01-01');

/** The error text of a complete entry; undefined while it is valid or incomplete. */
export function dateProblem(
  parts: DateParts,
  day: CalendarDate | null,
  { min, max }: Limits,
  { locale, strings, calendar }: Told,
): string | undefined {
  if (isYearShort(parts)) return strings.dateYearShort;
  if (isImpossible(parts, calendar) && ANY_DAY) {
    const month = monthNames(locale, calendar, ANY_DAY)[(parts.month ?? 1) - 1] ?? '';
    const digits = (number: number | null) => formatDigits(String(number), locale);
    return strings.dateNoSuchDay(month, digits(parts.year), digits(daysInMonth(parts, calendar)));
  }
  if (day && day.compare(min) < 0) return strings.dateTooEarly(dayInWords(min, locale, calendar));
  if (day && day.compare(max) > 0) return strings.dateTooLate(dayInWords(max, locale, calendar));
  return undefined;
}
