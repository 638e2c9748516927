import { type Problem, fieldErrors } from '../api/problem';
import type { Faults } from './fault';

/**
 * The server's field errors as faults of the form. A nested name is the path of a field, possibly with an index:
 * `advanced_filters.max_rank`, `advanced_filters.research_areas.3`.
 */
export function serverFaults<Field extends string>(
  problem: Problem | null,
  /** The field that shows the error of a request field; undefined if the form has none. */
  fieldOf: (name: string) => Field | undefined,
): {
  faults: Faults<Field>;
  /** The problem, where the fields do not show all of it. */
  rest: Problem | null;
} {
  const said = Object.entries(fieldErrors(problem));
  const sentences = new Map<Field, Set<string>>();
  let isTold = said.length > 0;
  for (const [name, texts] of said) {
    const field = name
      .split('.')
      .map(fieldOf)
      .findLast((each) => each !== undefined);
    if (field === undefined) isTold = false;
    else sentences.set(field, new Set([...(sentences.get(field) ?? []), ...texts]));
  }
  const faults: Partial<Record<Field, Faults[string]>> = {};
  for (const [field, texts] of sentences) faults[field] = { code: 'said', params: { text: [...texts].join(' ') } };
  return { faults, rest: isTold ? null : problem };
}
