import type { MatchScore } from '@peyk/api-types';
import { listOf } from '../../api/toState';

type Answer = readonly MatchScore[] | { results: readonly MatchScore[]; count?: number };

/** The match of an answer with match scores: its first entry; null where there is none. */
export function firstMatch(answer: Answer): MatchScore | null {
  return listOf(answer).items[0] ?? null;
}

/** The match score of one professor on its way to the page. */
export type ScoreState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; score: number | null };

/** The number to sort and filter by; null where there is none. */
export function scoreOf(state: ScoreState): number | null {
  return state.status === 'ready' ? state.score : null;
}
