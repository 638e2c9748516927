import type { GmailAccount } from '@peyk/api-types';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { useRefetch } from '../../api/useApi';
import { type Connect, connectReducer, idleConnect, isBusy, knownState } from './connect';
import { oauthChannel } from './oauthMessage';
import { listenForOAuth, openOAuthWindow } from './oauthWindow';
import { completeConnect, startConnect } from './startConnect';
import { gmailAccountPaths } from './useGmailAccounts';

const closureCheckMs = 1000;

export interface GmailConnect {
  connect: Connect;
  busy: boolean;
  /** Call it directly in the press handler: browsers block a window that is opened later. */
  start: () => void;
  /** The same, to reconnect one account, or with null to connect a new one. */
  startFor: (account: number | null) => void;
  dismiss: () => void;
}

/**
 * Connects a Gmail account in a separate window: a popup of 500 by 600 in the wizard, a tab elsewhere. The first message with the
 * right state wins; the list of accounts is revalidated however it ends.
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
  // Two presses may come before the first render: the answer of a second window would have an unexpected state.
  const underWay = useRef(false);
  useLayoutEffect(() => {
    underWay.current = isBusy(connect);
  }, [connect]);

  const begin = useCallback(
    (account?: number | null) => {
      if (underWay.current) return;
      const target = openOAuthWindow(opener);
      opened.current = target;
      if (!target) return dispatch({ type: 'blocked' });
      underWay.current = true;
      dispatch({ type: 'pressed' });
      void startConnect(account).then((answer) => {
        if (answer.ok) {
          target.location.href = answer.url;
          dispatch({ type: 'opened', state: answer.state });
        } else {
          target.close();
          dispatch({ type: 'notOpened', failure: answer.failure });
        }
      });
    },
    [opener],
  );
  const start = useCallback(() => begin(), [begin]);

  const known = knownState(connect);
  // A layout effect, so that the listener is there before the paint: a message may arrive right after it.
  useLayoutEffect(() => {
    if (known === null) return undefined;
    return listenForOAuth((message, source, reply) => {
      if (message.status === 'taken') return;
      dispatch({ type: 'heard', message, fromOwnWindow: source !== null && source === opened.current });
      if (message.state === known) reply({ source: oauthChannel, status: 'taken', state: known });
    });
  }, [known]);

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
      void completeConnect(now.code, now.state).then((outcome) => {
        dispatch(
          outcome.ok
            ? { type: 'completed', account: outcome.data }
            : { type: 'notCompleted', problem: outcome.problem },
        );
        // Here, because the person may have moved to another page, which lists the accounts as well.
        if (outcome.ok) void refetch(...gmailAccountPaths);
      });
    }
    // After a failure too: the return page may have completed the connection itself.
    if (now.step === 'failed') void refetch(...gmailAccountPaths);
    if (now.step === 'connected') onConnected?.(now.account);
  });
  useEffect(() => moved(connect), [connect]);

  const dismiss = useCallback(() => dispatch({ type: 'dismissed' }), []);
  return { connect, busy: isBusy(connect), start, startFor: begin, dismiss };
}
