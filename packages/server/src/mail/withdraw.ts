import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { MessageKey } from '../http/messages/say.ts';
import { mayHaveLeft } from './delivery/types.ts';

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
  // Drafts before their approvals, in one order: a person and a delivery may give the same one back at once.
  await trx.selectFrom('email_drafts').select('id').where('id', 'in', draftIds).orderBy('id').forUpdate().execute();
  await trx
    .updateTable('approvals')
    .set({ withdrawn_at: now })
    .where('draft_id', 'in', draftIds)
    .where('withdrawn_at', 'is', null)
    .execute();
  await trx
    .updateTable('email_drafts')
    .set({ state: 'needs_review', scheduled_at: null, delay: null, failure, updated_at: now })
    .where('id', 'in', draftIds)
    .where('state', '=', 'approved')
    .execute();
}

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
 * Ends the deliveries that were interrupted and that nobody may take up again. One whose sending had not begun surely did not leave; of
 * every other it is not known. The caller keeps deliveries of them from being under way.
 */
export async function endInterrupted(trx: Kysely<DB>, draftIds: readonly number[], now: Date): Promise<void> {
  for (const draftId of draftIds) {
    const contact = await trx
      .selectFrom('contacts')
      .innerJoin('approvals', 'approvals.id', 'contacts.approval_id')
      .select(['contacts.id', 'contacts.mode', 'contacts.send_begun_at'])
      .where('approvals.draft_id', '=', draftId)
      .where('contacts.outcome', '=', 'sending')
      .executeTakeFirst();
    const left = contact !== undefined && mayHaveLeft(contact);
    const failure: FailureKey = left ? 'failureUnknown' : 'failureInterrupted';
    if (contact) {
      await trx
        .updateTable('contacts')
        .set({ outcome: left ? 'unknown' : 'failed', failure, finished_at: now })
        .where('id', '=', contact.id)
        .execute();
    }
    await trx
      .updateTable('email_drafts')
      .set({ state: left ? 'unknown' : 'needs_review', scheduled_at: null, delay: null, failure, updated_at: now })
      .where('id', '=', draftId)
      .execute();
    if (!left) await withdrawDrafts(trx, [draftId], now);
  }
}

async function endAll(trx: Kysely<DB>, whose: Whose, now: Date, failure: FailureKey): Promise<void> {
  await endInterrupted(trx, await lockedIds(trx, whose, 'sending'), now);
  await withdrawDrafts(trx, await lockedIds(trx, whose, 'approved'), now, failure);
}

/** Cancels everything that waits to be sent through an account. The caller has settled its sends. */
export async function withdrawDraftsOfAccount(
  trx: Kysely<DB>,
  accountId: number,
  now: Date,
  failure: FailureKey,
): Promise<void> {
  await endAll(trx, { account: accountId }, now, failure);
}

/** Cancels everything of a bot that waits to be sent; for stopping and deleting a bot. The caller has settled its sends. */
export async function withdrawDraftsOfBot(trx: Kysely<DB>, botId: number, now: Date): Promise<void> {
  await endAll(trx, { bot: botId }, now, 'failureBotStopped');
}
