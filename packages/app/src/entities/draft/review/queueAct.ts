import type { Problem } from '../../../api/problem';
import type { DraftAct } from '../useDraftActs';

/** The actions on a draft of the queue without opening it; `never` adds its professor to the do-not-contact list. */
export type QueueAct = Extract<DraftAct, 'approve' | 'skip'> | 'never';

/** What a screen itself knows of its review queue. */
export interface QueueUiState {
  /** Which of the waiting drafts is on top, from 1. */
  position: number;
  busy: QueueAct | null;
  /** Why the last act on a draft failed. */
  actProblem: { act: Exclude<QueueAct, 'never'>; problem: Problem } | null;
  /** The draft that the do-not-contact dialog is open for, and why the last attempt failed. */
  asked: { draft: number; problem: Problem | null } | null;
}
