import type { Country } from '@peyk/api-types';
import { listOf } from '../../../api/toState';
import { useApi } from '../../../api/useApi';

/** The countries to choose from. Where they cannot be loaded, the country is typed. */
export type CountriesPart = { status: 'loading' | 'failed' } | { status: 'ready'; countries: readonly Country[] };

/** The countries of the directory. */
export function useCountries(): CountriesPart {
  const { data, problem } = useApi('/countries/', {}, { revalidateOnFocus: false });
  if (data !== undefined) return { status: 'ready', countries: listOf(data).items };
  return { status: problem ? 'failed' : 'loading' };
}
