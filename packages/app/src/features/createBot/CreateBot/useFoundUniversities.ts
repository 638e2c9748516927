import type { Country, University } from '@peyk/api-types';
import { useMemo } from 'react';
import { neededCountries } from './toState';
import { useDebounced } from '../../../ui/useDebounced';
import { useUniversities } from './useUniversities';
import type { Wizard } from './wizard/types';
import { filterUniversities, suggestUniversities } from './wizard/universities';

/** How long a name must stand still before it is looked for (specification, section 9). */
export const searchPauseMs = 300;

interface FoundUniversities {
  /** All of the countries that the filters point at. */
  universities: ReturnType<typeof useUniversities>;
  /** Of those, what the applied filters keep. */
  kept: readonly University[];
  /** The text of the type-ahead once it has stood still. */
  query: string;
  /** What that text may mean: at most twenty. */
  suggested: readonly University[];
}

/** The universities the wizard needs now. There may be thousands: they are gone through once for each change of filters. */
export function useFoundUniversities(wizard: Wizard, countries: readonly Country[] | undefined): FoundUniversities {
  const universities = useUniversities(neededCountries(wizard, countries));
  const query = useDebounced(wizard.form.query, searchPauseMs);
  const { applied } = wizard;
  const { data } = universities;
  const kept = useMemo(() => (data && applied ? filterUniversities(data, applied) : []), [data, applied]);
  const suggested = useMemo(() => (data ? suggestUniversities(data, query) : []), [data, query]);
  return { universities, kept, query, suggested };
}
