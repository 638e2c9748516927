import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MessageKey } from '../http/messages/say.ts';

/** What a draft's `failure` holds: the key of the sentence that explains it. */
export type FailureKey = Extract<MessageKey, `failure${string}`>;

/** Takes the approvals of these drafts back: whoever wants them sent must look at them again. */
export async function withdrawDrafts(
  trx: Kysely<DB>,
  draftIds: readonly number[],
  now: Date,
  failure: FailureKey | null = null,
): Promise<void> {
  if (draftIds.length === 0) return;
  await trx
    .updateTable('approvals')
    .set({ withdrawn_at: now })
    .where('draft_id', 'in', draftIds)
    .where('withdrawn_at', 'is', null)
    .execute();
  await trx
    .updateTable('email_drafts')
    .set({ state: 'needs_review', scheduled_at: null, failure, updated_at: now })
    .where('id', 'in', draftIds)
    .where('state', '=', 'approved')
    .execute();
}

async function lockedIds(trx: Kysely<DB>, query: { account?: number; bot?: number }): Promise<number[]> {
  let drafts = trx.selectFrom('email_drafts').select('email_drafts.id').where('email_drafts.state', '=', 'approved');
  if (query.account !== undefined) drafts = drafts.where('email_drafts.gmail_account_id', '=', query.account);
  if (query.bot !== undefined) {
    drafts = drafts.where(
      'email_drafts.bot_run_id',
      'in',
      trx.selectFrom('bot_runs').select('bot_runs.id').where('bot_runs.bot_id', '=', query.bot),
    );
  }
  return (await drafts.orderBy('email_drafts.id').forUpdate().execute()).map(({ id }) => id);
}

/** Cancels everything that waits to be sent through an account. */
export async function withdrawDraftsOfAccount(
  trx: Kysely<DB>,
  accountId: number,
  now: Date,
  failure: FailureKey,
): Promise<void> {
  await withdrawDrafts(trx, await lockedIds(trx, { account: accountId }), now, failure);
}

/** Cancels everything of a bot that waits to be sent; for stopping and deleting a bot. */
export async function withdrawDraftsOfBot(trx: Kysely<DB>, botId: number, now: Date): Promise<void> {
  await withdrawDrafts(trx, await lockedIds(trx, { bot: botId }), now, 'failureBotStopped');
}
