import type { Bot, GmailAccount } from '@peyk/api-types';
import { listOf } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { Asking } from './Gmail.states';

/** The confirmation for an account, with the bots it would pause as far as they are loaded. */
export function askingOf(
  account: GmailAccount | null,
  bots: Pick<ApiResult<readonly Bot[] | { results: readonly Bot[]; count: number }>, 'data'>,
  busy: boolean,
): Asking | null {
  if (!account) return null;
  if (!bots.data) return { account, bots: null, resting: 0, busy };
  const using = listOf(bots.data).items.filter(({ gmail_account }) => gmail_account === account.id);
  const atWork = using.filter(({ status }) => /^(?:active|running)$/i.test(status));
  return { account, bots: atWork.map(({ id, name }) => ({ id, name })), resting: using.length - atWork.length, busy };
}
