import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { FailureCode } from '../drafts/reasons.ts';
import { moveDrafts } from '../drafts/transitions.ts';
import { mayHaveLeft } from './delivery/types.ts';

type Whose = { account: number } | { bot: number };

async function lockedIds(trx: Kysely<DB>, whose: Whose, state: 'approved' | 'sending'): Promise<number[]> {
  let drafts = trx.selectFrom('email_drafts').select('email_drafts.id').where('email_drafts.state', '=', state);
  if ('account' in whose) drafts = drafts.where('email_drafts.gmail_account_id', '=', whose.account);
  else {
    drafts = drafts.where(
      'email_drafts.bot_run_id',
      'in',
      trx.selectFrom('bot_runs').select('bot_runs.id').where('bot_runs.bot_id', '=', whose.bot),
    );
  }
  return (await drafts.orderBy('email_drafts.id').forUpdate().execute()).map(({ id }) => id);
}

/**
 * Ends interrupted deliveries that must not be resumed. One whose sending had not begun definitely did not leave; every other becomes
 * unknown. The caller prevents concurrent deliveries of them.
 */
export async function endInterrupted(trx: Kysely<DB>, draftIds: readonly number[], now: Date): Promise<void> {
  for (const draftId of draftIds) {
    const message = await trx
      .selectFrom('messages')
      .innerJoin('approvals', 'approvals.id', 'messages.approval_id')
      .select(['messages.id', 'messages.mode', 'messages.send_begun_at'])
      .where('approvals.draft_id', '=', draftId)
      .where('messages.state', '=', 'sending')
      .executeTakeFirst();
    const left = message !== undefined && mayHaveLeft(message);
    const failure: FailureCode = left ? 'unknown' : 'interrupted';
    await moveDrafts(trx, left ? 'lose' : 'interrupt', [draftId], {
      now,
      failure,
      ...(message ? { messageId: message.id, message: { failure, finished_at: now } } : {}),
    });
  }
}

async function endAll(trx: Kysely<DB>, whose: Whose, now: Date, failure: FailureCode): Promise<void> {
  await endInterrupted(trx, await lockedIds(trx, whose, 'sending'), now);
  await moveDrafts(trx, 'withdraw', await lockedIds(trx, whose, 'approved'), { now, failure });
}

/** Cancels all waiting letters of an account. The caller has drained its sends. */
export async function withdrawDraftsOfAccount(
  trx: Kysely<DB>,
  accountId: number,
  now: Date,
  failure: FailureCode,
): Promise<void> {
  await endAll(trx, { account: accountId }, now, failure);
}

/** Cancels all waiting letters of a bot that is stopped or deleted. The caller has drained its sends. */
export async function withdrawDraftsOfBot(trx: Kysely<DB>, botId: number, now: Date): Promise<void> {
  await endAll(trx, { bot: botId }, now, 'bot_stopped');
}
