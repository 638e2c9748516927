import './i18n/all';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { unload } from 'swr';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memoryLocation } from 'wouter/memory-location';
import { App } from './App';
import { MockBot } from './mocks/fixtures/bot';
import { MockProfessor } from './mocks/fixtures/professor';
import { MockSendingPaused } from './mocks/fixtures/sending';
import { MockUser } from './mocks/fixtures/user';
import { routes } from './routes';

/** The server's answers by path; any other path gets a 404. */
let answers: Record<string, unknown> = {};

/** Renders the whole app at an address. */
function openApp(address: string) {
  const [path, searchPath] = address.split('?');
  const location = memoryLocation({ path, searchPath, record: true });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() => root.render(<App router={{ hook: location.hook, searchHook: location.searchHook }} />));
  onTestFinished(() => {
    root.unmount();
    container.remove();
    unload();
  });
  return location;
}

beforeEach(() => {
  localStorage.clear();
  answers = { '/api/auth/me/': MockUser, '/api/auth/logout/': { detail: 'ok' } };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    return pathname in answers
      ? Response.json(answers[pathname])
      : Response.json({ detail: 'Not found.' }, { status: 404 });
  });
});

afterEach(() => vi.restoreAllMocks());

test('ROUTE-25 ROUTE-26 an anonymous visitor of a protected page is sent to sign in and the place is remembered', async () => {
  const { history } = openApp('/bots?status=Active');
  await expect.poll(() => history.at(-1)).toBe('/signin?next=%2Fbots%3Fstatus%3DActive');
});

test('an unknown address (A-09) shows the not-found page inside the shell', async () => {
  openApp('/no/such/page');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  expect(document.title).toBe('Page not found · Peyk');
});

test('I18N-01 I18N-03 AUTH-24 SHELL-13 the page turns with its language, and the choice is remembered', async () => {
  openApp('/no/such/page');
  await page.getByText('فا', { exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'صفحه پیدا نشد' })).toBeInTheDocument();
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('fa');
  expect(localStorage.getItem('peyk.language')).toBe('fa');
});

test('I18N-04 I18N-06 AUTH-24 SHELL-14 the theme changes and is remembered', async () => {
  openApp('/no/such/page');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeInTheDocument();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('peyk.theme')).toBe('dark');
});

test('I18N-02 I18N-05 garbage in storage falls back to English and light', async () => {
  localStorage.setItem('peyk.language', '{"x":');
  localStorage.setItem('peyk.theme', 'purple');
  openApp('/no/such/page');
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('SHELL-12 logout ends the session, leads to sign in and tells the server', async () => {
  localStorage.setItem('peyk.access', 'a');
  localStorage.setItem('peyk.refresh', 'r');
  const { history } = openApp('/no/such/page');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => history.at(-1)).toBe('/signin');
  expect(localStorage.getItem('peyk.access')).toBeNull();
  expect(localStorage.getItem('peyk.refresh')).toBeNull();
  expect(
    vi
      .mocked(fetch)
      .mock.calls.some(([request]) => request instanceof Request && request.url.endsWith('/api/auth/logout/')),
  ).toBe(true);
});

test('a session that ends in another tab ends here', async () => {
  localStorage.setItem('peyk.access', 'a');
  openApp('/no/such/page');
  await expect.element(page.getByRole('button', { name: 'Account' })).toBeInTheDocument();
  localStorage.removeItem('peyk.access');
  dispatchEvent(new StorageEvent('storage', { key: 'peyk.access', newValue: null }));
  await expect.element(page.getByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});

test('a page that was gone back to keeps its place once, and the next page begins at its top', async () => {
  const { navigate } = openApp('/no/such/page');
  const scroll = vi.spyOn(globalThis, 'scrollTo');
  dispatchEvent(new PopStateEvent('popstate'));
  navigate('/signin');
  await expect.poll(() => document.title).toBe('Sign in · Peyk');
  expect(scroll).not.toHaveBeenCalled();
  navigate('/no/such/page');
  await expect.poll(() => document.title).toBe('Page not found · Peyk');
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});

test('a change of page moves focus to its main region and names the page', async () => {
  const { navigate } = openApp('/no/such/page');
  navigate('/signin');
  await expect.poll(() => document.activeElement?.id).toBe('main');
  await expect.poll(() => document.title).toBe('Sign in · Peyk');
});

test('I18N-02 I18N-05 the first visit is English, left to right and light', async () => {
  openApp('/no/such/page');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset['theme']]).toEqual(['en', 'ltr', 'light']);
});

test.each([
  ['ROUTE-01', '/signup', 'Create your account'],
  ['ROUTE-02', '/signin', 'Sign in'],
  ['ROUTE-05', '/signin/google', 'Continue with Google'],
  ['ROUTE-06', '/signup/google', 'Continue with Google'],
  ['ROUTE-17 AUTH-29', '/gmail/callback', 'There is nothing to connect here'],
  ['LAND-01', '/', 'Write to professors whose research fits yours.'],
])('%s %s is open to a visitor and shows its screen: %s', async (_id, path, heading) => {
  const { history } = openApp(path);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(history).toEqual([path]);
});

