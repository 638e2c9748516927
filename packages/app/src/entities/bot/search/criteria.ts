import { type Criteria, type Finder, type SearchFault, type SearchForm, universitiesLimit } from './finder';

/** The names of the countries chosen in the form. */
export function countriesOf({ scope, country, countries }: SearchForm): readonly string[] {
  if (scope === 'continent') return countries;
  return country === null ? [] : [country];
}

/** The current filters. Only rank or query, whichever the mode uses: a change of the other must not count. */
export function criteriaOf(form: SearchForm): Criteria {
  const { mode, ranks, query } = form;
  return {
    countries: countriesOf(form),
    mode,
    ranks: mode === 'name' ? [0, 0] : ranks,
    query: mode === 'name' ? query.trim() : '',
  };
}

/** 'Apply Filters' needs at least one country (BOT-52, BOT-53). */
export function canApply(form: SearchForm): boolean {
  return countriesOf(form).length > 0;
}

/** Whether the filters cannot match any university: by name, without a name (BOT-50). */
export function keepsNothing({ mode, query }: Pick<SearchForm, 'mode' | 'query'>): boolean {
  return mode === 'name' && query.trim() === '';
}

/** Whether the filters have changed since the shown results were computed. */
export function isOutdated({ applied, form }: Pick<Finder, 'applied' | 'form'>): boolean {
  return applied !== null && JSON.stringify(applied) !== JSON.stringify(criteriaOf(form));
}

/** What is wrong with the ranks, where they decide. */
export function ranksFault({ mode, ranks: [min, max] }: Pick<SearchForm, 'mode' | 'ranks'>): SearchFault | null {
  if (mode === 'name') return null;
  if (Number.isNaN(min) || Number.isNaN(max)) return { code: 'wholeNumber' };
  if (min < 1 || max < 1) return { code: 'minimum', params: { limit: 1 } };
  return max < min ? { code: 'ranksUpsideDown' } : null;
}

/** Whether there are more chosen universities than the contract allows. */
export const hasTooMany = ({ selected }: Pick<SearchForm, 'selected'>): boolean => selected.length > universitiesLimit;
