import { limits as filterLimits } from '@peyk/api-types/limits/AdvancedFiltersInput';
import { limitOf } from '../../../forms/check';
import type { Fault as FieldFault, OwnWords } from '../../../forms/fault';

/** The continent of somebody who looks in every country with a university. */
export const anywhere = '*';

export type Scope = 'country' | 'continent';
export type SearchMode = 'world' | 'local' | 'name';
export type RankRange = readonly [min: number, max: number];

/** A chosen university; its name is kept, because the results that contain it may be gone. */
export interface ChosenUniversity {
  id: number;
  name: string;
}

/** Where a bot searches, as a person enters it. Countries are kept by their English name: an id is optional in the contract. */
export interface SearchForm {
  scope: Scope;
  country: string | null;
  continent: string | null;
  subcontinent: string | null;
  countries: readonly string[];
  mode: SearchMode;
  ranks: RankRange;
  query: string;
  selected: readonly ChosenUniversity[];
}

/** The filters that 'Apply Filters' applied: the universities shown match these, not the fields. */
export interface Criteria {
  countries: readonly string[];
  mode: SearchMode;
  ranks: RankRange;
  query: string;
}

/** Where a message about the search can be shown. All are fields, except `universities`, which is a table. */
export type SearchField = 'country' | 'ranks' | 'query' | 'universities';

/** Maps the server's fields to those of a search. */
export const searchFieldOf: Readonly<Record<string, SearchField>> = {
  target_country: 'country',
  target_country_name: 'country',
  selected_countries: 'country',
  continent: 'country',
  subcontinent: 'country',
  min_rank: 'ranks',
  max_rank: 'ranks',
  university_query: 'query',
  target_university_name: 'query',
  selected_universities: 'universities',
};

/** The messages of faults that only a search reports. */
export const searchWords = {
  ranksUpsideDown: (t) => t('createBot.faults.ranksUpsideDown'),
  tooManyUniversities: (t) => t('createBot.faults.tooManyUniversities', { max: universitiesLimit }),
} satisfies OwnWords<string>;

export type SearchFault = FieldFault<keyof typeof searchWords>;
export type SearchFaults = { [Field in SearchField]?: SearchFault };

export const pageSizes = [10, 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];

/** The fields of a search with the universities that were found by them. */
export interface Finder {
  form: SearchForm;
  faults: SearchFaults;
  /** Null hides the results. */
  applied: Criteria | null;
  page: number;
  pageSize: PageSize;
}

/** The most universities of a run, whether chosen one by one or, with none chosen, those that match the filters. */
export const universitiesLimit = limitOf(filterLimits.selected_universities, 'maxItems');
export const defaultRanks: RankRange = [1, 100];

/** The search of a new bot. */
export const emptySearch: SearchForm = {
  scope: 'country',
  country: null,
  continent: null,
  subcontinent: null,
  countries: [],
  mode: 'world',
  ranks: defaultRanks,
  query: '',
  selected: [],
};

export type FinderEvent =
  | { type: 'edited'; fields: Partial<Pick<SearchForm, 'mode' | 'ranks' | 'query'>> }
  | { type: 'scopeChosen'; scope: Scope }
  | { type: 'countryChosen'; country: string }
  | { type: 'continentChosen'; continent: string }
  | { type: 'subcontinentChosen'; subcontinent: string | null }
  /** Every country with a university. */
  | { type: 'anywhereChosen'; countries: readonly string[] }
  | { type: 'countryAdded' | 'countryRemoved'; country: string }
  | { type: 'countriesAdded'; countries: readonly string[] }
  | { type: 'filtersApplied' }
  | { type: 'universityChosen' | 'universityDropped'; university: ChosenUniversity }
  /** All results of the filters, not only the current page. */
  | { type: 'allChosen'; universities: readonly ChosenUniversity[] }
  | { type: 'selectionCleared' }
  | { type: 'pageTurned'; page: number }
  | { type: 'pageSizeChosen'; size: PageSize };
