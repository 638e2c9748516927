import type { Professor } from '@peyk/api-types';
import type { DraftAct } from '../../../entities/draft/useDraftActs';
import type { Problem } from '../../../api/problem';

/** The actions on a draft of the queue without opening it; `never` adds its professor to the do-not-contact list. */
export type QueueAct = Extract<DraftAct, 'approve' | 'skip'> | 'never';

/** The page's own state of the review queue. */
export interface QueueUiState {
  /** Which of the waiting drafts is on top, from 1. */
  position: number;
  busy: QueueAct | null;
  /** Why the last act on a draft failed. */
  actProblem: { act: Exclude<QueueAct, 'never'>; problem: Problem } | null;
  /** The draft that the do-not-contact dialog is open for, and why the last attempt failed. */
  asked: { draft: number; problem: Problem | null } | null;
}

/** The page's own state of the do-not-contact list. */
export interface AvoidedUiState {
  /** The entry that is being removed. */
  allowing: number | null;
  /** Why the last removal failed. */
  failed: { entry: number; problem: Problem } | null;
}

/** The page's own state of those who are not close enough. */
export interface NotCloseUiState {
  open: boolean;
  page: number;
  /** The professor that the question about a draft is open for. */
  asked: { professor: Professor; busy: boolean; problem: Problem | null } | null;
}

/** How an email of unknown outcome is settled: by the person, or by a look at Gmail. */
export type Settlement = 'sent' | 'not_sent' | 'look';

/** The page's own state of the mail, by the id of the draft. */
export interface MailUiState {
  /** The page of sent emails. */
  page: number;
  settling: Readonly<Record<number, Settlement>>;
  problems: Readonly<Record<number, Problem>>;
  /** The sent email that the bounce dialog is open for. */
  bounce: { draft: number; busy: boolean; problem: Problem | null } | null;
}
