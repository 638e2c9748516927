import type { Kysely, Transaction } from 'kysely';
import { pauseBotsOfAccount } from '../bots/pauseBots.ts';
import type { DB } from '../db/schema.ts';
import type { GmailAccountRow } from './accounts.ts';
import type { DelayKey } from './slots.ts';

/** Why nothing leaves through an account for a while; each word ends the sentence keys `delay…`. */
export type HoldReason = 'GmailLimit' | 'Bounces' | 'GmailBlocked' | 'Google';

/** The hold on an account as it stands now, or null. */
export function holdOf(
  account: Pick<GmailAccountRow, 'held_until' | 'held_reason'>,
  now: Date,
): { until: Date; delay: DelayKey } | null {
  if (account.held_until === null) return null;
  const until = new Date(account.held_until);
  return until > now ? { until, delay: `delay${(account.held_reason ?? 'Google') as HoldReason}` } : null;
}

/** Lets nothing leave through the account before a moment; a longer hold stays. It survives restarts and lifts itself. */
export async function holdAccount(db: Kysely<DB>, accountId: number, until: Date, reason: HoldReason): Promise<void> {
  await db
    .updateTable('gmail_accounts')
    .set({ held_until: until, held_reason: reason })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<', until)]))
    .execute();
}

/** Holds the account and pauses every bot on it (R14). The hold lifts itself; the bots wait for their person. */
export async function stopAccount(
  trx: Transaction<DB>,
  accountId: number,
  until: Date,
  stop: { hold: HoldReason; paused: 'pausedBounces' | 'pausedDomainPolicy' },
): Promise<void> {
  await holdAccount(trx, accountId, until, stop.hold);
  await pauseBotsOfAccount(trx, accountId, stop.paused);
}
