import type { BotStats } from '@peyk/api-types';
import { isUnknownPath } from '../../api/pathFallback';
import { type ApiResult, useApi } from '../../api/useApi';
import { readBotStats } from './botStats';

/** The totals over all bots; the second address is requested only where the first does not exist. */
export function useBotStats(): Pick<ApiResult<BotStats>, 'data' | 'problem' | 'reload'> {
  const first = useApi('/bots/stats/');
  const useSecond = first.problem !== null && isUnknownPath(first.problem);
  const second = useApi(useSecond ? '/api/bots/stats/' : null);
  const { data, problem, reload } = useSecond ? second : first;
  return { data: data === undefined ? undefined : readBotStats(data), problem, reload };
}
