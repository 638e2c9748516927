import type { Session, User } from '@peyk/api-types';
import { type Outcome, api, attempt, perform } from '../../api/client';
import { device } from '../../session/device';
import { beginSession, endSession } from '../../session/session';
import { isToken } from '../../session/tokenFacts';
import { tokens } from '../../session/tokens';

/** Signs in; on success the tokens are stored and the caches of the previous session are emptied. */
export async function login(email: string, password: string): Promise<Outcome<User>> {
  return begin(await attempt(api.POST('/api/auth/login/', { body: { email, password, ...device.forSignIn() } })));
}

/** Signs in with an ID token of Google, which the server verifies against its nonce; a new person gets an account. */
export async function googleSignIn(idToken: string, nonce?: string): Promise<Outcome<User>> {
  return begin(
    await attempt(
      api.POST('/api/auth/google-signin/', {
        body: { id_token: idToken, ...(nonce === undefined ? {} : { nonce }), ...device.forSignIn() },
      }),
    ),
  );
}

export interface SignupFields {
  /** As typed; the first space separates the first name from the rest. */
  fullName: string;
  email: string;
  password: string;
}

/** The result of a sign-up: the account may exist although signing in to it failed. */
export type SignupOutcome =
  | { step: 'done'; user: User }
  | { step: 'signup'; problem: Extract<Outcome<never>, { ok: false }>['problem'] }
  | { step: 'login'; problem: Extract<Outcome<never>, { ok: false }>['problem'] };

/** Creates the account and signs in. */
export async function signup({ fullName, email, password }: SignupFields): Promise<SignupOutcome> {
  const created = await perform(api.POST('/api/auth/signup/', { body: { ...splitName(fullName), email, password } }));
  if (!created.ok) return { step: 'signup', problem: created.problem };
  const entered = await login(email, password);
  return entered.ok ? { step: 'done', user: entered.data } : { step: 'login', problem: entered.problem };
}

/** `'Sara Ahmadi Nia'` → Sara, Ahmadi Nia. One word leaves the last name empty. */
export function splitName(fullName: string): { first_name: string; last_name: string } {
  const name = fullName.trim();
  const first = /^\S*/.exec(name)?.[0] ?? '';
  return { first_name: first, last_name: name.slice(first.length).trim() };
}

/**
 * Ends the session here and in every other tab at once; the server is notified afterwards, and its answer is ignored. Offline the
 * notification is lost; it is not retried.
 */
export async function logout(): Promise<void> {
  const refresh = tokens.refresh();
  endSession();
  if (refresh !== null) await perform(api.POST('/api/auth/logout/', { body: { refresh }, keepalive: true }));
}

/** Handles the answer of every sign-in: stores the tokens, and keeps the person in memory. Without both tokens it fails. */
async function begin(outcome: Outcome<Session>): Promise<Outcome<User>> {
  if (!outcome.ok) return outcome;
  const { user, access, refresh, device: named } = outcome.data;
  if (!isToken(access) || !isToken(refresh)) return { ok: false, problem: { kind: 'invalidJson', status: 200 } };
  beginSession({ access, refresh });
  device.keep(named);
  arrived = { session: tokens.session(), user };
  return { ok: true, data: user };
}

/** The person who signed in on this page, from the answer. */
let arrived: { session: number; user: User } | null = null;

/** The person of this session from the answer to the sign-in; null when the session is older than the page. */
export function arrival(): User | null {
  return arrived?.session === tokens.session() ? arrived.user : null;
}
