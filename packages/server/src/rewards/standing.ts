import type { Rewards } from '@peyk/api-types';
import { lists } from '@peyk/api-types/lists';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import type { PersonEvent } from '../platform/events.ts';
import { unauthenticated } from '../platform/http/errors.ts';
import { addDays, dayAt } from './calendar.ts';
import { type Clock, readClock, weekOf } from './clock.ts';
import { timesSince } from './earn.ts';
import { keepsStreak, quests, type RuleName, ruleOf } from './rules.ts';
import { settleDays } from './settle.ts';

const MOST_ENTRIES = 50;
/** The personal section and every list of the profile. */
const SECTIONS_OF_A_PROFILE = lists.length + 1;

interface Present {
  now: Date;
  clock: Clock;
}

async function questOf(db: Kysely<DB>, userId: number, rule: RuleName, { now, clock }: Present) {
  const { times, per, xp, coins } = ruleOf(rule);
  const day = dayAt(now, clock.timeZone);
  const week = weekOf(clock, day);
  const quest = { rule, period: per, xp, coins };
  if (per === 'once') {
    const done = await timesSince(db, userId, ruleOf(rule), { day, week, clock });
    return { ...quest, done: Math.min(done, SECTIONS_OF_A_PROFILE), needed: SECTIONS_OF_A_PROFILE };
  }
  const earned = await db
    .selectFrom('rewards')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', rule)
    .where('reference', '=', per === 'day' ? day : week)
    .executeTakeFirst();
  if (earned) return { ...quest, done: times, needed: times };
  const done = await timesSince(db, userId, ruleOf(rule), { day, week, clock });
  return { ...quest, done: Math.min(done, times - 1), needed: times };
}

/** Weeks in a row in which a quest was done, with the present one as soon as it has one. A week of rest neither counts nor ends them (QST-04). */
async function weeksInARow(db: Kysely<DB>, userId: number, { now, clock }: Present): Promise<number> {
  const settled = await db
    .selectFrom('events')
    .select('event')
    .where('user_id', '=', userId)
    .where('event', 'in', ['week_kept', 'week_rested', 'week_passed'] satisfies PersonEvent[])
    .orderBy('id', 'desc')
    .execute();
  const end = settled.findIndex(({ event }) => event === 'week_passed');
  const row = end < 0 ? settled : settled.slice(0, end);
  const present = await db
    .selectFrom('rewards')
    .select('id')
    .where('user_id', '=', userId)
    .where('week', '=', weekOf(clock, dayAt(now, clock.timeZone)))
    .where('kind', 'in', keepsStreak)
    .limit(1)
    .executeTakeFirst();
  return row.filter(({ event }) => event === 'week_kept').length + (present ? 1 : 0);
}

/** What a person has earned, their quests and their weeks in a row. Days that have just ended are settled first. */
export async function readRewards(deps: Pick<Deps, 'db' | 'now'>, userId: number): Promise<Rewards> {
  const { db } = deps;
  const now = deps.now();
  const before = await readClock(db, userId, now);
  if (addDays(before.daysTo, 1) < dayAt(now, before.timeZone)) await settleDays(deps, userId);
  const clock = await readClock(db, userId, now);
  const user = await db
    .selectFrom('users')
    .select(['xp', 'coins', 'level', 'sending_paused_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw unauthenticated();
  const rows = db.selectFrom('rewards').where('user_id', '=', userId);
  const { count } = await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const entries = await rows
    .select(['id', 'kind', 'xp', 'coins', 'created_at'])
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
  const { xp, coins, level, sending_paused_at: paused } = user;
  const shown = [];
  for (const rule of quests) shown.push(await questOf(db, userId, rule, { now, clock }));
  return {
    xp,
    coins,
    level,
    entries: entries.map(({ kind, created_at: at, ...entry }) => ({
      id: entry.id,
      rule: kind as Rewards['entries'][number]['rule'],
      xp: entry.xp,
      coins: entry.coins,
      at: at.toISOString(),
    })),
    count,
    quests: shown,
    streak: { weeks: await weeksInARow(db, userId, { now, clock }), resting: paused !== null },
    clock: { time_zone: clock.timeZone, calendar: clock.calendar },
  };
}
