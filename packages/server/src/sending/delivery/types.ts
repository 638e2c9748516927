import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { MINUTE } from '../../platform/backoff.ts';
import type { Deps } from '../../platform/deps.ts';
import { createGmailClient, type GmailClient } from '../../gmail/gmailClient.ts';

export interface DeliverDeps extends Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now' | 'pauseBots'> {
  /** Gmail; the one at GMAIL_BASE_URL when it is left out. */
  gmail?: GmailClient;
}

export interface Delivery {
  draftId: number;
  approvalId: number;
  /** A person's own explicit act: it may pass spacing and window, never caps, dedupe and do-not-contact. */
  explicit: boolean;
}

/** `busy`: another delivery has it. `postponed`: it has a new time. `nothing`: there is nothing to send any more. */
export type Delivered = 'sent' | 'failed' | 'unknown' | 'postponed' | 'nothing' | 'busy';

/** Times that Gmail may not be reached, or may ask to wait, before the person is told. */
export const MAX_ATTEMPTS = 12;
/** Times that an interrupted delivery is taken up again where that cannot send twice. */
export const MAX_TAKEOVERS = 60;

/** Gmail as this delivery reaches it. */
export const gmailOf = ({ gmail, config, now }: Pick<DeliverDeps, 'gmail' | 'config' | 'now'>): GmailClient =>
  gmail ?? createGmailClient(config.gmailBaseUrl, { now, timeoutMs: config.gmailTimeoutMs });

/**
 * Whether a delivery that was interrupted, or whose outcome is unknown, may have left: it went to Gmail at once, or the sending of its draft
 * had begun. A draft by itself goes nowhere.
 */
export const mayHaveLeft = (message: { mode: string | null; send_begun_at: Date | string | null }): boolean =>
  message.mode === 'direct' || message.send_begun_at !== null;

/** For this long a draft that is gone after its sending began was sent, for sending deletes it; later its person may have done so. */
const SURE_MS = 5 * MINUTE;

/** Whether a draft that is gone now was sent, given when its sending began. False: Gmail cannot tell. */
export const surelySent = (begunAt: Date | string, now: Date): boolean =>
  now.getTime() - new Date(begunAt).getTime() <= SURE_MS;

/** The person is marked as written to; the message may go to the provider. */
export interface Claim {
  /** Of the message's row; `messageId` is what stands in its header. */
  id: number;
  mode: 'draft' | 'direct';
  providerDraftId: string | null;
  messageId: string;
  /** When an earlier attempt began to send the provider's draft; null when none did. */
  begunAt: Date | null;
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
