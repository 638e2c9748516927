import { apiOrigin } from '../../api/apiBase';
import type { Outcome } from '../../api/client';
import { ProblemError, problemOf } from '../../api/problem';
import type { Person } from './idToken';

const limitMs = 30_000;

/**
 * The path of the server's stand-in for Google, derived from its authorization endpoint; null where that is missing or
 * has another form. The path alone: requests go to the origin of the API, whatever host name the person used.
 */
export function standInPath(authorizationEndpoint: string | null | undefined): string | null {
  const path = URL.parse(authorizationEndpoint ?? '')?.pathname;
  return path?.endsWith('/auth') ? path.slice(0, -'/auth'.length) : null;
}

/** The invented people that can sign in. Throws a `ProblemError`, because SWR expects a rejection. */
export async function standInPeople(path: string): Promise<Person[]> {
  const people = await ask(`${path}/accounts`);
  if (!Array.isArray(people)) throw new ProblemError({ kind: 'invalidJson', status: 200 });
  return people.filter(isPerson).map(({ email, name }) => ({ email, name }));
}

/** What Google's own button would return: an ID token for the chosen person, with this nonce. */
export async function standInToken(path: string, email: string, nonce?: string): Promise<Outcome<string>> {
  try {
    const answer = await ask(`${path}/id-token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ account: email, nonce }),
    });
    const token = typeof answer === 'object' && answer !== null && 'id_token' in answer ? answer.id_token : null;
    return { ok: true, data: typeof token === 'string' ? token : '' };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** A request outside the API contract: the stand-in replaces Google and is no part of the API. */
async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(apiOrigin + path, { ...init, signal: AbortSignal.timeout(limitMs) });
  if (!answer.ok) throw new ProblemError({ kind: 'server', detail: null });
  try {
    return await answer.json();
  } catch {
    throw new ProblemError({ kind: 'invalidJson', status: answer.status });
  }
}

function isPerson(value: unknown): value is Person {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
