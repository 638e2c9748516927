import type { AccountSession } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, type Outcome, perform } from '../../../api/client';
import { useApi } from '../../../api/useApi';
import { useUser } from '../../../entities/user/useUser';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { device } from '../../../session/device';
import { endSession } from '../../../session/session';
import { AccountView } from './AccountView';
import { GoogleProof } from './GoogleProof';
import { type Doing, toAccountState } from './toState';

const still: Doing = {
  ending: null,
  endProblem: null,
  password: { status: 'idle' },
  passwordChanges: 0,
  deletion: { status: 'closed' },
  proven: false,
};

/** /account */
export function Account() {
  const t = useT();
  const toast = useToast();
  const [, navigate] = useLocation();
  const user = useUser();
  const account = useApi('/api/account/');
  const sessions = useApi('/api/account/sessions/');
  const [doing, setDoing] = useState(still);
  const [proof, setProof] = useState<{ id_token: string; nonce?: string } | null>(null);
  const change = (next: Partial<Doing>) => setDoing((now) => ({ ...now, ...next }));

  const changePassword = async (current_password: string, new_password: string) => {
    change({ password: { status: 'busy' } });
    const outcome = await perform(api.POST('/api/account/password/', { body: { current_password, new_password } }));
    if (!outcome.ok) return change({ password: { status: 'refused', problem: outcome.problem } });
    device.keep(outcome.data?.device);
    setDoing((now) => ({ ...now, password: { status: 'done' }, passwordChanges: now.passwordChanges + 1 }));
    await sessions.reload();
  };

  const end = async (ending: number | 'others', call: Promise<Outcome<unknown>>) => {
    change({ ending, endProblem: null });
    const outcome = await call;
    // A session that another page has ended already is gone, as was asked for.
    const problem = outcome.ok || outcome.problem.kind === 'notFound' ? null : outcome.problem;
    await sessions.reload();
    change({ ending: null, endProblem: problem });
  };
  const endOne = ({ id }: AccountSession) =>
    end(id, perform(api.DELETE('/api/account/sessions/{id}/', { params: { path: { id } } })));

  const deleteAll = async (given: { word: string; password?: string }) => {
    change({ deletion: { status: 'busy' } });
    const outcome = await perform(api.POST('/api/account/delete/', { body: { ...given, ...proof } }));
    if (!outcome.ok) {
      // Google's word is taken once.
      setProof(null);
      return change({ deletion: { status: 'refused', problem: outcome.problem }, proven: false });
    }
    toast.show({ tone: 'success', text: t('account.deletion.done') });
    navigate(paths.landing);
    endSession();
  };

  return (
    <AccountView
      state={toAccountState(account, sessions, user, doing)}
      google={
        account.data ? (
          <GoogleProof
            email={account.data.email}
            onToken={(id_token, nonce) => {
              if (id_token === '') return;
              setProof({ id_token, ...(nonce === undefined ? {} : { nonce }) });
              change({ proven: true });
            }}
          />
        ) : null
      }
      onRetry={() => void account.reload()}
      onRetrySessions={() => void sessions.reload()}
      onChangePassword={(current, next) => void changePassword(current, next)}
      onEnd={(session) => void endOne(session)}
      onEndOthers={() => void end('others', perform(api.DELETE('/api/account/sessions/')))}
      onDismissSessions={() => change({ endProblem: null })}
      onOpenDeletion={() => change({ deletion: { status: 'open' } })}
      onKeep={() => {
        setProof(null);
        change({ deletion: { status: 'closed' }, proven: false });
      }}
      onDelete={(given) => void deleteAll(given)}
    />
  );
}
