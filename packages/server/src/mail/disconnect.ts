import type { Transaction } from 'kysely';
import { pauseBotsOfAccount } from '../bots/pauseBots.ts';
import type { Db } from '../db/open.ts';
import type { DB } from '../db/schema.ts';
import { inTurn, lockPerson, settleSends } from './locks.ts';
import { withdrawDraftsOfAccount } from './withdraw.ts';

/** Google ended the grant: nothing can be sent until the person connects again, so the account's bots rest. */
export async function markNeedsReconnect(trx: Transaction<DB>, accountId: number, now: Date): Promise<void> {
  await trx
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
    .execute();
  await pauseBotsOfAccount(trx, accountId, 'pausedGmailReconnect', now);
}

/**
 * Forgets an account's tokens, cancels what waits to be sent and pauses the bots that use it. Answers the sealed
 * refresh token that is to be revoked. After it returns, no send through the account begins.
 */
export async function forgetAccount(
  db: Db,
  userId: number,
  accountId: number,
  now: Date,
): Promise<{ refreshTokenSealed: string | null; pausedBots: { id: number; name: string }[] }> {
  return inTurn(userId, () =>
    db.transaction().execute(async (trx) => {
      await settleSends(trx, [accountId]);
      const row = await trx
        .selectFrom('gmail_accounts')
        .select('refresh_token_sealed')
        .where('id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      await lockPerson(trx, userId);
      await trx
        .updateTable('gmail_accounts')
        .set({
          state: 'disconnected',
          access_token_sealed: null,
          access_expires_at: null,
          refresh_token_sealed: null,
          updated_at: now,
        })
        .where('id', '=', accountId)
        .execute();
      await withdrawDraftsOfAccount(trx, accountId, now, 'disconnected');
      const pausedBots = await pauseBotsOfAccount(trx, accountId, 'pausedGmailDisconnected', now);
      return { refreshTokenSealed: row?.refresh_token_sealed ?? null, pausedBots };
    }),
  );
}
