import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';

const boot = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8');
const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

afterEach(() => vi.unstubAllGlobals());

/** Runs `boot.js` in a browser with this storage and returns the root element of its page. */
function rootOf(getItem: (key: string) => string | null) {
  const root = { lang: 'en', dir: 'ltr', dataset: { theme: 'light' } as Record<string, string> };
  const document = { documentElement: root, querySelector: () => null, addEventListener: () => undefined };
  runInNewContext(boot, {
    document,
    localStorage: { getItem },
    window: {},
    addEventListener: () => undefined,
  });
  return root;
}

/** Language, direction and theme of the page after `boot.js` ran. */
function bootWith(getItem: (key: string) => string | null) {
  const { lang, dir, dataset } = rootOf(getItem);
  return { locale: lang, dir, theme: dataset['theme'] };
}

/** Whether `boot.js` treats the visitor as signed in. */
const signedInWith = (getItem: (key: string) => string | null) => 'signedIn' in rootOf(getItem).dataset;

describe('before the first paint', () => {
  test.each([
    [null, null, 'en', 'light', 'I18N-02 I18N-05 the first visit is English and light'],
    ['fa', 'dark', 'fa', 'dark', 'I18N-03 I18N-06 both choices are there'],
    ['fa', null, 'fa', 'light', 'I18N-03 the language alone is there'],
    ['en', 'dark', 'en', 'dark', 'I18N-06 the theme alone is there'],
    ['FA', '<b>', 'en', 'light', 'garbage counts as no choice'],
  ] as const)('stored %j and %j make %s and %s: %s', async (language, chosenTheme, locale, theme, _what) => {
    const getItem = (key: string) => ({ 'peyk.language': language, 'peyk.theme': chosenTheme })[key] ?? null;
    expect(bootWith(getItem)).toEqual({ locale, theme, dir: locale === 'fa' ? 'rtl' : 'ltr' });
    vi.stubGlobal('localStorage', { getItem });
    // As on a new page: the module has no value in memory yet.
    vi.resetModules();
    const { preferences } = await import('../session/preferences');
    expect([preferences.locale(), preferences.theme()], 'the app reads the same').toEqual([locale, theme]);
  });

  test('a token marks the page as signed in, so that an auth page is not shown', () => {
    const stored = (kept: string) => (key: string) => (key === kept ? 'a.b.c' : null);
    expect(signedInWith(() => null)).toBe(false);
    expect(signedInWith(stored('peyk.access'))).toBe(true);
    expect(signedInWith(stored('peyk.refresh'))).toBe(true);
  });

  test('a blocked storage leaves the page as it is prerendered: English and light', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(bootWith(blocked)).toEqual({ locale: 'en', dir: 'ltr', theme: 'light' });
    expect(page).toContain('<html lang="en" dir="ltr" data-theme="light">');
  });

  test('nothing of the page stands before the script that decides', () => {
    expect(page.indexOf('/boot.js')).toBeGreaterThan(0);
    expect(page.indexOf('/boot.js')).toBeLessThan(page.indexOf('<body>'));
  });
});

describe('code that vanished', () => {
  /** A tab: its storage outlives reloads, whatever build each of them loads. */
  function tab({ reachable = true, blocked = false, password = '' } = {}) {
    const kept = new Map<string, string>();
    const location = { pathname: '/signin', reload: vi.fn() };
    const sessionStorage = {
      getItem: (key: string) => {
        if (blocked) throw new DOMException('blocked', 'SecurityError');
        return kept.get(key) ?? null;
      },
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const open = (build: string): Promise<boolean> => {
      const window: { peykReloadOnce?: () => Promise<boolean> } = {};
      const document = {
        documentElement: { lang: 'en', dir: 'ltr', dataset: {} },
        querySelector: (selector: string) => (selector.startsWith('script') ? { src: build } : null),
        querySelectorAll: (selector: string) => (selector.endsWith('[type="password"]') ? [{ value: password }] : []),
        addEventListener: () => undefined,
      };
      const fetch = async () => {
        if (!reachable) throw new TypeError('Failed to fetch');
        return { ok: true };
      };
      const localStorage = { getItem: () => null };
      const addEventListener = () => undefined;
      runInNewContext(boot, { window, document, localStorage, sessionStorage, location, fetch, addEventListener });
      return window.peykReloadOnce?.() ?? Promise.reject(new Error('boot.js leaves no way to reload.'));
    };
    return { open, reload: location.reload };
  }

  test('reloads the page once, and a second time only in another build', async () => {
    const { open, reload } = tab();
    expect(await open('a.js')).toBe(true);
    expect(await open('a.js')).toBe(false);
    expect(await open('b.js')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('cannot make two servers with two builds loop', async () => {
    const { open, reload } = tab();
    for (let visit = 0; visit < 10; visit += 1) await open(visit % 2 ? 'a.js' : 'b.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['without a connection', { reachable: false }],
    ['where nothing can be remembered', { blocked: true }],
    ['where a typed password would be lost', { password: 'correct horse' }],
  ])('leaves the page %s', async (_where, circumstances) => {
    const { open, reload } = tab(circumstances);
    expect(await open('a.js')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
