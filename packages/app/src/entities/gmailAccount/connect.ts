import type { GmailAccount } from '@peyk/api-types';
import type { Problem } from '../../api/problem';
import type { OAuthMessage } from './oauthMessage';

/** Why a connection failed. */
export type ConnectFailure =
  | { why: 'blocked' }
  | { why: 'cancelled' }
  | { why: 'refused'; description: string | null }
  | { why: 'noLocation' }
  | { why: 'problem'; problem: Problem };

/** One attempt to connect an account, from the press to the answer of the server. */
export type Connect =
  | { step: 'idle' }
  /** The window is open and empty; the authorization URL is being requested. */
  | { step: 'opening' }
  | { step: 'waiting'; state: string; closedTicks: number }
  | { step: 'completing'; state: string; code: string }
  | { step: 'connected'; account: GmailAccount }
  /** `state` is kept only after 'cancelled': a success that arrives late still counts. */
  | { step: 'failed'; failure: ConnectFailure; state: string | null };

export type ConnectEvent =
  | { type: 'pressed' }
  | { type: 'blocked' }
  | { type: 'opened'; state: string }
  | { type: 'notOpened'; failure: ConnectFailure }
  | { type: 'heard'; message: OAuthMessage; fromOwnWindow: boolean }
  /** Once a second, with whether the window looks closed. */
  | { type: 'ticked'; closed: boolean }
  | { type: 'completed'; account: GmailAccount }
  | { type: 'notCompleted'; problem: Problem }
  | { type: 'dismissed' };

export const idleConnect: Connect = { step: 'idle' };

/**
 * Ticks with a closed window before it counts as cancelled. Two: a window that closes itself has just sent its message,
 * and some sites make the browser report a window as closed while it is open.
 */
const closedTicksToCancel = 2;

/** The next state of a connection (specification, section 4, Gmail popup; ). */
export function connectReducer(connect: Connect, event: ConnectEvent): Connect {
  switch (event.type) {
    case 'pressed':
      return isBusy(connect) ? connect : { step: 'opening' };
    case 'blocked':
      return failed({ why: 'blocked' });
    case 'opened':
      return connect.step === 'opening' ? { step: 'waiting', state: event.state, closedTicks: 0 } : connect;
    case 'notOpened':
      return connect.step === 'opening' ? failed(event.failure) : connect;
    case 'heard':
      return heard(connect, event.message, event.fromOwnWindow);
    case 'ticked':
      return ticked(connect, event.closed);
    case 'completed':
      return connect.step === 'completing' ? { step: 'connected', account: event.account } : connect;
    case 'notCompleted':
      return connect.step === 'completing' ? failed({ why: 'problem', problem: event.problem }) : connect;
    case 'dismissed':
      return isBusy(connect) ? connect : idleConnect;
  }
}

/** True from the press until there is an answer: the button shows it and ignores presses. */
export function isBusy(connect: Connect): boolean {
  return connect.step === 'opening' || connect.step === 'waiting' || connect.step === 'completing';
}

/** The state an arriving message must carry; null when nothing is expected. */
export function expectedState(connect: Connect): string | null {
  return connect.step === 'waiting' || connect.step === 'failed' ? connect.state : null;
}

/** The state of the current attempt: the return page gets a reply for it, even when it sends the code again. */
export function knownState(connect: Connect): string | null {
  return 'state' in connect ? connect.state : null;
}

function heard(connect: Connect, message: OAuthMessage, fromOwnWindow: boolean): Connect {
  const expected = expectedState(connect);
  if (expected === null) return connect;
  if (message.status === 'success' && message.state === expected) {
    return { step: 'completing', state: message.state, code: message.code };
  }
  // An error may come without its state; then only our own window is trusted.
  const ours = message.state === expected || (message.state === null && fromOwnWindow);
  if (message.status === 'error' && ours && connect.step === 'waiting') {
    return failed({ why: 'refused', description: message.description });
  }
  return connect;
}

function ticked(connect: Connect, closed: boolean): Connect {
  if (connect.step !== 'waiting') return connect;
  if (!closed) return connect.closedTicks === 0 ? connect : { ...connect, closedTicks: 0 };
  const closedTicks = connect.closedTicks + 1;
  if (closedTicks < closedTicksToCancel) return { ...connect, closedTicks };
  return { step: 'failed', failure: { why: 'cancelled' }, state: connect.state };
}

function failed(failure: ConnectFailure): Connect {
  return { step: 'failed', failure, state: null };
}
