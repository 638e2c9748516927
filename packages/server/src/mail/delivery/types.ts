import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { GmailClient } from '../gmailClient.ts';

export interface DeliverDeps extends Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now'> {
  /** Gmail; the one at GMAIL_BASE_URL when it is left out. */
  gmail?: GmailClient;
}

export interface Delivery {
  draftId: number;
  approvalId: number;
  /** A person's own explicit act: it may pass spacing and window, never caps, dedupe and do-not-contact. */
  explicit: boolean;
}

/** `busy`: another delivers it now. `later`: it has a new time. `nothing`: there is nothing to send (any more). */
export type Delivered = 'sent' | 'failed' | 'unknown' | 'later' | 'nothing' | 'busy';

export const MINUTE = 60_000;
/** Times that Gmail may not be reached, or may ask to wait, before the person is told. */
export const MAX_ATTEMPTS = 12;
/** Times that an interrupted delivery is taken up again where that cannot send twice. */
export const MAX_TAKEOVERS = 60;

/** Milliseconds to wait before try number n: from one second, doubled each time, half of it drawn by lot, at most about a minute. */
export function backoff(n: number, random: () => number = Math.random): number {
  const most = Math.min(64_000, 1000 * 2 ** n);
  return most / 2 + (random() * most) / 2;
}

/** The person is marked as written to; the message may go to the provider. */
export interface Claim {
  contactId: number;
  mode: 'draft' | 'direct';
  providerDraftId: string | null;
  messageId: string;
  attempts: number;
  /** An earlier attempt may have got as far as the provider. */
  takenOver: boolean;
}

/** One delivery under its locks, on the connection that holds them. */
export interface Job {
  deps: DeliverDeps;
  connection: Kysely<DB>;
  delivery: Delivery;
  userId: number;
  accountId: number;
}
