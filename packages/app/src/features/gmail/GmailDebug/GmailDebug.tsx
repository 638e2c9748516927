import { useState } from 'react';
import { isUnknownPath } from '../../../api/pathFallback';
import { useApi } from '../../../api/useApi';
import { returnAddress } from '../../../entities/gmailAccount/startConnect';
import type { GmailDebugState, Reading } from './GmailDebug.states';
import { GmailDebugView } from './GmailDebugView';
import { inspectConnect } from './inspect';

type Ready = Extract<GmailDebugState, { status: 'ready' }>;

/** /gmail/debug */
export function GmailDebug() {
  const config = useApi('/api/config/');
  const [asked, setAsked] = useState<Pick<Ready, 'asking' | 'result'>>({ asking: null, result: null });

  const ask = async (reading: Reading) => {
    setAsked({ asking: reading, result: null });
    const inspected = await inspectConnect();
    setAsked({
      asking: null,
      result: inspected.ok ? { reading, inspection: inspected.inspection } : { problem: inspected.problem },
    });
  };

  return (
    <GmailDebugView state={stateOf(config, asked)} onRetry={() => void config.reload()} onAsk={(it) => void ask(it)} />
  );
}

function stateOf(
  { data, problem }: Pick<ReturnType<typeof useApi<'/api/config/'>>, 'data' | 'problem'>,
  asked: Pick<Ready, 'asking' | 'result'>,
): GmailDebugState {
  if (data?.gmail_debug === false) return { status: 'off' };
  // Other server implementations have no such setting; the page is then enabled, as specified.
  if (data || (problem && isUnknownPath(problem))) return { status: 'ready', returnAddress: returnAddress(), ...asked };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}
