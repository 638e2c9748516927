import { useState } from 'react';
import { api, perform } from '../../api/client';
import { useApi, useRefetch } from '../../api/useApi';
import { useSessionNumber, useSignedIn } from '../../session/session';
import { type Sending, unknownSending } from './sending';

/** What the switch decides about: asked for again when it was turned. */
const decided = [
  '/bots/',
  '/bots/{id}/',
  '/bots/{id}/results/',
  '/api/emails/email-drafts/',
  '/api/emails/email-drafts/{id}/',
] as const;

type Asked = Pick<Sending, 'asking' | 'failed'> & { session: number };
const nothing = { asking: unknownSending.asking, failed: unknownSending.failed };

export interface SendingSwitch {
  sending: Sending;
  /** True once the server said that nothing begins to be sent any more. */
  pause: () => Promise<boolean>;
  /** True once the server said that sending goes on. */
  resume: () => Promise<boolean>;
  /** Puts a failure away. */
  dismiss: () => void;
}

/** The switch for all sending, the same for every part of the page that uses it. Nobody is asked while signed out. */
export function useSending(): SendingSwitch {
  const signedIn = useSignedIn();
  const { data, replace, reload } = useApi(signedIn ? '/api/sending/' : null);
  const refetch = useRefetch();
  const session = useSessionNumber();
  // What one person asked for is nothing to the next one.
  const [asked, setAsked] = useState<Asked>({ ...nothing, session });
  const { asking, failed } = asked.session === session ? asked : nothing;

  const turn = async (to: 'pause' | 'resume') => {
    setAsked({ asking: to, failed: null, session });
    const outcome = await perform(
      to === 'pause' ? api.POST('/api/sending/pause/', {}) : api.POST('/api/sending/resume/', {}),
    );
    if (outcome.ok) await (outcome.data ? replace(outcome.data) : reload());
    setAsked({ asking: null, failed: outcome.ok ? null : { asked: to, problem: outcome.problem }, session });
    if (outcome.ok) void refetch(...decided);
    return outcome.ok;
  };

  return {
    sending: { confirmed: data ?? null, asking, failed },
    pause: () => turn('pause'),
    resume: () => turn('resume'),
    dismiss: () => setAsked({ ...nothing, session }),
  };
}
