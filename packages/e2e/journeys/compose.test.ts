import '../../app/src/i18n/all';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { atRest, newBot, resultsOf, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { tabTo, typeOver } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

const words = {
  en: { bot: 'Bridges', subject: 'Frost or damage?', body: 'Dear Professor, your 2025 paper made me ask: why frost?' },
  fa: {
    bot: 'پل‌ها',
    subject: 'یخبندان یا آسیب؟',
    body: 'استاد گرامی، مقالهٔ ۲۰۲۵ شما این پرسش را پیش آورد: چرا یخبندان؟',
  },
} as const;
const viewports = { en: { width: 1280, height: 900 }, fa: { width: 390, height: 844 } } as const;

/** Every row has controls of its own, so that a list takes many presses. */
const mostPresses = 300;
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

it.each(['en', 'fa'] as const)(
  'CMP-03 CMP-04 CMP-15 CMP-16 CMP-18 A-03 A-04 by keyboard alone from the matches of a bot to an email that stays in the tab (%s)',
  async (locale) => {
    const t = createTranslator(locale);
    const my = words[locale];
    const person = await newAccount(stage.product, `compose-${locale}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
    const account = await withGmail(person);
    const bot = await newBot(person, { name: my.bot, account: account.id, professors: 4 });
    await atRest(person);
    const results = await resultsOf(person, bot.id);
    const open = results.filter(({ state }) => ['found', 'drafted', 'needs_review', 'failed'].includes(state));
    expect(open.length).toBeGreaterThan(1);

    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url, viewports[locale]);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    const press = async (role: 'button' | 'link', name: string) => {
      await tabTo(page, page.getByRole(role, { name, exact: true }), mostPresses);
      await page.keyboard.press('Enter');
    };

    // From the page of the bot to its matches, all of which are selected and sent on.
    await page.goto(`${stage.product.url}/bots/${bot.id}`);
    await press('link', t('botDetail.found.select'));
    await page.getByRole('heading', { level: 1, name: t('results.title') }).waitFor();
    await page.getByText(t('results.step'), { exact: true }).waitFor();
    await tabTo(page, page.getByRole('checkbox', { name: t('results.select.all'), exact: true }), mostPresses);
    await page.keyboard.press('Space');
    expect(await isWide(page)).toBe(false);
    await press('button', t('results.send.action'));

    // One email for each; the first one is written.
    await page.waitForURL('**/compose');
    await page.getByText(t('compose.step'), { exact: true }).waitFor();
    await page.getByRole('navigation', { name: t('compose.sheet.pages') }).waitFor();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const first = open[0]?.professor;
    expect(await field(t('compose.fields.to')).inputValue()).toBe(first?.email ?? '');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) asked.push(request.url());
    });
    await typeOver(page, field(t('compose.fields.subject')), my.subject);
    await typeOver(page, field(t('compose.fields.body')), my.body);
    await tabTo(page, page.getByRole('spinbutton').last(), mostPresses);
    await page.keyboard.press('ArrowUp');
    expect(await isWide(page)).toBe(false);

    // Save Draft and Send say that they are not connected.
    await press('button', t('compose.actions.save'));
    await page.getByText(t('compose.notice.save.title'), { exact: true }).waitFor();
    await press('button', t('compose.actions.send'));
    await page.getByText(t('compose.notice.send.title'), { exact: true }).waitFor();
    expect(asked).toEqual([]);

    // A reload loses nothing.
    await page.reload();
    await page.getByText(t('edits.restored.title'), { exact: true }).waitFor();
    expect(await field(t('compose.fields.subject')).inputValue()).toBe(my.subject);
    expect(await field(t('compose.fields.body')).inputValue()).toBe(my.body);
    expect((await resultsOf(person, bot.id)).map(({ state }) => state)).toEqual(results.map(({ state }) => state));
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  },
);

it.each(['en', 'fa'] as const)(
  'CMP-01 CMP-02 CMP-04 CMP-05 without a bot a sample list leads to a blank page for a sample person (%s)',
  async (locale) => {
    const t = createTranslator(locale);
    const person = await newAccount(stage.product, `compose-sample-${locale}@mail.example`);
    const { page, context, complaints } = await visit(stage.browser, stage.product.url, viewports[locale]);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    await page.goto(`${stage.product.url}/results`);
    const list = page.getByRole('list', { name: t('results.sample.list') });
    await list.waitFor();
    await page.getByText(t('results.sample.note')).waitFor();
    await tabTo(
      page,
      page.getByRole('checkbox', { name: t('results.select.one', { name: 'Ingrid Solheim' }), exact: true }),
      mostPresses,
    );
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: t('results.send.action'), exact: true }), mostPresses);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compose');
    await page.getByText('Ingrid Solheim', { exact: true }).waitFor();
    await page.getByText(t('compose.sheet.sample')).waitFor();
    expect(await isWide(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
