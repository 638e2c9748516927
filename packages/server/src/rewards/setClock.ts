import type { Clock } from '@peyk/api-types';
import type { Deps } from '../platform/deps.ts';
import { invalidField } from '../platform/http/errors.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { isTimeZone } from './calendar.ts';
import { ownClock } from './clock.ts';
import { settlePerson } from './settle.ts';

/**
 * Sets the time zone and the calendar of a person. What is over by the clock before is settled by it; from then on days and weeks go on from
 * there, so that none is lost and none is counted twice. Throws a 400 for a time zone that does not exist.
 */
export async function setClock(deps: Pick<Deps, 'db' | 'now'>, userId: number, clock: Clock): Promise<Clock> {
  const { time_zone, calendar } = clock;
  if (!isTimeZone(time_zone)) throw invalidField('time_zone', 'timeZoneUnknown');
  await userTransaction(deps.db, userId, async (trx) => {
    await lockPerson(trx, userId);
    await ownClock(trx, userId, deps.now(), { timeZone: time_zone, calendar });
    await settlePerson(trx, userId, deps.now());
    await trx.updateTable('person_clocks').set({ time_zone, calendar }).where('user_id', '=', userId).execute();
  });
  return { time_zone, calendar };
}
