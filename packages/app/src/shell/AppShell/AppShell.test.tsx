import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../i18n/en';
import { formatNumber } from '../../i18n/format';
import { fa } from '../../i18n/fa';
import { render } from '../../mocks/render';
import type { Sending } from '../../entities/sending/sending';
import { sendingStates } from '../../entities/sending/SendingBanner.states';
import { bellStates } from '../NotificationBell/NotificationBell.states';
import { type AppShellState, appShellStates } from './AppShell.states';
import { AppShellView } from './AppShellView';

interface Framed {
  state?: AppShellState;
  path?: string;
  locale?: 'en' | 'fa';
  isAvailable?: (path: string) => boolean;
  sending?: Sending;
  menuOpen?: boolean;
}

const onLogout = vi.fn();
const onPause = vi.fn();
const onResume = vi.fn();

/** The shell with no content, in which every screen is available. */
function frame({
  state = appShellStates.signedIn,
  path = '/bots/12',
  locale = 'en',
  isAvailable,
  sending = sendingStates.going,
  menuOpen = false,
}: Framed = {}) {
  render(
    <AppShellView
      state={state}
      path={path}
      isAvailable={isAvailable ?? (() => true)}
      menuOpen={menuOpen}
      onMenuChange={() => undefined}
      onLogout={onLogout}
      sending={sending}
      bell={{ state: bellStates.empty, onSeen: () => undefined, onRetry: () => undefined }}
      onPause={onPause}
      onResume={onResume}
      onDismissSending={() => undefined}
    >
      {null}
    </AppShellView>,
    { locale, path },
  );
  return { header: page.getByRole('banner'), footer: page.getByRole('contentinfo'), words: { en, fa }[locale].shell };
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe.each(['en', 'fa'] as const)('the header in %s', (locale) => {
  test('SHELL-01 LAND-02 shows the mark and the name, which lead to the start page', async () => {
    const { header } = frame({ locale });
    const home = header.getByRole('link', { name: { en, fa }[locale].common.appName });
    await expect.element(home).toHaveAttribute('href', '/');
    expect(home.element().querySelector('svg')).not.toBeNull();
  });

  test.each([
    ['SHELL-02', 'dashboard', '/dashboard'],
    ['SHELL-03', 'bots', '/bots'],
    ['SHELL-04', 'professors', '/professors'],
    ['SHELL-05', 'achievements', '/achievements'],
    ['SHELL-06', 'profile', '/profile'],
  ] as const)('%s leads to %s', async (_id, key, href) => {
    const { header, words } = frame({ locale });
    const link = header.getByRole('navigation').getByRole('link', { name: words.nav[key] });
    await expect.element(link).toHaveAttribute('href', href);
  });

  test('SHELL-07 marks the place one is below', async () => {
    const { header, words } = frame({ locale, path: '/professors/3/email' });
    const marked = header.element().querySelectorAll('[aria-current="page"]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual([words.nav.professors]);
  });

  test('SHELL-08 shows XP and coins', async () => {
    const { header, words } = frame({ locale });
    const { xp, coins } = appShellStates.signedIn.user;
    const pill = header.getByRole('img', { name: words.xpPill({ xp, coins }) });
    await expect.element(pill).toBeVisible();
    const shown = pill.element().textContent;
    for (const figure of [xp, coins]) expect(shown).toContain(formatNumber(locale, figure));
  });

  test('SHELL-09 SHELL-13 SHELL-14 has the bell, the language and the theme', async () => {
    const { header, words } = frame({ locale });
    await expect.element(header.getByRole('button', { name: words.bell.label })).toBeVisible();
    await expect.element(header.getByRole('radiogroup', { name: words.language })).toBeVisible();
    await expect.element(header.getByRole('button', { name: words.switchToDark })).toBeVisible();
  });

  test('SHELL-10 SHELL-11 the menu of the avatar holds Profile and Logout', async () => {
    const { header, words } = frame({ locale });
    await header.getByRole('button', { name: words.account }).click();
    await expect.element(page.getByRole('menuitem', { name: words.nav.profile })).toHaveAttribute('href', '/profile');
    await page.getByRole('menuitem', { name: words.logout }).click();
    expect(onLogout).toHaveBeenCalled();
  });

  test('R17 the menu of the avatar pauses everything', async () => {
    const { header, words } = frame({ locale });
    await header.getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.sending.pause }).click();
    expect(onPause).toHaveBeenCalledOnce();
  });

  test('R17 while everything is paused every page says so, and the menu resumes', async () => {
    const { header, words } = frame({ locale, sending: sendingStates.paused });
    await page.getByRole('status').getByRole('button', { name: words.sending.resume }).click();
    await header.getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.sending.resume }).click();
    expect(onResume).toHaveBeenCalledTimes(2);
  });

  test('R17 the menu of a phone has the same switch', async () => {
    const { words } = frame({ locale, menuOpen: true });
    await page.getByRole('dialog').getByRole('button', { name: words.sending.pause }).click();
    expect(onPause).toHaveBeenCalledOnce();
  });

  test('a visitor gets the two ways in, and nothing of a person', async () => {
    const { header, words } = frame({ locale, state: appShellStates.anonymous, path: '/' });
    await expect.element(header.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '/signin');
    await expect.element(header.getByRole('link', { name: words.getStarted })).toHaveAttribute('href', '/signup');
    await expect.element(header.getByRole('radiogroup', { name: words.language })).toBeVisible();
    await expect.element(header.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(header.getByRole('button', { name: words.bell.label })).not.toBeInTheDocument();
    await expect.element(header.getByRole('button', { name: words.account })).not.toBeInTheDocument();
  });

  test.each([
    ['/signin', 'getStarted', 'signIn'],
    ['/signin/google', 'getStarted', 'signIn'],
    ['/signup', 'signIn', 'getStarted'],
  ] as const)('%s is not offered by its own header', async (path, offered, left) => {
    const { header, words } = frame({ locale, state: appShellStates.anonymous, path });
    await expect.element(header.getByRole('link', { name: words[offered] })).toBeVisible();
    await expect.element(header.getByRole('link', { name: words[left] })).not.toBeInTheDocument();
  });
});

