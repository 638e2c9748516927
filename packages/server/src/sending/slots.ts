import type { MailLimits } from '../platform/config.ts';
import { workingDays, zoneOf } from '../directory/countries.ts';
import { isHoliday } from '../directory/holidays.ts';
import type { DelayCode } from '../drafts/reasons.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The ISO weekday, and the minutes since midnight, that a moment has in a zone. */
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

/** Whether office hours of the country cover the moment, holidays aside (R5). A null country counts as UTC, Monday to Friday. */
export function isOpen(at: Date, countryCode: string | null, window: MailLimits['window']): boolean {
  if (window === 'always') return true;
  const { weekday, minutes } = localTime(at, zoneOf(countryCode ?? ''));
  const days: readonly number[] = workingDays(countryCode ?? '');
  const inHours = minutes >= window.fromHour * 60 && minutes < window.toHour * 60;
  return days.includes(weekday) && inHours && !isHoliday(at, countryCode);
}

/** Whether a holiday lies in the days from one moment to another. */
function meetsHoliday(from: Date, to: Date, countryCode: string | null): boolean {
  for (let at = from.getTime(); at < to.getTime(); at += 24 * HOUR)
    if (isHoliday(new Date(at), countryCode)) return true;
  return false;
}

/** The first moment from `after` on that lies in the country's office hours (R5), to the minute when it is moved. */
export function nextOpen(after: Date, countryCode: string | null, window: MailLimits['window']): Date {
  if (isOpen(after, countryCode, window) || window === 'always') return after;
  const zone = zoneOf(countryCode ?? '');
  // Steps that never jump over an opening: to the hour of opening in whole hours, then by minutes.
  let at = new Date(Math.ceil(after.getTime() / MINUTE) * MINUTE);
  for (let step = 0; step < 2000 && !isOpen(at, countryCode, window); step++) {
    const { minutes } = localTime(at, zone);
    const untilOpening = (window.fromHour * 60 - minutes + 24 * 60) % (24 * 60);
    // A change of clocks moves the opening by an hour at most, so the last two hours go by minutes.
    at = new Date(at.getTime() + (untilOpening > 120 ? untilOpening * MINUTE - 2 * HOUR : MINUTE));
  }
  return at;
}

/** Minutes between two first contacts of one mailbox, drawn anew each time (R4), in milliseconds. */
export function spacing(limits: Pick<MailLimits, 'spacingMinutes'>, random: () => number = Math.random): number {
  const { min, max } = limits.spacingMinutes;
  return Math.round((min + random() * Math.max(0, max - min)) * MINUTE);
}

/** At most `cap` of these moments in any stretch of `span` milliseconds; those still to come count as well. */
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
  /** Moments of the person's other first contacts, sent or scheduled. */
  taken: readonly Date[];
  /** Moments of the first contacts of the mailbox that sends, whoever wrote them: one mailbox is one person to those it writes to. */
  takenOfMailbox: readonly Date[];
  /** Rules about whom the message goes to (R7 to R9). */
  throttles?: readonly Throttle[];
  /** Nothing leaves through the account before. */
  held?: { until: Date; delay: DelayCode } | null;
  random?: () => number;
}

/** When a message leaves, and what moved it the farthest. */
export interface Slot {
  at: Date;
  delay: DelayCode | null;
}

const DAY = 24 * HOUR;
export const HARD = { userPerDay: 40, userPerWeek: 120, accountPerDay: 30 };
/** A limit of 0 is lifted. */
export const capOf = (limit: number, hard: number): number =>
  limit === 0 ? Number.POSITIVE_INFINITY : Math.min(limit, hard);

/** First contacts of one account in a day; lifting the person's daily limit lifts it too. */
export const accountCap = (limits: Pick<MailLimits, 'perDay'>): number =>
  capOf(limits.perDay === 0 ? 0 : HARD.accountPerDay, HARD.accountPerDay);

/** When a message may leave under the caps counted back from a moment (R3): that moment, or when enough have aged. */
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

/** When a throttle lets one more pass: at the moment itself, or when enough of the others are a span old. */
export function afterThrottle(at: Date, { span, cap, moments }: Throttle): Date {
  const near = moments
    .map((moment) => moment.getTime())
    .filter((moment) => moment > at.getTime() - span)
    .sort((a, b) => a - b);
  if (near.length < cap) return at;
  return new Date(Math.max(at.getTime(), (near[near.length - cap] ?? 0) + span));
}

/** The first moment with no other message of the mailbox nearer than the gap; one that waits for weeks holds nothing up (R4). */
function apart(at: Date, others: readonly Date[], gap: number): Date {
  let moved = at.getTime();
  for (const moment of others.map((other) => other.getTime()).sort((a, b) => a - b))
    if (Math.abs(moment - moved) < gap) moved = moment + gap;
  return new Date(moved);
}

/** The first slot that hold, caps, throttles, spacing and window allow (R3 to R5, R7 to R9). */
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
