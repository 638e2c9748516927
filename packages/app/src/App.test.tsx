import './i18n/all';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mutate } from 'swr';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memoryLocation } from 'wouter/memory-location';
import { App } from './App';
import { MockUser } from './mocks/fixtures/user';
import { routes } from './routes';

/** The whole app at an address, with a server that answers GET me and lists that are empty. */
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
  });
  return location;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname === '/api/auth/me/') return Response.json(MockUser);
    if (pathname === '/api/auth/logout/') return Response.json({ detail: 'ok' });
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mutate(() => true, undefined, { revalidate: false });
});

test('ROUTE-25 ROUTE-26 an anonymous visitor of a protected page is sent to sign in and the place is remembered', async () => {
  const { history } = openApp('/bots?status=Active');
  await expect.poll(() => history.at(-1)).toBe('/signin?next=%2Fbots%3Fstatus%3DActive');
});

test('an unknown address (A-09) shows the not-found page inside the shell', async () => {
  openApp('/no/such/page');
  await expect.element(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  expect(document.title).toBe('Page not found · Peyk');
});

test('I18N-01 I18N-03 SHELL-13 the page turns with its language, and the choice is remembered', async () => {
  openApp('/no/such/page');
  await page.getByText('فا', { exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'اینجا صفحه‌ای نیست' })).toBeInTheDocument();
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('fa');
  expect(localStorage.getItem('peyk.language')).toBe('fa');
});

test('I18N-04 I18N-06 SHELL-14 the theme changes and is remembered', async () => {
  openApp('/no/such/page');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.element(page.getByRole('button', { name: 'Use the light theme' })).toBeInTheDocument();
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

test.each(routes.filter(({ access, screen }) => access === 'protected' && screen).map(({ path }) => [path]))(
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
  const { navigate } = openApp('/no/such/page');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  navigate('/another');
  await expect.element(page.getByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
});
