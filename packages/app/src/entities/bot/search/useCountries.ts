import type { Country } from '@peyk/api-types';
import { isUnknownPath } from '../../../api/pathFallback';
import { listOf } from '../../../api/toState';
import { type ApiResult, useApi } from '../../../api/useApi';
import { isIncomplete, joinCountries } from './regions';

export interface Countries {
  result: Pick<ApiResult<readonly Country[]>, 'data' | 'problem' | 'refreshing'>;
  reload: () => Promise<unknown>;
}

/**
 * The countries of the directory. The second endpoint is used if the first does not exist, or lacks ids or regions
 * . If the second fails, the countries of the first are returned with its problem.
 */
export function useCountries(): Countries {
  const first = useApi('/countries/', {}, { revalidateOnFocus: false });
  const known = first.data === undefined ? undefined : listOf(first.data).items;
  const missing = first.problem !== null && isUnknownPath(first.problem);
  const needsSecond = missing || (known !== undefined && isIncomplete(known));
  const second = useApi(needsSecond ? '/api/auth/countries/name/' : null, {}, { revalidateOnFocus: false });
  const other = second.data === undefined ? undefined : listOf(second.data).items;

  if (missing) return { result: { ...second, data: other }, reload: second.reload };
  const data = known && other ? joinCountries(known, other) : known;
  // A retry after a failure does not hide the first list.
  const waitsForSecond = needsSecond && second.loading && second.problem === null;
  return {
    result: { ...first, data: waitsForSecond ? undefined : data, problem: first.problem ?? second.problem },
    reload: needsSecond ? () => Promise.all([first.reload(), second.reload()]) : first.reload,
  };
}
