import type { Problem } from './problem';
import type { ApiResult } from './useApi';

/** The states common to all screens with data; a screen adds its own to the union (`empty`, `busy`, …). */
export type Loadable<Ready> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | ({
      status: 'ready';
      refreshing: boolean;
      /** The last revalidation failed; the data shown are older. */ notice: Problem | null;
      /** How many items of a list were unreadable and left out. */
      leftOut?: number;
    } & Ready);

/** A result as a state. Data wins over a later failure: the content stays, with a note about the failure. */
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

/** The items of an answer that is a list or `{ results, count }`, with the total count. An answer of another shape gives no items. */
export function listOf<Item>(answer: readonly Item[] | { results: readonly Item[]; count?: number }): {
  items: readonly Item[];
  count: number;
} {
  const items = 'results' in answer ? answer.results : answer;
  if (!Array.isArray(items)) return { items: [], count: 0 };
  const count = 'count' in answer ? answer.count : undefined;
  return { items, count: Number.isInteger(count) ? Number(count) : items.length };
}
