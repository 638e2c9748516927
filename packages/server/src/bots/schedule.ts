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
/** Minutes between two runs when the bot says nothing. */
const DEFAULT_INTERVAL = 60;
/** A longer interval counts as a hundred years: dates end, numbers do not. */
const LONGEST_INTERVAL = 52_560_000;
/** How often due runs are looked for; a run begins at most this late. */
const LOOK_MS = 10_000;
/** Runs begun in one look, so that a look stays short. */
const AT_ONCE = 100;

/** When the schedule of a bot begins its next run; null while it was not started, and while the bot rests. */
export function nextRunAt(
  bot: Pick<Selectable<Bots>, 'scheduled_since' | 'status' | 'last_run_at' | 'advanced_filters'>,
): Date | null {
  if (bot.scheduled_since === null || (bot.status !== 'Active' && bot.status !== 'Running')) return null;
  const { run_interval: interval } = bot.advanced_filters as AdvancedFilters;
  const from = new Date(bot.last_run_at ?? bot.scheduled_since).getTime();
  return new Date(from + Math.min(interval ?? DEFAULT_INTERVAL, LONGEST_INTERVAL) * MINUTE);
}

/** Begins one scheduled run if it is still due; a bot without a usable account rests with the reason. */
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
    const lang = bot.schedule_language === 'fa' ? 'fa' : 'en';
    await beginRun(deps, trx, { bot, dryRun: false, targetsLimit: defaultTargets(fieldsOf(bot), 'scheduled'), lang });
  });
}

/**
 * Begins the runs of started schedules that are due. Of paused bots, and of people who paused everything, none begins; what was due
 * meanwhile begins once afterwards. Two at a time do no harm. Returns how many were looked at.
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
      // Deleted in the moment between, or begun by its person. Of anything else, too, one bot must not keep the others waiting.
      if (!(error instanceof HttpProblem)) deps.log.error({ err: error, botId: id }, 'a scheduled run could not begin');
    }
  }
  return rows.length;
}

/** Looks for due runs for as long as a worker lives. */
export const registerSchedules = (deps: ScheduleDeps): Promise<void> =>
  registerRecurring(deps, 'bot-schedules', LOOK_MS, () => runSchedules(deps));
