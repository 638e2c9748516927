import type { Professor } from '@peyk/api-types';
import type { ScoreState } from './matchScore';
import { scoreOf } from './matchScore';

/** A professor with the match score that the page added (FAC-65). */
export interface ScoredProfessor {
  professor: Professor;
  score: ScoreState;
}

/** The orders to choose from, the default first. */
export const professorOrders = ['score', 'hIndex', 'name'] as const;
export type ProfessorOrder = (typeof professorOrders)[number];

/** Highest first; what is missing comes last. */
const byNumber = (a: number | null, b: number | null) => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
};

/**
 * The professors in an order; ties keep the order of the server. While a score is on its way, the order by score waits, so that rows do not
 * change their places with each answer.
 */
export function inOrder(
  all: readonly ScoredProfessor[],
  order: ProfessorOrder,
  locale: string,
): readonly ScoredProfessor[] {
  if (order === 'hIndex') return all.toSorted((a, b) => byNumber(a.professor.h_index, b.professor.h_index));
  if (order === 'name') {
    const { compare } = new Intl.Collator(locale);
    return all.toSorted((a, b) => compare(a.professor.full_name, b.professor.full_name));
  }
  if (all.some(({ score }) => score.status === 'loading')) return all;
  return all.toSorted((a, b) => byNumber(scoreOf(a.score), scoreOf(b.score)));
}

/** The professors that reach both minimums; null is no minimum. A score on its way is not yet judged. */
export function reaching(
  all: readonly ScoredProfessor[],
  { minHIndex, minScore }: { minHIndex: number | null; minScore: number | null },
): readonly ScoredProfessor[] {
  const reaches = (value: number | null, minimum: number | null) => !minimum || (value !== null && value >= minimum);
  return all.filter(
    ({ professor, score }) =>
      reaches(professor.h_index, minHIndex) && (score.status === 'loading' || reaches(scoreOf(score), minScore)),
  );
}
