import type { MailLimits } from '../platform/config.ts';
import { workingDays, zoneOf } from '../directory/countries.ts';
import { isHoliday } from '../directory/holidays.ts';
import type { DelayCode } from '../drafts/reasons.ts';

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

/** Whether the time is within the country's office hours, holidays not considered (R5). A null country counts as UTC, Monday to Friday. */
export function isOpen(at: Date, countryCode: string | null, window: MailLimits['window']): boolean {
  if (window === 'always') return true;
  const { weekday, minutes } = localTime(at, zoneOf(countryCode ?? ''));
  const days: readonly number[] = workingDays(countryCode ?? '');
  const inHours = minutes >= window.fromHour * 60 && minutes < window.toHour * 60;
  return days.includes(weekday) && inHours && !isHoliday(at, countryCode);
}

/** Whether a holiday lies between two times, checked in steps of 24 hours. */
function meetsHoliday(from: Date, to: Date, countryCode: string | null): boolean {
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

/** Random gap between two first contacts of one mailbox (R4), in milliseconds. */
export function spacing(limits: Pick<MailLimits, 'spacingMinutes'>, random: () => number = Math.random): number {
  const { min, max } = limits.spacingMinutes;
  return Math.round((min + random() * Math.max(0, max - min)) * MINUTE);
}

/** At most `cap` of these times in any `span` milliseconds; future ones count as well. */
export interface Throttle {
  span: number;
  cap: number;
  moments: readonly Date[];
  delay: DelayCode;
}

export interface SlotQuestion {
  now: Date;
  countryCode: string | null;
  limits: MailLimits;
  /** Times of the person's other first contacts, sent or scheduled. */
  taken: readonly Date[];
  /** Times of the sending mailbox's first contacts by any user: recipients see one mailbox as one sender. */
  takenOfMailbox: readonly Date[];
  /** Rules about the addressee (R7 to R9). */
  throttles?: readonly Throttle[];
  /** Nothing leaves through the account before this time. */
  held?: { until: Date; delay: DelayCode } | null;
  random?: () => number;
}

/** When a message leaves, and the rule that delayed it most. */
export interface Slot {
  at: Date;
  delay: DelayCode | null;
}

const DAY = 24 * HOUR;
export const HARD = { userPerDay: 40, userPerWeek: 120, accountPerDay: 30 };
/** A limit of 0 means no limit. */
export const capOf = (limit: number, hard: number): number =>
  limit === 0 ? Number.POSITIVE_INFINITY : Math.min(limit, hard);

/** First contacts of one account per day; removing the person's daily limit removes it too. */
export const accountCap = (limits: Pick<MailLimits, 'perDay'>): number =>
  capOf(limits.perDay === 0 ? 0 : HARD.accountPerDay, HARD.accountPerDay);

/** The earliest time that satisfies the caps (R3): the given time, or when enough contacts are old enough. */
function afterCaps(
  at: Date,
  { counted, limits, perDay }: { counted: readonly Date[]; limits: MailLimits; perDay: number },
): Date {
  let moved = at.getTime();
  for (const [span, cap] of [
    [DAY, perDay],
    [7 * DAY, capOf(limits.perWeek, HARD.userPerWeek)],
  ] as const) {
    const within = counted
      .map((moment) => moment.getTime())
      .filter((moment) => moment > moved - span && moment <= moved)
      .sort((a, b) => a - b);
    if (within.length >= cap) moved = Math.max(moved, (within[within.length - cap] ?? moved) + span + MINUTE);
  }
  return moved === at.getTime() ? at : new Date(moved);
}

/** The earliest time that a throttle allows: the given time, or when enough of the others are older than the span. */
export function afterThrottle(at: Date, { span, cap, moments }: Throttle): Date {
  const near = moments
    .map((moment) => moment.getTime())
    .filter((moment) => moment > at.getTime() - span)
    .sort((a, b) => a - b);
  if (near.length < cap) return at;
  return new Date(Math.max(at.getTime(), (near[near.length - cap] ?? 0) + span));
}

/** The first time at least a gap away from all other messages of the mailbox; one scheduled weeks ahead delays nothing (R4). */
function apart(at: Date, others: readonly Date[], gap: number): Date {
  let moved = at.getTime();
  for (const moment of others.map((other) => other.getTime()).sort((a, b) => a - b))
    if (Math.abs(moment - moved) < gap) moved = moment + gap;
  return new Date(moved);
}

/** The first slot that satisfies hold, caps, throttles, spacing and window (R3 to R5, R7 to R9). */
export function planSlot(question: SlotQuestion): Slot {
  const { now, countryCode, limits, taken, takenOfMailbox, random, throttles = [], held = null } = question;
  const gap = spacing(limits, random);
  const perDay = capOf(limits.perDay, HARD.userPerDay);
  let at = now;
  let delay: DelayCode | null = null;
  let farthest = 0;
  const move = (to: Date, why: DelayCode): void => {
    const distance = to.getTime() - at.getTime();
    if (distance > farthest) {
      farthest = distance;
      delay = why;
    }
    at = to;
  };
  for (let step = 0; step < 400; step++) {
    const before = at.getTime();
    if (held && held.until > at) move(held.until, held.delay);
    for (const throttle of throttles) move(afterThrottle(at, throttle), throttle.delay);
    at = apart(at, takenOfMailbox, gap);
    move(afterCaps(at, { counted: taken, limits, perDay }), 'cap');
    const ofMailbox = { counted: takenOfMailbox, limits, perDay: Math.min(perDay, accountCap(limits)) };
    move(afterCaps(at, ofMailbox), 'mailbox');
    const open = nextOpen(at, countryCode, limits.window);
    if (open > at) move(open, meetsHoliday(at, open, countryCode) ? 'holiday' : 'window');
    if (at.getTime() === before) break;
  }
  return { at, delay };
}

/** The season of a first contact: 1 August to 31 July, UTC, named by the year it begins in (R6). */
export function seasonOf(at: Date): number {
  return at.getUTCMonth() >= 7 ? at.getUTCFullYear() : at.getUTCFullYear() - 1;
}
