import type { Deps } from '../platform/deps.ts';
import { queueDrain, lockPerson, drainSends } from '../platform/locks.ts';
import { withdrawDraftsOfAccount } from './cancelWaiting.ts';

/**
 * Deletes an account's tokens, cancels its waiting letters and pauses its bots. Returns the sealed refresh token to be revoked. No
 * send through the account begins after it returns.
 */
export async function forgetAccount(
  { db, now: clock, pauseBots }: Pick<Deps, 'db' | 'now' | 'pauseBots'>,
  userId: number,
  accountId: number,
): Promise<{ refreshTokenSealed: string | null; pausedBots: { id: number; name: string }[] }> {
  const now = clock();
  return queueDrain(userId, () =>
    db.transaction().execute(async (trx) => {
      await drainSends(trx, [accountId]);
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
      const pausedBots = await pauseBots(trx, accountId, 'gmail_disconnected', now);
      return { refreshTokenSealed: row?.refresh_token_sealed ?? null, pausedBots };
    }),
  );
}
