import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { type Happening, recordEvent } from '../platform/events.ts';
import { lockPerson } from '../platform/locks.ts';
import { type Day, dayAt, startOf } from './calendar.ts';
import { type Clock, ownClock, weekOf } from './clock.ts';
import { type Rule, type RuleName, ruleNames, ruleOf } from './rules.ts';

interface Award {
  xp: number;
  coins: number;
  /** The person's week that it was earned in. */
  week?: Day;
}

/**
 * Adds a row to the ledger, once for each person, kind and reference, in the caller's transaction; false when it stood there before. The
 * database keeps XP, coins and level of the person as the sum of their rows.
 */
export async function award(
  trx: Kysely<DB>,
  userId: number,
  kind: RuleName,
  reference: string,
  { xp, coins, week }: Award,
): Promise<boolean> {
  const entry = await trx
    .insertInto('rewards')
    .values({ user_id: userId, kind, reference, xp, coins, week: week ?? null })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return entry !== undefined;
}

/** How often a rule's event happened from the beginning of a period on. */
export async function timesSince(
  db: Kysely<DB>,
  userId: number,
  rule: Rule,
  { day, week, clock }: { day: Day; week: Day; clock: Clock },
): Promise<number> {
  let rows = db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('event', '=', rule.event);
  if (rule.per !== 'once') rows = rows.where('at', '>=', startOf(rule.per === 'day' ? day : week, clock.timeZone));
  return (await rows.executeTakeFirstOrThrow()).count;
}

/** Awards what this event earns. The event counts for the day given, which is that of its moment save for days and weeks that are settled. */
export async function earn(trx: Kysely<DB>, { userId, event, subject }: Happening, day: Day, clock: Clock) {
  const week = weekOf(clock, day);
  for (const name of ruleNames) {
    const rule = ruleOf(name);
    if (rule.event !== event) continue;
    if (rule.times > 1 && (await timesSince(trx, userId, rule, { day, week, clock })) < rule.times) continue;
    const reference = { once: subject, day, week }[rule.per];
    await award(trx, userId, name, reference, { xp: rule.xp, coins: rule.coins, week });
  }
}

/**
 * Records an event that rules may name and awards what it earns, in the transaction of the change itself. Takes the person's lock: call it
 * before drafts, bots and runs are locked, or in a transaction that holds the person's lock already.
 */
export async function happened(trx: Kysely<DB>, happening: Happening): Promise<void> {
  const { userId, at } = happening;
  await lockPerson(trx, userId);
  if (!(await recordEvent(trx, happening))) return;
  const clock = await ownClock(trx, userId, at);
  await earn(trx, happening, dayAt(at, clock.timeZone), clock);
}
