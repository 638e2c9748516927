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

/** How long the page that asked has to say that it takes the answer; without it this page goes on alone. */
const openerReplyMs = 1500;

/**
 * /gmail/callback: hands the answer of Google to the page that asked, or finishes the connection itself; without a session after one sign-in
 * (A-01).
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
      // Kept in memory alone: neither a reload nor the history holds the code.
      return navigate(paths.gmailCallback, { replace: true });
    }
    keepReturn(null);
    const reason =
      answer?.status === 'success' ? await complete(answer.code, answer.state) : (answer?.description ?? null);
    // Whoever went elsewhere meanwhile stays there; the connection is made or refused all the same.
    if (!left.current) navigate(`${paths.gmail}?${outcomeQuery(reason)}`, { replace: true });
  });

  const leaveToOpener = useEffectEvent(() => {
    setState({ status: 'handedOver' });
    // Used up: a reload must not offer the same code again.
    navigate(paths.gmailCallback, { replace: true });
    globalThis.close();
  });

  useEffect(() => {
    left.current = false;
    if (!answer) return undefined;
    // What was kept was offered to the page that asked already.
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

/** Undefined when it worked; else the server's words, or null where it said nothing. */
async function complete(code: string, state: string): Promise<string | null | undefined> {
  const outcome = await completeConnect(code, state);
  return outcome.ok ? undefined : detailOf(outcome.problem);
}
