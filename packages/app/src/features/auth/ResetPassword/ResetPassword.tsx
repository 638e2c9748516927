import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api, perform } from '../../../api/client';
import { ResetPasswordView } from './ResetPasswordView';
import type { ResetPasswordState } from './ResetPassword.states';
import { afterRefusal } from './afterRefusal';

/** The page behind the link of a reset mail. */
export function ResetPassword() {
  const [query] = useSearchParams();
  const uid = query.get('uid') ?? '';
  const token = query.get('token') ?? '';
  const [state, setState] = useState<ResetPasswordState>({ status: uid && token ? 'idle' : 'badLink' });

  const submit = async (password: string) => {
    setState({ status: 'busy' });
    const outcome = await perform(
      api.POST('/api/auth/password/reset/confirm/', { body: { uid, token, new_password: password } }),
    );
    setState(outcome.ok ? { status: 'done' } : afterRefusal(outcome.problem));
  };

  return <ResetPasswordView state={state} onSubmit={submit} />;
}
