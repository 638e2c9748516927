import type { AdvancedFilters } from '@peyk/api-types';
import { type Selectable, sql } from 'kysely';
import type { Bots } from '../platform/db/schema.ts';
import { isDatabaseUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import { registerRecurring } from '../platform/jobs/recurring.ts';
import { accountProblem } from './input.ts';
import { beginRun, fieldsOf, hasOpenRun, lockBot } from './beginRun.ts';
import { defaultTargets } from './plan.ts';

type ScheduleDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

const MINUTE = 60_000;
/** Default minutes between two runs. */
const DEFAULT_INTERVAL = 60;
/** Longest interval, a hundred years: larger ones would overflow dates. */
const LONGEST_INTERVAL = 52_560_000;
/** Interval between checks for due runs; a run begins at most this late. */
const LOOK_MS = 10_000;
/** Maximum bots per check, so that a check stays short. */
const AT_ONCE = 100;

/** When the bot's schedule begins its next run; null while the schedule is not started or the bot is neither Active nor Running. */
export function nextRunAt(
  bot: Pick<Selectable<Bots>, 'scheduled_since' | 'status' | 'last_run_at' | 'advanced_filters'>,
): Date | null {
  if (bot.scheduled_since === null || (bot.status !== 'Active' && bot.status !== 'Running')) return null;
  const { run_interval: interval } = bot.advanced_filters as AdvancedFilters;
  const from = new Date(bot.last_run_at ?? bot.scheduled_since).getTime();
  return new Date(from + Math.min(interval ?? DEFAULT_INTERVAL, LONGEST_INTERVAL) * MINUTE);
}

/** Begins one scheduled run if it is still due; a bot without a usable account is paused with the reason. */
async function beginDue(deps: ScheduleDeps, userId: number, id: number): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const bot = await lockBot(trx, userId, id);
    const due = nextRunAt(bot);
    if (bot.status !== 'Active' || due === null || due > deps.now() || (await hasOpenRun(trx, id))) return;
    if (await accountProblem({ db: trx, now: deps.now }, userId, bot.gmail_account_id)) {
      await trx
        .updateTable('bots')
        .set({ status: 'Paused', paused_reason: 'gmail_reconnect', updated_at: deps.now() })
        .where('id', '=', id)
        .execute();
      return;
    }
    await beginRun(deps, trx, { bot, dryRun: false, targetsLimit: defaultTargets(fieldsOf(bot), 'scheduled') });
  });
}

/**
 * Begins the due runs of started schedules, except for paused bots and people who paused everything; what became due in a pause begins once
 * afterwards. Concurrent calls are safe. Returns the number of bots checked.
 */
export async function runSchedules(deps: ScheduleDeps): Promise<number> {
  const { rows } = await sql<{ id: number; user_id: number }>`
    select bots.id, bots.user_id from bots join users on users.id = bots.user_id
    where bots.scheduled_since is not null and bots.status = 'Active' and users.sending_paused_at is null
      and coalesce(bots.last_run_at, bots.scheduled_since)
        + least(coalesce((bots.advanced_filters ->> 'run_interval')::numeric, ${DEFAULT_INTERVAL}), ${LONGEST_INTERVAL})::float8
          * interval '1 minute' <= ${deps.now()}
    order by bots.last_run_at limit ${AT_ONCE}`.execute(deps.db);
  for (const { id, user_id: userId } of rows) {
    try {
      await beginDue(deps, userId, id);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      // An HttpProblem means that the bot was deleted or started meanwhile. Any other error must not keep the other bots waiting.
      if (!(error instanceof HttpProblem)) deps.log.error({ err: error, botId: id }, 'a scheduled run could not begin');
    }
  }
  return rows.length;
}

/** Registers the recurring check for due runs. */
export const registerSchedules = (deps: ScheduleDeps): Promise<void> =>
  registerRecurring(deps, 'bot-schedules', LOOK_MS, () => runSchedules(deps));
