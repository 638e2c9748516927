import type { AdvancedFilters, Bot, Country } from '@peyk/api-types';
import { type RankRange, type SearchForm, type SearchMode, anywhere, defaultRanks, emptySearch } from './finder';
import { searchable } from './regions';

/** Where a bot searches, in the fields of the contract. They depend on one another, so they are sent together. */
export interface BotSearch {
  target_country: number | null;
  target_university_name: string | null;
  filters: {
    target_country_name: string | null;
    selected_countries: string[];
    continent: string | null;
    subcontinent: string | null;
    selected_universities: number[];
    search_mode: SearchMode;
    min_rank: number | null;
    max_rank: number | null;
    university_query: string | null;
  };
}

/** What is sent for the fields of a search (specification, section 3; A-48). `countries` gives the ids of the names. */
export function searchOf(form: SearchForm, countries: readonly Country[]): BotSearch {
  const byCountry = form.scope === 'country';
  const everywhere = !byCountry && form.continent === anywhere;
  const ranked = form.mode !== 'name';
  const only = form.selected.length === 1 ? form.selected[0] : undefined;
  return {
    target_country: byCountry ? (countries.find(({ name }) => name === form.country)?.id ?? null) : null,
    target_university_name: only?.name || null,
    filters: {
      target_country_name: byCountry ? form.country : null,
      // Without a place the server searches every country, those added to the directory afterwards included.
      selected_countries: byCountry || everywhere ? [] : [...form.countries],
      continent: byCountry || everywhere ? null : form.continent,
      subcontinent: byCountry ? null : form.subcontinent,
      selected_universities: form.selected.map(({ id }) => id),
      search_mode: form.mode,
      min_rank: ranked ? form.ranks[0] : null,
      max_rank: ranked ? form.ranks[1] : null,
      university_query: ranked ? null : form.query.trim() || null,
    },
  };
}

/** The search of a stored bot; absent fields are null or empty. */
export function searchOfBot({ target_country, target_university_name, advanced_filters: filters }: Bot): BotSearch {
  return {
    target_country,
    target_university_name,
    filters: {
      target_country_name: filters.target_country_name ?? null,
      selected_countries: filters.selected_countries ?? [],
      continent: filters.continent ?? null,
      subcontinent: filters.subcontinent ?? null,
      selected_universities: filters.selected_universities ?? [],
      search_mode: filters.search_mode ?? 'world',
      min_rank: filters.min_rank ?? null,
      max_rank: filters.max_rank ?? null,
      university_query: filters.university_query ?? null,
    },
  };
}

/** The last rank of a search that names a first one only: the server then has no last one, a field needs one. */
const lastRank = 500;

/** The fields of a search for what is stored. `nameOf` names the chosen universities; one that it does not know has an empty name. */
export function formOfSearch(
  search: BotSearch,
  countries: readonly Country[],
  nameOf: (id: number) => string | undefined,
): SearchForm {
  const { filters, target_university_name: named } = search;
  const chosen = filters.selected_universities;
  const onlyName = chosen.length === 1 ? named : null;
  // A bot may name one university without an id; the server then looks for it by its name.
  const byName = chosen.length === 0 && named !== null;
  return {
    ...emptySearch,
    ...placeOf(search, countries),
    mode: byName ? 'name' : filters.search_mode,
    ranks: ranksOf(filters),
    query: byName ? named : (filters.university_query ?? ''),
    selected: chosen.map((id) => ({ id, name: nameOf(id) ?? onlyName ?? '' })),
  };
}

function ranksOf({ min_rank: min, max_rank: max }: Pick<AdvancedFilters, 'min_rank' | 'max_rank'>): RankRange {
  if (min == null && max == null) return defaultRanks;
  return [min ?? 1, max ?? Math.max(min ?? 1, lastRank)];
}

type Place = Pick<SearchForm, 'scope' | 'country' | 'continent' | 'subcontinent' | 'countries'>;

/** The country of an id comes first, then the named one, then the chosen ones, then their region; none of them is anywhere. */
function placeOf({ target_country: id, filters }: BotSearch, countries: readonly Country[]): Place {
  const none = { country: null, continent: null, subcontinent: null, countries: [] };
  const { continent, subcontinent, selected_countries: chosen } = filters;
  const byId = id === null ? undefined : countries.find((country) => country.id === id)?.name;
  const alone = chosen.length === 1 && continent === null ? chosen[0] : undefined;
  const country = byId ?? (filters.target_country_name?.trim() || alone);
  if (country) return { ...none, scope: 'country', country };
  const region = continent ?? countries.find(({ name }) => name === chosen[0])?.region ?? null;
  if (region !== null) return { ...none, scope: 'continent', continent: region, subcontinent, countries: chosen };
  return { ...none, scope: 'continent', continent: anywhere, countries: searchable(countries).map(({ name }) => name) };
}

/** Reads what `JSON.stringify` wrote of a search; null for anything else. */
export function readSearch(text: string): BotSearch | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSearch(value) ? value : null;
  } catch {
    return null;
  }
}

type Check = (value: unknown) => boolean;
const isNumber: Check = (value) => value === null || Number.isSafeInteger(value);
const isText: Check = (value) => value === null || typeof value === 'string';
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((each) => each !== null && check(each));
const bag =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]));
const filterChecks: Record<keyof BotSearch['filters'], Check> = {
  target_country_name: isText,
  selected_countries: listOf(isText),
  continent: isText,
  subcontinent: isText,
  selected_universities: listOf(isNumber),
  search_mode: (value) => value === 'world' || value === 'local' || value === 'name',
  min_rank: isNumber,
  max_rank: isNumber,
  university_query: isText,
};
const searchChecks: Record<keyof BotSearch, Check> = {
  target_country: isNumber,
  target_university_name: isText,
  filters: bag(filterChecks),
};
const isSearchShape = bag(searchChecks);
const isSearch = (value: unknown): value is BotSearch => isSearchShape(value);
