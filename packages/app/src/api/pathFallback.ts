import { type Outcome } from './client';
import type { Problem } from './problem';

/** Whether an address does not exist there, or answers something that is no data. */
export function isUnknownPath(problem: Problem): boolean {
  return problem.kind === 'notFound' || problem.kind === 'html' || problem.kind === 'invalidJson';
}

/**
 * The second path of a call that is known under two: tried only when the first does not exist there or answers
 * something that is no data; never after 401, 403, a server's failure or without a connection.
 */
export async function withFallback<Data>(first: () => Promise<Outcome<Data>>, second: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  const outcome = await first();
  if (outcome.ok) return outcome;
  return isUnknownPath(outcome.problem) ? second() : outcome;
}
