import type { User } from '@peyk/api-types';
import { useSyncExternalStore } from 'react';
import { unload } from 'swr';
import { type Outcome, api, attempt } from '../api/client';
import { tokens } from './tokens';
import { useApi } from '../api/useApi';

/** Signs in; on success the tokens are kept and the caches of whoever was here before are gone. */
export async function login(email: string, password: string): Promise<Outcome<User>> {
  return begin(await attempt(api.POST('/api/auth/login/', { body: { email, password } })));
}

export interface SignupFields {
  /** As typed; the first space parts the first name from the rest. */
  fullName: string;
  email: string;
  password: string;
}

/** What a sign-up came to: the account may exist although signing in to it failed. */
export type SignupOutcome =
  | { step: 'done'; user: User }
  | { step: 'signup'; problem: Extract<Outcome<never>, { ok: false }>['problem'] }
  | { step: 'login'; problem: Extract<Outcome<never>, { ok: false }>['problem'] };

/** Creates the account and signs in. */
export async function signup({ fullName, email, password }: SignupFields): Promise<SignupOutcome> {
  const created = await attempt(api.POST('/api/auth/signup/', { body: { ...splitName(fullName), email, password } }));
  if (!created.ok) return { step: 'signup', problem: created.problem };
  const entered = await login(email, password);
  return entered.ok ? { step: 'done', user: entered.data } : { step: 'login', problem: entered.problem };
}

/** `'Sara Ahmadi Nia'` → Sara, Ahmadi Nia. One word leaves the last name empty. */
export function splitName(fullName: string): { first_name: string; last_name: string } {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}

/** Ends the session here and in every other tab, whatever the server answers. */
export async function logout(): Promise<void> {
  const refresh = tokens.refresh();
  const told = refresh ? attempt(api.POST('/api/auth/logout/', { body: { refresh } })) : null;
  tokens.clear();
  unload();
  await told;
}

async function begin(outcome: Outcome<{ access: string; refresh: string; user: User }>): Promise<Outcome<User>> {
  if (!outcome.ok) return outcome;
  unload();
  tokens.keep(outcome.data);
  return { ok: true, data: outcome.data.user };
}

/** Whether somebody is signed in, live in every tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(tokens.subscribe, tokens.exist);
}

/** The signed-in person, from memory or GET /api/auth/me/; null while unknown or signed out. */
export function useUser(): User | null {
  const signedIn = useSignedIn();
  return useApi(signedIn ? '/api/auth/me/' : null).data ?? null;
}
