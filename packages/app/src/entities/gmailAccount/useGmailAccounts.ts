import type { GmailAccount } from '@peyk/api-types';
import { listOf } from '../../api/toState';
import { type ApiResult, useApi } from '../../api/useApi';
import { isUnknownPath } from '../../api/pathFallback';

/** The two addresses of the same list, the preferred one first. */
export const gmailAccountPaths = ['/integrations/api/gmail/accounts/', '/api/gmail-accounts/'] as const;

export interface GmailAccounts {
  result: Pick<ApiResult<readonly GmailAccount[]>, 'data' | 'problem' | 'refreshing' | 'leftOut'>;
  reload: () => Promise<unknown>;
}

/** The connected accounts of the person; the second address is requested only where the first does not exist. */
export function useGmailAccounts(): GmailAccounts {
  const first = useApi(gmailAccountPaths[0]);
  const useSecond = first.problem !== null && isUnknownPath(first.problem);
  const second = useApi(useSecond ? gmailAccountPaths[1] : null);
  const { data, problem, refreshing, leftOut, reload } = useSecond ? second : first;
  return {
    result: { data: data === undefined ? undefined : listOf(data).items, problem, refreshing, leftOut },
    reload,
  };
}
