import { expect, test } from 'vitest';
import { readDay } from './calendarDays';
import type { CalendarName } from './likelierCalendar';
import { dateProblem } from './dateProblem';
import { dateStrings } from './dateStrings';
import type { Locale } from '../../i18n/locale';

const NO_DAY = { year: null, month: null, day: null };

function day(iso: string) {
  const read = readDay(iso);
  if (!read) throw new Error(`${iso} is no day.`);
  return read;
}
const limits = { min: day('1996-03-20'), max: day('2010-12-31') };
const told = (locale: Locale, calendar: CalendarName) => ({ locale, calendar, strings: dateStrings[locale] });
const outside = (iso: string, locale: Locale, calendar: CalendarName) =>
  dateProblem(NO_DAY, day(iso), limits, told(locale, calendar));

test.each([
  ['1996-03-19', 'en', 'gregory', 'Select 20 March 1996 or a later date.'],
  ['1996-03-19', 'en', 'persian', 'Select 1 Farvardin 1375 or a later date.'],
  ['1996-03-19', 'fa', 'persian', '۱ فروردین ۱۳۷۵ یا روزی پس از آن را انتخاب کنید.'],
  ['1996-03-19', 'fa', 'gregory', '۲۰ مارس ۱۹۹۶ یا روزی پس از آن را انتخاب کنید.'],
  ['2011-01-01', 'en', 'gregory', 'Select 31 December 2010 or an earlier date.'],
  ['2011-01-01', 'fa', 'persian', '۱۰ دی ۱۳۸۹ یا روزی پیش از آن را انتخاب کنید.'],
  ['1996-03-20', 'en', 'gregory', undefined],
  ['2010-12-31', 'fa', 'persian', undefined],
] as const)('of the day %s, in %s and the calendar %s, it is said: %s', (iso, locale, calendar, says) => {
  expect(outside(iso, locale, calendar)).toBe(says);
});

test.each([
  [{ year: 1997, month: 2, day: 29 }, 'en', 'gregory', 'February 1997 has 28 days.'],
  [{ year: 1996, month: 4, day: 31 }, 'fa', 'gregory', 'آوریل ۱۹۹۶، ۳۰ روز دارد.'],
  [{ year: 1404, month: 7, day: 31 }, 'en', 'persian', 'Mehr 1404 has 30 days.'],
  [{ year: 1404, month: 12, day: 30 }, 'fa', 'persian', 'اسفند ۱۴۰۴، ۲۹ روز دارد.'],
  [{ year: 999, month: 12, day: 31 }, 'en', 'gregory', 'Enter the year with four digits.'],
  [{ year: 999, month: 12, day: 31 }, 'fa', 'persian', 'سال را با چهار رقم بنویسید.'],
  [{ year: 1000, month: 12, day: 31 }, 'en', 'gregory', undefined],
  [{ year: 999, month: null, day: 31 }, 'en', 'gregory', undefined],
  [{ year: 1997, month: 2, day: null }, 'en', 'gregory', undefined],
] as const)('of the parts %j, in %s and the calendar %s, it is said: %s', (parts, locale, calendar, says) => {
  expect(dateProblem(parts, null, limits, told(locale, calendar))).toBe(says);
});

test.each([
  [false, false, 'Friday', 'جمعه'],
  [true, false, 'Today, Friday', 'امروز، جمعه'],
  [false, true, 'Friday, selected', 'جمعه، انتخاب‌شده'],
  [true, true, 'Today, Friday, selected', 'امروز، جمعه، انتخاب‌شده'],
])('today %s and selected %s are said of a day of the calendar', (today, selected, english, persian) => {
  expect(dateStrings.en.calendarDay('Friday', today, selected)).toBe(english);
  expect(dateStrings.fa.calendarDay('جمعه', today, selected)).toBe(persian);
});
