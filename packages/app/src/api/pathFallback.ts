import type { Problem } from './problem';

/** Whether an address does not exist on this server, or succeeds with something other than data. */
export function isUnknownPath(problem: Problem): boolean {
  if (problem.kind !== 'html' && problem.kind !== 'invalidJson') return problem.kind === 'notFound';
  const { status } = problem;
  return (status >= 200 && status < 300) || status === 404 || status === 405;
}
