import type { BotStatus } from '@peyk/api-types';
import type { Transaction } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/errors.ts';
import { userTransaction, queueDrain, lockPerson, drainSends } from '../platform/locks.ts';
import { reschedule } from '../sending/reschedule.ts';
import { withdrawDraftsOfBot } from '../sending/cancelWaiting.ts';
import { beginRun, fieldsOf, hasOpenRun, lockBot, stopOpenRuns } from './beginRun.ts';
import { accountProblem } from './input.ts';
import { defaultTargets } from './plan.ts';
import { nextStatus } from './status.ts';

export type Action = 'start' | 'pause' | 'resume' | 'stop';

type ActionDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'now'>;

/** Throws a 409 that names the remedy when the bot's mail account cannot send. */
export async function requireAccount(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  accountId: number | null,
): Promise<void> {
  const problem = await accountProblem(deps, userId, accountId);
  if (problem) throw conflict('botNeedsGmail', problem === 'gmailAccountExpired' ? 'gmail_reconnect' : 'gmail_missing');
}

/** The accounts that a bot's emails leave through. */
async function accountsOf(trx: Transaction<DB>, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('bots')
    .select('gmail_account_id')
    .where('id', '=', id)
    .union(
      trx
        .selectFrom('email_drafts')
        .innerJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
        .select('email_drafts.gmail_account_id')
        .where('bot_runs.bot_id', '=', id),
    )
    .execute();
  return rows.flatMap((row) => row.gmail_account_id ?? []);
}

/**
 * Runs `work` in a transaction without deliveries through the bot's Gmail accounts: those in progress have ended, and none begins before
 * the transaction ends. Throws a 404.
 */
async function quietly<T>(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return queueDrain(userId, () =>
    db.transaction().execute(async (trx) => {
      const bot = await trx
        .selectFrom('bots')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!bot) throw notFound();
      const settled = new Set<number>();
      // During a drain, the bot may be given another account and send through it.
      for (;;) {
        const open = (await accountsOf(trx, id)).filter((account) => !settled.has(account));
        if (open.length === 0) break;
        await drainSends(trx, open);
        for (const account of open) settled.add(account);
      }
      // With the person locked, an approval in progress is either visible below or comes after this call.
      await lockPerson(trx, userId);
      return work(trx);
    }),
  );
}

async function setStatus(
  trx: Transaction<DB>,
  bot: { id: number; status: string },
  event: Action,
  now: Date,
): Promise<void> {
  const next = nextStatus(bot.status as BotStatus, event);
  if (next === bot.status) return;
  await trx
    .updateTable('bots')
    .set({ status: next, paused_reason: null, updated_at: now })
    .where('id', '=', bot.id)
    .execute();
}

/**
 * Begins a run of at most `max_targets` contacts, else `num_professors`, unless one is open. `schedule` also starts the schedule: running a paused bot
 * must not make it run every hour.
 */
export async function startBot(
  deps: ActionDeps,
  userId: number,
  id: number,
  { schedule }: { schedule: boolean },
): Promise<void> {
  await userTransaction(deps.db, userId, async (trx) => {
    // A run ends a pause, so what became due in it gets a new slot.
    await reschedule(deps, trx, userId, id);
    const bot = await lockBot(trx, userId, id);
    await requireAccount({ db: trx, now: deps.now }, userId, bot.gmail_account_id);
    if (schedule)
      await trx
        .updateTable('bots')
        .set({ scheduled_since: bot.scheduled_since ?? deps.now() })
        .where('id', '=', id)
        .execute();
    if (await hasOpenRun(trx, id)) return;
    await beginRun(deps, trx, { bot, dryRun: false, targetsLimit: defaultTargets(fieldsOf(bot), 'begun') });
  });
}

async function resume(deps: ActionDeps, userId: number, id: number): Promise<void> {
  await userTransaction(deps.db, userId, async (trx) => {
    await reschedule(deps, trx, userId, id);
    const bot = await lockBot(trx, userId, id);
    await requireAccount({ db: trx, now: deps.now }, userId, bot.gmail_account_id);
    await setStatus(trx, bot, 'resume', deps.now());
  });
}

/**
 * One of a bot's four controls; idempotent. After `pause` or `stop` returns, the open run writes nothing more and no send of the bot
 * begins. A paused bot keeps its approvals and schedule; a stopped one returns its approvals to review, and its schedule ends.
 */
export async function act(deps: ActionDeps, userId: number, id: number, action: Action): Promise<void> {
  if (action === 'start') return startBot(deps, userId, id, { schedule: true });
  if (action === 'resume') return resume(deps, userId, id);
  return quietly(deps, userId, id, async (trx) => {
    if (action === 'stop') await withdrawDraftsOfBot(trx, id, deps.now());
    const bot = await lockBot(trx, userId, id);
    await stopOpenRuns(deps, trx, [id]);
    if (action === 'stop') await trx.updateTable('bots').set({ scheduled_since: null }).where('id', '=', id).execute();
    await setStatus(trx, bot, action, deps.now());
  });
}

/** Deletes a bot with its runs. Professors, scores and drafts stay with the person; approved drafts go back to review. */
export async function deleteBot(deps: Pick<Deps, 'db' | 'now'>, userId: number, id: number): Promise<void> {
  await quietly(deps, userId, id, async (trx) => {
    await withdrawDraftsOfBot(trx, id, deps.now());
    await lockBot(trx, userId, id);
    await trx.deleteFrom('bots').where('id', '=', id).execute();
  });
}
