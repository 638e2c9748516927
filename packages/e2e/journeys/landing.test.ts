import '../../app/src/i18n/all';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { visit, visitWithoutScript } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();

describe('the landing page without script', () => {
  it('LAND-01 reads in both languages, and its links lead on', async () => {
    const { context, page } = await visitWithoutScript(stage.browser);
    await page.goto(stage.product.url);
    for (const locale of ['en', 'fa'] as const) {
      const t = createTranslator(locale);
      const half = page.locator(`[data-page="${locale}"]`);
      expect(await half.getByRole('heading', { level: 1 }).innerText()).toBe(t('landing.title'));
      expect(await half.getAttribute('dir')).toBe(locale === 'fa' ? 'rtl' : 'ltr');
      expect(
        await half
          .getByRole('link', { name: t('shell.getStarted') })
          .first()
          .getAttribute('href'),
      ).toBe('/signup');
    }
    await context.close();
  });
});

describe.each(['en', 'fa'] as const)('the landing page in %s', (locale) => {
  const t = createTranslator(locale);
  const other = locale === 'en' ? 'fa' : 'en';

  async function arrive() {
    const arrived = await visit(stage.browser, stage.product.url);
    await arrived.context.addInitScript((chosen) => {
      if (localStorage.getItem('peyk.language') === null) localStorage.setItem('peyk.language', chosen);
    }, locale);
    const asked: string[] = [];
    arrived.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await arrived.page.goto(stage.product.url);
    return { ...arrived, asked };
  }

  it('LAND-03 LAND-04 LAND-05 LAND-06 says what Peyk does, and stays as it was prerendered while one only reads', async () => {
    const { page, context, complaints, foreign, asked } = await arrive();
    for (const step of ['bots', 'match', 'personalise', 'track'] as const) {
      await page.getByRole('heading', { name: t(`landing.how.${step}.title`) }).waitFor();
    }
    expect(await page.title()).toBe(t('shell.title', { page: t('shell.titles.landing') }));
    expect(await page.locator('[data-page]').count()).toBe(2);
    // The app would replace the page later than this; but its files would be requested at once.
    expect(asked.filter((path) => path.startsWith('/assets/frame-'))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });

  it('a press that comes before the app is answered by the app', async () => {
    const { page, context, complaints } = await arrive();
    const others = createTranslator(other);
    // Pressed in one task, before any part of the app can have loaded.
    await page.getByRole('radio', { name: t(`shell.languageShort.${other}`) }).evaluate((radio: HTMLInputElement) => {
      radio.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      radio.click();
    });
    await page.getByRole('heading', { level: 1, name: others('landing.title') }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(other === 'fa' ? 'rtl' : 'ltr');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the keyboard keeps its place when the app takes over', async () => {
    const { page, context } = await arrive();
    const start = page.getByRole('link', { name: t('shell.getStarted') }).first();
    await start.focus();
    await page.locator('[data-page]').first().waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        page
          .getByRole('link', { name: t('shell.getStarted') })
          .first()
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
    await context.close();
  });

  it('an app that cannot be reached leaves the page as it was prerendered, and its links lead on', async () => {
    const { page, context, complaints } = await arrive();
    const start = page.getByRole('link', { name: t('shell.getStarted') }).first();
    const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/frame-'));
    await page.route('**/assets/frame-*', (route) => route.abort());
    await start.focus();
    await gone;
    await page.unroute('**/assets/frame-*');
    expect(await page.locator('[data-page]').count()).toBe(2);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: t('auth.signUp.title') }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('I18N-06 in the dark the app takes over by itself, so that the header names the other theme', async () => {
    const { page, context } = await arrive();
    await page.evaluate(() => localStorage.setItem('peyk.theme', 'dark'));
    await page.reload();
    await page.getByRole('button', { name: t('shell.switchToLight') }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await context.close();
  });

  it('LAND-07 its Get Started leads to sign-up', async () => {
    const { page, context } = await arrive();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('landing.getStarted') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t('auth.signUp.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/signup');
    await context.close();
  });
});