test('SHELL-02 to SHELL-06 SHELL-11 SHELL-16 to SHELL-21 in English the words are those of the specification', () => {
  expect(en.shell).toMatchObject({
    nav: {
      dashboard: 'Dashboard',
      bots: 'My Bots',
      professors: 'My Professors',
      achievements: 'Achievements',
      profile: 'Profile',
    },
    logout: 'Logout',
    tagline: 'Connecting students with world-class professors through AI-powered outreach.',
    privacy: 'Privacy Policy',
    terms: expect.stringContaining('Terms'),
    footer: { product: 'Product', resources: 'Resources', company: 'Company' },
  });
});

test('SHELL-11 one can log out while it is not known who one is', async () => {
  const { header } = frame({ state: appShellStates.loading });
  await header.getByRole('button', { name: 'Account' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});

test('SHELL-15 the avatar falls back to the default image where the photo fails', async () => {
  const { header } = frame({ state: appShellStates.photoFails });
  const account = header.getByRole('button', { name: 'Account' });
  await expect.poll(() => account.element().querySelector('svg')).not.toBeNull();
  expect(account.element().querySelector('img')).toBeNull();
});

describe.each(['en', 'fa'] as const)('the footer in %s', (locale) => {
  test('SHELL-16 SHELL-17 SHELL-18 has the tagline and both legal links on every page', async () => {
    const { footer, words } = frame({ locale, state: appShellStates.anonymous, path: '/signin' });
    await expect.element(footer.getByText(words.tagline)).toBeVisible();
    await expect.element(footer.getByRole('link', { name: words.privacy })).toHaveAttribute('href', '/privacy');
    await expect.element(footer.getByRole('link', { name: words.terms })).toHaveAttribute('href', '/terms');
  });

  test.each([
    ['SHELL-19', 'product'],
    ['SHELL-20', 'resources'],
    ['SHELL-21', 'company'],
  ] as const)('%s has the column %s on the dashboard', async (_id, key) => {
    const { footer, words } = frame({ locale, path: '/dashboard' });
    await expect.element(footer.getByRole('heading', { name: words.footer[key] })).toBeVisible();
  });
});

test.each(['/', '/bots', '/dashboard/x', '/profile'])('SHELL-19 SHELL-20 SHELL-21 %s has no columns', async (path) => {
  const { footer } = frame({ path });
  await expect.element(footer.getByText(en.shell.tagline)).toBeVisible();
  await expect.element(footer.getByRole('heading')).not.toBeInTheDocument();
});

test('SHELL-19 an entry without a screen is words, never a dead link', async () => {
  const { footer } = frame({ path: '/dashboard', isAvailable: (path) => path === '/dashboard' });
  await expect.element(footer.getByText('My Professors')).toBeVisible();
  const links = [...footer.element().querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard']);
});

test.each([
  ['en', 768],
  ['fa', 768],
  ['en', 1024],
  ['fa', 1024],
  ['en', 320],
  ['fa', 320],
] as const)('in %s at %i px every part of the header has room of its own', async (locale, width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { header } = frame({ locale, state: appShellStates.longName });
  await expect.element(header).toBeVisible();
  const boxes = [...header.element().querySelectorAll('a, button, [role=img], [role=radiogroup]')]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.width > 0)
    .toSorted((one, other) => one.left - other.left);
  expect(boxes.length).toBeGreaterThan(2);
  const edges = boxes.flatMap(({ left, right }) => [Math.round(left), Math.round(right)]);
  expect(edges.join(' ')).toBe(edges.toSorted((one, other) => one - other).join(' '));
  expect(edges[0]).toBeGreaterThanOrEqual(0);
  expect(edges.at(-1)).toBeLessThanOrEqual(width);
});

test('the keyboard meets the skip link first, then the parts of the header in their order', async () => {
  const { words } = frame();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: words.skipToContent })).toHaveFocus();
  const stops = [];
  for (let step = 0; step < 10; step += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    stops.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
  }
  expect(stops.slice(0, 7)).toEqual([
    'Peyk',
    'Dashboard',
    'My Bots',
    'My Professors',
    'Achievements',
    'Profile',
    'Notifications',
  ]);
});

