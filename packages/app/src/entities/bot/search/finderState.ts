import type { Country, University } from '@peyk/api-types';
import { type Loadable, toState } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import { countriesOf } from './criteria';
import type { Finder } from './finder';

/** The suggestions of the type-ahead. */
export interface Suggestions {
  status: 'idle' | 'loading' | 'failed' | 'empty';
  items: readonly University[];
}

/** What a search is drawn from. */
export interface FinderState {
  finder: Finder;
  countries: Loadable<{ countries: readonly Country[] }>;
  /** The universities that match the applied filters; null before filters are applied. */
  results: Loadable<{ universities: readonly University[] }> | null;
  suggestions: Suggestions;
}

type Result<Data> = Pick<ApiResult<readonly Data[]>, 'data' | 'problem' | 'refreshing'>;

export interface FinderFacts {
  countries: Result<Country>;
  /** The universities of the countries in the filters; no data while none are needed. */
  universities: Result<University>;
  /** Those of `universities` that match the applied filters. */
  kept: readonly University[];
  /** The debounced text of the type-ahead. */
  query: string;
  /** Those of `universities` that match `query`. */
  suggested: readonly University[];
}

/** Combines the fields of a search and the API results into what is drawn. */
export function finderState(
  finder: Finder,
  { countries, universities, kept, query, suggested }: FinderFacts,
): FinderState {
  // Universities cannot be requested without the countries, so the countries' problem is theirs too.
  const found = countries.data ? universities : { ...universities, problem: universities.problem ?? countries.problem };
  return {
    finder,
    countries: toState(countries, (data) => ({ countries: data })),
    results: finder.applied ? toState(found, () => ({ universities: kept })) : null,
    suggestions: suggestionsFor(finder, found, query, suggested),
  };
}

function suggestionsFor(
  { form }: Finder,
  { data, problem }: Result<University>,
  query: string,
  items: readonly University[],
): Suggestions {
  if (form.mode !== 'name' || countriesOf(form).length === 0 || !form.query.trim())
    return { status: 'idle', items: [] };
  if (data === undefined) return { status: problem ? 'failed' : 'loading', items: [] };
  // Until the text is debounced, the suggestions for the previous one stay.
  if (query.trim() !== form.query.trim()) return { status: 'loading', items };
  return { status: items.length ? 'idle' : 'empty', items };
}

/** The countries whose universities are needed now: once filters are applied, or while a name is typed. */
export function neededCountries(
  { applied, form }: Pick<Finder, 'applied' | 'form'>,
  countries: readonly Country[] | undefined,
): readonly Country[] | null {
  if (!countries || (applied === null && form.mode !== 'name')) return null;
  return inPlaces(form, countries);
}

/** The countries that a search covers. */
export function inPlaces(form: Finder['form'], countries: readonly Country[]): readonly Country[] {
  const wanted = new Set(countriesOf(form));
  return countries.filter(({ name }) => wanted.has(name));
}
