import '../../app/src/i18n/all';
import type { Bot, ResearchInterest, Session } from '@peyk/api-types';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { type Account, newAccount } from '../support/account';
import { atRest, newBot, withGmail } from '../support/bots';
import { isQuiet, visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();

const words = {
  en: { bot: 'Nordic bridges', mine: 'Bridges of the north', theirs: 'Bridges everywhere', half: 'Half a thought' },
  fa: { bot: 'پل‌های شمالی', mine: 'پل‌های شمال اروپا', theirs: 'پل‌های همه‌جا', half: 'نیمی از یک فکر' },
} as const;

/** A browser with a signed-in person, in a language. */
async function enter(person: Account, locale: 'en' | 'fa') {
  const visited = await visit(stage.browser, stage.product.url);
  await visited.context.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
  }, locale);
  await person.enter(visited.page);
  return visited;
}

/** Revokes the session of this browser on the server, as if it were ended on another device. */
async function endSession(page: Page): Promise<void> {
  // A read that is still on its way would notice the end before the press does.
  await isQuiet(page);
  const refresh = await page.evaluate(() => localStorage.getItem('peyk.refresh'));
  const answer = await fetch(`${stage.product.url}/api/auth/logout/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessOf(page)}` },
    body: JSON.stringify({ refresh }),
  });
  expect(answer.ok).toBe(true);
}
const accessOf = (page: Page) => page.evaluate(() => localStorage.getItem('peyk.access'));

/** The session storage of the tab, as one text. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

describe.each(['en', 'fa'] as const)('forms in %s', (locale) => {
  const t = createTranslator(locale);
  const my = words[locale];

  it('two tabs on one bot: different fields merge, and of the same field the second is shown both texts', async () => {
    const person = await newAccount(stage.product, `two-tabs-${locale}@mail.example`);
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: my.bot, account });
    await atRest(person);
    const { page: first, context, complaints } = await enter(person, locale);
    const second = await context.newPage();
    const stored = () => person.call<Bot>('GET', `/bots/${bot.id}/`);
    const form = (tab: Page) => ({
      name: tab.getByRole('textbox', { name: t('botEdit.name') }),
      description: tab.getByRole('textbox', { name: t('botEdit.description') }),
      professors: tab.getByRole('textbox', { name: t('botEdit.counts.num_professors.label') }),
      save: tab.getByRole('button', { name: t('common.saveChanges') }),
    });
    for (const tab of [first, second]) {
      await tab.goto(`${stage.product.url}/bots/${bot.id}/edit`);
      await form(tab).name.waitFor();
    }
    await form(first).name.fill(my.theirs);
    await form(first).professors.fill('7');
    await form(second).name.fill(my.mine);
    await form(second).description.fill(my.half);

    await form(first).save.click();
    await first.waitForURL(`**/bots/${bot.id}`);
    await form(second).save.click();
    await second.getByRole('heading', { name: t('edits.clash.title') }).waitFor();
    await second.getByText(my.theirs, { exact: true }).waitFor();
    expect(await form(second).name.inputValue()).toBe(my.mine);
    expect(await form(second).save.isDisabled()).toBe(true);
    expect(await stored()).toMatchObject({ name: my.theirs, num_professors: 7 });

    await second.getByRole('button', { name: t('edits.clash.keep') }).click();
    await form(second).save.click();
    await second.waitForURL(`**/bots/${bot.id}`);
    expect(await stored()).toMatchObject({
      name: my.mine,
      num_professors: 7,
      advanced_filters: { description: my.half, research_area: 'machine learning' },
    });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a session that ends at Save leads to sign-in and back, and what was typed is there again', async () => {
    const person = await newAccount(stage.product, `ended-at-save-${locale}@mail.example`);
    const { page, context } = await enter(person, locale);
    const field = page.getByRole('textbox', { name: t('profile.interests.name'), exact: true });
    await page.goto(`${stage.product.url}/profile?step=research-interests`);
    await page.getByRole('button', { name: t('profile.interests.add') }).click();
    await field.fill(my.half);
    // Edits are stored only once the server has identified their owner.
    await expect.poll(() => keptIn(page)).toContain(my.half);
    await endSession(page);
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();

    const signIn = page.getByRole('form', { name: t('auth.title') });
    await signIn.getByLabel(t('auth.email')).fill(person.email);
    await signIn.getByRole('textbox', { name: t('auth.password') }).fill(person.password);
    await signIn.getByRole('button', { name: t('auth.submit') }).click();
    await page.waitForURL(({ pathname }) => pathname === '/profile');
    await page.getByText(t('edits.restored.title')).waitFor();
    expect(await field.inputValue()).toBe(my.half);
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await page.getByText(t('profile.interests.added')).waitFor();
    const { body } = await signedIn(person);
    const saved = await fetch(`${stage.product.url}/api/student/research-interests/`, {
      headers: { authorization: `Bearer ${body.access}` },
    });
    expect(((await saved.json()) as ResearchInterest[]).map(({ interest_name: name }) => name)).toEqual([my.half]);
    await expect.poll(() => keptIn(page)).not.toContain(my.half);
    await context.close();
  });

  it('AUTH-22 signing out in one tab forgets what was typed in every tab, and nobody else finds it', async () => {
    const person = await newAccount(stage.product, `leaving-${locale}@mail.example`);
    const other = await newAccount(stage.product, `coming-${locale}@mail.example`);
    const { page: first, context } = await enter(person, locale);
    const second = await context.newPage();
    // A tab that began at a prerendered page, and stayed.
    await first.goto(`${stage.product.url}/signin`);
    await first
      .getByRole('link', { name: t('shell.nav.profile'), exact: true })
      .first()
      .click();
    const sections = first.getByRole('navigation', { name: t('builder.sections') });
    await sections.getByRole('link', { name: t('profile.interests.title') }).click();
    await first.getByRole('button', { name: t('profile.interests.add') }).click();
    await first.getByRole('textbox', { name: t('profile.interests.name'), exact: true }).fill(my.half);
    await expect.poll(() => keptIn(first)).toContain(my.half);

    await second.goto(`${stage.product.url}/bots`);
    await second.getByRole('button', { name: t('shell.account') }).click();
    await second.getByRole('menuitem', { name: t('shell.logout') }).click();
    await first.waitForURL('**/signin*');
    await expect.poll(() => keptIn(first)).not.toContain(my.half);

    await other.enter(second);
    await first.goto(`${stage.product.url}/profile?step=research-interests`);
    await first.getByRole('button', { name: t('profile.interests.add') }).click();
    expect(await first.getByRole('textbox', { name: t('profile.interests.name'), exact: true }).inputValue()).toBe('');
    expect(await keptIn(first)).not.toContain(my.half);
    await context.close();
  });
});

async function signedIn({ email, password }: Account): Promise<{ body: Session }> {
  const answer = await fetch(`${stage.product.url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { body: (await answer.json()) as Session };
}
