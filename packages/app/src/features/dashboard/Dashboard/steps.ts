import type { Problem } from '../../../api/problem';

/** The state of one of the three steps to the first letter. */
export type StepState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'todo' }
  | { status: 'upcoming' }
  | { status: 'done'; count: number };

export type StepName = 'interests' | 'gmail' | 'bot';

interface Counted {
  /** How many there are; undefined while unknown. */
  count: number | undefined;
  problem: Problem | null;
}

const ORDER: readonly StepName[] = ['interests', 'gmail', 'bot'];

/** The three steps in order: those with a count are done, the first without one is next, the others are upcoming. */
export function stepsOf(counts: Record<StepName, Counted>): Record<StepName, StepState> {
  let nextFound = false;
  const states = ORDER.map((name): [StepName, StepState] => {
    const { count, problem } = counts[name];
    if (count === undefined) return [name, problem ? { status: 'failed', problem } : { status: 'loading' }];
    if (count > 0) return [name, { status: 'done', count }];
    if (nextFound) return [name, { status: 'upcoming' }];
    nextFound = true;
    return [name, { status: 'todo' }];
  });
  return Object.fromEntries(states) as Record<StepName, StepState>;
}
