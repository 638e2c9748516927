import type { CalendarName } from './likelierCalendar';
import { CalendarDate, GregorianCalendar, PersianCalendar, parseDate, toCalendar } from '@internationalized/date';

const systems = { gregory: new GregorianCalendar(), persian: new PersianCalendar() };

/** The three parts of a field; null for a part that is still empty. */
export interface DateParts {
  year: number | null;
  month: number | null;
  day: number | null;
}

export const PARTS = ['year', 'month', 'day'] as const;
export const NO_PARTS: DateParts = { year: null, month: null, day: null };

export const sameParts = (one: DateParts, two: DateParts) => PARTS.every((part) => one[part] === two[part]);
export const isEmpty = (parts: DateParts) => sameParts(parts, NO_PARTS);

/** Parses a stored `YYYY-MM-DD`; null for anything else. */
export function readDay(iso: string | null): CalendarDate | null {
  if (iso === null || !/^\d{4}-\d\d-\d\d$/.test(iso)) return null;
  try {
    return parseDate(iso);
  } catch {
    return null;
  }
}

/** The same day in a calendar. */
export function inCalendar(day: CalendarDate, calendar: CalendarName): CalendarDate {
  return toCalendar(day, systems[calendar]);
}

/** The parts of a day in a calendar. */
export function partsOf(day: CalendarDate | null, calendar: CalendarName): DateParts {
  if (day === null) return NO_PARTS;
  const { year, month, day: number } = inCalendar(day, calendar);
  return { year, month, day: number };
}

/** The number of days in the month of these parts; null while year or month is empty. */
export function daysInMonth({ year, month }: DateParts, calendar: CalendarName): number | null {
  if (year === null || month === null) return null;
  return systems[calendar].getDaysInMonth(new CalendarDate(systems[calendar], year, month, 1));
}

/** All three parts are filled, but the month has no such day. */
export function isImpossible(parts: DateParts, calendar: CalendarName): boolean {
  const days = daysInMonth(parts, calendar);
  return days !== null && parts.day !== null && parts.day > days;
}

/** A year has four digits: 75 is ambiguous, because the century is unknown. */
const FIRST_YEAR = 1000;
/** The last year of the Persian calendar that has a Gregorian year of four digits. */
const LAST_YEAR = { gregory: 9999, persian: 9377 };

/** All three parts are filled, but the year has fewer than four digits. */
export function isYearShort({ year, month, day }: DateParts): boolean {
  return year !== null && month !== null && day !== null && year < FIRST_YEAR;
}

/** The stored form (Gregorian `YYYY-MM-DD`) of three parts; null unless they are a valid day. */
export function isoOf(parts: DateParts, calendar: CalendarName): string | null {
  const { year, month, day } = parts;
  if (year === null || month === null || day === null) return null;
  if (year < FIRST_YEAR || year > LAST_YEAR[calendar] || isImpossible(parts, calendar)) return null;
  return inCalendar(new CalendarDate(systems[calendar], year, month, day), 'gregory').toString();
}

/** All years from one day to another, in a calendar. */
export function yearsBetween(first: CalendarDate, last: CalendarDate, calendar: CalendarName): number[] {
  const from = inCalendar(first, calendar).year;
  return Array.from({ length: inCalendar(last, calendar).year - from + 1 }, (_, index) => from + index);
}
