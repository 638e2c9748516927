import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { type Calendar, addDays, type Day, dayAt, nextWeek, weekStart } from './calendar.ts';

/** The person's own time zone and calendar, and how far their days and weeks are settled. */
export interface Clock {
  timeZone: string;
  calendar: Calendar;
  /** The last day that is settled. */
  daysTo: Day;
  /** The first day of the first week that is not settled. */
  weeksFrom: Day;
}

/** A clock that has just been set: the first day to settle is today, and the first week the present one. */
function newClock(now: Date, timeZone: string, calendar: Calendar): Clock {
  const today = dayAt(now, timeZone);
  return { timeZone, calendar, daysTo: addDays(today, -1), weeksFrom: weekStart(today, calendar) };
}

/** The person's clock; UTC and Gregorian weeks until their browser has said otherwise. */
export async function readClock(
  db: Kysely<DB>,
  userId: number,
  now: Date,
  { timeZone, calendar }: Pick<Clock, 'timeZone' | 'calendar'> = { timeZone: 'UTC', calendar: 'gregorian' },
): Promise<Clock> {
  const row = await db.selectFrom('person_clocks').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!row) return newClock(now, timeZone, calendar);
  return {
    timeZone: row.time_zone,
    calendar: row.calendar as Calendar,
    daysTo: row.days_to,
    weeksFrom: row.weeks_from,
  };
}

/**
 * As `readClock`, for a transaction that holds the person's lock; the clock is kept from now on, so that its days are settled. `first` is
 * where the person lives, should nothing be known so far.
 */
export async function ownClock(
  trx: Kysely<DB>,
  userId: number,
  now: Date,
  first?: Pick<Clock, 'timeZone' | 'calendar'>,
): Promise<Clock> {
  const clock = await readClock(trx, userId, now, first);
  await trx
    .insertInto('person_clocks')
    .values({
      user_id: userId,
      time_zone: clock.timeZone,
      calendar: clock.calendar,
      days_to: clock.daysTo,
      weeks_from: clock.weeksFrom,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return clock;
}

/**
 * The first day of the person's week that holds a day. Weeks follow each other from the first one that is not settled, so that a change of
 * the calendar cannot make two weeks overlap; a day that travel west brings back belongs to that week, too.
 */
export function weekOf({ calendar, weeksFrom }: Pick<Clock, 'calendar' | 'weeksFrom'>, day: Day): Day {
  let from = weeksFrom;
  for (let next = nextWeek(from, calendar); next <= day; next = nextWeek(from, calendar)) from = next;
  return from;
}