describe.each(['en', 'fa'] as const)('the menus in %s', (locale) => {
  const linksOf = (part: Element) =>
    [...part.querySelectorAll('a, [role=menuitem]')].map((link) => [link.getAttribute('href'), link.textContent]);

  test('a phone has every place of the header and of the avatar, each once, and marks where one is', async () => {
    const { words } = frame({ locale, menuOpen: true, path: '/gmail/debug' });
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(locale === 'en' ? 'Level 3' : 'سطح ۳')).toBeVisible();
    const { nav } = words;
    expect(linksOf(dialog.element())).toEqual([
      ['/dashboard', nav.dashboard],
      ['/bots', nav.bots],
      ['/professors', nav.professors],
      ['/achievements', nav.achievements],
      ['/profile', nav.profile],
      ['/gmail', nav.gmail],
      ['/mailbox', nav.mailbox],
      ['/account', nav.account],
    ]);
    const marked = [...dialog.element().querySelectorAll('[aria-current="page"]')];
    expect(marked.map((link) => link.textContent)).toEqual([nav.gmail]);
  });

  test('no menu leads to a screen that is not there', async () => {
    const { header, words } = frame({ locale, menuOpen: true, isAvailable: (path) => path === '/mailbox' });
    expect(linksOf(page.getByRole('dialog').element())).toEqual([['/mailbox', words.nav.mailbox]]);
    expect([...header.element().querySelectorAll('nav a')]).toEqual([]);
  });

  test('the menu of the avatar says who is signed in and leads to what is theirs', async () => {
    const { header, words } = frame({ locale, isAvailable: (path) => path !== '/gmail' });
    await header.getByRole('button', { name: words.account }).click();
    await expect.element(page.getByText('Nasrin Ahmadi')).toBeVisible();
    expect(linksOf(page.getByRole('menu').element())).toEqual([
      ['/profile', words.nav.profile],
      ['/mailbox', words.nav.mailbox],
      ['/account', words.nav.account],
      [null, words.sending.pause],
      [null, words.logout],
    ]);
  });
});

test('SHELL-08 of a person who cannot be had nothing is shown, and nothing waits', async () => {
  const { header } = frame({ state: appShellStates.unknown });
  await expect.element(header.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect.element(header.getByRole('img', { name: /XP/ })).not.toBeInTheDocument();
  expect(header.element().querySelector('[data-awaited]')).toBeNull();
});

test('the switch is not pressed twice while it is being turned', async () => {
  const { header } = frame({ sending: { ...sendingStates.going, asking: 'pause' } });
  await header.getByRole('button', { name: 'Account' }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Pause everything' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('I18N-06 the menu of a phone chooses the theme and the language', async () => {
  onTestFinished(() => localStorage.clear());
  frame({ menuOpen: true });
  const dialog = page.getByRole('dialog');
  const kept = () => [localStorage.getItem('peyk.theme'), localStorage.getItem('peyk.language')];
  await dialog.getByText('Dark', { exact: true }).click();
  expect(kept()).toEqual(['dark', null]);
  await dialog.getByText('فارسی', { exact: true }).click();
  expect(kept()).toEqual(['dark', 'fa']);
  await dialog.getByText('Light', { exact: true }).click();
  expect(kept()).toEqual(['light', 'fa']);
});

describe.each([
  ['en', 'Switch to Persian', 'fa'],
  ['fa', 'تغییر زبان به انگلیسی', 'en'],
] as const)('a phone in %s', (locale, name, other) => {
  test('offers a visitor the other language in the header', async () => {
    onTestFinished(() => localStorage.clear());
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { header } = frame({ locale, state: appShellStates.anonymous, path: '/' });
    await header.getByRole('button', { name, exact: true }).click();
    expect(localStorage.getItem('peyk.language')).toBe(other);
  });

  test('has nothing of it for somebody who is signed in, whose menu has the switch', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { header } = frame({ locale });
    await expect.element(header.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  });
});
