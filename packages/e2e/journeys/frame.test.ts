import '../../app/src/i18n/all';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { type Account, newAccount } from '../support/account';
import { visit } from '../support/browser';
import { isFocused, tabTo } from '../support/keyboard';
import { leavingBy } from '../support/place';
import { useStage } from '../support/stage';
import { appIsThere } from '../support/prerendered';

const stage = useStage();

const inWords = { en: { dir: 'ltr', other: 'light' }, fa: { dir: 'rtl', other: 'dark' } } as const;

/** The address without the origin, which must be ours. */
function placeOf(page: Page): string {
  const url = new URL(page.url());
  expect(url.origin).toBe(stage.product.url);
  return `${url.pathname}${url.search}${url.hash}`;
}

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

describe.each(['en', 'fa'] as const)('the frame in %s', (locale) => {
  const t = createTranslator(locale);
  let person: Account;

  beforeAll(async () => {
    person = await newAccount(stage.product, `frame-${locale}@mail.example`);
  });

  /** A browser with `locale` from its first page on. */
  async function arrive(viewport?: { width: number; height: number }) {
    const arrived = await visit(stage.browser, stage.product.url, viewport);
    await arrived.context.addInitScript((chosen) => {
      if (localStorage.getItem('peyk.language') === null) localStorage.setItem('peyk.language', chosen);
    }, locale);
    return arrived;
  }

  async function signIn(page: Page): Promise<void> {
    const form = page.getByRole('form', { name: t('auth.title') });
    await form.getByLabel(t('auth.email')).fill(person.email);
    await form.getByRole('textbox', { name: t('auth.password') }).fill(person.password);
    await form.getByRole('button', { name: t('auth.submit') }).click();
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  it('ROUTE-03 ROUTE-04 ROUTE-25 ROUTE-26 the guard sends a visitor to sign in and back to path, query and hash', async () => {
    const { page, context, complaints } = await arrive();
    await page.goto(`${stage.product.url}/bots?status=Active#main`);
    await signIn(page);
    await heading(page, t('shell.titles.bots')).waitFor();
    expect(placeOf(page)).toBe('/bots?status=Active#main');

    // SHELL-12: signing out by the menu of the avatar; the page is then closed, also to the Back button.
    await page.getByRole('button', { name: t('shell.account') }).click();
    await page.getByRole('menuitem', { name: t('shell.logout') }).click();
    await heading(page, t('auth.title')).waitFor();
    expect(placeOf(page)).toBe('/signin');
    // The device id stays: only the server can use it, to recognise a known device.
    expect((await page.evaluate(() => Object.keys(localStorage))).sort()).toEqual(['peyk.device', 'peyk.language']);
    await page.goBack();
    // The heading is already there: only the address shows that it went back and was redirected again.
    await page.waitForURL(`**/signin?${new URLSearchParams({ next: '/bots?status=Active#main' })}`);
    await heading(page, t('auth.title')).waitFor();

    await page.goto(`${stage.product.url}/signin`);
    await signIn(page);
    await page.waitForURL('**/dashboard');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('ROUTE-26 no address that was smuggled into the sign-in page leads away', async () => {
    const { page, context, foreign, complaints } = await arrive();
    await person.enter(page);
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'javascript:alert(1)',
      '%2F%2Fevil.example',
      '/%5Cevil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/.//evil.example',
      '/x/..//evil.example',
    ]) {
      await page.goto(`${stage.product.url}/signin?next=${encodeURIComponent(next)}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => placeOf(page)).toMatch(/^\/(?:dashboard$|%5C)/);
    }
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('SHELL-02 SHELL-03 the keyboard goes from page to page; focus and title follow', async () => {
    const { page, context, complaints } = await arrive();
    await person.enter(page);
    await page.goto(`${stage.product.url}/dashboard`);
    const nav = page.getByRole('banner').getByRole('navigation');
    for (const [entry, title] of [
      ['shell.nav.bots', 'shell.titles.bots'],
      ['shell.nav.profile', 'shell.titles.profile'],
      ['shell.nav.dashboard', 'shell.titles.dashboard'],
    ] as const) {
      await tabTo(page, nav.getByRole('link', { name: t(entry) }));
      await page.keyboard.press('Enter');
      await expect.poll(() => page.title()).toBe(t('shell.title', { page: t(title) }));
      await expect.poll(() => focusedId(page)).toBe('main');
      // After a reload, focus starts at the top of the page.
      await page.reload();
      await nav.waitFor();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedId(page)).toBe('main');

    // SHELL-09: the bell.
    await page.reload();
    await tabTo(page, page.getByRole('button', { name: t('shell.bell.label') }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: t('shell.bell.label') })
      .getByText(t('notices.empty'))
      .waitFor();
    await page.keyboard.press('Escape');
    const bell = page.getByRole('button', { name: t('shell.bell.label') });
    await expect.poll(() => isFocused(bell)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('I18N-01 I18N-03 I18N-06 language and theme survive a reload, and no frame is drawn in another', async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.product.url);
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(globalThis, { frames });
      const look = () => {
        const { lang, dir, dataset } = document.documentElement;
        const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
        const words = heading?.textContent ?? '';
        const colour = document.body ? getComputedStyle(document.body).backgroundColor : '';
        frames.push(`${lang} ${dir} ${dataset['theme']} ${colour} ${/[A-Za-z]{3}/.test(words) ? 'latin' : ''}`.trim());
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Up to the first frame of the app, which could render the page in another language or theme than the prerendered one.
    const seen = async () => {
      await appIsThere(page);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const frames = await page.evaluate(() => (globalThis as unknown as { frames: string[] }).frames);
      expect(frames.length).toBeGreaterThan(0);
      return [...new Set(frames)];
    };
    await page.goto(`${stage.product.url}/signin`);
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: 'فا' }) })
      .click();
    await page.getByRole('button', { name: createTranslator('fa')('shell.switchToDark') }).click();
    await page.getByRole('button', { name: createTranslator('fa')('shell.switchToLight') }).waitFor();
    const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    if (locale === 'en') {
      await page.getByRole('button', { name: createTranslator('fa')('shell.switchToLight') }).click();
      await page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: 'EN' }) })
        .click();
    }
    await page.reload();
    const frames = await seen();
    const { dir, other } = inWords[locale];
    for (const frame of frames) {
      expect(frame.split(' ').slice(0, 3)).toEqual([locale, dir, other]);
      expect(locale === 'fa' && frame.includes('latin')).toBe(false);
      expect(frame.includes(dark)).toBe(locale === 'fa');
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('code that vanished comes with one reload, and what never comes is said without a loop', async () => {
    const { page, context } = await arrive();
    await person.enter(page);
    let loads = 0;
    await page.goto(`${stage.product.url}/dashboard`);
    await heading(page, '').first().waitFor();
    page.on('domcontentloaded', () => (loads += 1));
    const nav = page.getByRole('banner').getByRole('navigation');

    let missing = 0;
    await page.route(/\/assets\/BotList-[^/]+\.js$/, (route) => {
      missing += 1;
      return missing === 1 ? route.fulfill({ status: 404, body: '' }) : route.fallback();
    });
    await nav.getByRole('link', { name: t('shell.nav.bots') }).click();
    await heading(page, t('shell.titles.bots')).waitFor();
    expect([placeOf(page), missing, loads]).toEqual(['/bots', 2, 1]);

    await page.route(/\/assets\/Professors-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await nav.getByRole('link', { name: t('shell.nav.professors') }).click();
    await page.getByRole('button', { name: t('common.retry') }).waitFor();
    expect([placeOf(page), loads]).toEqual(['/professors', 1]);
    await nav.getByRole('link', { name: t('shell.nav.bots') }).click();
    await heading(page, t('shell.titles.bots')).waitFor();
    await context.close();
  });

  it('an unknown address is said inside the shell, and leads on', async () => {
    const { page, context, complaints } = await arrive();
    await page.goto(`${stage.product.url}/no/such/page?x=%E0%A4%A`);
    await heading(page, t('shell.notFound.title')).waitFor();
    await expect.poll(() => page.title()).toBe(t('shell.title', { page: t('shell.titles.notFound') }));
    await page.getByRole('contentinfo').getByText(t('shell.tagline')).waitFor();
    await page.getByRole('link', { name: t('shell.notFound.home') }).click();
    await heading(page, t('landing.title')).waitFor();
    expect(placeOf(page)).toBe('/');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('going back returns to where the page was left, also after a reload', async () => {
    const { page, context } = await arrive({ width: 390, height: 700 });
    await person.enter(page);
    // Skeletons are taller than the content: the position is that on the settled page.
    await page.goto(`${stage.product.url}/dashboard`);
    await heading(page, '').waitFor();
    await page.getByText(t('dashboard.bots.empty')).waitFor();
    // Nothing keeps its place until the profile has been read: a page that is left before it comes back taller.
    await page.getByRole('heading', { name: t('threeSentences.title') }).waitFor();
    await expect.poll(() => page.locator('main [data-awaited]').count()).toBe(0);
    // Above the examples, which come when somebody is about to see them: how tall they are is known only then.
    const way = page.getByRole('main').getByRole('link', { name: t('dashboard.bots.create'), exact: true });
    await way.scrollIntoViewIfNeeded();
    const left = await leavingBy(page, way);
    await heading(page, t('shell.titles.createBot')).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(left).toBeGreaterThan(300);
    await page.reload();
    await heading(page, t('shell.titles.createBot')).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await context.close();
  });
});
