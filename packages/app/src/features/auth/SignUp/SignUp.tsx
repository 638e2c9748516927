import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../../paths';
import { type SignupFields, signup } from '../../../entities/user/signIn';
import type { AfterSignup } from '../parts/afterSignup';
import { SignUpView } from './SignUpView';
import type { SignUpState } from './SignUp.states';

/** Sign-up, then automatic sign-in; if that fails, it opens the sign-in page with the address filled in. */
export function SignUp() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const [state, setState] = useState<SignUpState>({ status: 'idle' });
  const signInHref = search ? `${paths.signIn}?${search}` : paths.signIn;

  const submit = async (fields: SignupFields) => {
    setState({ status: 'busy' });
    const outcome = await signup(fields);
    if (outcome.step === 'signup') setState({ status: 'failed', problem: outcome.problem });
    if (outcome.step === 'login')
      navigate(signInHref, { state: { afterSignup: true, email: fields.email } satisfies AfterSignup });
  };

  return (
    <SignUpView
      state={state}
      signInHref={signInHref}
      googleHref={search ? `${paths.signUpGoogle}?${search}` : paths.signUpGoogle}
      onSubmit={submit}
    />
  );
}
