import type { Bot, GmailAccount } from '@peyk/api-types';
import { listOf } from '../../../api/toState';
import type { ApiResult } from '../../../api/useApi';
import type { Asking } from './Gmail.states';

/** The question about an account, with the bots it would stop as far as they are known. */
export function askingOf(
  account: GmailAccount | null,
  bots: Pick<ApiResult<readonly Bot[] | { results: readonly Bot[]; count: number }>, 'data'>,
  busy: boolean,
): Asking | null {
  if (!account) return null;
  const affected = bots.data && listOf(bots.data).items.filter(({ gmail_account }) => gmail_account === account.id);
  return { account, bots: affected?.map(({ id, name }) => ({ id, name })) ?? null, busy };
}
