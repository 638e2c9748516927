import type { MatchClass } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { DraftAct } from '../useDraftActs';

/** The actions on a draft of the queue without opening it; `never` adds its professor to the do-not-contact list. */
export type QueueAct = Extract<DraftAct, 'approve' | 'skip'> | 'never';

/** Why an act on the draft on top failed. */
export interface ActProblem {
  act: Exclude<QueueAct, 'never'>;
  problem: Problem;
}

/** What a screen itself knows of its review queue. */
export interface QueueUiState {
  /** Which of the waiting drafts is on top, from 1. */
  position: number;
  busy: QueueAct | null;
  /** Why the last act on a draft failed; shown only with that draft. */
  actProblem: (ActProblem & { draft: number }) | null;
  /** The draft that the do-not-contact dialog is open for, and why the last attempt failed. */
  asked: { draft: number; problem: Problem | null } | null;
}

/** Which of the waiting drafts are shown, and in which order. */
export interface QueueView {
  /** Null for all of them. */
  only: MatchClass | null;
  order: 'score' | 'newest';
}

/** Why the last act failed, if it was on this draft: the failure of another one says nothing about the one that is on top now. */
export function problemWith(draft: number | undefined, failed: QueueUiState['actProblem']): ActProblem | null {
  if (failed === null || failed.draft !== draft) return null;
  const { act, problem } = failed;
  return { act, problem };
}
