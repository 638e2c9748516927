import { isToken } from '../session/tokenFacts';
import { withTabLock } from './tabLock';
import { apiBase } from './apiBase';
import { ProblemError, problemFromAnswer } from './problem';
import { type SessionPorts, refreshLimitMs } from './sessionPorts';

const refreshPath = '/api/auth/refresh/';
/** With these statuses the server rejects the token; with any other it is out of order, and the session stays. */
const refusals = new Set([400, 401, 403]);

/**
 * Renews the access token: once for all concurrent callers in this tab, and once for all tabs. Takes the rejected token and returns whether
 * there is a new one. It ends the session only when the server refuses to renew it; an answer that arrives after the session changed is
 * ignored.
 */
export function createRefresh(ports: SessionPorts): (refused: string | null) => Promise<boolean> {
  let shared: { token: string; done: Promise<boolean> } | null = null;
  return async (refused) => {
    const token = ports.refresh();
    if (token === null) {
      ports.clear();
      throw new ProblemError({ kind: 'noRefreshToken' });
    }
    if (shared?.token === token) return shared.done;
    const mine = {
      token,
      done: withTabLock(ports, () => renew(ports, token, refused)).finally(() => {
        if (shared === mine) shared = null;
      }),
    };
    shared = mine;
    return mine.done;
  };
}

async function renew(ports: SessionPorts, token: string, refused: string | null): Promise<boolean> {
  // While this tab waited for the lock, another may have renewed the session or ended it.
  const present = () => ports.access() !== null && ports.access() !== refused;
  if (ports.refresh() !== token || present()) return present();
  const answer = await ports.fetch(requestFor(ports, token), ports.expire(refreshLimitMs));
  const body: unknown = await answer.json().catch(() => null);
  if (ports.refresh() !== token || present()) return present();
  if (refusals.has(answer.status)) {
    ports.clear();
    return false;
  }
  if (!answer.ok) throw new ProblemError(problemFromAnswer(answer, body));
  if (!isRefreshed(body)) throw new ProblemError({ kind: 'invalidJson', status: answer.status });
  ports.renew(body);
  return true;
}

function requestFor({ language }: SessionPorts, refresh: string): Request {
  return new Request(new URL(apiBase + refreshPath, globalThis.location?.href ?? 'http://localhost'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language() },
    body: JSON.stringify({ refresh }),
  });
}

function isRefreshed(body: unknown): body is { access: string; refresh?: string } {
  if (typeof body !== 'object' || body === null || !('access' in body) || !isToken(body.access)) return false;
  return !('refresh' in body) || body.refresh === undefined || isToken(body.refresh);
}
