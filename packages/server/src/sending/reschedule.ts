import type { Transaction } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { lockDraft } from '../drafts/lockDraft.ts';
import { lockPerson } from '../platform/locks.ts';
import { slotFor } from './slotFor.ts';

/**
 * Gives a new slot to each draft that became due while it could not be sent, oldest approval first, so that a pause does not end in a
 * burst. With a bot, only its drafts. Call it before locking the bot.
 */
export async function reschedule(
  deps: Pick<Deps, 'config' | 'jobs' | 'now'>,
  trx: Transaction<DB>,
  userId: number,
  botId?: number,
): Promise<void> {
  const now = deps.now();
  await lockPerson(trx, userId);
  const due = await trx
    .selectFrom('email_drafts')
    .innerJoin('approvals', (join) =>
      join.onRef('approvals.draft_id', '=', 'email_drafts.id').on('approvals.withdrawn_at', 'is', null),
    )
    .innerJoin('gmail_accounts', 'gmail_accounts.id', 'email_drafts.gmail_account_id')
    .select(['email_drafts.id', 'email_drafts.state', 'approvals.id as approval_id', 'approvals.recipient'])
    .select(['gmail_accounts.id as account_id', 'gmail_accounts.google_subject'])
    .select(['gmail_accounts.held_until', 'gmail_accounts.held_reason'])
    .where('email_drafts.user_id', '=', userId)
    .where('email_drafts.state', 'in', ['approved', 'sending'])
    .where((eb) =>
      eb.or([
        eb('scheduled_at', 'is', null),
        eb('scheduled_at', '<=', now),
        eb('delay', '=', 'bot_paused'),
        eb('email_drafts.state', '=', 'sending'),
      ]),
    )
    .$if(botId !== undefined, (query) =>
      query.where('email_drafts.bot_run_id', 'in', (of) =>
        of
          .selectFrom('bot_runs')
          .select('bot_runs.id')
          .where('bot_runs.bot_id', '=', botId ?? 0),
      ),
    )
    .orderBy('approvals.approved_at')
    .orderBy('approvals.id')
    .execute();
  // The old slots must not count while the new ones are computed.
  if (due.length > 0) {
    const ids = due.map(({ id }) => id);
    // In the order in which other transactions lock them, to avoid a deadlock.
    await trx.selectFrom('email_drafts').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
    await trx.updateTable('email_drafts').set({ scheduled_at: null }).where('id', 'in', ids).execute();
  }
  for (const row of due) {
    const { id: draftId, approval_id: approvalId } = row;
    const key = `mailbox-${row.account_id}`;
    const draft = await lockDraft(trx, userId, draftId);
    // An interrupted delivery has used its slot: its outcome is looked up at once.
    if (draft.state === 'sending') {
      await deps.jobs.send(trx, 'send-draft', { draftId, approvalId }, { key });
      continue;
    }
    // Sent or withdrawn since the query.
    if (draft.state !== 'approved') continue;
    const { at, delay } = await slotFor(deps, trx, {
      userId,
      account: row,
      draft: { ...draft, recipient: row.recipient },
      now,
    });
    await trx
      .updateTable('email_drafts')
      .set({ scheduled_at: at, delay, updated_at: now })
      .where('id', '=', draftId)
      .execute();
    await deps.jobs.send(trx, 'send-draft', { draftId, approvalId }, { key, startAfter: at });
  }
}
