import '../../app/src/i18n/all';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { controlsByName } from '../../app/src/boot/controls';
import { createTranslator } from '../../app/src/i18n/translator';
import { type Visit, visit } from '../support/browser';
import { appIsThere, fontsAreThere, holdApp, prerenderedLanguages } from '../support/prerendered';
import { useStage } from '../support/stage';

const stage = useStage();

/** Every 160 px from the smallest phone to the desktop, and both sides of each breakpoint of the frame. */
const widths = [...Array.from({ length: 7 }, (_, step) => 320 + 160 * step), 390, 767, 768, 1023, 1024].toSorted(
  (one, other) => one - other,
);
const paths = ['/', '/signin', '/signup'] as const;
const locales = ['en', 'fa'] as const;
const cases = paths.flatMap((path) => locales.map((locale) => [path, locale] as const));

/** The visible controls by name, each with its position on the page. */
const inSight = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(`(() => {
    const part = document.querySelector('[data-page="' + document.documentElement.lang + '"]') ?? document;
    const places = [...(${controlsByName.toString()})(part)].map(([name, control]) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return [name, [x, y + scrollY, width, height].map(Math.round).join(' '), width > 0];
    });
    return Object.fromEntries(places.filter(([, , seen]) => seen));
  })()`);

/** Records where on the page clicks happen, from the start. */
const noteClicks = (page: Page) =>
  page.addInitScript(() => {
    const clicks: string[] = [];
    Object.assign(globalThis, { clicks });
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        const control = (target as Element).closest('a[href], button, input');
        if (isTrusted || !control) return;
        const { x, y, width, height } = control.getBoundingClientRect();
        clicks.push([x, y + scrollY, width, height].map(Math.round).join(' '));
      },
      true,
    );
  });
const clicksOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { clicks: string[] }).clicks);

async function arrive(locale: 'en' | 'fa'): Promise<Visit> {
  const arrived = await visit(stage.browser, stage.product.url);
  await arrived.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
  return arrived;
}

describe.each(cases)('the app takes over %s in %s', (path, locale) => {
  it('with each control of the prerendered page in its place, at every width', async () => {
    const { page, context } = await arrive(locale);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const letIn = await holdApp(page);
      await page.goto(stage.product.url + path);
      await fontsAreThere(page);
      const before = await inSight(page);
      expect(Object.keys(before).length).toBeGreaterThan(5);
      letIn();
      await page.keyboard.press('Shift');
      await appIsThere(page);
      await expect.poll(() => inSight(page), { message: `at ${width} px` }).toEqual(before);
    }
    await context.close();
  });

  it('and answers an early press of each control with that control, at every width', async () => {
    const { page, context } = await arrive(locale);
    await noteClicks(page);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const letIn = await holdApp(page);
      await page.goto(stage.product.url + path);
      await fontsAreThere(page);
      // Links work by themselves; the other controls are pressed, a different one at each width.
      const others = Object.entries(await inSight(page)).filter(([name]) => !name.startsWith('a '));
      const [name = '', place = ''] = others[at % others.length] ?? [];
      const [x = 0, y = 0, wide = 0, high = 0] = place.split(' ').map(Number);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), Math.max(0, y - 300));
      await page.mouse.click(x + wide / 2, y + high / 2 - (await page.evaluate(() => scrollY)));
      letIn();
      await appIsThere(page);
      expect(await clicksOf(page), `${name} at ${width} px`).toEqual([place]);
    }
    await context.close();
  });
});

describe.each(locales)('the first tap on the menu, in %s', (locale) => {
  const t = createTranslator(locale);

  it.each([320, 390, 600, 767, 768, 900, 1023])('opens the menu at %i px', async (width) => {
    const { page, context, complaints } = await arrive(locale);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(stage.product.url);
    await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await page.getByRole('dialog', { name: t('shell.menu') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each(locales)('the app that comes in the middle of a press waits for the end of it, in %s', (locale) => {
  const t = createTranslator(locale);
  const menu = (page: Page) => page.getByRole('button', { name: t('shell.openMenu') });
  const opened = (page: Page) => page.getByRole('dialog', { name: t('shell.menu') }).waitFor();
  const start = (page: Page) => page.getByRole('main').locator('a[href="/signup"]').first();
  const forgot = (page: Page) => page.getByRole('button', { name: t('auth.forgot') });
  const asked = (page: Page) => page.getByRole('heading', { name: t('auth.reset.title') }).waitFor();
  const mouse = ['a click', (page: Page) => page.mouse.down(), (page: Page) => page.mouse.up()] as const;
  const space = ['Space', (page: Page) => page.keyboard.down(' '), (page: Page) => page.keyboard.up(' ')] as const;

  it.each([
    ['a link', '/', mouse, start, (page: Page) => page.waitForURL('**/signup')],
    ['the menu', '/', mouse, menu, opened],
    ['the menu', '/', space, menu, opened],
    ['a button of a form', '/signin', mouse, forgot, asked],
    ['a button of a form', '/signin', space, forgot, asked],
  ] as const)('%s on %s answers to %s', async (_what, path, [, press, release], control, answered) => {
    const { page, context, complaints } = await arrive(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    const letIn = await holdApp(page);
    await page.goto(stage.product.url + path);
    // A font that arrives during the press moves the control away from the pointer.
    await fontsAreThere(page);
    await control(page).hover();
    await control(page).focus();
    await press(page);
    letIn();
    await page.waitForLoadState('networkidle');
    expect(await prerenderedLanguages(page)).toBe(2);
    await release(page);
    await answered(page);
    await appIsThere(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a link that was pressed with Ctrl leaves this page where it is', async () => {
    const { page, context } = await arrive(locale);
    const letIn = await holdApp(page);
    await page.goto(stage.product.url);
    // What a new tab shows does not matter here; none is opened.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await start(page).click({ modifiers: ['ControlOrMeta'] });
    letIn();
    await appIsThere(page);
    await page.getByRole('heading', { level: 1, name: t('landing.title') }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });
});
