import { type Problem, fieldErrors } from '../api/problem';
import type { Faults } from './fault';

/**
 * What the server said of the fields of a form, in the same form as the form's own faults. A nested name says the way to
 * a field and maybe on to a part of it: `advanced_filters.max_rank`, `advanced_filters.research_areas.3`.
 */
export function serverFaults<Field extends string>(
  problem: Problem | null,
  /** The field at which a name of the request is told; undefined for one that the form does not show. */
  fieldOf: (name: string) => Field | undefined,
): {
  faults: Faults<Field>;
  /** The problem, where the fields do not say all of it. */
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
