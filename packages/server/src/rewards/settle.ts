import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { type Happening, type PersonEvent, recordEvent } from '../platform/events.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { addDays, type Day, dayAt, nextWeek, startOf } from './calendar.ts';
import { type Clock, ownClock } from './clock.ts';
import { earn } from './earn.ts';
import { keepsStreak } from './rules.ts';

/** After a longer silence of the server the days before are let go: nobody is owed a rest of last year. */
const MOST_DAYS = 60;

interface Span {
  from: Date;
  to: Date;
}

/** What happened to a person in a span of time, as far as days and weeks are judged by it. */
async function lookAt(trx: Kysely<DB>, userId: number, { from, to }: Span) {
  const { rows } = await sql<{ acted: boolean; left: boolean; troubled: boolean; rested: boolean }>`
    with inside as (
      select event, actor from events where user_id = ${userId} and at >= ${from} and at < ${to}
    )
    select
      exists (select from inside where actor = 'person') as acted,
      exists (select from inside where event in ('accept', 'lose')) as "left",
      exists (select from inside where event in ('bounce', 'account_held')) as troubled,
      exists (select from inside where event in ('sending_paused', 'sending_resumed')) or coalesce((
        select event = 'sending_paused' from events
         where user_id = ${userId} and at < ${from} and event in ('sending_paused', 'sending_resumed')
         order by id desc limit 1
      ), exists (select from users where id = ${userId} and sending_paused_at < ${to})) as rested`.execute(trx);
  return rows[0] ?? { acted: false, left: false, troubled: false, rested: false };
}

const spanOf = (from: Day, to: Day, { timeZone }: Clock): Span => ({
  from: startOf(from, timeZone),
  to: startOf(to, timeZone),
});

/** A day without sending is a rest when there was work around it: something was done on it or in the six days before. */
async function isRest(trx: Kysely<DB>, userId: number, day: Day, clock: Clock): Promise<boolean> {
  const span = spanOf(day, addDays(day, 1), clock);
  // A day that the zone leaves out.
  if (span.from >= span.to) return false;
  const [today, before] = [
    await lookAt(trx, userId, span),
    await lookAt(trx, userId, spanOf(addDays(day, -6), addDays(day, 1), clock)),
  ];
  return before.acted && !today.left;
}

async function lastWeek(trx: Kysely<DB>, userId: number): Promise<PersonEvent | undefined> {
  const row = await trx
    .selectFrom('events')
    .select('event')
    .where('user_id', '=', userId)
    .where('event', 'in', ['week_kept', 'week_rested', 'week_passed'] satisfies PersonEvent[])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.event as PersonEvent | undefined;
}

/** Settles one person's days and weeks that are over, each once and for good; the caller holds their lock. */
export async function settlePerson(trx: Kysely<DB>, userId: number, now: Date): Promise<void> {
  const clock = await ownClock(trx, userId, now);
  const today = dayAt(now, clock.timeZone);
  const oldest = addDays(today, -MOST_DAYS);
  const note = async (event: PersonEvent, day: Day, counted: Day) => {
    const happening: Happening = { userId, event, subject: day, actor: 'product', at: now, once: '' };
    if (await recordEvent(trx, happening)) await earn(trx, happening, counted, clock);
  };

  let daysTo = clock.daysTo;
  for (let day = addDays(daysTo, 1); day < today; day = addDays(day, 1)) {
    daysTo = day;
    if (day >= oldest && (await isRest(trx, userId, day, clock))) await note('day_rested', day, day);
  }

  let weeksFrom = clock.weeksFrom;
  for (let next = nextWeek(weeksFrom, clock.calendar); next <= today; next = nextWeek(weeksFrom, clock.calendar)) {
    if (next >= oldest) {
      const { acted, troubled, rested } = await lookAt(trx, userId, spanOf(weeksFrom, next, clock));
      if (acted && !troubled) await note('week_calm', weeksFrom, addDays(next, -1));
      const done = await trx
        .selectFrom('rewards')
        .select('id')
        .where('user_id', '=', userId)
        .where('week', '=', weeksFrom)
        .where('kind', 'in', keepsStreak)
        .limit(1)
        .executeTakeFirst();
      const event = done ? 'week_kept' : rested ? 'week_rested' : 'week_passed';
      // The weeks of somebody who is away are told once.
      if (event !== 'week_passed' || ['week_kept', 'week_rested'].includes((await lastWeek(trx, userId)) ?? ''))
        await note(event, weeksFrom, weeksFrom);
    }
    weeksFrom = next;
  }
  await trx
    .updateTable('person_clocks')
    .set({ days_to: daysTo, weeks_from: weeksFrom })
    .where('user_id', '=', userId)
    .execute();
}

/** Settles the days and weeks of one person that are over by now. Repeating it, at once or later, gives nothing twice. */
export const settleDays = ({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<void> =>
  userTransaction(db, userId, async (trx) => {
    await lockPerson(trx, userId);
    // Somebody whose account was deleted meanwhile has no days.
    const person = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
    if (person) await settlePerson(trx, userId, now());
  });

/** Settles everybody who has a day to settle. Part of the hourly housekeeping: zones do not end their days together. */
export async function settleEverybody(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const clocks = await deps.db
    .selectFrom('person_clocks')
    .innerJoin('users', 'users.id', 'person_clocks.user_id')
    .select(['user_id', 'time_zone', 'days_to'])
    .where('users.deleting_at', 'is', null)
    .orderBy('user_id')
    .execute();
  for (const { user_id: userId, time_zone: timeZone, days_to: daysTo } of clocks) {
    // One person's failure must not keep the days of everybody after them, nor the rest of the housekeeping.
    try {
      if (addDays(daysTo, 1) < dayAt(deps.now(), timeZone)) await settleDays(deps, userId);
    } catch (error) {
      deps.log.error({ err: error, userId }, 'the days of a person could not be settled');
    }
  }
}