test.each([
  ['ROUTE-09', '/dashboard', `Hello, ${MockUser.first_name}`],
  ['ROUTE-10', '/create-bot', 'Create New Bot'],
  ['ROUTE-13', '/bots', 'My Bots'],
  ['ROUTE-14', `/bots/${MockBot.id}`, MockBot.name],
  ['ROUTE-15', `/bots/${MockBot.id}/edit`, `Edit ${MockBot.name}`],
  ['ROUTE-16', '/gmail', 'Gmail'],
  ['ROUTE-19', '/gmail/debug', 'Gmail connect debug'],
  ['ROUTE-20', '/profile', 'Profile'],
  ['ROUTE-21', '/professors', 'My Professors'],
  ['ROUTE-22', '/professors/601', MockProfessor.full_name],
  ['ROUTE-23', '/professors/7/email', 'Email draft'],
  ['ROUTE-24', '/achievements', 'Achievements'],
])('%s %s shows a signed-in person its screen: %s', async (_id, path, heading) => {
  localStorage.setItem('peyk.access', 'a');
  answers[`/bots/${MockBot.id}/`] = MockBot;
  answers['/api/professor/professors/601/'] = MockProfessor;
  const { history } = openApp(path);
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  expect(history).toEqual([path]);
});

test.each([
  ['ROUTE-11', '/results', 'Professor Matches'],
  ['ROUTE-12', '/compose', 'Compose Email'],
])('%s %s shows a signed-in person the screen %s', async (_id, path, title) => {
  localStorage.setItem('peyk.access', 'a');
  openApp(path);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${title} · Peyk`);
});

describe('ROUTE-27 ERR-60 a render failure', () => {
  // React logs every error that a boundary catches.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('peyk.access', 'a');
  });
  const crash = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error' });

  test('of a screen leaves the frame, by which one leaves', async () => {
    vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
      throw new Error('No step');
    });
    openApp('/profile');
    await expect.element(crash).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Nasrin' })).toBeVisible();
    await expect.element(crash).not.toBeInTheDocument();
  });

  test('of the frame itself says so too, and there is a way out', async () => {
    answers['/api/sending/'] = MockSendingPaused;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(() => {
      throw new Error('No calendar');
    });
    openApp('/profile');
    await expect.element(crash).toBeVisible();
  });
});

const wordsOfTheMachine = /undefined|null|NaN|\[object/;

test.each([[{}], [{ first_name: null, last_name: null, email: null, xp: null, coins: null, level: null }]])(
  'SHELL-08 a server that says of the person only who it is, and %j, leaves no word of the machine on the page',
  async (little) => {
    localStorage.setItem('peyk.access', 'a');
    answers['/api/auth/me/'] = { id: 7, ...little };
    openApp('/dashboard');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(page.getByRole('img', { name: '0 XP, 0 coins' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(wordsOfTheMachine);
  },
);

test.each([[{}], [[]], [{ id: 'seven' }]])(
  'SHELL-08 where the person cannot be read (%j) the page says so, and nothing waits for ever',
  async (nobody) => {
    localStorage.setItem('peyk.access', 'a');
    answers['/api/auth/me/'] = nobody;
    openApp('/dashboard');
    await expect.element(page.getByText('Failed to fetch profile')).toBeVisible();
    await expect.element(page.getByRole('banner').getByRole('img', { name: /XP/ })).not.toBeInTheDocument();
    await expect.poll(() => document.querySelector('header [data-awaited]')).toBeNull();
    expect(document.body.textContent).not.toMatch(wordsOfTheMachine);
  },
);

test.each(routes.filter(({ access }) => access === 'protected').map(({ path }) => [path]))(
  'ROUTE-25 %s is closed to a visitor',
  async (pattern) => {
    const path = pattern.replaceAll(/:\w+/g, '7');
    const { history } = openApp(path);
    await expect.poll(() => history.at(-1)).toBe(`/signin?${new URLSearchParams({ next: path })}`);
  },
);

test.each([
  ['/signin?next=%2Fbots%3Fstatus%3DActive%23top', '/bots?status=Active#top'],
  ['/signup?next=%2Fgmail', '/gmail'],
  ['/signin', '/dashboard'],
  ['/signin?next=%2F%2Fevil.example', '/dashboard'],
  ['/signin?next=%252F%252Fevil.example', '/dashboard'],
  ['/signin?next=/.//evil.example', '/dashboard'],
  ['/signin?next=javascript:alert(1)', '/dashboard'],
])('ROUTE-03 ROUTE-04 a signed-in visitor of %s goes on to %s', async (address, target) => {
  localStorage.setItem('peyk.access', 'a');
  const { history } = openApp(address);
  await expect.poll(() => history.at(-1)).toBe(target);
});

test('on a phone the menu leads on, closes, and focus goes to the page', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1280, 800));
  localStorage.setItem('peyk.access', 'a');
  const { history } = openApp('/no/such/page');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Gmail' }).click();
  await expect.poll(() => history.at(-1)).toBe('/gmail');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('SHELL-10 the menu of the avatar leads on, and focus goes to the page', async () => {
  localStorage.setItem('peyk.access', 'a');
  const { history } = openApp('/no/such/page');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.poll(() => history.at(-1)).toBe('/profile');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('SHELL-09 the panel of the bell closes when the page changes', async () => {
  localStorage.setItem('peyk.access', 'a');
  answers['/api/notices/'] = { notices: [], unread: 0 };
  const { navigate } = openApp('/no/such/page');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  navigate('/another');
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
});
