import { useState } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { api, attempt, perform } from '../../../api/client';
import { paths } from '../../../paths';
import { rememberedLocation } from '../../../session/rememberedLocation';
import { login } from '../../../entities/user/signIn';
import type { AfterSignup } from '../parts/afterSignup';
import { SignInView } from './SignInView';
import type { ResetGoes, ResetStep, SignInStep } from './SignIn.states';

/** Sign-in. The route guard then redirects the signed-in visitor. */
export function SignIn() {
  const search = useSearch();
  const arrived = useHistoryState<AfterSignup | null>();
  const [resetGoes, setResetGoes] = useState<ResetGoes>('email');
  const [form, setForm] = useState<SignInStep>({ status: 'idle' });
  const [reset, setReset] = useState<ResetStep>({ status: 'closed' });

  const submit = async (email: string, password: string) => {
    setForm({ status: 'busy' });
    const outcome = await login(email, password);
    if (!outcome.ok) setForm({ status: 'failed', problem: outcome.problem });
  };
  const openReset = async () => {
    setReset({ status: 'open' });
    const config = await attempt(api.GET('/api/config/'));
    if (config.ok) setResetGoes(config.data.password_reset ?? 'email');
  };
  const requestReset = async (email: string) => {
    setReset({ status: 'busy' });
    const outcome = await perform(api.POST('/api/auth/password/reset/', { body: { email } }));
    setReset(outcome.ok ? { status: 'sent' } : { status: 'failed', problem: outcome.problem });
  };

  return (
    <SignInView
      state={{
        form,
        reset,
        afterSignup: arrived?.afterSignup === true,
        hasNext: rememberedLocation(search) !== null,
        resetGoes,
      }}
      initialEmail={arrived?.email}
      signUpHref={search ? `${paths.signUp}?${search}` : paths.signUp}
      googleHref={search ? `${paths.signInGoogle}?${search}` : paths.signInGoogle}
      onSubmit={submit}
      onOpenReset={openReset}
      onRequestReset={requestReset}
    />
  );
}
