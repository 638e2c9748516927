import type { Country, University } from '@peyk/api-types';
import { useMemo } from 'react';
import { useDebounced } from '../../../ui/useDebounced';
import { useUniversities } from './useUniversities';
import type { Finder } from './finder';
import { filterUniversities, suggestUniversities } from './universities';

/** The debounce of the name search, in ms (specification, section 9). */
export const searchPauseMs = 300;

interface FoundUniversities {
  /** All universities of the countries in the filters. */
  universities: ReturnType<typeof useUniversities>;
  /** Those that match the applied filters. */
  kept: readonly University[];
  /** The debounced text of the type-ahead. */
  query: string;
  /** Those that match `query`: at most `suggestionLimit` and one more. */
  suggested: readonly University[];
}

/** The universities that a search needs now: those of `needed`. There may be thousands, so they are filtered only when the filters change. */
export function useFoundUniversities(finder: Finder, needed: readonly Country[] | null): FoundUniversities {
  const universities = useUniversities(needed);
  const query = useDebounced(finder.form.query, searchPauseMs);
  const { applied } = finder;
  const { data } = universities;
  const kept = useMemo(() => (data && applied ? filterUniversities(data, applied) : []), [data, applied]);
  const suggested = useMemo(() => (data ? suggestUniversities(data, query) : []), [data, query]);
  return { universities, kept, query, suggested };
}
