import type { Problem } from './problem';
import type { ApiResult } from './useApi';

/** The states that every screen with data shares; a screen adds its own to the union (`empty`, `busy`, …). */
export type Loadable<Ready> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | ({
      status: 'ready';
      refreshing: boolean;
      /** Newer data could not be had; what is shown is older. */ notice: Problem | null;
      /** How many items of a list could not be read and are not in it. */
      leftOut?: number;
    } & Ready);

/**
 * A result as a state. Data wins over a later failure: content that is there stays, and the failure comments on it.
 */
export function toState<Data, Ready>(
  result: Pick<ApiResult<Data>, 'data' | 'problem' | 'refreshing'> & { leftOut?: number },
  ready: (data: Data) => Ready,
): Loadable<Ready> {
  if (result.data !== undefined)
    return {
      status: 'ready',
      refreshing: result.refreshing,
      notice: result.problem,
      ...(result.leftOut ? { leftOut: result.leftOut } : {}),
      ...ready(result.data),
    };
  if (result.problem) return { status: 'failed', problem: result.problem };
  return { status: 'loading' };
}

/**
 * The items of an answer that is a list or `{ results, count }`, with the number of all of them. An answer of another
 * shape holds none.
 */
export function listOf<Item>(answer: readonly Item[] | { results: readonly Item[]; count?: number }): {
  items: readonly Item[];
  count: number;
} {
  const items = 'results' in answer ? answer.results : answer;
  if (!Array.isArray(items)) return { items: [], count: 0 };
  const count = 'count' in answer ? answer.count : undefined;
  return { items, count: Number.isInteger(count) ? Number(count) : items.length };
}
