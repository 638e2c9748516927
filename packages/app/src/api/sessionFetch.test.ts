import { describe, expect, test, vi } from 'vitest';
import { createSessionFetch } from './sessionFetch';

interface World {
  access: string | null;
  refresh: string | null;
}

/** A server that knows one good access token, and a browser that holds two tokens. */
function setUp({
  access = 'old',
  refresh = 'r1',
  refreshStatus = 200,
  good = 'new',
}: Partial<World> & { refreshStatus?: number; good?: string } = {}) {
  const stored: World = { access, refresh };
  const seen: string[] = [];
  const server = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url);
    seen.push(
      `${request.method} ${pathname} ${request.headers.get('Authorization') ?? '-'} ${request.headers.get('Accept-Language')}`,
    );
    if (pathname === '/api/auth/refresh/') {
      return refreshStatus === 200
        ? Response.json({ access: good })
        : Response.json({ detail: 'x' }, { status: refreshStatus });
    }
    if (pathname.startsWith('/api/auth/log')) return Response.json({ detail: 'ok' });
    return request.headers.get('Authorization') === `Bearer ${good}`
      ? Response.json({ body: await request.text() })
      : Response.json({}, { status: 401 });
  });
  const call = createSessionFetch({
    access: () => stored.access,
    refresh: () => stored.refresh,
    keep: (next) => Object.assign(stored, next),
    clear: () => Object.assign(stored, { access: null, refresh: null }),
    language: () => 'fa',
    fetch: server,
  });
  const ask = (path: string, init?: RequestInit) => call(new Request(`http://localhost${path}`, init));
  return { ask, stored, seen, server };
}

const refreshes = (seen: string[]) => seen.filter((line) => line.includes('/refresh/')).length;

describe('a call with a session', () => {
  test('carries the token and the language', async () => {
    const { ask, seen } = setUp({ access: 'new' });
    expect((await ask('/bots/')).status).toBe(200);
    expect(seen).toEqual(['GET /bots/ Bearer new fa']);
  });

  test('is repeated once with its body after a refresh', async () => {
    const { ask, stored } = setUp();
    const answer = await ask('/bots/create/', { method: 'POST', body: 'hello' });
    expect(await answer.json()).toEqual({ body: 'hello' });
    expect(stored.access).toBe('new');
  });

  test('shares one refresh with the calls beside it', async () => {
    const { ask, seen } = setUp();
    const answers = await Promise.all([ask('/bots/'), ask('/bots/1/'), ask('/universities/')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(refreshes(seen)).toBe(1);
  });

  test('ends the session when the refresh is refused', async () => {
    const { ask, stored } = setUp({ refreshStatus: 401 });
    expect((await ask('/bots/')).status).toBe(401);
    expect(stored).toEqual({ access: null, refresh: null });
  });

  test('keeps the session when the server is out of order', async () => {
    const { ask, stored } = setUp({ refreshStatus: 503 });
    await expect(ask('/bots/')).rejects.toMatchObject({ problem: { kind: 'server' } });
    expect(stored.refresh).toBe('r1');
  });

  test('refreshes first when only a refresh token is left', async () => {
    const { ask, seen } = setUp({ access: null });
    expect((await ask('/bots/')).status).toBe(200);
    expect(seen[0]).toContain('/api/auth/refresh/');
  });

  test('is not sent without any token', async () => {
    const { ask, server } = setUp({ access: null, refresh: null });
    await expect(ask('/bots/')).rejects.toMatchObject({ problem: { kind: 'unauthenticated' } });
    expect(server).not.toHaveBeenCalled();
  });

  test('of the volunteer section is not repeated', async () => {
    const { ask, seen } = setUp();
    expect((await ask('/api/student/volunteer/')).status).toBe(401);
    expect(refreshes(seen)).toBe(0);
  });

  test('to sign in carries no token', async () => {
    const { ask, seen } = setUp();
    await ask('/api/auth/login/', { method: 'POST', body: '{}' });
    expect(seen).toEqual(['POST /api/auth/login/ - fa']);
  });
});
