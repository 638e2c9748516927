import { endsSoon } from '../session/tokenFacts';
import { contractPath } from './apiBase';
import { ProblemError } from './problem';
import { createRefresh } from './refreshTokens';
import { type SessionPorts, callLimitMs } from './sessionPorts';

/** Paths that need no session. No other request is sent without a token. */
const open =
  /^\/(?:api\/auth\/(?:login|signup|google-signin|refresh|logout|password)\/|api\/config\/|api\/mailbox\/system\/|api\/media\/|healthz|readyz|[A-Z_]+\.md)/;
/** Files may take longer to arrive than a call, and a stream goes on: for them the limit ends with the headers. */
const takesLong = /\/(?:file|changes)\/$/;
/** The specification exempts these from the retry (section 4); their token is renewed before it expires instead. */
const neverRetried = /^\/api\/student\/volunteer\//;

const notAuthenticated = () => new ProblemError({ kind: 'unauthenticated', detail: null });

/**
 * `fetch` with a session: adds the bearer token and the language. After a 401 it refreshes the token, once for all concurrent calls, and
 * repeats the request once. A rejected refresh, or a 401 for the new token, ends the session. Without any token the request is not sent and
 * fails as 'Not authenticated'; so does one whose session ended while it was in flight.
 */
export function createSessionFetch(ports: SessionPorts): (request: Request) => Promise<Response> {
  const refresh = createRefresh(ports);
  const send = async (request: Request) => {
    const limit = ports.expire(callLimitMs);
    if (!takesLong.test(request.url)) return ports.fetch(request, limit);
    const call = new AbortController();
    const abort = () => call.abort(limit.reason);
    limit.addEventListener('abort', abort);
    try {
      return await ports.fetch(request, call.signal);
    } finally {
      limit.removeEventListener('abort', abort);
    }
  };

  /** The token for the first attempt, renewed if it is missing or about to expire. Throws when the session has changed meanwhile. */
  const firstToken = async (path: string, stay: () => void): Promise<string> => {
    const access = ports.access();
    if (access === null && ports.refresh() === null) throw notAuthenticated();
    const isWorn = access === null || (neverRetried.test(path) && endsSoon(access, ports.now()));
    if (isWorn && ports.refresh() !== null) await refresh(access);
    stay();
    const token = ports.access();
    if (token === null) throw notAuthenticated();
    return token;
  };

  return async (request) => {
    const path = contractPath(request.url);
    request.headers.set('Accept-Language', ports.language());
    if (open.test(path)) return send(request);

    const session = ports.session();
    const stay = () => {
      if (ports.session() !== session) throw notAuthenticated();
    };
    const sentWith = await firstToken(path, stay);
    const again = request.clone();
    const answer = await send(withToken(request, sentWith));
    stay();
    if (answer.status !== 401 || neverRetried.test(path)) return answer;

    // Another call may have refreshed while this one was in flight.
    const renewed = ports.access() !== sentWith || (await refresh(sentWith));
    if (!renewed) return answer;
    stay();
    const renewedToken = ports.access();
    if (renewedToken === null) throw notAuthenticated();
    const second = await send(withToken(again, renewedToken));
    stay();
    // The new token is rejected as well: only signing in again can help.
    if (second.status === 401 && ports.access() === renewedToken) ports.clear();
    return second;
  };
}

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
