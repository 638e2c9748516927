import type { MailboxMessage } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { MailboxState, OpenMessage } from './Mailbox.states';

export const pageSize = 20;

interface Part<Data> {
  data: Data | undefined;
  problem: Problem | null;
}

export interface MailboxInput {
  signedIn: boolean;
  list: Part<{ results: readonly MailboxMessage[]; count: number }> & { refreshing: boolean; leftOut?: number };
  page: number;
  /** The message id in the URL; `null` for none. */
  openId: number | null;
  /** The single message; requested only if the list does not contain it. */
  single: Part<MailboxMessage>;
  /** The attachment that is being downloaded, or that was not. */
  file?: { position: number; problem: Problem | null } | null;
}

/** Combines list, page and message into one state. */
export function toMailboxState({ signedIn, list, page, openId, single, file = null }: MailboxInput): MailboxState {
  if (list.data === undefined) {
    if (list.problem?.kind === 'notFound') return { signedIn, status: 'closed' };
    return list.problem ? { signedIn, status: 'failed', problem: list.problem } : { signedIn, status: 'loading' };
  }
  const { results, count } = list.data;
  const pageCount = Math.max(1, Math.ceil(count / pageSize));
  if (count === 0 && openId === null) return { signedIn, status: 'empty', refreshing: list.refreshing };
  return {
    signedIn,
    status: 'ready',
    messages: results,
    count,
    page: Math.min(page, pageCount),
    pageCount,
    refreshing: list.refreshing,
    notice: list.problem,
    leftOut: list.leftOut,
    openId,
    open: openOf(openId, results, single, signedIn),
    ...(file ? { file } : {}),
  };
}

function openOf(
  openId: number | null,
  messages: readonly MailboxMessage[],
  single: Part<MailboxMessage>,
  signedIn: boolean,
): OpenMessage {
  if (openId === null) return { status: 'none' };
  const message = messages.find(({ id }) => id === openId) ?? single.data;
  if (message) return { status: 'open', message };
  // Messages of Peyk itself cannot be requested one by one.
  if (!signedIn || single.problem?.kind === 'notFound') return { status: 'gone' };
  return single.problem ? { status: 'failed', problem: single.problem } : { status: 'loading' };
}
