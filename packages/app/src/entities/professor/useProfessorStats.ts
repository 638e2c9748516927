import type { ProfessorStats } from '@peyk/api-types';
import { isUnknownPath } from '../../api/pathFallback';
import { type ApiResult, useApi } from '../../api/useApi';
import { readProfessorStats } from './professorStats';

/** The totals over all professors; the second address is requested only where the first does not exist. */
export function useProfessorStats(): Pick<ApiResult<ProfessorStats>, 'data' | 'problem' | 'reload'> {
  const first = useApi('/api/professor/professors/stats/');
  const useSecond = first.problem !== null && isUnknownPath(first.problem);
  const second = useApi(useSecond ? '/professor/professors/stats/' : null);
  const { data, problem, reload } = useSecond ? second : first;
  return { data: data === undefined ? undefined : readProfessorStats(data), problem, reload };
}
