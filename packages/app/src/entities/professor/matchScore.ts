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

/** Why a professor was recommended, for a page that shows one professor. */
export type MatchPart =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'none' }
  | { status: 'ready'; match: MatchScore };

/** An answer with match scores as a part of a page. Data win over a later failure. */
export function matchPartOf({ data, problem }: { data: Answer | undefined; problem: object | null }): MatchPart {
  if (data === undefined) return { status: problem ? 'failed' : 'loading' };
  const match = firstMatch(data);
  return match ? { status: 'ready', match } : { status: 'none' };
}
