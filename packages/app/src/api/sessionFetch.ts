import { endsSoon } from '../session/tokenFacts';
import { contractPath } from './apiBase';
import { ProblemError } from './problem';
import { createRefresh } from './refreshTokens';
import { type SessionPorts, callLimitMs } from './sessionPorts';

/** Calls that need no session. Everything else is never sent without a token. */
const open =
  /^\/(?:api\/auth\/(?:login|signup|google-signin|refresh|logout|password)\/|api\/config\/|api\/mailbox\/system\/|api\/media\/|healthz|readyz|[A-Z_]+\.md)/;
/** The specification excepts these from the retry (section 4); their token is renewed before it ends instead. */
const neverRetried = /^\/api\/student\/volunteer\//;

const notAuthenticated = () => new ProblemError({ kind: 'unauthenticated', detail: null });

/**
 * `fetch` with a session: adds the bearer token and the language; answers a 401 with one refresh, shared by all calls
 * that met it, and one repetition. A refresh that is refused, or a new token that is refused, ends the session. Without
 * any token the call is not sent and fails as 'Not authenticated'; so does a call whose session ended on its way.
 */
export function createSessionFetch(ports: SessionPorts): (request: Request) => Promise<Response> {
  const refresh = createRefresh(ports);
  const send = (request: Request) => ports.fetch(request, ports.expire(callLimitMs));

  /** A token to begin with, and the promise that the session is still the one the call belongs to. */
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

    // Another call may have refreshed while this one was on its way.
    const renewed = ports.access() !== sentWith || (await refresh(sentWith));
    if (!renewed) return answer;
    stay();
    const renewedToken = ports.access();
    if (renewedToken === null) throw notAuthenticated();
    const second = await send(withToken(again, renewedToken));
    stay();
    // A new token that is refused as well: only signing in again leads on.
    if (second.status === 401 && ports.access() === renewedToken) ports.clear();
    return second;
  };
}

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
