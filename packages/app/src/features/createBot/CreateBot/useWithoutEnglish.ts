import type { ResearchInterest } from '@peyk/api-types';
import { useApi } from '../../../api/useApi';
import { isBlank } from '../../../forms/check';
import { isLatin } from '../../../forms/latin';

/**
 * Whether an interest has no English name: its person wrote none, and the server's table of areas has none (LTR-05). False while that is
 * not known, and on a server without such a table.
 */
export function useWithoutEnglish(interest: ResearchInterest | undefined): boolean {
  const name = interest?.interest_name ?? '';
  const waits = !isLatin(name) && isBlank(interest?.interest_name_en);
  const { data } = useApi(waits ? '/areas/english/' : null, { params: { query: { name } } });
  return waits && data?.english === null;
}
