import '../../app/src/i18n/all';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { en } from '../../server/src/platform/http/messages/en.ts';
import { fa } from '../../server/src/platform/http/messages/fa.ts';
import { newAccount } from '../support/account';
import { type Visit, visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();

const address = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

describe.each(['en', 'fa'] as const)('the ways in, in %s', (locale) => {
  const t = createTranslator(locale);

  /** Opens an address in a browser with this language. */
  async function at(path: string): Promise<Visit> {
    const arrived = await visit(stage.browser, stage.product.url);
    await arrived.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await arrived.page.goto(stage.product.url + path);
    return arrived;
  }
  /** A page that is drawn by the app, from which the legal pages are drawn by it too: opened themselves, they are read without it. */
  async function inApp(): Promise<Visit> {
    const visited = await at('/no/such/page');
    await visited.page.getByRole('heading', { level: 1, name: t('shell.notFound.title') }).waitFor();
    return visited;
  }
  const inFooter = (page: Page, title: 'shell.terms' | 'shell.privacy') =>
    page.getByRole('contentinfo').getByRole('link', { name: t(title) });
  /** No request went to another host, and the content security policy blocked nothing. */
  async function leave({ context, foreign, complaints }: Visit): Promise<void> {
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    await context.close();
  }

  it.each([
    ['ROUTE-07 LEGAL-01', '/privacy', 'shell.privacy', '/PRIVACY_POLICY'],
    ['ROUTE-08 LEGAL-02', '/terms', 'shell.terms', '/TERMS_OF_SERVICE'],
  ] as const)('%s %s is reached from the footer and is a formatted document', async (_id, path, title, file) => {
    const visited = await inApp();
    const { page } = visited;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await inFooter(page, title).click();
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    expect(address(page)).toBe(path);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
    expect(asked).toContain(`GET ${file}${locale === 'fa' ? '.fa' : ''}.md`);
    // After a reload it is shown without further action.
    await page.reload();
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    await leave(visited);
  });

  it('LEGAL-04 LEGAL-05 ERR-59 a document that does not come says so, and comes when asked again', async () => {
    const visited = await inApp();
    const { page } = visited;
    await page.route('**/*_*.md', (route) => route.fulfill({ status: 503, body: 'Out of order' }));
    await inFooter(page, 'shell.terms').click();
    await page.getByRole('heading', { level: 1, name: t('legal.error') }).waitFor();
    expect(await page.getByText(t('legal.failed')).isVisible()).toBe(true);
    await page.unroute('**/*_*.md');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await page.getByRole('heading', { level: 1, name: t('shell.terms') }).waitFor();
    await leave(visited);
  });

  it('A-17 a Persian reader gets the English document where there is no other, marked as such', async () => {
    const visited = await inApp();
    const { page } = visited;
    await page.route('**/*.fa.md', (route) => route.fulfill({ status: 404, body: '' }));
    await inFooter(page, 'shell.privacy').click();
    const heading = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
    await (locale === 'fa' ? heading : page.getByRole('heading', { level: 1 })).waitFor();
    const marked = page.locator('main [lang=en][dir=ltr]');
    expect(await marked.getByRole('heading', { level: 1 }).count()).toBe(1);
    await leave(visited);
  });

  it('ROUTE-01 ROUTE-04 AUTH-13 a new person signs up and is at the dashboard', async () => {
    const visited = await at('/signup');
    const { page } = visited;
    const form = page.getByRole('form', { name: t('auth.signUp.title') });
    await form.getByLabel(t('auth.signUp.fullName')).fill(locale === 'fa' ? 'آرش محمدی نیا' : 'Ana Maria Lopez');
    await form.getByLabel(t('auth.email')).fill(`new-${locale}@mail.example`);
    await form.getByRole('textbox', { name: t('auth.password') }).fill('correct horse battery');
    await form.getByRole('button', { name: t('auth.signUp.submit') }).click();
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: locale === 'fa' ? 'آرش' : 'Ana' })
      .waitFor();
    expect(address(page)).toBe('/dashboard');
    // A signed-in visitor is redirected away from the sign-in pages.
    for (const path of ['/signin', '/signup', '/signin/google', '/signup/google']) {
      await page.goto(stage.product.url + path);
      await page.waitForURL('**/dashboard');
    }
    await leave(visited);
  });

  it('ROUTE-02 ROUTE-03 AUTH-12 a known person signs in and comes to the remembered place', async () => {
    const person = await newAccount(stage.product, `known-${locale}@mail.example`);
    const visited = await at('/gmail?from=letter');
    const { page } = visited;
    const form = page.getByRole('form', { name: t('auth.title') });
    await form.getByLabel(t('auth.email')).fill(person.email);
    await form.getByRole('textbox', { name: t('auth.password') }).fill(person.password);
    await form.getByRole('button', { name: t('auth.submit') }).click();
    await page.waitForURL('**/gmail?from=letter');
    expect(await page.evaluate(() => localStorage.getItem('peyk.access'))).toBeTruthy();
    await leave(visited);
  });

  it('A-06 AUTH-27 a forgotten password is replaced by the link in the local mailbox', async () => {
    const person = await newAccount(stage.product, `forgotten-${locale}@mail.example`);
    const visited = await at('/signin');
    const { page } = visited;
    await page.getByRole('button', { name: t('auth.forgot') }).click();
    const panel = page.getByRole('form', { name: t('auth.reset.title') });
    await panel.getByLabel(t('auth.email')).fill(person.email);
    await panel.getByRole('button', { name: t('auth.reset.submit') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: t('auth.reset.sent') })
      .waitFor();
    await page.getByRole('link', { name: t('auth.reset.openMailbox') }).click();
    // The message is sent after the response, so the list may be out of date or empty for a moment. Mails about new devices lie among them.
    const newest = page
      .getByRole('list', { name: t('mailbox.list') })
      .getByRole('link')
      .filter({ hasText: { en, fa }[locale].resetSubject })
      .first();
    const message = page.getByRole('article');
    await expect
      .poll(
        async () => {
          await page.getByRole('button', { name: t('mailbox.refresh') }).click();
          if ((await newest.count()) === 0) return '';
          await newest.click();
          return message.innerText();
        },
        { interval: 250 },
      )
      .toContain(person.email);
    await message.getByRole('link').filter({ hasText: '/reset-password' }).click();

    const chosen = 'a wholly new password';
    const form = page.getByRole('form', { name: t('auth.newPassword.title') });
    await form.getByRole('textbox', { name: t('auth.newPassword.label') }).fill(chosen);
    await form.getByRole('button', { name: t('auth.newPassword.submit') }).click();
    await page.getByRole('link', { name: t('auth.newPassword.toSignIn') }).click();

    const signIn = page.getByRole('form', { name: t('auth.title') });
    await signIn.getByLabel(t('auth.email')).fill(person.email);
    await signIn.getByRole('textbox', { name: t('auth.password') }).fill(person.password);
    await signIn.getByRole('button', { name: t('auth.submit') }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: t('auth.failed') })
      .waitFor();
    await signIn.getByRole('textbox', { name: t('auth.password') }).fill(chosen);
    await signIn.getByRole('button', { name: t('auth.submit') }).click();
    await page.waitForURL('**/dashboard');
    await leave(visited);
  });

  it.each([
    ['ROUTE-05', '/signin', 'Babak Rostami'],
    ['ROUTE-06', '/signup', 'نسرین احمدی'],
  ] as const)('%s AUTH-14 A-05 Google, simulated, from %s leads to the remembered place', async (_id, from, name) => {
    const visited = await at(`${from}?next=%2Fgmail`);
    const { page } = visited;
    await page.getByRole('link', { name: t('auth.google.title') }).click();
    await page.getByText(t('auth.google.simulatedTitle')).waitFor();
    expect(address(page)).toBe(`${from}/google?next=%2Fgmail`);
    await page
      .getByRole('list', { name: t('auth.google.people') })
      .getByRole('button', { name })
      .click();
    await page.waitForURL('**/gmail');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const stored = await page.evaluate(() => [
      localStorage.getItem('peyk.access'),
      localStorage.getItem('peyk.refresh'),
    ]);
    expect(stored.every(Boolean)).toBe(true);
    await leave(visited);
  });

  it('A-09 an address that leads nowhere says so inside the frame and leads home', async () => {
    const visited = await at('/no/such/page');
    const { page } = visited;
    await page.getByRole('heading', { level: 1, name: t('shell.notFound.title') }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('link', { name: t('shell.notFound.home') }).click();
    await page.getByRole('heading', { level: 1, name: t('landing.title') }).waitFor();
    expect(address(page)).toBe('/');
    await leave(visited);
  });
});
