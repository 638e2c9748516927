import type { Problem } from './problem';

/** Whether an address does not exist there, or answers something that is no data. */
export function isUnknownPath(problem: Problem): boolean {
  return problem.kind === 'notFound' || problem.kind === 'html' || problem.kind === 'invalidJson';
}
