import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { conflict } from '../../platform/http/errors.ts';
import { holdOf } from '../../gmail/hold.ts';
import { postpone, sendAgainAt } from './outcome.ts';
import { MINUTE } from '../../platform/backoff.ts';
import type { Delivered, Job } from './types.ts';

/** Interval between checks of a paused bot. */
const ASK_BOT_MS = 60 * MINUTE;

export const hasPaused = (user: { sending_paused_at: unknown }): boolean => user.sending_paused_at !== null;

/** The person paused everything (R17): the draft gets no new job; resuming gives it a new slot. */
export async function waitForResume(job: Job, trx: Kysely<DB>): Promise<Delivered> {
  if (job.delivery.explicit) throw conflict('sendingPaused', 'sending_paused');
  await trx
    .updateTable('email_drafts')
    .set({ scheduled_at: null, delay: 'paused', updated_at: job.deps.now() })
    .where('id', '=', job.delivery.draftId)
    .where('state', '=', 'approved')
    .execute();
  return 'nothing';
}

/** Reschedules the draft of a paused bot; null when its bot is not paused. An explicit send ignores the pause. */
export async function waitForBot(
  job: Job,
  trx: Kysely<DB>,
  draft: { bot_id: number | null },
): Promise<Delivered | null> {
  if (draft.bot_id === null || job.delivery.explicit) return null;
  const bot = await trx
    .selectFrom('bots')
    .select('status')
    .where('id', '=', draft.bot_id)
    .forShare()
    .executeTakeFirst();
  if (bot?.status !== 'Paused') return null;
  return postpone(job, trx, new Date(job.deps.now().getTime() + ASK_BOT_MS), 'bot_paused');
}

/**
 * Prevents calls to Google while the person, or the bot of an interrupted delivery, is paused, and those of an interrupted one while its
 * account is on hold; null when the delivery may continue. The account's lock is held, so a pause that has responded is visible here, and a
 * new one waits. The person's row lock makes a resume see either what is written here or a delivery that has seen the resume.
 */
export async function holdBack(job: Job, interrupted: boolean): Promise<Delivered | null> {
  const { delivery, deps, userId } = job;
  return job.connection.transaction().execute(async (trx): Promise<Delivered | null> => {
    const user = await trx
      .selectFrom('users')
      .select('sending_paused_at')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const draft = await trx
      .selectFrom('email_drafts')
      .leftJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
      .leftJoin('bots', 'bots.id', 'bot_runs.bot_id')
      .leftJoin('gmail_accounts', 'gmail_accounts.id', 'email_drafts.gmail_account_id')
      .select(['email_drafts.state', 'bots.status', 'gmail_accounts.held_until', 'gmail_accounts.held_reason'])
      .where('email_drafts.id', '=', delivery.draftId)
      .executeTakeFirst();
    if (!user || !draft || !['approved', 'sending'].includes(draft.state)) return 'nothing';
    if (hasPaused(user)) return waitForResume(job, trx);
    const hold = holdOf(draft, deps.now());
    if (interrupted && hold) {
      await sendAgainAt(job, trx, hold.until);
      return 'postponed';
    }
    if (draft.status !== 'Paused' || delivery.explicit) return null;
    const at = new Date(deps.now().getTime() + ASK_BOT_MS);
    if (!interrupted) return postpone(job, trx, at, 'bot_paused');
    await sendAgainAt(job, trx, at);
    return 'postponed';
  });
}
