import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MockUser } from '../../../mocks/fixtures/user';
import { render } from '../../../mocks/render';
import { preferences } from '../../../session/preferences';
import { pressOn } from '../../../testing/tabTo';
import { Google } from './Google';
import type { Identity } from '../../../entities/google/identity';

const simulated = {
  client_id: 'peyk-local',
  stand_in: true,
  authorization_endpoint: 'http://localhost:3000/stand-in/google/auth',
};
const real = {
  client_id: 'client.apps.example',
  stand_in: false,
  authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
};
const token = (claims: object) =>
  `e30.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims))))}.c2ln`;
const nasrin = { email: 'nasrin.ahmadi@gmail.example', name: 'نسرین احمدی' };

const hashOf = async (secret: string) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

let google: object;
let sent: { path: string; body: unknown }[];
/** The response of POST google-signin; a promise delays it. */
let signedIn: () => Response | Promise<Response>;
let idToken: () => Response;

beforeEach(() => {
  localStorage.clear();
  google = simulated;
  sent = [];
  signedIn = () => Response.json({ access: 'a', refresh: 'r', user: MockUser });
  idToken = () => Response.json({ id_token: token(nasrin) });
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    if (request.method === 'POST') sent.push({ path, body: await request.json() });
    if (path === '/api/config/') return Response.json({ google, local_mailbox: true });
    if (path === '/stand-in/google/accounts') return Response.json([nasrin]);
    if (path === '/stand-in/google/id-token') return idToken();
    return signedIn();
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (path = '/signin/google') => render(<Google />, { path });

describe('the simulated sign-in', () => {
  test.each([
    ['ROUTE-05', '/signin/google', '/signin'],
    ['ROUTE-06', '/signup/google', '/signup'],
  ])('%s A-05 %s says what it is, and leads back to the email form', async (_id, path, email) => {
    const screen = show(`${path}?next=%2Fprofile`);
    await expect.element(screen.getByText('Simulated Google sign-in')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use your email address' }).element().getAttribute('href')).toBe(
      `${email}?next=%2Fprofile`,
    );
  });

  test('AUTH-14 AUTH-15 posts the ID token of the chosen person and keeps the tokens', async () => {
    const screen = show();
    await screen.getByRole('button', { name: nasrin.name }).click();
    await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
    expect(localStorage.getItem('peyk.refresh')).toBe('r');
    expect(sent).toEqual([
      { path: '/stand-in/google/id-token', body: { account: nasrin.email, nonce: expect.any(String) } },
      { path: '/api/auth/google-signin/', body: { id_token: token(nasrin), nonce: expect.any(String) } },
    ]);
    const [asked, posted] = sent.map(({ body }) => (body as { nonce: string }).nonce);
    expect(asked).toBe(await hashOf(posted ?? ''));
  });

  test('AUTH-15 by keyboard alone a person is chosen and signed in', async () => {
    const screen = show();
    await pressOn(screen.getByRole('button', { name: nasrin.name }));
    await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
  });

  test('AUTH-16 shows the person whom the token names while the server checks it', async () => {
    idToken = () => Response.json({ id_token: token({ email: 'other@gmail.example', name: 'Other Person' }) });
    signedIn = () => new Promise<Response>(() => undefined);
    const screen = show();
    await screen.getByRole('button', { name: nasrin.name }).click();
    const status = screen.getByRole('status');
    await expect.element(status.getByText('Signing in as Other Person…')).toBeVisible();
    await expect.element(status.getByText('other@gmail.example')).toBeVisible();
  });

  test('A-147 a token that cannot be read is left to the server, whose words are shown', async () => {
    idToken = () => Response.json({ id_token: 'x' });
    signedIn = () => Response.json({ detail: 'Google did not confirm this sign-in.' }, { status: 401 });
    const screen = show();
    await screen.getByRole('button', { name: nasrin.name }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Google sign-in failed')).toBeVisible();
    await expect.element(alert.getByText('Google did not confirm this sign-in.')).toBeVisible();
    expect(localStorage.getItem('peyk.access')).toBeNull();
  });

  test('ERR-10 an answer without a token has words, and the next try works', async () => {
    idToken = () => Response.json({});
    const screen = show();
    await screen.getByRole('button', { name: nasrin.name }).click();
    await expect.element(screen.getByRole('alert').getByText('Google sign-in failed')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/stand-in/google/id-token']);
    idToken = () => Response.json({ id_token: token(nasrin) });
    await screen.getByRole('button', { name: nasrin.name }).click();
    await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
  });

  test('while one person signs in no other can be chosen', async () => {
    const answer = Promise.withResolvers<Response>();
    signedIn = () => answer.promise;
    const screen = show();
    const person = screen.getByRole('button', { name: nasrin.name });
    await person.click();
    await expect.element(screen.getByRole('status')).toBeVisible();
    await person.click();
    answer.resolve(Response.json({ access: 'a', refresh: 'r', user: MockUser }));
    await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
    expect(sent.map(({ path }) => path)).toEqual(['/stand-in/google/id-token', '/api/auth/google-signin/']);
  });

  test('people that do not come are asked for again', async () => {
    let down = true;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: Request | string) => {
      const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
      asked.push(path);
      if (path === '/api/config/') return Response.json({ google, local_mailbox: true });
      return down ? Response.json({ a: 1 }) : Response.json([{ email: 'a@b.example', name: ' \u200b' }]);
    });
    const screen = show();
    const again = screen.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    down = false;
    asked.length = 0;
    await again.click();
    await expect.element(screen.getByRole('button', { name: 'a@b.example' })).toBeVisible();
    expect(asked).toEqual(['/stand-in/google/accounts']);
  });
});

describe('the button of Google', () => {
  type Options = Parameters<Identity['initialize']>[0];

  /** A fake of Google's script: its button returns this credential. */
  function identity(credential: unknown) {
    let options: Options | undefined;
    const looks: Parameters<Identity['renderButton']>[1][] = [];
    vi.stubGlobal('google', {
      accounts: {
        id: {
          initialize: (given) => {
            options = given;
          },
          renderButton: (place, look) => {
            looks.push(look);
            const button = document.createElement('button');
            button.textContent = 'Continue as Ana';
            button.addEventListener('click', () => options?.callback({ credential }));
            place.append(button);
          },
        } satisfies Identity,
      },
    });
    return { looks, options: () => options };
  }

  beforeEach(() => {
    google = real;
  });

  test('AUTH-14 AUTH-15 is drawn for our client and posts its ID token as id_token', async () => {
    const ana = token({ email: 'ana@gmail.example', name: 'Ana Lopez' });
    const { looks, options } = identity(ana);
    const screen = show();
    await screen.getByRole('button', { name: 'Continue as Ana' }).click();
    await expect.poll(() => localStorage.getItem('peyk.access')).toBe('a');
    expect(sent).toEqual([{ path: '/api/auth/google-signin/', body: { id_token: ana, nonce: expect.any(String) } }]);
    const [posted] = sent.map(({ body }) => (body as { nonce: string }).nonce);
    expect(options()?.nonce).toBe(await hashOf(posted ?? ''));
    expect(options()?.client_id).toBe('client.apps.example');
    expect(looks).toMatchObject([{ text: 'continue_with', locale: 'en', theme: 'outline' }]);
  });

  test.each([undefined, '', 7])('AUTH-16 the credential %j has words and is not sent', async (credential) => {
    identity(credential);
    const screen = show();
    await screen.getByRole('button', { name: 'Continue as Ana' }).click();
    await expect
      .element(
        screen
          .getByRole('alert')
          .getByText('Google did not confirm your identity, so nothing was changed. Please try again.'),
      )
      .toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([
    ['does not come', (script: Node) => void script.dispatchEvent(new Event('error'))],
    ['brings nothing', (script: Node) => void script.dispatchEvent(new Event('load'))],
    ['hangs for 15 seconds', () => void vi.advanceTimersByTime(15_000)],
  ])('a script that %s says so, and is fetched anew at every try', async (_, fail) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const asked: string[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      asked.push((script as HTMLScriptElement).src);
      queueMicrotask(() => fail(script as Node));
    });
    const screen = show();
    const again = screen.getByRole('button', { name: 'Try again' });
    for (let tries = 0; tries < 2; tries += 1) {
      await expect.poll(() => new Set(asked)).toEqual(new Set(['https://accounts.google.com/gsi/client']));
      await expect.element(screen.getByText('Google cannot be reached')).toBeVisible();
      asked.length = 0;
      await again.click();
    }
    await expect.element(screen.getByText('Google cannot be reached')).toBeVisible();
    identity(token(nasrin));
    await again.click();
    await expect.element(screen.getByRole('button', { name: 'Continue as Ana' })).toBeVisible();
  });

  test.each([
    { client_id: null, stand_in: false, authorization_endpoint: real.authorization_endpoint },
    { client_id: 'x', stand_in: false, authorization_endpoint: null },
    { client_id: 'x', stand_in: true, authorization_endpoint: null },
  ])('A-05 a server without Google says so: %j', async (without) => {
    google = without;
    const screen = show();
    await expect.element(screen.getByText('Google sign-in is not set up here')).toBeVisible();
  });

  test('is drawn in the language and the theme of the page, and anew when they change', async () => {
    const { looks, options } = identity(token(nasrin));
    localStorage.setItem('peyk.theme', 'dark');
    const screen = render(<Google />, { path: '/signin/google', locale: 'fa' });
    await expect.poll(() => looks).toMatchObject([{ locale: 'fa', theme: 'filled_black' }]);
    const before = options();
    preferences.setTheme('light');
    await expect.poll(() => looks).toMatchObject([{ theme: 'filled_black' }, { locale: 'fa', theme: 'outline' }]);
    expect(screen.getByRole('button', { name: 'Continue as Ana' }).elements()).toHaveLength(1);
    for (const { width } of looks) expect(width).toBe(Math.min(400, Math.max(200, width)));
    before?.callback({ credential: token(nasrin) });
    expect(sent).toEqual([]);
  });
});
