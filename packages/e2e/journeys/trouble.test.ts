import '../../app/src/i18n/all';
import type { BrowserContext, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator, type Translate } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { isFocused, pressOn, tabTo } from '../support/keyboard';
import { fillGaps } from '../support/letters';
import { useStage } from '../support/stage';

const stage = useStage();

const gmail = 'nasrin.ahmadi@gmail.example';
const en = createTranslator('en');

/** A browser with `locale` from its first page on. */
async function arrive(locale: 'en' | 'fa') {
  const arrived = await visit(stage.browser, stage.product.url);
  await arrived.context.addInitScript((chosen) => {
    if (localStorage.getItem('peyk.language') === null) localStorage.setItem('peyk.language', chosen);
  }, locale);
  return arrived;
}

/** Opens Google's window with `button` and decides there. */
async function answerConsent(context: BrowserContext, button: Locator, decision: 'allow' | 'deny'): Promise<void> {
  const opened = context.waitForEvent('page');
  await button.click();
  const popup = await opened;
  await popup.getByText(gmail).click();
  await popup.locator(`button[name=decision][value=${decision}]`).click();
}

describe.each(['en', 'fa'] as const)('signing in and up in %s', (locale) => {
  const t = createTranslator(locale);

  it('a wrong password says so and keeps the address that was typed', async () => {
    const person = await newAccount(stage.product, `wrong-password-${locale}@mail.example`);
    const { page, context } = await arrive(locale);
    await page.goto(`${stage.product.url}/signin`);
    const form = page.getByRole('form', { name: t('auth.title') });
    await form.getByLabel(t('auth.email')).fill(person.email);
    await form.getByRole('textbox', { name: t('auth.password') }).fill('not the password');
    await form.getByRole('button', { name: t('auth.submit') }).click();
    await page.getByRole('alert').waitFor();
    expect(await form.getByLabel(t('auth.email')).inputValue()).toBe(person.email);
    expect(new URL(page.url()).pathname).toBe('/signin');
    await context.close();
  });

  it('a taken address is named at its field, which has the focus', async () => {
    const person = await newAccount(stage.product, `taken-${locale}@mail.example`);
    const { page, context } = await arrive(locale);
    await page.goto(`${stage.product.url}/signup`);
    const form = page.getByRole('form', { name: t('auth.signUp.title') });
    await form.getByLabel(t('auth.signUp.fullName')).fill('Sara Karimi');
    await form.getByLabel(t('auth.email')).fill(person.email);
    await form.getByRole('textbox', { name: t('auth.password') }).fill('correct horse battery');
    await form.getByRole('button', { name: t('auth.signUp.submit') }).click();
    const field = form.getByLabel(t('auth.email'));
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => isFocused(field)).toBe(true);
    expect(await field.inputValue()).toBe(person.email);
    await context.close();
  });

  it('ROUTE-03 a signed-out visitor of a deep link comes back to it after signing in', async () => {
    const person = await newAccount(stage.product, `deep-link-${locale}@mail.example`);
    const { page, context } = await arrive(locale);
    await page.goto(`${stage.product.url}/profile?from=letter`);
    const form = page.getByRole('form', { name: t('auth.title') });
    await form.getByLabel(t('auth.email')).fill(person.email);
    await form.getByRole('textbox', { name: t('auth.password') }).fill(person.password);
    await page.reload();
    await form.getByLabel(t('auth.email')).fill(person.email);
    await form.getByRole('textbox', { name: t('auth.password') }).fill(person.password);
    await form.getByRole('button', { name: t('auth.submit') }).click();
    await page.getByRole('heading', { level: 1, name: t('builder.title') }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/profile?from=letter');
    await context.close();
  });
});

it('I18N-03 I18N-06 language and theme survive a reload, before the first paint', async () => {
  const { page, context } = await visit(stage.browser, stage.product.url);
  await page.goto(stage.product.url);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'فا' }) })
    .click();
  await page.getByRole('button', { name: createTranslator('fa')('shell.switchToDark') }).click();
  // Without the app's code: what is shown now was there before the first paint.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const root = page.locator('html');
  expect(await root.getAttribute('lang')).toBe('fa');
  expect(await root.getAttribute('dir')).toBe('rtl');
  expect(await root.getAttribute('data-theme')).toBe('dark');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: createTranslator('fa')('landing.title') }).waitFor();
  await context.close();
});

