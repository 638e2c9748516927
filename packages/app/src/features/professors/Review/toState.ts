import type { Problem } from '../../../api/problem';
import { problemWith, type QueueUiState } from '../../../entities/draft/review/queueAct';
import type { ReviewState } from './Review.states';
import type { Opened } from './useReview';

export interface ReviewInput {
  professors: readonly number[];
  review: { data: Opened | undefined; problem: Problem | null; loading: boolean };
  /** The professors whose drafts were decided here: an answer read since no longer has these drafts. */
  decided: ReadonlySet<number>;
  /** The names of the selected professors, where the list told them. */
  names: ReadonlyMap<number, string>;
  ui: QueueUiState;
}

/** The answer and what was decided since as one state. */
export function toReviewState({ professors, review, decided, names, ui }: ReviewInput): ReviewState {
  const { data, problem, loading } = review;
  if (loading && ui.busy === null) return { status: 'loading', count: professors.length };
  if (problem) return { status: 'failed', problem };
  if (data === undefined) return { status: 'loading', count: professors.length };
  const waiting = data.drafts.filter(({ professor }) => !decided.has(professor));
  const position = Math.max(1, Math.min(ui.position, waiting.length));
  const draft = waiting[position - 1] ?? null;
  return {
    status: 'ready',
    draft,
    position,
    waiting: waiting.length,
    decided: decided.size,
    // Whom the person decided about here is no news.
    refused: data.refused
      .filter(({ professor }) => !decided.has(professor))
      .map((one) => ({ ...one, name: one.name ?? names.get(one.professor) ?? null })),
    busy: ui.busy,
    actProblem: problemWith(draft?.id, ui.actProblem),
    never: draft !== null && ui.asked?.draft === draft.id ? { problem: ui.asked.problem } : null,
  };
}
