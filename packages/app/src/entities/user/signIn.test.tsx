import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MockUser } from '../../mocks/fixtures/user';
import { render } from '../../mocks/render';
import { useSignedIn } from '../../session/session';
import { googleSignIn, login, logout, signup } from './signIn';
import { useUser } from './useUser';

const session = { access: 'a', refresh: 'r', user: MockUser };
const asked: string[] = [];
let answers: Record<string, () => Response | Promise<Response>> = {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  answers = {
    '/api/auth/login/': () => Response.json(session),
    '/api/auth/google-signin/': () => Response.json(session),
    '/api/auth/signup/': () => Response.json(MockUser, { status: 201 }),
    '/api/auth/logout/': () => Response.json({ detail: 'ok' }),
    '/api/auth/me/': () => Response.json(MockUser),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname} ${await request.clone().text()}`);
    return answers[pathname]?.() ?? Response.json({ detail: 'Not found.' }, { status: 404 });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mutate(() => true, undefined, { revalidate: false });
});

const storedTokens = () => [localStorage.getItem('peyk.access'), localStorage.getItem('peyk.refresh')];

/** The signed-in person, as the header shows them. */
function Who() {
  const signedIn = useSignedIn();
  const user = useUser();
  return <p role="status">{signedIn ? `in: ${user?.email ?? 'unknown'}` : 'out'}</p>;
}

/** With the app's own cache, which a session change empties. */
const drawWho = () => render(<Who />, { appCache: true }).getByRole('status');

describe('signing in', () => {
  test('AUTH-12 a login stores both tokens and the user', async () => {
    const who = drawWho();
    await expect.element(who).toHaveTextContent('out');
    answers['/api/auth/me/'] = () => new Promise(() => {});
    expect(await login('sara@mail.example', 'secret')).toEqual({ ok: true, data: MockUser });
    expect(storedTokens()).toEqual(['a', 'r']);
    await expect.element(who).toHaveTextContent(`in: ${MockUser.email}`);
    expect(asked[0]).toBe('POST /api/auth/login/ {"email":"sara@mail.example","password":"secret"}');
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['a person alone', { user: MockUser }],
    ['one token', { ...session, refresh: undefined }],
    ['tokens of null', { ...session, access: null, refresh: null }],
    ['empty tokens', { ...session, access: '', refresh: '' }],
    ['the word undefined', { ...session, access: 'undefined' }],
    ['tokens that no header takes', { ...session, refresh: 'a\nb' }],
    ['tokens of another kind', { ...session, access: { token: 'a' }, refresh: 7 }],
    ['a list', [session]],
  ])('AUTH-12 a sign-in that is answered with %s stores nothing and says so', async (_, answer) => {
    const who = drawWho();
    for (const [path, enter] of [
      ['/api/auth/login/', () => login('sara@mail.example', 'secret')],
      ['/api/auth/google-signin/', () => googleSignIn('token')],
    ] as const) {
      answers[path] = () => Response.json(answer);
      expect(await enter()).toEqual({ ok: false, problem: { kind: 'invalidJson', status: 200 } });
      expect(Object.keys(localStorage)).toEqual([]);
    }
    await expect.element(who).toHaveTextContent('out');
  });

  test.each([204, 200])(
    'AUTH-12 a sign-in that is answered with %i and silence stores nothing and says so',
    async (status) => {
      answers['/api/auth/login/'] = () => new Response(null, { status });
      expect(await login('sara@mail.example', 'secret')).toEqual({
        ok: false,
        problem: { kind: 'invalidJson', status },
      });
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  test('API-02 the body is JSON, and it goes where the app came from', async () => {
    await login('sara@mail.example', 'secret');
    const [request] = vi.mocked(fetch).mock.calls[0] as [Request];
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(new URL(request.url).origin).toBe(location.origin);
  });

  test('AUTH-12 a login that is refused stores nothing', async () => {
    answers['/api/auth/login/'] = () => Response.json({ detail: 'Wrong.' }, { status: 401 });
    expect(await login('a', 'b')).toMatchObject({ ok: false, problem: { kind: 'unauthenticated', detail: 'Wrong.' } });
    expect(storedTokens()).toEqual([null, null]);
  });

  test('AUTH-13 a sign-up is followed by a login that stores both tokens and the user', async () => {
    answers['/api/auth/me/'] = () => new Promise(() => {});
    const who = drawWho();
    await expect.element(who).toHaveTextContent('out');
    const outcome = await signup({ fullName: 'Sara Ahmadi Nia', email: 'sara@mail.example', password: 'secret' });
    expect(outcome).toEqual({ step: 'done', user: MockUser });
    expect(asked.slice(0, 2)).toEqual([
      'POST /api/auth/signup/ {"first_name":"Sara","last_name":"Ahmadi Nia","email":"sara@mail.example","password":"secret"}',
      'POST /api/auth/login/ {"email":"sara@mail.example","password":"secret"}',
    ]);
    expect(storedTokens()).toEqual(['a', 'r']);
    await expect.element(who).toHaveTextContent(`in: ${MockUser.email}`);
  });

  test('AUTH-14 a Google sign-in stores both tokens and the user', async () => {
    answers['/api/auth/me/'] = () => new Promise(() => {});
    const who = drawWho();
    await expect.element(who).toHaveTextContent('out');
    expect(await googleSignIn('token')).toMatchObject({ ok: true });
    expect(storedTokens()).toEqual(['a', 'r']);
    await expect.element(who).toHaveTextContent(`in: ${MockUser.email}`);
    expect(asked[0]).toBe('POST /api/auth/google-signin/ {"id_token":"token"}');
  });
});

test('every way in tells the name of this browser and keeps a newer one', async () => {
  const enter = [
    ['/api/auth/login/', () => login('sara@mail.example', 'secret')],
    ['/api/auth/google-signin/', () => googleSignIn('token', 'once')],
    ['/api/auth/login/', () => signup({ fullName: 'Sara', email: 'sara@mail.example', password: 'secret' })],
  ] as const;
  for (const [place, [path, go]] of enter.entries()) {
    localStorage.setItem('peyk.device', `before-${place}`);
    answers[path] = () => Response.json({ ...session, device: `after-${place}` });
    await go();
    expect(localStorage.getItem('peyk.device')).toBe(`after-${place}`);
  }
  expect(asked.filter((line) => !line.includes('/signup/'))).toEqual([
    'POST /api/auth/login/ {"email":"sara@mail.example","password":"secret","device":"before-0"}',
    'POST /api/auth/google-signin/ {"id_token":"token","nonce":"once","device":"before-1"}',
    'POST /api/auth/login/ {"email":"sara@mail.example","password":"secret","device":"before-2"}',
  ]);
});

test('A-140 a sign-up that is refused does not sign in, and one whose sign-in is refused says which of them it was', async () => {
  const fields = { fullName: 'Sara', email: 'sara@mail.example', password: 'secret' };
  answers['/api/auth/login/'] = () => Response.json({ detail: 'Out of order.' }, { status: 503 });
  expect(await signup(fields)).toMatchObject({ step: 'login', problem: { kind: 'server', detail: 'Out of order.' } });
  asked.length = 0;
  answers['/api/auth/signup/'] = () => Response.json({ detail: 'Taken.' }, { status: 409 });
  expect(await signup(fields)).toMatchObject({ step: 'signup', problem: { kind: 'conflict', detail: 'Taken.' } });
  expect(asked).toHaveLength(1);
  expect(storedTokens()).toEqual([null, null]);
});

describe('signing out', () => {
  beforeEach(async () => {
    await login('sara@mail.example', 'secret');
    asked.length = 0;
  });

  test('AUTH-21 tells the server the refresh token, after both are gone here', async () => {
    let left: unknown;
    answers['/api/auth/logout/'] = () => {
      left = storedTokens();
      return Response.json({ detail: 'ok' });
    };
    await logout();
    expect(asked).toEqual(['POST /api/auth/logout/ {"refresh":"r"}']);
    expect(left).toEqual([null, null]);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['fails', () => Response.json({}, { status: 500 })],
    ['refuses', () => Response.json({}, { status: 401 })],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['never answers', () => new Promise(() => {})],
  ])('AUTH-22 leaves nothing behind when the server %s', async (_, answer) => {
    const who = drawWho();
    await expect.element(who).toHaveTextContent(`in: ${MockUser.email}`);
    sessionStorage.setItem('peyk.createBot', '{}');
    answers['/api/auth/logout/'] = answer;
    void logout();
    expect(storedTokens()).toEqual([null, null]);
    await expect.element(who).toHaveTextContent('out');
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
  });

  test('AUTH-22 AUTH-24 the language, the theme and the name of this browser stay, and nothing else', async () => {
    for (const key of ['peyk.language', 'peyk.theme', 'peyk.device']) localStorage.setItem(key, 'fa');
    for (const key of ['peyk.edit.7.bot.1', 'peyk.scroll', 'peyk.waiting']) sessionStorage.setItem(key, '1');
    await logout();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      'peyk.language': 'fa',
      'peyk.theme': 'fa',
      'peyk.device': 'fa',
    });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('AUTH-22 without a refresh token there is nothing to tell the server', async () => {
    localStorage.removeItem('peyk.refresh');
    await logout();
    expect(asked).toEqual([]);
    expect(storedTokens()).toEqual([null, null]);
  });

  test('AUTH-22 a person who was on the way does not arrive', async () => {
    const late = Promise.withResolvers<Response>();
    answers['/api/auth/me/'] = () => late.promise;
    await mutate(() => true, undefined, { revalidate: false });
    const who = drawWho();
    await expect.poll(() => asked.some((line) => line.includes('/me/'))).toBe(true);
    await logout();
    late.resolve(Response.json(MockUser));
    answers['/api/auth/me/'] = () => new Promise(() => {});
    localStorage.setItem('peyk.access', 'b');
    dispatchEvent(new StorageEvent('storage', { key: 'peyk.access', newValue: 'b' }));
    await expect.element(who).toHaveTextContent('in: unknown');
  });
});

describe('another tab', () => {
  const inAnotherTab = (access: string | null, refresh: string | null) => {
    for (const [key, newValue] of [
      ['peyk.refresh', refresh],
      ['peyk.access', access],
    ] as const) {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  };

  beforeEach(() => login('sara@mail.example', 'secret'));

  test('AUTH-22 a sign-out there ends the session here', async () => {
    const who = drawWho();
    await expect.element(who).toHaveTextContent(`in: ${MockUser.email}`);
    inAnotherTab(null, null);
    await expect.element(who).toHaveTextContent('out');
  });

  test('AUTH-31 another person there is the person here', async () => {
    const who = drawWho();
    await expect.element(who).toHaveTextContent(`in: ${MockUser.email}`);
    answers['/api/auth/me/'] = () => Response.json({ ...MockUser, email: 'arash@mail.example' });
    inAnotherTab('b', 'rb');
    await expect.element(who).toHaveTextContent('in: arash@mail.example');
  });
});
