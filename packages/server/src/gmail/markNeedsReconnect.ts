import type { Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { recordEvent } from '../platform/events.ts';

/** Google ended the grant: nothing can be sent until the person reconnects, so the account's bots are paused. */
export async function markNeedsReconnect(
  { pauseBots }: Pick<Deps, 'pauseBots'>,
  trx: Transaction<DB>,
  accountId: number,
  now: Date,
): Promise<void> {
  const account = await trx
    .updateTable('gmail_accounts')
    .set({
      state: 'needs_reconnect',
      access_token_sealed: null,
      access_expires_at: null,
      refresh_token_sealed: null,
      updated_at: now,
    })
    .where('id', '=', accountId)
    .where('state', '=', 'connected')
    .returning('user_id')
    .executeTakeFirst();
  if (account)
    await recordEvent(trx, {
      userId: account.user_id,
      event: 'account_disconnected',
      subject: String(accountId),
      actor: 'product',
      at: now,
    });
  await pauseBots(trx, accountId, 'gmail_reconnect', now);
}
