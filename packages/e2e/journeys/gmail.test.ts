import '../../app/src/i18n/all';
import type { Bot, GmailAccount } from '@peyk/api-types';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { type Account, newAccount } from '../support/account';
import { visit } from '../support/browser';
import { focusedText } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

const nasrin = 'nasrin.ahmadi@gmail.example';

/** A signed-in person on the settled Gmail page. */
async function onGmail(person: Account, locale: 'en' | 'fa', address = '/gmail') {
  const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);
  await context.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
  }, locale);
  await person.enter(page);
  await page.goto(`${stage.product.url}${address}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, context, clean: () => expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] }) };
}

/** The Google tab that opens on this press. */
async function google(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page');
  await press();
  const tab = await opened;
  await tab.locator('button[name=decision][value=allow]').waitFor();
  return tab;
}

/** A running bot that sends from this account. */
async function botOf(person: Account, account: GmailAccount, name: string): Promise<Bot> {
  const { bot } = await person.call<{ bot: Bot }>('POST', '/bots/create/', {
    name,
    gmail_account: account.id,
    target_country: null,
    num_professors: 3,
    advanced_filters: { research_area: 'machine learning', search_mode: 'world' },
  });
  await person.call('POST', `/bots/${bot.id}/start/`);
  return bot;
}

describe.each(['en', 'fa'] as const)('the Gmail page in %s', (locale) => {
  const t = createTranslator(locale);

  it('GMAIL-02 GMAIL-03 GMAIL-04 GMAIL-05 A-90 connects, adds, reconnects and disconnects with the bot paused', async () => {
    const person = await newAccount(stage.product, `gmail-${locale}@mail.example`);
    const { page, context, clean } = await onGmail(person, locale);
    const list = page.getByRole('list', { name: t('gmail.accounts') });
    const row = list.getByRole('listitem').filter({ hasText: nasrin });

    // The first account, in a tab that closes itself.
    const first = await google(context, () => page.getByRole('button', { name: t('gmail.connectFirst') }).click());
    await first.getByText(nasrin).click();
    await first.locator('button[name=decision][value=allow]').click();
    await row.waitFor();
    await row.getByText(t('gmail.standing.lastingDetail')).waitFor();
    const said = page.getByRole('status').filter({ hasText: t('gmail.connected') });
    await said.waitFor();
    const way = (name: string) => said.getByRole('link', { name }).getAttribute('href');
    expect(await way(t('shell.nav.createBot'))).toBe('/create-bot');
    await expect.poll(() => first.isClosed()).toBe(true);

    // Another one, declined at Google: nothing is added.
    const refused = await google(context, () => page.getByRole('button', { name: t('gmail.addAnother') }).click());
    await refused.locator('button[name=decision][value=deny]').click();
    await page.getByRole('alert').getByText(t('gmail.connect.failed'), { exact: true }).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);

    // The same one again: Google suggests it.
    const again = await google(context, () => row.getByRole('button', { name: t('gmail.reconnect') }).click());
    expect(await again.locator('input[name=account]').first().getAttribute('value')).toBe(nasrin);
    await again.locator('button[name=decision][value=allow]').click();
    await said.waitFor();
    expect(await way(t('shell.nav.bots'))).toBe('/bots');
    expect(await list.getByRole('listitem').count()).toBe(1);

    // Disconnecting names the bot, and pauses it.
    const accounts = await person.call<GmailAccount[]>('GET', '/integrations/api/gmail/accounts/');
    const bot = await botOf(person, accounts[0]!, 'Nordic bridges');
    await page.reload();
    await row.getByRole('button', { name: t('gmail.disconnect') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(t('gmail.confirm.body')).waitFor();
    await dialog.getByText('Nordic bridges').waitFor();
    await dialog.getByRole('button', { name: t('gmail.disconnect') }).click();
    await page.getByRole('button', { name: t('gmail.connectFirst') }).waitFor();
    expect((await person.call<Bot>('GET', `/bots/${bot.id}/`)).status).toBe('Paused');
    clean();
    await context.close();
  });

  it('GMAIL-19 GMAIL-20 GMAIL-22 alerts once for what the address says, and cleans it', async () => {
    const person = await newAccount(stage.product, `gmail-address-${locale}@mail.example`);
    const { page, context, clean } = await onGmail(person, locale, '/gmail?gmail_connect=success&from=mail');
    await page.getByRole('alert').getByText(t('gmail.connected')).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?from=mail');
    await page.goto(`${stage.product.url}/gmail?gmail_connect=error&error=odd_code&error_description=No+thanks`);
    await page.getByRole('alert').getByText('No thanks').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await page.getByRole('button', { name: t('gmail.connectFirst') }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    clean();
    await context.close();
  });

  it('GMAIL-30 GMAIL-31 GMAIL-32 GMAIL-34 A-92 the debug page shows the answer of the real endpoint without its secrets', async () => {
    const person = await newAccount(stage.product, `gmail-debug-${locale}@mail.example`);
    const { page, context, clean } = await onGmail(person, locale);
    await page.getByRole('link', { name: t('gmail.box.check') }).click();
    const answered = page.waitForResponse((response) =>
      response.url().endsWith('/api/integrations/api/gmail/connect/'),
    );
    await page.getByRole('button', { name: t('gmail.debug.asApp') }).click();
    const { state } = (await (await answered).json()) as { state: string };
    const answer = page.getByRole('region', { name: t('gmail.debug.answer') });
    await answer.getByText(t('gmail.debug.opens')).waitFor();
    const shown = await answer.innerText();
    expect(shown).toMatch(/200|۲۰۰/);
    expect(shown).toContain('state=••••••');
    expect(shown).not.toContain(state);
    clean();
    await context.close();
  });

  it('GMAIL-02 GMAIL-24 R17 all of it by keyboard alone', async () => {
    const person = await newAccount(stage.product, `gmail-keys-${locale}@mail.example`);
    const { page, context, clean } = await onGmail(person, locale);
    const by = async (name: string, role: 'button' | 'menuitem' = 'button', scope: Page = page) => {
      const wanted = scope.getByRole(role, { name, exact: true }).first();
      for (let step = 0; step < 40; step += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement)) break;
        await scope.keyboard.press(role === 'menuitem' ? 'ArrowDown' : 'Tab');
      }
      await scope.keyboard.press('Enter');
    };
    const tab = await google(context, () => by(t('gmail.connectFirst')));
    // The first of the two accounts is preselected; Enter in the form allows.
    await tab.locator('input[name=account]').first().focus();
    await tab.keyboard.press('Enter');
    const row = page.getByRole('list', { name: t('gmail.accounts') }).getByRole('listitem');
    await row.waitFor();
    await expect.poll(() => tab.isClosed()).toBe(true);

    // Asked and declined: the account stays, and focus returns.
    await by(t('gmail.disconnect'));
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await row.count()).toBe(1);
    await expect.poll(() => focusedText(page)).toBe(t('gmail.disconnect'));

    // Sending is paused, also after a reload, and resumed.
    await page.keyboard.press('Control+Home');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await by(t('shell.account'));
    await page.getByRole('menu').waitFor();
    await by(t('shell.sending.pause'), 'menuitem');
    await page.getByText(t('shell.sending.paused')).waitFor();
    expect(await person.call('GET', '/api/sending/')).toMatchObject({ paused: true });
    await page.reload();
    await page.getByText(t('shell.sending.paused')).waitFor();
    await by(t('shell.sending.resume'));
    await page.getByText(t('shell.sending.paused')).waitFor({ state: 'detached' });
    expect(await person.call('GET', '/api/sending/')).toMatchObject({ paused: false });
    clean();
    await context.close();
  });
});
