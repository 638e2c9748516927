import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { MINUTE } from '../../platform/backoff.ts';
import type { Deps } from '../../platform/deps.ts';
import { createGmailClient, type GmailClient } from '../../gmail/gmailClient.ts';

export interface DeliverDeps extends Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now' | 'pauseBots'> {
  /** Gmail client; defaults to GMAIL_BASE_URL. */
  gmail?: GmailClient;
}

export interface Delivery {
  draftId: number;
  approvalId: number;
  /** The person's explicit send: it ignores spacing and window, never caps, deduplication and do-not-contact. */
  explicit: boolean;
}

/** `busy`: another delivery is sending it. `postponed`: it was rescheduled. `nothing`: there is nothing to send. */
export type Delivered = 'sent' | 'failed' | 'unknown' | 'postponed' | 'nothing' | 'busy';

/** Maximum tries while Gmail is unreachable or asks to wait; after that the draft returns to its person. */
export const MAX_ATTEMPTS = 12;
/** Maximum takeovers of an interrupted delivery, which cannot send twice. */
export const MAX_TAKEOVERS = 60;

/** The Gmail client of a delivery. */
export const gmailOf = ({ gmail, config, now }: Pick<DeliverDeps, 'gmail' | 'config' | 'now'>): GmailClient =>
  gmail ?? createGmailClient(config.gmailBaseUrl, { now, timeoutMs: config.gmailTimeoutMs });

/**
 * Whether an interrupted or unknown delivery may have left: it was submitted directly, or the sending of its draft had begun. A draft alone
 * is never sent.
 */
export const mayHaveLeft = (message: { mode: string | null; send_begun_at: Date | string | null }): boolean =>
  message.mode === 'direct' || message.send_begun_at !== null;

/** Within this time, a draft that is gone after its sending began was sent, which deletes it; later its person may have deleted it. */
const SURE_MS = 5 * MINUTE;

/** Whether a missing draft was sent, from the time its sending began. False: it cannot be determined. */
export const surelySent = (begunAt: Date | string, now: Date): boolean =>
  now.getTime() - new Date(begunAt).getTime() <= SURE_MS;

/** The addressee is recorded as contacted; the message may be submitted. */
export interface Claim {
  /** Id of the message's row; `messageId` is its Message-ID header. */
  id: number;
  mode: 'draft' | 'direct';
  providerDraftId: string | null;
  messageId: string;
  /** When an earlier attempt began to send the draft at Gmail; null if none did. */
  begunAt: Date | null;
  attempts: number;
  /** An earlier attempt may have reached the provider. */
  takenOver: boolean;
}

/** One delivery under its locks, with the connection that holds them. */
export interface Job {
  deps: DeliverDeps;
  connection: Kysely<DB>;
  delivery: Delivery;
  userId: number;
  accountId: number;
}
