import type { Country, University } from '@peyk/api-types';
import useSWR, { useSWRConfig } from 'swr';
import { api, unwrap } from '../../../api/client';
import { problemOf } from '../../../api/problem';
import { listOf } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';

const none: readonly University[] = [];

/** Concurrent requests: a continent has some fifty countries, and a browser keeps six connections. */
const atOnce = 6;

/** Universities by country for each SWR cache: adding a country fetches only that one, not all of them again. */
const fetchedInto = new WeakMap<object, Map<string, readonly University[]>>();

/** The universities of some countries, one request each, cached until the page is reloaded. `null` fetches nothing. */
export function useUniversities(
  countries: readonly Country[] | null,
): Pick<ApiResult<readonly University[]>, 'data' | 'problem' | 'refreshing' | 'reload'> {
  const { cache } = useSWRConfig();
  const names = countries?.map(({ name }) => name).toSorted() ?? [];
  const { data, error, isValidating, mutate } = useSWR<readonly University[], unknown>(
    names.length ? ['universities of', ...names] : null,
    () => universitiesOf(countries ?? [], fetchedFor(cache)),
    { revalidateOnFocus: false },
  );
  return {
    // No countries mean no universities, without a request.
    data: countries?.length === 0 ? none : data,
    problem: error === undefined ? null : problemOf(error),
    refreshing: isValidating && data !== undefined,
    reload: () => mutate(),
  };
}

function fetchedFor(cache: object): Map<string, readonly University[]> {
  const known = fetchedInto.get(cache) ?? new Map<string, readonly University[]>();
  fetchedInto.set(cache, known);
  return known;
}

async function universitiesOf(
  countries: readonly Country[],
  fetched: Map<string, readonly University[]>,
): Promise<readonly University[]> {
  const waiting = [...countries];
  const found = new Map<number, University>();
  const work = async () => {
    for (let country = waiting.shift(); country; country = waiting.shift()) {
      for (const university of await universitiesIn(country, fetched))
        found.set(university.id, withCountry(university, country));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, countries.length) }, work));
  return [...found.values()];
}

/** Requests by id, or by name for a country without one. */
async function universitiesIn(
  { id, name }: Country,
  fetched: Map<string, readonly University[]>,
): Promise<readonly University[]> {
  const known = fetched.get(name);
  if (known) return known;
  const answer =
    id === undefined
      ? await unwrap(api.GET('/api/auth/countries/universities/', { params: { query: { name } } }))
      : await unwrap(api.GET('/universities/', { params: { query: { country: id } } }));
  const { items } = listOf(answer);
  fetched.set(name, items);
  return items;
}

/** Adds the country, whose fields are an extension of the contract and may be missing. */
function withCountry(university: University, { name, code }: Country): University {
  return {
    ...university,
    country_name: university.country_name ?? name,
    country_code: university.country_code ?? code,
  };
}
