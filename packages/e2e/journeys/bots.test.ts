import '../../app/src/i18n/all';
import { readFile } from 'node:fs/promises';
import type { Bot } from '@peyk/api-types';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { en } from '../../server/src/platform/http/messages/en.ts';
import { fa } from '../../server/src/platform/http/messages/fa.ts';
import { type Account, newAccount } from '../support/account';
import { atRest, newBot, resultsOf, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { parseCsv } from '../support/csv';
import { watchFrames } from '../support/frames';
import { isFocused } from '../support/keyboard';
import { fillAllGaps } from '../support/letters';
import { leavingBy } from '../support/place';
import { useStage } from '../support/stage';

const stage = useStage();
const messages = { en, fa };

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A person with 70 bots that have all run: 5 in optics, then 65 in robotics. The tests of both languages only read them. */
const withLongList = (() => {
  let made: Promise<Account> | undefined;
  const make = async () => {
    const person = await newAccount(stage.product, 'bot-places@mail.example');
    const { id: account } = await withGmail(person);
    for (let n = 1; n <= 70; n += 1)
      await newBot(person, { name: `Bot ${String(n).padStart(2, '0')}`, account, area: n > 5 ? 'robotics' : 'optics' });
    await atRest(person);
    return person;
  };
  return () => (made ??= make());
})();

describe.each(['en', 'fa'] as const)('bots in %s', (locale) => {
  const t = createTranslator(locale);
  const digits = (value: number) => (locale === 'fa' ? value.toLocaleString('fa-IR') : String(value));

  /** A signed-in person with a mailbox, at this address. */
  async function at(person: Account, address: string) {
    const arrived = await visit(stage.browser, stage.product.url);
    await arrived.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(arrived.page);
    await arrived.page.goto(stage.product.url + address);
    const { context, foreign, complaints } = arrived;
    return {
      ...arrived,
      leave: async () => {
        expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
        await context.close();
      },
    };
  }
  const rowsOf = (page: Page) => page.getByRole('list', { name: t('bots.listLabel') }).getByRole('listitem');
  const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
  const found = (page: Page, count: number) => inMain(page, t('bots.found', { count }));

  it('BOT-93 BOT-97 BOT-99 BOT-105 BOT-107 BOT-110 BOT-111 BOT-124 My Bots searches, filters, acts, exports and deletes', async () => {
    const person = await newAccount(stage.product, `bots-${locale}@mail.example`);
    const { id: account } = await withGmail(person);
    const formula = await newBot(person, { name: '=SUM(1), "x"', account, area: 'hydrology' });
    const rivers = await newBot(person, { name: 'رودهای آرام', account, area: 'hydrology' });
    const bridges = await newBot(person, { name: 'Nordic Bridges', account });
    await atRest(person);
    await person.call('POST', `/bots/${rivers.id}/pause/`);
    const { page, leave } = await at(person, '/bots');
    const row = (bot: Bot) => rowsOf(page).filter({ hasText: bot.name });
    const status = (name: 'Active' | 'Paused' | 'Running') => t(`bots.status.${name}`);
    const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(3);

    // The search, with different letter variants and case than in the name.
    const search = page.getByRole('searchbox', { name: t('bots.search') });
    await search.fill('رودهاي ارام');
    await found(page, 1).waitFor();
    await row(rivers).waitFor();
    await search.fill('nordic');
    await row(bridges).waitFor();
    expect(await rowsOf(page).count()).toBe(1);
    await search.fill('nobody');
    await page.getByText(t('bots.noMatch.body')).waitFor();
    await page.getByRole('button', { name: t('bots.filters.clear') }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(3);

    // Both filters.
    const byStatus = page.getByRole('combobox', { name: t('bots.filters.status') });
    const byArea = page.getByRole('combobox', { name: t('bots.filters.area') });
    await choose(page, byArea, 'hydrology');
    await found(page, 2).waitFor();
    await choose(page, byStatus, status('Paused'));
    await found(page, 1).waitFor();
    expect(addressOf(page)).toBe('/bots?status=Paused&area=hydrology');
    await choose(page, byStatus, t('bots.filters.allStatus'));
    await found(page, 2).waitFor();

    // The filtered bots, as a file.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('bots.export.action') }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^bots-export-\d{8}-\d{6}\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const [head, ...lines] = parseCsv(text.slice(1));
    expect(head?.join()).toBe(
      'id,name,status,research_area,target_university,num_professors,matches_found,emails_sent,created_at,updated_at',
    );
    expect(lines.map((cells) => [cells.length, cells[0], cells[1], cells[3]])).toEqual([
      [10, String(rivers.id), 'رودهای آرام', 'hydrology'],
      [10, String(formula.id), `'=SUM(1), "x"`, 'hydrology'],
    ]);

    // Run and Pause, also on the server.
    await choose(page, byArea, t('bots.filters.allAreas'));
    const statusOf = async ({ id }: Bot) => (await person.call<Bot>('GET', `/bots/${id}/`)).status;
    await press(row(rivers), t('bots.actions.run'));
    await row(rivers)
      .getByRole('button', { name: t('bots.actions.pause') })
      .waitFor();
    expect(['Active', 'Running']).toContain(await statusOf(rivers));
    await press(row(rivers), t('bots.actions.pause'));
    await row(rivers).getByText(status('Paused'), { exact: true }).waitFor();
    expect(await statusOf(rivers)).toBe('Paused');

    // Deleted only once that is confirmed.
    const dialog = page.getByRole('alertdialog', { name: t('bots.deleteTitle', { name: bridges.name }) });
    await press(row(bridges), t('bots.actions.deleteNamed', { name: bridges.name }));
    await dialog.getByText(t('bots.deleteBody')).waitFor();
    await press(dialog, t('common.cancel'));
    await dialog.waitFor({ state: 'detached' });
    expect(await row(bridges).count()).toBe(1);
    expect(await person.call<Bot>('GET', `/bots/${bridges.id}/`)).toMatchObject({ id: bridges.id });
    await press(row(bridges), t('bots.actions.deleteNamed', { name: bridges.name }));
    await press(dialog, t('common.delete'));
    await row(bridges).waitFor({ state: 'detached' });
    await expect(person.call('GET', `/bots/${bridges.id}/`)).rejects.toThrow(/answered 404/);
    await leave();
  });

  it('BOT-129 BOT-130 BOT-136 BOT-137 the form lands a refusal on its field, keeps what was typed, saves, and asks before it is left', async () => {
    const person = await newAccount(stage.product, `bot-edit-${locale}@mail.example`);
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: 'Quiet rivers', account });
    await atRest(person);
    const { page, leave } = await at(person, `/bots/${bot.id}`);
    const save = page.getByRole('button', { name: t('common.saveChanges') });
    const name = page.getByRole('textbox', { name: t('botEdit.name') });
    const areas = page.getByRole('textbox', { name: t('botEdit.areas') });

    // More areas than the server accepts: the field shows the error, has focus, and keeps them.
    await page.getByRole('link', { name: t('bots.actions.editNamed', { name: 'Quiet rivers' }) }).click();
    const many = Array.from({ length: 51 }, (_none, index) => `area ${index}`).join(', ');
    await name.fill('Loud rivers');
    await areas.fill(many);
    await save.click();
    await page
      .getByRole('alert')
      .filter({ hasText: t('botEdit.invalid.title') })
      .waitFor();
    await expect.poll(() => areas.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => isFocused(areas)).toBe(true);
    expect([await name.inputValue(), await areas.inputValue()]).toEqual(['Loud rivers', many]);
    await areas.fill('hydrology');
    await save.click();
    await page.getByText(t('botEdit.saved')).first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Loud rivers', exact: true }).waitFor();
    const stored = await person.call<Bot>('GET', `/bots/${bot.id}/`);
    expect(stored).toMatchObject({ name: 'Loud rivers', advanced_filters: { max_rank: 10, search_mode: 'world' } });

    // Going back with unsaved changes is blocked until confirmed.
    await page.getByRole('link', { name: t('bots.actions.editNamed', { name: 'Loud rivers' }) }).click();
    await name.fill('Half typed');
    const editing = addressOf(page);
    const question = page.getByRole('alertdialog', { name: t('botEdit.leave.title') });
    const goBack = () => page.evaluate(() => history.back());
    await goBack();
    await question.getByRole('button', { name: t('botEdit.leave.stay') }).click();
    await question.waitFor({ state: 'detached' });
    expect([addressOf(page), await name.inputValue()]).toEqual([editing, 'Half typed']);
    await goBack();
    await question.getByRole('button', { name: t('botEdit.leave.leave') }).click();
    // The heading of the form contains the name as well, and history navigation is asynchronous.
    await page.getByRole('heading', { level: 1, name: 'Loud rivers', exact: true }).waitFor();
    expect(addressOf(page)).toBe(`/bots/${bot.id}`);
    await leave();
  });

  it('where a bot looks is changed as in the wizard, its effect is said before it is saved, and the next run follows it', async () => {
    const person = await newAccount(stage.product, `bot-search-${locale}@mail.example`);
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: 'Wide rivers', account });
    await atRest(person);
    const { page, leave } = await at(person, `/bots/${bot.id}/edit`);
    const germany = { en: 'Germany', fa: 'آلمان' }[locale];
    const country = page.getByRole('combobox', { name: t('createBot.filters.country'), exact: true });
    const effect = page.getByRole('status').filter({ hasText: t('botEdit.search.effect') });

    // The bot has no country: it looks anywhere.
    await page
      .getByRole('combobox', { name: t('createBot.filters.continent'), exact: true })
      .filter({ hasText: t('createBot.filters.anywhere') })
      .waitFor();
    expect(await effect.count()).toBe(0);
    await page.getByText(t('createBot.filters.byCountry'), { exact: true }).click();
    await choose(page, country, germany);
    await effect.getByText(t('botEdit.search.nextRun')).waitFor();
    await page.getByRole('textbox', { name: t('createBot.filters.rankTo') }).fill('2000');
    await page.getByRole('button', { name: t('createBot.filters.apply') }).click();
    await page.getByRole('button', { name: t('createBot.results.selectAll'), exact: true }).click();
    await page.getByRole('button', { name: t('common.saveChanges') }).click();
    await page.getByText(t('botEdit.saved')).first().waitFor();

    const stored = await person.call<Bot>('GET', `/bots/${bot.id}/`);
    const chosen = stored.advanced_filters.selected_universities ?? [];
    expect(stored).toMatchObject({
      target_country: 276,
      advanced_filters: { target_country_name: 'Germany', search_mode: 'world', min_rank: 1, max_rank: 2000 },
    });
    expect(chosen.length).toBeGreaterThan(1);
    await person.call('POST', `/bots/${bot.id}/run/`, {});
    await atRest(person);
    const { latest_run: run } = await person.call<Bot>('GET', `/bots/${bot.id}/`);
    expect(run?.counts.universities_total).toBe(chosen.length);

    // Another visit begins with what was saved.
    await page.goto(`${stage.product.url}/bots/${bot.id}/edit`);
    await country.filter({ hasText: germany }).waitFor();
    await page.getByText(t('botEdit.search.chosen', { count: chosen.length })).waitFor();
    await leave();
  });

  it('a step of the wizard whose code does not come says so in its place, and is there after another try', async () => {
    const person = await newAccount(stage.product, `bot-step-${locale}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
    const { page, leave } = await at(person, '/create-bot');
    const next = page.getByRole('button', { name: t('createBot.steps.filters') });
    await next.waitFor();
    // As without a connection: the page does not reload by itself.
    for (const file of ['**/assets/laterSteps-*', '**/boot*.js']) await page.route(file, (route) => route.abort());
    await next.click();
    await page.getByText(t('problems.network.title')).waitFor();
    await page.getByRole('heading', { level: 2, name: t('createBot.steps.filters') }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: t('common.retry') }).click();
    await next.click();
    await page.getByRole('textbox', { name: t('createBot.filters.name') }).waitFor();
    expect(await page.getByText(t('problems.network.title')).count()).toBe(0);
    await leave();
  });

  it('a long list keeps filters, page and place on Back, and no frame from the dashboard to a bot is blank', async () => {
    const person = await withLongList();
    const { page, leave } = await at(person, '/bots');

    await choose(page, page.getByRole('combobox', { name: t('bots.filters.area') }), 'robotics');
    await inMain(page, t('bots.range', { from: 1, to: 50, count: 65 })).waitFor();
    await page
      .getByRole('navigation', { name: t('bots.pages') })
      .getByText(digits(2), { exact: true })
      .click();
    await inMain(page, t('bots.range', { from: 51, to: 65, count: 65 })).waitFor();
    const link = page.getByRole('link', { name: 'Bot 08', exact: true });
    await link.scrollIntoViewIfNeeded();
    const place = await leavingBy(page, link);
    expect(place).toBeGreaterThan(200);
    await page.getByRole('heading', { level: 1, name: 'Bot 08' }).waitFor();
    await page.goBack();
    await link.waitFor();
    expect(addressOf(page)).toBe('/bots?area=robotics&page=2');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

    // The first visit of a page also loads its code, which is part of the waiting time.
    await page.goto(`${stage.product.url}/dashboard`);
    const first = page
      .getByRole('list', { name: t('dashboard.bots.title') })
      .getByRole('link')
      .first();
    await first.waitFor();
    const endFrames = await watchFrames(page);
    await first.click();
    await page.getByRole('heading', { level: 1, name: 'Bot 70' }).waitFor();
    await page.getByRole('heading', { level: 2, name: t('botDetail.queue.title') }).waitFor();
    await page.getByRole('region', { name: t('botDetail.found.title') }).waitFor();
    const { frames, blank } = await endFrames();
    expect(frames).toBeGreaterThan(2);
    expect(blank).toBe(0);
    await leave();
  });

  it('R17 everything is paused from a bot and stays so over every page, until it is resumed', async () => {
    const person = await newAccount(stage.product, `bot-pause-${locale}@mail.example`);
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: 'Quiet rivers', account });
    const { page, leave } = await at(person, `/bots/${bot.id}`);
    const paused = page.getByText(t('shell.sending.paused'), { exact: true });
    const sending = () => person.call<{ paused: boolean }>('GET', '/api/sending/');
    await page.getByRole('button', { name: t('shell.account') }).click();
    await page.getByRole('menuitem', { name: t('shell.sending.pause') }).click();
    await paused.waitFor();
    expect(await sending()).toMatchObject({ paused: true });
    await page.goto(`${stage.product.url}/bots`);
    await paused.waitFor();
    await page.getByRole('button', { name: t('shell.sending.resume') }).click();
    await paused.waitFor({ state: 'detached' });
    expect(await sending()).toMatchObject({ paused: false });
    await leave();
  });

  it('R1 a letter whose address was changed elsewhere is approved for none that its person has not seen', async () => {
    const person = await newAccount(stage.product, `bot-address-${locale}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
    const { id: account } = await withGmail(person);
    const bot = await newBot(person, { name: 'Addresses', account, professors: 2 });
    await atRest(person);
    await fillAllGaps(person);
    const drafts = async () =>
      (await resultsOf(person, bot.id)).flatMap(({ draft }) => (draft?.state === 'needs_review' ? [draft] : []));
    const [letter] = await drafts();
    const changeElsewhere = (email: string) =>
      person.call('PATCH', `/api/professor/professors/${letter?.professor}/update/`, { email });
    const { page, leave } = await at(person, `/professors/${letter?.professor}/email`);
    const refused = page.getByText(messages[locale].recipientUnseen);
    const approve = page.getByRole('button', { name: t('drafts.seal.approve') });
    await page
      .getByText(letter?.to_email ?? '')
      .first()
      .waitFor();

    await changeElsewhere('elsewhere@university.example');
    await page.getByText(t('drafts.seal.end'), { exact: true }).scrollIntoViewIfNeeded();
    await approve.click();
    await refused.waitFor();
    expect((await drafts()).map(({ id }) => id)).toContain(letter?.id);
    await page.getByText('elsewhere@university.example').first().waitFor();
    await approve.click();
    await page.getByRole('button', { name: t('drafts.seal.approved.takeBack') }).waitFor();
    expect((await drafts()).map(({ id }) => id)).not.toContain(letter?.id);
    expect((await resultsOf(person, bot.id)).find(({ draft }) => draft?.id === letter?.id)?.draft).toMatchObject({
      to_email: 'elsewhere@university.example',
    });
    await leave();
  });
});
