import type { GmailAccount } from '@peyk/api-types';
import { daysUntil } from '../../i18n/format';

/** How an account stands, and for how long. */
export type AccountStanding =
  | { kind: 'lasting' }
  /** Whole days left, rounded up; at least 1. */
  | { kind: 'ending'; days: number }
  | { kind: 'expired' }
  /** Google took the permission back, or it was disconnected. */
  | { kind: 'needsReconnect' };

/** Expired is what does not lie in the future, and so is a date that is none; no date at all is no known end. */
export function standingOf(account: GmailAccount, now: number = Date.now()): AccountStanding {
  const { expires_at: expiresAt, state, connected } = account;
  if (expiresAt !== null && !(new Date(expiresAt).getTime() > now)) return { kind: 'expired' };
  if (state === 'expired') return { kind: 'expired' };
  if (state === 'needs_reconnect' || state === 'disconnected' || !connected) return { kind: 'needsReconnect' };
  return expiresAt === null ? { kind: 'lasting' } : { kind: 'ending', days: daysUntil(expiresAt, now) };
}

/** Whether a bot can send through it now. */
export function isUsable(account: GmailAccount, now: number = Date.now()): boolean {
  const { kind } = standingOf(account, now);
  return kind === 'lasting' || kind === 'ending';
}
