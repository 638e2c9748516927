import type { Locale } from '../i18n/types';
import { ProblemError } from './problem';

/** What the session layer needs from outside, so that it can be tested without a browser. */
export interface SessionPorts {
  access(): string | null;
  refresh(): string | null;
  keep(tokens: { access: string; refresh?: string }): void;
  clear(): void;
  language(): Locale;
  fetch(request: Request): Promise<Response>;
}

/** Calls that need no session. Everything else is never sent without a token. */
const open =
  /^\/(?:api\/auth\/(?:login|signup|google-signin|refresh|password)\/|api\/config\/|api\/mailbox\/system\/|api\/media\/|healthz|readyz|[A-Z_]+\.md)/;
/** The specification excepts these from the retry (section 4). */
const neverRetried = /^\/api\/student\/volunteer\//;
const refreshPath = '/api/auth/refresh/';

/**
 * `fetch` with a session: adds the bearer token and the language; answers a 401 with one refresh, shared by all calls
 * that met it, and one repetition. A refresh that fails clears the session. Without any token the call is not sent
 * and fails as 'Not authenticated'.
 */
export function createSessionFetch(ports: SessionPorts): (request: Request) => Promise<Response> {
  let refreshing: Promise<boolean> | null = null;

  const refreshOnce = () =>
    (refreshing ??= refreshTokens(ports).finally(() => {
      refreshing = null;
    }));

  return async (request) => {
    const url = new URL(request.url);
    request.headers.set('Accept-Language', ports.language());
    const isLogout = url.pathname === '/api/auth/logout/';
    if (open.test(url.pathname)) return ports.fetch(request);
    if (isLogout) return ports.fetch(withToken(request, ports.access()));

    if (!ports.access() && !(await refreshOnce())) throw new ProblemError({ kind: 'unauthenticated', detail: null });

    const sentWith = ports.access();
    const again = request.clone();
    const answer = await ports.fetch(withToken(request, sentWith));
    if (answer.status !== 401) return answer;
    if (neverRetried.test(url.pathname)) return answer;
    // Another call may have refreshed while this one was on its way.
    const renewed = ports.access() !== sentWith ? Boolean(ports.access()) : await refreshOnce();
    return renewed ? ports.fetch(withToken(again, ports.access())) : answer;
  };
}

/** True when there is a new access token. Clears the session only when the server refuses, not when it is out of reach. */
async function refreshTokens(ports: SessionPorts): Promise<boolean> {
  const refresh = ports.refresh();
  if (!refresh) {
    ports.clear();
    return false;
  }
  const request = new Request(new URL(refreshPath, globalThis.location?.href ?? 'http://localhost'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': ports.language() },
    body: JSON.stringify({ refresh }),
  });
  const answer = await ports.fetch(request);
  if (answer.status >= 500 || answer.status === 429) throw new ProblemError({ kind: 'server', detail: null });
  const body: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  // A sign-out or another sign-in that happened meanwhile wins over this answer.
  if (ports.refresh() !== refresh) return Boolean(ports.access());
  if (!isTokens(body)) {
    ports.clear();
    return false;
  }
  ports.keep(body);
  return true;
}

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

function isTokens(body: unknown): body is { access: string; refresh?: string } {
  return typeof body === 'object' && body !== null && 'access' in body && typeof body.access === 'string';
}
