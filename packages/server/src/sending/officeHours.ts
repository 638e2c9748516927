import type { MailLimits } from '../platform/config.ts';
import { workingDays, zoneOf } from '../directory/countries.ts';
import { isHoliday } from '../directory/holidays.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** ISO weekday and minutes since midnight of a time in a zone. */
function localTime(at: Date, zone: string): { weekday: number; minutes: number } {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { weekday: names.indexOf(parts.weekday ?? '') + 1, minutes: Number(parts.hour) * 60 + Number(parts.minute) };
}

/** Whether the time is within the country's office hours and no public holiday there (R5). A null country counts as UTC, Monday to Friday. */
export function isOpen(at: Date, countryCode: string | null, window: MailLimits['window']): boolean {
  if (window === 'always') return true;
  const { weekday, minutes } = localTime(at, zoneOf(countryCode ?? ''));
  const days: readonly number[] = workingDays(countryCode ?? '');
  const inHours = minutes >= window.fromHour * 60 && minutes < window.toHour * 60;
  return days.includes(weekday) && inHours && !isHoliday(at, countryCode);
}

/** Whether a holiday lies between two times, checked in steps of 24 hours. */
export function meetsHoliday(from: Date, to: Date, countryCode: string | null): boolean {
  for (let at = from.getTime(); at < to.getTime(); at += 24 * HOUR)
    if (isHoliday(new Date(at), countryCode)) return true;
  return false;
}

/** The first time from `after` on within the country's office hours (R5), rounded up to the minute if it is moved. */
export function nextOpen(after: Date, countryCode: string | null, window: MailLimits['window']): Date {
  if (isOpen(after, countryCode, window) || window === 'always') return after;
  const zone = zoneOf(countryCode ?? '');
  // No step may skip an opening: one step to two hours before it, then minute by minute.
  let at = new Date(Math.ceil(after.getTime() / MINUTE) * MINUTE);
  for (let step = 0; step < 2000 && !isOpen(at, countryCode, window); step++) {
    const { minutes } = localTime(at, zone);
    const untilOpening = (window.fromHour * 60 - minutes + 24 * 60) % (24 * 60);
    // A clock change moves the opening by at most an hour, so the last two hours go by minutes.
    at = new Date(at.getTime() + (untilOpening > 120 ? untilOpening * MINUTE - 2 * HOUR : MINUTE));
  }
  return at;
}
