import { isUnknownPath } from '../../api/pathFallback';
import type { Problem } from '../../api/problem';
import { listOf } from '../../api/toState';
import { useApi } from '../../api/useApi';

/** The English name of a country by its id; undefined where it is not known. */
export type CountryOf = (id: number) => string | undefined;

/** The names of countries by their ids, requested only when `wanted`; the second address only where the first does not exist. */
export function useCountryOf(wanted: boolean): {
  countryOf: CountryOf;
  problem: Problem | null;
  reload: () => Promise<unknown>;
} {
  const first = useApi(wanted ? '/countries/' : null, {}, { revalidateOnFocus: false });
  const useSecond = first.problem !== null && isUnknownPath(first.problem);
  const second = useApi(useSecond ? '/api/auth/countries/name/' : null, {}, { revalidateOnFocus: false });
  const { data, problem, reload } = useSecond ? second : first;
  const names = new Map(
    (data === undefined ? [] : listOf(data).items).flatMap(({ id, name }) => (id === undefined ? [] : [[id, name]])),
  );
  return { countryOf: (id) => names.get(id), problem, reload };
}
