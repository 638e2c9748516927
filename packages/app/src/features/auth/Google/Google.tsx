import { useState } from 'react';
import useSWR from 'swr';
import { useLocation, useSearch } from 'wouter';
import { problemOf } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { paths } from '../../../paths';
import { googleSignIn } from '../../../entities/user/signIn';
import type { GoogleState, GoogleStep } from './Google.states';
import { offerOf } from '../../../entities/google/offerOf';
import { GoogleView } from './GoogleView';
import { type Person, readIdToken } from '../../../entities/google/idToken';
import { newNonce } from '../../../entities/google/nonce';
import { GoogleButton } from '../../../entities/google/GoogleButton';
import { standInPeople, standInToken } from '../../../entities/google/standIn';

/**
 * /signin/google and /signup/google. Both ways end with an ID token that the server verifies. The route guard then
 * redirects the signed-in visitor.
 */
export function Google() {
  const [path] = useLocation();
  const search = useSearch();
  const config = useApi('/api/config/');
  const offer = config.data ? offerOf(config.data) : null;
  const standIn = offer?.kind === 'simulated' ? offer.path : null;
  const people = useSWR(standIn === null ? null : ['standInPeople', standIn], () => standInPeople(standIn ?? ''));
  const [scriptFailed, setScriptFailed] = useState(false);
  const [step, setStep] = useState<GoogleStep>({ status: 'idle' });

  const enter = async (idToken: string, nonce?: string) => {
    if (idToken === '') return setStep({ status: 'noToken' });
    setStep({ status: 'busy', person: readIdToken(idToken) });
    const outcome = await googleSignIn(idToken, nonce);
    if (!outcome.ok) setStep({ status: 'failed', problem: outcome.problem });
  };
  const choose = async (person: Person) => {
    if (step.status === 'busy') return;
    setStep({ status: 'busy', person });
    const nonce = await newNonce();
    const token = await standInToken(standIn ?? '', person.email, nonce?.hash);
    if (token.ok) await enter(token.data, nonce?.secret);
    else setStep({ status: 'failed', problem: token.problem });
  };
  const retry = () => {
    setScriptFailed(false);
    void (config.data ? people.mutate() : config.reload());
  };

  const state = (): GoogleState => {
    if (!offer) return config.problem ? { status: 'failed', problem: config.problem } : { status: 'loading' };
    if (offer.kind === 'unavailable') return { status: 'unavailable' };
    if (offer.kind === 'real') return { status: 'real', clientId: offer.clientId, scriptFailed, step };
    if (people.data) return { status: 'simulated', people: people.data, step };
    return people.error ? { status: 'failed', problem: problemOf(people.error) } : { status: 'loading' };
  };
  const email = path === paths.signUpGoogle ? paths.signUp : paths.signIn;

  return (
    <GoogleView
      state={state()}
      emailHref={search ? `${email}?${search}` : email}
      googleButton={
        offer?.kind === 'real' ? (
          <GoogleButton clientId={offer.clientId} onToken={enter} onFailed={() => setScriptFailed(true)} />
        ) : null
      }
      onChoose={choose}
      onRetry={retry}
    />
  );
}