it('a denied permission says so, and the next try connects', async () => {
  const person = await newAccount(stage.product, 'denied@mail.example');
  const { page, context } = await arrive('en');
  await person.enter(page);
  await page.goto(`${stage.product.url}/gmail`);
  const connect = page.getByRole('button', { name: en('gmail.connectFirst') });
  await answerConsent(context, connect, 'deny');
  await page
    .getByRole('alert')
    .filter({ hasText: en('gmail.connect.failed') })
    .waitFor();
  await answerConsent(context, connect, 'allow');
  await page
    .getByRole('list', { name: en('gmail.accounts') })
    .getByText(gmail)
    .waitFor();
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: en('gmail.connect.failed') })
      .count(),
  ).toBe(0);
  await context.close();
});

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

/** The keys of a Persian keyboard: Playwright supports only one layout. */
const typePersian = (page: Page, letters: string): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of keys)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, letters);

/** Whether an element other than the body has focus, as must be the case after every action. */
const hasFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

it('the whole way from sign-up to an approved email goes by keyboard alone, in Persian', async () => {
  const t: Translate = createTranslator('fa');
  const { page, context, complaints } = await arrive('fa');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(stage.product.url);

  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: t('landing.getStarted') })
      .first(),
  );
  await type(page, page.getByLabel(t('auth.signUp.fullName')), 'آرش محمدی');
  await type(page, page.getByLabel(t('auth.email')), 'keyboard@mail.example');
  await type(page, page.getByRole('textbox', { name: t('auth.password') }), 'correct horse battery');
  await page.keyboard.press('Enter');

  await pressOn(page, page.getByRole('link', { name: t('dashboard.next.go'), exact: true }));
  await pressOn(page, button(t('profile.interests.add')));
  await expect
    .poll(() => isFocused(page.getByRole('textbox', { name: t('profile.interests.name'), exact: true })))
    .toBe(true);
  await page.keyboard.insertText('robotics');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: t('profile.interests.title') }).waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);

  // English emails end with a name that a professor can read.
  await page.goto(`${stage.product.url}/profile`);
  await type(page, page.getByLabel(t('plan.latinName')), 'Arash Mohammadi');
  await pressOn(page, button(t('plan.save')));
  await page.getByText(t('plan.saved')).waitFor();

  await page.goto(`${stage.product.url}/create-bot`);
  await pressOn(page, page.getByRole('radio', { name: 'robotics' }), 'Space');
  await pressOn(page, button(t('common.next')));
  await type(page, page.getByLabel(t('createBot.filters.name')), 'بات شمال اروپا');
  await pressOn(page, page.getByRole('combobox', { name: t('createBot.filters.country') }));
  await page.getByRole('listbox').and(page.locator(':focus-within')).waitFor();
  await typePersian(page, 'نروژ');
  await expect.poll(() => isFocused(page.getByRole('option', { name: 'نروژ', exact: true }))).toBe(true);
  await page.keyboard.press('Enter');
  await pressOn(page, button(t('createBot.filters.apply')));
  await page.getByRole('table', { name: t('createBot.results.table') }).waitFor();
  await pressOn(page, button(t('common.next')));

  const opened = context.waitForEvent('page');
  await pressOn(page, button(t('createBot.gmail.connect')));
  const popup = await opened;
  await tabTo(popup, popup.getByRole('radio').first());
  await pressOn(popup, popup.locator('button[name=decision][value=allow]'));
  await page.getByText(t('gmail.connected')).waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await pressOn(page, button(t('createBot.dock.submit')));

  const first = page
    .getByRole('region', { name: t('botDetail.found.title') })
    .getByRole('listitem')
    .getByRole('link')
    .first();
  await page.getByText(t('botDetail.found.state.needs_review')).first().waitFor();
  await pressOn(page, first);
  await fillGaps(page, t);
  await pressOn(page, button(t('drafts.edit')));
  await expect.poll(() => isFocused(page.getByLabel(t('drafts.fields.body')))).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n\nP.S. Thank you for reading this.');
  await pressOn(page, button(t('common.save')));
  await pressOn(page, button(t('drafts.seal.approve')));
  await button(t('drafts.seal.approved.sendNow')).waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
  await tabTo(page, button(t('drafts.seal.approved.takeBack')));

  expect(complaints).toEqual([]);
  await context.close();
});
