import '../../app/src/i18n/all';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit, visitWithoutScript } from '../support/browser';
import { isFocused } from '../support/keyboard';
import { useStage } from '../support/stage';
import { appIsThere, fontsAreThere, holdApp, prerenderedLanguages } from '../support/prerendered';

const stage = useStage();

describe.each(['en', 'fa'] as const)('the prerendered pages in %s', (locale) => {
  const t = createTranslator(locale);

  async function arrive(path: string, hold = true) {
    const arrived = await visit(stage.browser, stage.product.url);
    await arrived.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    const letIn = hold ? await holdApp(arrived.page) : () => undefined;
    await arrived.page.goto(stage.product.url + path);
    return { ...arrived, letIn };
  }

  it('AUTH-01 sign-in is there before the app, and what was typed goes on in it, caret and all', async () => {
    const { page, context, complaints, letIn } = await arrive('/signin');
    expect(await page.title()).toBe(t('shell.title', { page: t('shell.titles.signIn') }));
    await page.getByLabel(t('auth.email')).fill('sara@example.org');
    const password = page.getByRole('textbox', { name: t('auth.password') });
    await password.pressSequentially('correct hrse');
    for (let left = 0; left < 3; left++) await page.keyboard.press('ArrowLeft');
    expect(await prerenderedLanguages(page)).toBe(2);
    letIn();
    await appIsThere(page);
    await page.keyboard.type('o');
    expect(await password.inputValue()).toBe('correct horse');
    expect(await page.getByLabel(t('auth.email')).inputValue()).toBe('sara@example.org');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('AUTH-01 Enter before the app is there signs in as soon as it is, and never puts the password into the address', async () => {
    const email = `early-${locale}@example.org`;
    const { password } = await newAccount(stage.product, email);
    const { page, context, letIn } = await arrive('/signin');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel(t('auth.email')).fill(email);
    await page.getByRole('textbox', { name: t('auth.password') }).fill(password);
    await page.keyboard.press('Enter');
    expect(await prerenderedLanguages(page)).toBe(2);
    letIn();
    await page.waitForURL('**/dashboard');
    expect(asked.filter((url) => url.includes('correct'))).toEqual([]);
    await context.close();
  });

  it('A-08 ROUTE-04 whoever is signed in sees no form on the way to the dashboard', async () => {
    const account = await newAccount(stage.product, `kept-${locale}@example.org`);
    const visited = await visit(stage.browser, stage.product.url);
    await account.enter(visited.page);
    const letIn = await holdApp(visited.page);
    await visited.page.goto(`${stage.product.url}/signin`);
    expect(await visited.page.locator('#root').isVisible()).toBe(false);
    letIn();
    await visited.page.waitForURL('**/dashboard');
    await visited.context.close();
  });

  it('sign-up keeps the name that was typed before the app was there', async () => {
    const { page, context, letIn } = await arrive('/signup');
    const name = page.getByLabel(t('auth.signUp.fullName'));
    await name.fill('سارا کریمی');
    letIn();
    await appIsThere(page);
    expect(await name.inputValue()).toBe('سارا کریمی');
    await expect.poll(() => isFocused(name)).toBe(true);
    await context.close();
  });
});

describe.each([
  ['/', 1280],
  ['/', 320],
  ['/signin', 1280],
  ['/signin', 320],
  ['/signup', 1280],
  ['/signup', 320],
  ['/privacy', 1280],
  ['/privacy', 320],
  ['/terms', 320],
] as const)('%s at %i px', (path, width) => {
  it.each(['en', 'fa'])('is prerendered as the app draws it, in %s', async (locale) => {
    const { page, context } = await visit(stage.browser, stage.product.url, { width, height: 900 });
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    // Without any part of the app, including its styles.
    const letIn = await holdApp(page, '**/assets/frame-*');
    // Blocked styles also delay the load event.
    await page.goto(stage.product.url + path, { waitUntil: 'domcontentloaded' });
    await fontsAreThere(page);
    const before = await page.screenshot({ fullPage: true });
    expect(await prerenderedLanguages(page)).toBe(2);
    letIn();
    await page.keyboard.press('Shift');
    await appIsThere(page);
    // Polled until it has settled: a panel or font that arrives a moment later is no difference.
    const isAsBefore = async () => before.equals(await page.screenshot({ fullPage: true }));
    await expect.poll(isAsBefore, { timeout: 10_000, interval: 250 }).toBe(true);
    await context.close();
  });
});

it.each([
  ['/privacy', 'shell.privacy'],
  ['/terms', 'shell.terms'],
] as const)('LEGAL-01 LEGAL-02 without script %s reads in both languages', async (path, title) => {
  const { context, page } = await visitWithoutScript(stage.browser);
  await page.goto(stage.product.url + path);
  for (const locale of ['en', 'fa'] as const) {
    const half = page.locator(`[data-page="${locale}"]`);
    const heading = half.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe(createTranslator(locale)(title));
    expect(await heading.isVisible()).toBe(true);
    expect(await half.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
  }
  await context.close();
});

it('LEGAL-06 a legal page stays as the build wrote it while one only reads', async () => {
  const { page, context, complaints } = await visit(stage.browser, stage.product.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${stage.product.url}/privacy`, { waitUntil: 'networkidle' });
  expect(await prerenderedLanguages(page)).toBe(2);
  expect(asked.filter((path) => /frame-|\.md$/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('without script the page to sign in says what it needs and has no form to send', async () => {
  const { context, page } = await visitWithoutScript(stage.browser);
  await page.goto(`${stage.product.url}/signin`);
  expect(await page.locator('noscript p').innerText()).toContain('Peyk needs JavaScript');
  expect(await page.locator('form').first().isVisible()).toBe(false);
  // Nothing is loading, so nothing can be late.
  expect(await page.locator('[data-not-arrived]').first().isVisible()).toBe(false);
  await context.close();
});
