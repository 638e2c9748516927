import { useState } from 'react';
import { api, perform } from '../../api/client';
import { useApi, useRefetch } from '../../api/useApi';
import { useSessionNumber, useSignedIn } from '../../session/session';
import { type Sending, unknownSending } from './sending';

/** The paths that depend on the switch, revalidated after a change. */
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
  /** True once the server confirmed that no new message will be sent. */
  pause: () => Promise<boolean>;
  /** True once the server confirmed that sending resumes. */
  resume: () => Promise<boolean>;
  /** Dismisses the failure. */
  dismiss: () => void;
}

/** The switch for all sending, shared by all components through the cache. Sends no request while signed out. */
export function useSending(): SendingSwitch {
  const signedIn = useSignedIn();
  const { data, replace, reload } = useApi(signedIn ? '/api/sending/' : null);
  const refetch = useRefetch();
  const session = useSessionNumber();
  // The state of one person's request must not be shown to the next one.
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
