import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { preferences } from './session/preferences';

const boot = readFileSync(join(import.meta.dirname, '../public/boot.js'), 'utf8');
const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

afterEach(() => vi.unstubAllGlobals());

/** What the page says of itself once `boot.js` ran, in a browser that keeps `stored`. */
function bootWith(getItem: (key: string) => string | null) {
  const root = { lang: 'en', dir: 'ltr', dataset: { theme: 'light' } };
  const document = { documentElement: root, querySelector: () => null };
  runInNewContext(boot, { document, localStorage: { getItem } });
  return { locale: root.lang, dir: root.dir, theme: root.dataset.theme };
}

/** Whether the page takes the visitor for signed in. */
function signedInWith(getItem: (key: string) => string | null) {
  const root = { lang: 'en', dir: 'ltr', dataset: {} };
  runInNewContext(boot, { document: { documentElement: root, querySelector: () => null }, localStorage: { getItem } });
  return 'signedIn' in root.dataset;
}

describe('before the first paint', () => {
  test.each([
    [null, null, 'en', 'light', 'I18N-02 I18N-05 the first visit is English and light'],
    ['fa', 'dark', 'fa', 'dark', 'I18N-03 I18N-06 both choices are there'],
    ['fa', null, 'fa', 'light', 'I18N-03 the language alone is there'],
    ['en', 'dark', 'en', 'dark', 'I18N-06 the theme alone is there'],
    ['FA', '<b>', 'en', 'light', 'garbage counts as no choice'],
  ] as const)('stored %j and %j make %s and %s: %s', (language, chosenTheme, locale, theme, _what) => {
    const getItem = (key: string) => ({ 'peyk.language': language, 'peyk.theme': chosenTheme })[key] ?? null;
    expect(bootWith(getItem)).toEqual({ locale, theme, dir: locale === 'fa' ? 'rtl' : 'ltr' });
    vi.stubGlobal('localStorage', { getItem });
    expect([preferences.locale(), preferences.theme()], 'the app reads the same').toEqual([locale, theme]);
  });

  test('whoever has a token is known as signed in, so that a door is not shown', () => {
    const stored = (kept: string) => (key: string) => (key === kept ? 'a.b.c' : null);
    expect(signedInWith(() => null)).toBe(false);
    expect(signedInWith(stored('peyk.access'))).toBe(true);
    expect(signedInWith(stored('peyk.refresh'))).toBe(true);
  });

  test('a blocked storage leaves the page as it is written: English and light', () => {
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
