import '../../app/src/i18n/all';
import { readFile } from 'node:fs/promises';
import type { AccountExport, Session, User } from '@peyk/api-types';
import { expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { atRest, newBot, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { isFocused, pressOn, tabTo, typeOver } from '../support/keyboard';
import { useStage } from '../support/stage';
import { unzip } from '../../server/src/testing/unzip';

const stage = useStage();
const NEW_PASSWORD = 'a quiet evening by the river';

/** Sends JSON without a session; resolves with the status and, if there is one, the answer. */
async function post(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${stage.product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const signIn = async (email: string, password: string) => {
  const { status, body } = await post('/api/auth/login/', { email, password });
  return { status, body: body as Session };
};
/** Whether a session of another device can still go on. */
const goesOn = async ({ refresh }: Session) => (await post('/api/auth/refresh/', { refresh })).status === 200;

it.each([
  ['en', 'mouse'],
  ['fa', 'mouse'],
  ['fa', 'keyboard'],
] as const)(
  'OWN-01 OWN-02 OWN-03 a person changes the password, ends a session, takes everything and deletes the account (%s, by %s)',
  async (locale, by) => {
    const t = createTranslator(locale);
    const person = await newAccount(stage.product, `account-${locale}-${by}@mail.example`);
    const { email } = person;
    await newBot(person, { name: 'Bridges of the north', account: (await withGmail(person)).id });
    await atRest(person);
    const elsewhere = await signIn(email, person.password);
    expect(await goesOn(elsewhere.body)).toBe(true);
    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/account`);
    const press = (control: Locator) => (by === 'keyboard' ? pressOn(page, control) : control.click());
    const type = (field: Locator, text: string) => (by === 'keyboard' ? typeOver(page, field, text) : field.fill(text));
    const button = (name: string, within: Locator = page.getByRole('main')) =>
      within.getByRole('button', { name, exact: true });
    const sessions = page.getByRole('list', { name: t('account.sessions.title') }).getByRole('listitem');
    await expect.poll(() => sessions.count()).toBe(2);

    // The new password ends the other session, and is the one that counts.
    await type(page.getByRole('textbox', { name: t('account.password.current') }), person.password);
    await type(page.getByRole('textbox', { name: t('account.password.next') }), NEW_PASSWORD);
    await press(button(t('account.password.submit')));
    await page.getByText(t('account.password.done')).waitFor();
    await expect.poll(() => sessions.count()).toBe(1);
    expect(await goesOn(elsewhere.body)).toBe(false);
    expect((await signIn(email, person.password)).status).toBe(401);

    // A session of a new device is listed, and ended by its button.
    const again = await signIn(email, NEW_PASSWORD);
    expect(await goesOn(again.body)).toBe(true);
    await page.reload();
    await expect.poll(() => sessions.count()).toBe(2);
    await press(button(t('account.sessions.end'), sessions.last()));
    await expect.poll(() => sessions.count()).toBe(1);
    expect(await goesOn(again.body)).toBe(false);

    // The digits of the page are the person's choice.
    const digits = page.getByRole('radiogroup', { name: t('account.look.digits') });
    const other = digits.getByRole('radio', {
      name: t(locale === 'fa' ? 'account.look.scripts.latin' : 'account.look.scripts.persian'),
    });
    if (by === 'keyboard') {
      await tabTo(page, digits.getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowDown');
    } else await digits.getByText(await other.evaluate((radio) => radio.closest('label')?.textContent ?? '')).click();
    await expect.poll(() => other.isChecked()).toBe(true);
    await expect
      .poll(async () => (await person.call<User>('GET', '/api/auth/me/')).preferences?.digits)
      .toBe(locale === 'fa' ? 'latin' : 'persian');

    // Everything is taken, and opens.
    await press(button(t('account.archive.prepare')));
    const take = button(t('account.archive.download'));
    await take.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press(take)]);
    expect(download.suggestedFilename()).toMatch(/^peyk-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await download.path()));
    expect(JSON.parse(String(files['profile/resume.json']))).toMatchObject({
      basics: { name: 'Sara Karimi', email },
    });
    expect(String(files['bots.csv'])).toContain('Bridges of the north');
    expect(String(files['README.txt'])).toMatch(/[A-Za-z].*[آ-ی]/s);
    expect((await person.call<AccountExport>('GET', '/api/account/export/')).bytes).toBeGreaterThan(0);

    // Without the word nothing is deleted; with it and the password the account is gone.
    await press(button(t('account.deletion.begin')));
    const form = page.getByRole('form', { name: t('account.deletion.title') });
    await form.waitFor();
    await type(form.getByRole('textbox', { name: t('account.deletion.password') }), NEW_PASSWORD);
    await press(button(t('account.deletion.submit'), form));
    const word = form.getByRole('textbox', { name: t('account.deletion.word') });
    await expect.poll(() => isFocused(word)).toBe(true);
    await type(word, locale === 'fa' ? 'حذف' : 'delete');
    await press(button(t('account.deletion.submit'), form));
    await page.getByText(t('account.deletion.done')).first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(401);
    expect(await page.evaluate(() => localStorage.getItem('peyk.refresh'))).toBeNull();

    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  },
);

it('OWN-01 language, theme, calendar and digits are followed at sign-in on another device', async () => {
  const person = await newAccount(stage.product, 'account-devices@mail.example');
  await person.call('PATCH', '/api/account/preferences/', {
    language: 'fa',
    calendar: 'gregorian',
    digits: 'latin',
    theme: 'dark',
  });
  const [english, persian] = [createTranslator('en'), createTranslator('fa')];
  const { page, context, complaints } = await visit(stage.browser, stage.product.url);
  await page.goto(`${stage.product.url}/signin?next=/account`);
  const form = page.getByRole('form', { name: english('auth.title') });
  await form.getByRole('textbox', { name: english('auth.email') }).fill(person.email);
  await form.getByRole('textbox', { name: english('auth.password') }).fill(person.password);
  await form.getByRole('button', { name: english('auth.submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: persian('account.title') }).waitFor();
  await expect
    .poll(() => page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dir]))
    .toEqual(['dark', 'rtl']);
  const sessions = page.getByRole('list', { name: persian('account.sessions.title') });
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Asia/Tehran' }).format(new Date());
  await sessions
    .getByText(new RegExp(`\\b${year}\\b`))
    .first()
    .waitFor();
  expect(await sessions.innerText()).not.toMatch(/[۰-۹]/);

  // A choice with the switch of the header is the account's, too.
  await page.getByRole('banner').getByText(persian('shell.languageShort.en'), { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: english('account.title') }).waitFor();
  await expect.poll(async () => (await person.call<User>('GET', '/api/auth/me/')).preferences?.language).toBe('en');
  expect(complaints).toEqual([]);
  await context.close();
});
