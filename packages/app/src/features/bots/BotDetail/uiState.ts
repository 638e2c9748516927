import type { DraftAct } from '../../../entities/draft/useDraftActs';
import type { Problem } from '../../../api/problem';

/** What may be done to a draft of the queue without opening it; `never` is for its professor, now and later. */
export type QueueAct = Extract<DraftAct, 'approve' | 'skip'> | 'never';

/** The page's own state of the review queue. */
export interface QueueUiState {
  /** Which of the waiting drafts is on top, from 1. */
  position: number;
  busy: QueueAct | null;
  /** Why the last act on a draft failed. */
  actProblem: { act: Exclude<QueueAct, 'never'>; problem: Problem } | null;
  /** The draft of whose professor the person is asked whether to write no more, and why that failed. */
  asked: { draft: number; problem: Problem | null } | null;
}

/** The page's own state of the do-not-contact list. */
export interface AvoidedUiState {
  /** The entry that is being taken back. */
  allowing: number | null;
  /** Why the last one was not. */
  failed: { entry: number; problem: Problem } | null;
}

/** How an email of unknown outcome is settled: by the person's word, or by asking Gmail. */
export type Settlement = 'sent' | 'not_sent' | 'look';

/** The page's own state of the mail, by the id of the draft. */
export interface MailUiState {
  /** The page of sent emails. */
  page: number;
  settling: Readonly<Record<number, Settlement>>;
  problems: Readonly<Record<number, Problem>>;
  /** The sent email of which the person is about to say that it came back. */
  bounce: { draft: number; busy: boolean; problem: Problem | null } | null;
}
