import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { recordEvent } from '../platform/events.ts';
import type { GmailAccountRow } from './accounts.ts';
import { backoff, MINUTE } from '../platform/backoff.ts';
import type { GmailOutcome } from './gmailClient.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Why an account is on hold. */
export type HoldReason = 'gmail_limit' | 'gmail_busy' | 'bounces' | 'gmail_blocked' | 'google';

/** A response in which Gmail asks the account to wait. */
export type Waiting = Extract<GmailOutcome<unknown>, { outcome: 'retry'; hold: HoldReason }>;

export const asksToWait = (answer: GmailOutcome<unknown>): answer is Waiting =>
  answer.outcome === 'retry' && answer.hold !== undefined;

/** Backoff in milliseconds after n failed tries: about a minute at first, as Gmail's limits are per minute, then longer each time. */
export const longBackoff = (n: number): number => (n > 6 ? 5 * MINUTE * (n - 6) : backoff(6));

/**
 * The end of the hold that Gmail's response calls for, after this many tries of one message. A per-minute limit ends at the time that Gmail
 * gives, or after about a minute; any other hold lasts at least an hour.
 */
export function heldUntil(now: Date, { retryAt, hold }: Waiting, tries: number): Date {
  const from = now.getTime();
  const named = retryAt?.getTime();
  if (hold === 'gmail_busy')
    return new Date(named !== undefined && named > from ? named + backoff(1) : from + longBackoff(tries));
  return new Date(Math.max(named ?? from + (hold === 'gmail_limit' ? DAY : HOUR), from + HOUR));
}

/** The account's current hold, or null. */
export function holdOf(
  account: Pick<GmailAccountRow, 'held_until' | 'held_reason'>,
  now: Date,
): { until: Date; delay: HoldReason } | null {
  if (account.held_until === null) return null;
  const until = new Date(account.held_until);
  return until > now ? { until, delay: (account.held_reason ?? 'google') as HoldReason } : null;
}

/** Whether the account is on hold now. */
export async function isHeld(db: Kysely<DB>, accountId: number, now: Date): Promise<boolean> {
  const account = await db
    .selectFrom('gmail_accounts')
    .select(['held_until', 'held_reason'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account !== undefined && holdOf(account, now) !== null;
}

/**
 * Holds the account until the given time; a longer hold stays. The hold survives restarts and expires by itself. Call it before any other
 * change that follows from the response, so that a crash in between cannot lose the hold.
 */
export async function holdAccount(
  db: Kysely<DB>,
  accountId: number,
  until: Date,
  reason: HoldReason,
  now: Date,
): Promise<void> {
  const write = (trx: Kysely<DB>) => hold(trx, accountId, until, reason, now);
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
}

async function hold(trx: Kysely<DB>, accountId: number, until: Date, reason: HoldReason, now: Date): Promise<void> {
  const held = await trx
    .updateTable('gmail_accounts')
    .set({ held_until: until, held_reason: reason })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<', until)]))
    .returning('user_id')
    .executeTakeFirst();
  // A limit per minute is no matter for the person, and a hold that goes on is told once a day.
  if (held && reason !== 'gmail_busy')
    await recordEvent(trx, {
      userId: held.user_id,
      event: 'account_held',
      subject: String(accountId),
      actor: 'product',
      at: now,
      once: until.toISOString().slice(0, 10),
    });
}

/** Holds the account and pauses all its bots (R14). The hold expires by itself; the bots stay paused until their person resumes them. */
export async function stopAccount(
  { pauseBots }: Pick<Deps, 'pauseBots'>,
  trx: Transaction<DB>,
  accountId: number,
  stop: { now: Date; until: Date; hold: HoldReason; paused: 'bounces' | 'domain_policy' },
): Promise<void> {
  await holdAccount(trx, accountId, stop.until, stop.hold, stop.now);
  await pauseBots(trx, accountId, stop.paused, stop.now);
}
