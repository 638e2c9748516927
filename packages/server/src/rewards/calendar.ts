/** A day as `YYYY-MM-DD` of the Gregorian calendar, whichever calendar the person reads: it only names the day. */
export type Day = string;
export type Calendar = 'gregorian' | 'persian';

const DAY_MS = 86_400_000;
/** No zone is further from UTC. */
const FURTHEST_MS = 15 * 3_600_000;

/** The first day of a week: Monday, or Saturday where the Persian calendar is read; as `getUTCDay` counts. */
const WEEK_BEGINS = { gregorian: 1, persian: 6 } as const satisfies Record<Calendar, number>;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    if (formats.size > 500) formats.clear();
    formats.set(timeZone, format);
  }
  return format;
}

/** Whether this is the name of a time zone, such as `Asia/Tehran`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return formatOf(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, days: number): Day =>
  new Date(midnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day that a moment belongs to in a zone. */
export function dayAt(at: Date, timeZone: string): Day {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/**
 * The moment at which a day begins in a zone. Searched for, because midnight may not exist on the day that summer time begins. A day that a
 * zone leaves out, as Samoa did when it changed sides, begins when the next one does.
 */
export function startOf(day: Day, timeZone: string): Date {
  let before = midnight(day) - FURTHEST_MS;
  let from = midnight(day) + FURTHEST_MS;
  while (from - before > 1000) {
    const middle = Math.floor((before + from) / 2000) * 1000;
    if (dayAt(new Date(middle), timeZone) >= day) from = middle;
    else before = middle;
  }
  return new Date(from);
}

/** The first day of the week of a day. */
export function weekStart(day: Day, calendar: Calendar): Day {
  const weekday = new Date(midnight(day)).getUTCDay();
  return addDays(day, -((weekday - WEEK_BEGINS[calendar] + 7) % 7));
}

/**
 * The first day of the week after the one that begins with this day. A week that another calendar began goes on to the first beginning of a
 * week that leaves it no shorter than seven days: so no day is in two weeks, and none is in no week.
 */
export const nextWeek = (from: Day, calendar: Calendar): Day => weekStart(addDays(from, 13), calendar);
