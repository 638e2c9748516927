import type { GmailAccount } from '@peyk/api-types';
import { daysUntil } from '../../i18n/format';

/** Whether an account is connected, and for how long. */
export type AccountStanding =
  | { kind: 'lasting' }
  /** Whole days left, rounded up; at least 1. */
  | { kind: 'ending'; days: number }
  | { kind: 'expired' }
  /** Google revoked the permission, or it was disconnected. */
  | { kind: 'needsReconnect' };

/** A date that is not in the future, or is invalid, counts as expired; null means no known end. */
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
