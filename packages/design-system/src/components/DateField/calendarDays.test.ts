import { expect, test } from 'vitest';
import {
  daysInMonth,
  inCalendar,
  isImpossible,
  isYearShort,
  isoOf,
  partsOf,
  readDay,
  yearsBetween,
} from './calendarDays';
import { gregorianYear, likelierCalendar } from './likelierCalendar';
import { dayInWords, monthNames, namedDayInWords } from './dayWords';

const parts = (year: number | null, month: number | null, day: number | null) => ({ year, month, day });
const day = (iso: string) => {
  const read = readDay(iso);
  if (!read) throw new Error(`${iso} is no day.`);
  return read;
};

test.each([
  ['2025-03-21', 1404],
  ['2026-03-21', 1405],
  ['2027-03-21', 1406],
  ['2028-03-20', 1407],
])('%s is Nowruz of %i', (iso, year) => {
  expect(partsOf(day(iso), 'persian')).toEqual(parts(year, 1, 1));
  expect(isoOf(parts(year, 1, 1), 'persian')).toBe(iso);
});

test.each([
  [1403, '2025-03-20'],
  [1408, '2030-03-20'],
])('Esfand %i has 30 days', (year, iso) => {
  expect(daysInMonth(parts(year, 12, null), 'persian')).toBe(30);
  expect(isoOf(parts(year, 12, 30), 'persian')).toBe(iso);
});

test.each([1402, 1404, 1405, 1407])('Esfand %i has 29 days, and no day is the thirtieth', (year) => {
  expect(isImpossible(parts(year, 12, 30), 'persian')).toBe(true);
  expect(isoOf(parts(year, 12, 30), 'persian')).toBeNull();
});

test('every Nowruz from 1300 to 1450 is the one the browser knows', () => {
  const browser = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
  });
  const years = Array.from({ length: 151 }, (_, index) => 1300 + index);
  const elsewhere = years.filter((year) => {
    const nowruz = browser.formatToParts(day(isoOf(parts(year, 1, 1), 'persian') ?? '').toDate('UTC'));
    return ['day', 'month'].some((type) => nowruz.find((part) => part.type === type)?.value !== '1');
  });
  expect(elsewhere).toEqual([]);
});

test('each of these years begins in its Gregorian year', () => {
  for (let year = 1300; year <= 1450; year++)
    expect(isoOf(parts(year, 1, 1), 'persian')?.slice(0, 4)).toBe(String(gregorianYear(year)));
});

test.each([
  ['1996-05-03', parts(1375, 2, 14)],
  ['2026-11-20', parts(1405, 8, 29)],
  ['1979-02-11', parts(1357, 11, 22)],
])('%s is the same day in both calendars', (iso, jalali) => {
  expect(partsOf(day(iso), 'persian')).toEqual(jalali);
  expect(isoOf(jalali, 'persian')).toBe(iso);
  expect(isoOf(partsOf(day(iso), 'gregory'), 'gregory')).toBe(iso);
});

test('an unfinished or impossible entry is no day', () => {
  expect(isoOf(parts(1996, 5, null), 'gregory')).toBeNull();
  expect(isoOf(parts(null, 5, 3), 'gregory')).toBeNull();
  expect(isoOf(parts(1997, 2, 29), 'gregory')).toBeNull();
  expect(isoOf(parts(1996, 2, 29), 'gregory')).toBe('1996-02-29');
  expect(isoOf(parts(9999, 1, 1), 'persian')).toBeNull();
});

test('a year of fewer than four digits is no year', () => {
  expect(isoOf(parts(75, 2, 14), 'persian')).toBeNull();
  expect(isYearShort(parts(75, 2, 14))).toBe(true);
  expect(isYearShort(parts(75, null, 14))).toBe(false);
});

test.each([
  [1299, null],
  [1300, 'persian'],
  [1375, 'persian'],
  [1450, 'persian'],
  [1451, null],
  [1996, null],
])('a Gregorian %i asks for %s', (year, calendar) => {
  expect(likelierCalendar(year, 'gregory')).toBe(calendar);
});

test.each([
  [1899, null],
  [1996, 'gregory'],
  [1375, null],
  [2101, null],
])('a Jalali %i asks for %s', (year, calendar) => {
  expect(likelierCalendar(year, 'persian')).toBe(calendar);
});

test.each(['', '1996-5-3', '1996-13-01', '1997-02-29', 'yesterday'])('"%s" is not read as a day', (text) => {
  expect(readDay(text)).toBeNull();
});

test('the years of a span are counted by the calendar', () => {
  expect(yearsBetween(day('1996-03-19'), day('1998-03-22'), 'gregory')).toEqual([1996, 1997, 1998]);
  expect(yearsBetween(day('1996-03-19'), day('1998-03-22'), 'persian')).toEqual([1374, 1375, 1376, 1377]);
});

test('a day in words has the order of its language and no era', () => {
  const may = day('1996-05-03');
  expect(dayInWords(may, 'en', 'gregory')).toBe('3 May 1996');
  expect(dayInWords(may, 'en', 'persian')).toBe('14 Ordibehesht 1375');
  expect(dayInWords(may, 'fa', 'persian')).toBe('۱۴ اردیبهشت ۱۳۷۵');
  expect(dayInWords(day('2026-12-15'), 'fa', 'gregory')).toBe('۱۵ دسامبر ۲۰۲۶');
  expect(namedDayInWords(may, 'fa', 'persian')).toBe('جمعه ۱۴ اردیبهشت ۱۳۷۵');
});

test('months go from the first to the last of their calendar', () => {
  const months = monthNames('fa', 'persian', inCalendar(day('1996-05-31'), 'persian'));
  expect([months[0], months[11], months.length]).toEqual(['فروردین', 'اسفند', 12]);
});

test.each([
  [999, null],
  [1000, '1000-01-01'],
  [9999, '9999-01-01'],
])('the Gregorian year %i is %s', (year, iso) => {
  expect(isoOf(parts(year, 1, 1), 'gregory')).toBe(iso);
  expect(isYearShort(parts(year, 1, 1))).toBe(iso === null);
});

test.each([
  [1900, 'gregory'],
  [2100, 'gregory'],
])('a Jalali %i asks for %s too', (year, calendar) => {
  expect(likelierCalendar(year, 'persian')).toBe(calendar);
});

test.each([
  [1, 31],
  [6, 31],
  [7, 30],
  [11, 30],
])('the Jalali month %i has %i days, and one more is impossible', (month, days) => {
  expect(daysInMonth(parts(1404, month, null), 'persian')).toBe(days);
  expect([days, days + 1].map((number) => isImpossible(parts(1404, month, number), 'persian'))).toEqual([false, true]);
});

test('the months have the names of their language and calendar, whichever day is shown', () => {
  const late = inCalendar(day('1996-01-31'), 'gregory');
  expect(monthNames('en', 'gregory', late).slice(0, 3)).toEqual(['January', 'February', 'March']);
  expect(monthNames('en', 'persian', day('2025-03-20')).slice(10)).toEqual(['Bahman', 'Esfand']);
  expect(monthNames('fa', 'gregory', late)[11]).toBe('دسامبر');
});
