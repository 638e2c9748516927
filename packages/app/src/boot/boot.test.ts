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

describe('what the screen needs first', () => {
  const needs = {
    frame: { en: [0], fa: [1] },
    wide: { media: '(min-width: 768px)', files: { en: [5], fa: [5] } },
    reads: ['/api/auth/me/'],
    screens: [
      { address: '/bots/:botId/edit', files: { en: [2], fa: [2] }, reads: [] },
      { address: '/bots', files: { en: [3, 4], fa: [3, 4] }, reads: ['/bots/'] },
    ],
    files: ['/en.js', '/fa.js', '/edit.js', '/bots.js', '/bots.css', '/menus.js'],
  };

  const headersOf = (language: string) => ({ Authorization: 'Bearer a.b.c', 'Accept-Language': language });
  const init = (language: string) => ({ headers: headersOf(language), signal: expect.any(AbortSignal) as unknown });

  interface Visit {
    pathname: string;
    search?: string;
    /** What the server answers. */
    answer?: () => Response;
    stored?: Record<string, string>;
    base?: string;
    named?: boolean;
    wide?: boolean;
  }

  /** What `boot.js` links and asks for on this page. */
  function visit({
    pathname,
    search = '',
    stored = {},
    base,
    named = true,
    wide = false,
    answer = () => new Response('{}'),
  }: Visit) {
    const links: Record<string, string>[] = [];
    const fetch = vi.fn(async () => answer());
    const window: {
      peykFirstAnswers?: Record<string, { access: string; language: string; answer: Promise<Response> }>;
    } = {};
    const document = {
      documentElement: { lang: 'en', dir: 'ltr', dataset: {} as { screen?: string } },
      head: { appendChild: (link: Record<string, string>) => links.push(link) },
      createElement: () => ({}),
      getElementById: (id: string) => (named && id === 'first-needs' ? { textContent: JSON.stringify(needs) } : null),
      querySelector: (selector: string) => (base && selector.includes('api-base') ? { content: base } : null),
      addEventListener: () => undefined,
    };
    const location = { pathname, search, href: `https://peyk.example${pathname}` };
    const localStorage = { getItem: (key: string) => stored[key] ?? null };
    const heard = new Map<string, (event: { target: unknown; button?: number }) => void>();
    const addEventListener = (type: string, hear: (event: { target: unknown; button?: number }) => void) =>
      heard.set(type, hear);
    runInNewContext(boot, {
      window,
      document,
      location,
      localStorage,
      fetch,
      URL,
      Response,
      matchMedia: (media: string) => ({ matches: wide && media === needs.wide.media }),
      AbortSignal,
      addEventListener,
    });
    /** A link to a place of this origin is focused or pressed. */
    const touch = (
      type: 'focusin' | 'pointerdown',
      to: string,
      { origin, button = 0 }: { origin?: string | undefined; button?: number } = {},
    ) => {
      links.length = 0;
      fetch.mockClear();
      const link = { origin, pathname: to };
      heard.get(type)?.({ target: { closest: () => link }, button });
      return { linked: links.map(({ href }) => href), asked: fetch.mock.calls.map(([address]: unknown[]) => address) };
    };
    const { screen } = document.documentElement.dataset;
    return { screen, links: links.map(({ rel, as, href }) => [rel, as, href]), fetch, window, touch };
  }

  test('names the screen whose opening is shown: of somebody who is signed in, at its bare address', () => {
    const stored = { 'peyk.access': 'a.b.c' };
    expect(visit({ pathname: '/bots', stored }).screen).toBe('/bots');
    expect(visit({ pathname: '/bots/5/edit', stored }).screen).toBe('/bots/:botId/edit');
    expect(visit({ pathname: '/bots', search: '?status=Active', stored }).screen).toBeUndefined();
    expect(visit({ pathname: '/bots' }).screen).toBeUndefined();
    expect(visit({ pathname: '/mailbox', stored }).screen).toBeUndefined();
  });

  test('it asks for the files of the screen in the language, and for what it reads with the token', () => {
    const stored = { 'peyk.access': 'a.b.c', 'peyk.language': 'fa' };
    const { links, fetch, window } = visit({ pathname: '/bots/', stored });
    expect(links).toEqual([
      ['modulepreload', 'script', '/fa.js'],
      ['modulepreload', 'script', '/bots.js'],
      ['preload', 'style', '/bots.css'],
    ]);
    expect(fetch.mock.calls).toEqual([['https://peyk.example/api/start/?read=/api/auth/me/&read=/bots/', init('fa')]]);
    expect(window.peykFirstAnswers?.['https://peyk.example/bots/']).toMatchObject({ access: 'a.b.c', language: 'fa' });
  });

  describe('each read has its own answer', () => {
    const stored = { 'peyk.access': 'a.b.c' };
    const addresses = ['https://peyk.example/api/auth/me/', 'https://peyk.example/bots/'];
    /** What the screen takes for each of its two reads. */
    const taken = (answer: () => Response) =>
      Promise.allSettled(
        addresses.map(async (address) => {
          const found = await visit({ pathname: '/bots', stored, answer }).window.peykFirstAnswers?.[address]?.answer;
          return [found?.status, await found?.json()];
        }),
      );

    test('out of the one of the server', async () => {
      const answers = { '/api/auth/me/': { id: 7 }, '/bots/': [] };
      expect(await taken(() => Response.json({ answers }))).toEqual([
        { status: 'fulfilled', value: [200, { id: 7 }] },
        { status: 'fulfilled', value: [200, []] },
      ]);
    });

    test('except for one that was left out, which the screen asks for', async () => {
      const [me, bots] = await taken(() => Response.json({ answers: { '/bots/': [] } }));
      expect([me?.status, bots?.status]).toEqual(['rejected', 'fulfilled']);
    });

    test.each([
      ['does not know the address', () => Response.json({ detail: 'Not found.' }, { status: 404 })],
      ['answers a page', () => new Response('<!doctype html>')],
      ['answers something else', () => Response.json([])],
    ])('and none where the server %s', async (_what, answer) => {
      expect((await taken(answer)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    });

    test('which is the refusal where the token has ended, so that the app renews it once', async () => {
      const refused = { status: 'fulfilled', value: [401, { detail: 'Ended.' }] };
      expect(await taken(() => Response.json({ detail: 'Ended.' }, { status: 401 }))).toEqual([refused, refused]);
    });
  });

  test('it asks for what the header has on a wide screen there alone', () => {
    const linked = (wide: boolean) =>
      visit({ pathname: '/bots', stored: { 'peyk.access': 'a.b.c' }, wide }).links.map(([, , href]) => href);
    expect(linked(true)).toEqual([...linked(false), '/menus.js']);
  });

  test('it finds a screen whose address has a parameter', () => {
    const { links } = visit({ pathname: '/bots/7/edit', stored: { 'peyk.access': 'a.b.c' } });
    expect(links.map(([, , href]) => href)).toEqual(['/en.js', '/edit.js']);
  });

  test('it asks where the API is', () => {
    const { fetch } = visit({
      pathname: '/bots',
      stored: { 'peyk.access': 'a.b.c' },
      base: 'https://api.example/v1/',
    });
    const address = 'https://api.example/v1/api/start/?read=/api/auth/me/&read=/bots/';
    expect(fetch).toHaveBeenCalledWith(address, init('en'));
  });

  test('without an access token it asks for the files alone', () => {
    const { links, fetch } = visit({ pathname: '/bots', stored: { 'peyk.refresh': 'r' } });
    expect(links).toHaveLength(3);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody is signed in', { pathname: '/bots' }],
    ['the address is of no screen', { pathname: '/bots/7', stored: { 'peyk.access': 'a.b.c' } }],
    ['the page names nothing', { pathname: '/bots', stored: { 'peyk.access': 'a.b.c' }, named: false }],
  ])('it asks for nothing where %s', (_where, page) => {
    const { links, fetch } = visit(page);
    expect(links).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('a link that is focused has the files of its screen fetched, and one that is pressed its data too', () => {
    const { touch } = visit({ pathname: '/gmail', stored: { 'peyk.access': 'a.b.c' } });
    expect(touch('focusin', '/bots')).toEqual({ linked: ['/bots.js', '/bots.css'], asked: [] });
    const asked = ['https://peyk.example/api/start/?read=/bots/'];
    expect(touch('pointerdown', '/bots'), 'the files are there by now').toEqual({ linked: [], asked });
    expect(touch('pointerdown', '/bots', { button: 2 }), 'for a menu nothing is read').toEqual({
      linked: [],
      asked: [],
    });
  });

  test.each([
    ['the page itself', '/bots', undefined, { 'peyk.access': 'a.b.c' }],
    ['a page that names no needs', '/terms', undefined, { 'peyk.access': 'a.b.c' }],
    ['another site', '/bots/7/edit', 'https://other.example', { 'peyk.access': 'a.b.c' }],
    ['a screen that nobody may see', '/bots/7/edit', undefined, {}],
  ])('a link to %s fetches nothing', (_to, to, origin, stored) => {
    const { touch } = visit({ pathname: '/bots', stored });
    expect(touch('pointerdown', to, { origin })).toEqual({ linked: [], asked: [] });
  });

  test('a token that no header can hold stops nothing', () => {
    const stored = { 'peyk.access': 'a\nb' };
    expect(() => visit({ pathname: '/bots', stored })).not.toThrow();
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
        querySelector: () => null,
        querySelectorAll: (selector: string) =>
          selector.startsWith('script')
            ? [{ src: build }]
            : selector.endsWith('[type="password"]')
              ? [{ value: password }]
              : [],
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
