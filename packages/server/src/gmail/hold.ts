import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import type { GmailAccountRow } from './accounts.ts';
import { backoff, MINUTE } from '../platform/backoff.ts';
import type { GmailOutcome } from './gmailClient.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Why nothing leaves through an account for a while. */
export type HoldReason = 'gmail_limit' | 'gmail_busy' | 'bounces' | 'gmail_blocked' | 'google';

/** Gmail's word that the account has to wait. */
export type Waiting = Extract<GmailOutcome<unknown>, { outcome: 'retry'; hold: HoldReason }>;

export const asksToWait = (answer: GmailOutcome<unknown>): answer is Waiting =>
  answer.outcome === 'retry' && answer.hold !== undefined;

/** Milliseconds to wait after n tries that Gmail could not take: about a minute at first, for Gmail counts by the minute, then longer each time. */
export const longBackoff = (n: number): number => (n > 6 ? 5 * MINUTE * (n - 6) : backoff(6));

/**
 * Until when Gmail hears nothing of an account that it has asked to wait, after so many tries of one message. A limit counted by the minute
 * ends when Gmail says, or after about a minute; any other lasts an hour at least.
 */
export function heldUntil(now: Date, { retryAt, hold }: Waiting, tries: number): Date {
  const from = now.getTime();
  const named = retryAt?.getTime();
  if (hold === 'gmail_busy')
    return new Date(named !== undefined && named > from ? named + backoff(1) : from + longBackoff(tries));
  return new Date(Math.max(named ?? from + (hold === 'gmail_limit' ? DAY : HOUR), from + HOUR));
}

/** The hold on an account as it stands now, or null. */
export function holdOf(
  account: Pick<GmailAccountRow, 'held_until' | 'held_reason'>,
  now: Date,
): { until: Date; delay: HoldReason } | null {
  if (account.held_until === null) return null;
  const until = new Date(account.held_until);
  return until > now ? { until, delay: (account.held_reason ?? 'google') as HoldReason } : null;
}

/** Whether the account has to wait at this moment. */
export async function isHeld(db: Kysely<DB>, accountId: number, now: Date): Promise<boolean> {
  const account = await db
    .selectFrom('gmail_accounts')
    .select(['held_until', 'held_reason'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account !== undefined && holdOf(account, now) !== null;
}

/**
 * Lets no call of Gmail begin for the account before a moment; a longer hold stays. It survives restarts and lifts itself. Comes before
 * whatever else the answer changes, so that a kill in between does not forget what Gmail asked for.
 */
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
  { pauseBots }: Pick<Deps, 'pauseBots'>,
  trx: Transaction<DB>,
  accountId: number,
  stop: { now: Date; until: Date; hold: HoldReason; paused: 'bounces' | 'domain_policy' },
): Promise<void> {
  await holdAccount(trx, accountId, stop.until, stop.hold);
  await pauseBots(trx, accountId, stop.paused, stop.now);
}
