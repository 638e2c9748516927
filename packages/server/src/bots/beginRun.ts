import type { AdvancedFilters, BotStatus } from '@peyk/api-types';
import type { Selectable, Transaction } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { Bots, DB } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/errors.ts';
import type { BotFields } from './input.ts';
import { nextStatus } from './status.ts';

/** The person's bot, locked until the transaction ends. Bots are always locked before their runs, to avoid deadlocks. */
export async function lockBot(trx: Transaction<DB>, userId: number, id: number): Promise<Selectable<Bots>> {
  const bot = await trx
    .selectFrom('bots')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!bot) throw notFound();
  return bot;
}

/** The person's input in a stored bot. */
export const fieldsOf = (row: Selectable<Bots>): BotFields => ({
  name: row.name,
  gmail_account_id: row.gmail_account_id,
  target_country: row.target_country,
  target_university_name: row.target_university_name,
  num_professors: row.num_professors,
  need_research_proposal: row.need_research_proposal,
  attach_cv: row.attach_cv,
  proposal_file_id: row.proposal_file_id,
  proposal_max_pages: row.proposal_max_pages,
  advanced_filters: row.advanced_filters as AdvancedFilters,
});

export interface NewRun {
  bot: Pick<Selectable<Bots>, 'id' | 'user_id' | 'status'>;
  /** A dry run sends nothing; a bot's first run is always one (R2). */
  dryRun: boolean;
  targetsLimit: number;
}

export const hasRun = async (trx: Transaction<DB>, botId: number): Promise<boolean> =>
  (await trx.selectFrom('bot_runs').select('id').where('bot_id', '=', botId).limit(1).executeTakeFirst()) !== undefined;

export const hasOpenRun = async (trx: Transaction<DB>, botId: number): Promise<boolean> =>
  (await trx
    .selectFrom('bot_runs')
    .select('id')
    .where('bot_id', '=', botId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()) !== undefined;

/** Queues a run together with its job and sets the bot to Running. 409 while another run of it is open. Returns the run's id. */
export async function beginRun(
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  trx: Transaction<DB>,
  run: NewRun,
): Promise<number> {
  const { bot, dryRun, targetsLimit } = run;
  const inserted = await trx
    .insertInto('bot_runs')
    .values({
      bot_id: bot.id,
      user_id: bot.user_id,
      dry_run: dryRun || !(await hasRun(trx, bot.id)),
      targets_limit: targetsLimit,
      status: 'queued',
      created_at: now(),
    })
    .onConflict((clash) => clash.column('bot_id').where('status', 'in', ['queued', 'running']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict('runUnderWay', 'run_under_way');
  await trx
    .updateTable('bots')
    .set({
      status: nextStatus(bot.status as BotStatus, 'runBegan'),
      paused_reason: null,
      last_run_at: now(),
      updated_at: now(),
    })
    .where('id', '=', bot.id)
    .execute();
  await jobs.send(trx, 'bot-run', { runId: inserted.id }, { key: `run-${inserted.id}` });
  return inserted.id;
}

/** Ends the open runs of these bots: the job checks before each step and writes nothing more. */
export async function stopOpenRuns(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<DB>,
  botIds: readonly number[],
): Promise<void> {
  if (botIds.length === 0) return;
  await trx
    .updateTable('bot_runs')
    .set({ status: 'stopped', finished_at: now(), current: null })
    .where('bot_id', 'in', botIds)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}
