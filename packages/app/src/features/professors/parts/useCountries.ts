import type { Country } from '@peyk/api-types';
import { useCountries as useDirectoryCountries } from '../../../entities/bot/search/useCountries';

/** The countries to choose from. Where they cannot be loaded, the country is typed. */
export type CountriesPart = { status: 'loading' | 'failed' } | { status: 'ready'; countries: readonly Country[] };

/** The countries of the directory, by either of its addresses. */
export function useCountries(): CountriesPart {
  const { data, problem } = useDirectoryCountries().result;
  if (data !== undefined) return { status: 'ready', countries: data };
  return { status: problem ? 'failed' : 'loading' };
}
