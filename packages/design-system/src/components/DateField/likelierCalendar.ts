// Apart from the calendars themselves, so that a field for a year loads none.

/** The calendars a day can be written in. */
export type CalendarName = 'gregory' | 'persian';

export const otherCalendar = (calendar: CalendarName): CalendarName => (calendar === 'gregory' ? 'persian' : 'gregory');

/** Years that a person alive today writes in the other calendar. */
const TAKEN_FOR = { gregory: [1300, 1450], persian: [1900, 2100] } as const;

/** The calendar that a typed year more likely belongs to than the one it was typed in; null if there is no doubt. */
export function likelierCalendar(year: number | null, calendar: CalendarName): CalendarName | null {
  const [from, to] = TAKEN_FOR[calendar];
  return year !== null && year >= from && year <= to ? otherCalendar(calendar) : null;
}

/** From the first day of a Jalali year (20 or 21 March) to the Gregorian year that it lies in. */
const YEARS_BETWEEN = 621;

/** The Gregorian year that a Jalali year begins in, and has its summer in, when most degrees end. */
export const gregorianYear = (persian: number): number => persian + YEARS_BETWEEN;
