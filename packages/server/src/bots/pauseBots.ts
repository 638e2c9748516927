import type { PauseBots } from '../platform/deps.ts';
import { stopOpenRuns } from './beginRun.ts';
import { nextStatus } from './status.ts';

/**
 * Pauses every bot that uses this Gmail account, in the caller's transaction, and ends its open run. `reason` stays on the bot until it
 * starts again. Returns the paused bots.
 */
export const pauseBotsOfAccount: PauseBots = async (trx, accountId, reason, now) => {
  const bots = await trx
    .updateTable('bots')
    .set({ status: nextStatus('Active', 'pause'), paused_reason: reason, updated_at: now })
    .where('gmail_account_id', '=', accountId)
    .where('status', 'in', ['Active', 'Running'])
    .returning(['id', 'name'])
    .execute();
  await stopOpenRuns(
    { now: () => now },
    trx,
    bots.map(({ id }) => id),
  );
  return bots;
};
