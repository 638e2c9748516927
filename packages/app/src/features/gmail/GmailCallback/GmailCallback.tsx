import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { detailOf } from '../../../api/problem';
import { listenForOAuth, tellOpener } from '../../../entities/gmailAccount/oauthWindow';
import { completeConnect } from '../../../entities/gmailAccount/startConnect';
import { paths } from '../../../paths';
import { useSignedIn } from '../../../session/session';
import type { GmailCallbackState } from './GmailCallback.states';
import { GmailCallbackView } from './GmailCallbackView';
import { keepReturn, keptReturn } from './keptReturn';
import { outcomeQuery, readReturn } from './readReturn';

/** How long the opener has to acknowledge the response; after that this page completes the connection itself. */
const openerReplyMs = 1500;

/**
 * /gmail/callback: passes Google's response to its opener, or completes the connection itself; without a session, after
 * one sign-in.
 */
export function GmailCallback() {
  const [, navigate] = useLocation();
  const signedIn = useSignedIn();
  const search = useSearch();
  const [arrived] = useState(() => readReturn(search));
  const [kept] = useState(() => (arrived ? null : keptReturn()));
  const answer = arrived ?? kept;
  const [state, setState] = useState<GmailCallbackState>(answer ? { status: 'working' } : { status: 'empty' });

  const left = useRef(false);

  const goOnAlone = useEffectEvent(async () => {
    if (answer?.status === 'error' && !signedIn) return setState({ status: 'failed', description: answer.description });
    if (!signedIn) {
      if (answer) keepReturn(answer);
      setState({ status: 'signedOut' });
      // The code is kept in memory only, not in the URL or the history.
      return navigate(paths.gmailCallback, { replace: true });
    }
    keepReturn(null);
    const refused =
      answer?.status === 'success'
        ? await complete(answer.code, answer.state)
        : { by: 'google' as const, reason: answer?.description ?? null };
    // Do not navigate if the person has left meanwhile; the connection is made or refused all the same.
    if (!left.current) navigate(`${paths.gmail}?${outcomeQuery(refused)}`, { replace: true });
  });

  const leaveToOpener = useEffectEvent(() => {
    setState({ status: 'handedOver' });
    // The code is used up: a reload must not send it again.
    navigate(paths.gmailCallback, { replace: true });
    globalThis.close();
  });

  useEffect(() => {
    left.current = false;
    if (!answer) return undefined;
    // A kept response was already offered to the opener.
    const timer = setTimeout(() => void goOnAlone(), kept ? 0 : openerReplyMs);
    const stop = listenForOAuth((message) => {
      if (message.status !== 'taken' || message.state !== answer.state) return;
      clearTimeout(timer);
      leaveToOpener();
    });
    if (!kept) tellOpener(answer);
    return () => {
      left.current = true;
      clearTimeout(timer);
      stop();
    };
  }, [answer, kept]);

  return <GmailCallbackView state={state} />;
}

/** Undefined on success; otherwise the server's error text, or null where it sent none. */
async function complete(code: string, state: string): Promise<Parameters<typeof outcomeQuery>[0]> {
  const outcome = await completeConnect(code, state);
  return outcome.ok ? undefined : { by: 'server', reason: detailOf(outcome.problem) };
}
