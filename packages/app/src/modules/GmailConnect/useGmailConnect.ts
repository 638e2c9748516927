import type { GmailAccount } from '@peyk/api-types';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useRefetch } from '../../api/useApi';
import { type Connect, connectReducer, expectedState, idleConnect, isBusy } from './connect';
import { oauthChannel } from './oauthMessage';
import { listenForOAuth, openOAuthWindow } from './oauthWindow';
import { completeConnect, startConnect } from './startConnect';
import { gmailAccountPaths } from './useGmailAccounts';

const closureCheckMs = 1000;

export interface GmailConnect {
  connect: Connect;
  busy: boolean;
  /** Call it straight from the press: a window opened later is blocked by the browser. */
  start: () => void;
  dismiss: () => void;
}

/**
 * Connects a Gmail account in a window of its own: a popup of 500 by 600 in the wizard, a tab elsewhere. The
 * first word from the window with the right state wins; the accounts are asked for again at every end.
 */
export function useGmailConnect({
  opener,
  onConnected,
}: {
  opener: 'popup' | 'tab';
  onConnected?: (account: GmailAccount) => void;
}): GmailConnect {
  const [connect, dispatch] = useReducer(connectReducer, idleConnect);
  const opened = useRef<Window | null>(null);
  const refetch = useRefetch();

  const start = useCallback(() => {
    const target = openOAuthWindow(opener);
    opened.current = target;
    if (!target) return dispatch({ type: 'blocked' });
    dispatch({ type: 'pressed' });
    void startConnect().then((answer) => {
      if (answer.ok) {
        target.location.href = answer.url;
        dispatch({ type: 'opened', state: answer.state });
      } else {
        target.close();
        dispatch({ type: 'notOpened', failure: answer.failure });
      }
    });
  }, [opener]);

  const expected = expectedState(connect);
  // Before the picture, not after it: whoever sees that this page waits may answer at once.
  useLayoutEffect(() => {
    if (expected === null) return undefined;
    return listenForOAuth((message, source, reply) => {
      if (message.status === 'taken') return;
      dispatch({ type: 'heard', message, fromOwnWindow: source !== null && source === opened.current });
      if (message.state === expected) reply({ source: oauthChannel, status: 'taken', state: expected });
    });
  }, [expected]);

  const waiting = connect.step === 'waiting';
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(
      () => dispatch({ type: 'ticked', closed: opened.current?.closed ?? true }),
      closureCheckMs,
    );
    return () => clearInterval(timer);
  }, [waiting]);

  const moved = useEffectEvent((now: Connect) => {
    if (now.step === 'completing') {
      void completeConnect(now.code, now.state).then((outcome) =>
        dispatch(
          outcome.ok
            ? { type: 'completed', account: outcome.data }
            : { type: 'notCompleted', problem: outcome.problem },
        ),
      );
    }
    // After a failure too: the return page may have finished the connection by itself.
    if (now.step === 'connected' || now.step === 'failed') void refetch(...gmailAccountPaths);
    if (now.step === 'connected') onConnected?.(now.account);
  });
  useEffect(() => moved(connect), [connect]);

  const dismiss = useCallback(() => dispatch({ type: 'dismissed' }), []);
  return { connect, busy: isBusy(connect), start, dismiss };
}
