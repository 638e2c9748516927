import type { MailLimits } from '../platform/config.ts';
import type { DelayCode } from '../drafts/reasons.ts';
import { meetsHoliday, nextOpen } from './officeHours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
