import '../../app/src/i18n/all';
import type { Bot, EmailDraft } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { heldAtWork, resultsOf, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { watchFrames } from '../support/frames';
import { choose, focusedText, pressOn, tabTo, typeOver } from '../support/keyboard';
import { fillAllGaps } from '../support/letters';
import { useStage } from '../support/stage';

const stage = useStage();
const words = {
  en: {
    bot: 'Bridges everywhere',
    country: 'Norway',
    rank: '600',
    runRank: '200',
    each: '4',
    mine: 'P.S. Thank you for reading this.',
  },
  fa: {
    bot: 'پل‌های همه‌جا',
    country: 'نروژ',
    rank: '۶۰۰',
    runRank: '۲۰۰',
    each: '۴',
    mine: 'پ.ن. از وقتی که می‌گذارید سپاسگزارم.',
  },
} as const;
const area = 'machine learning';

describe.each(['en', 'fa'] as const)('a bot by keyboard alone, in %s', (locale) => {
  const t = createTranslator(locale);
  const my = words[locale];

  it('BOT-03 BOT-82 BOT-83 R11 the wizard leads to a bot at work, and its drafts are approved, edited, skipped and set aside for good, one at a time', async () => {
    const person = await newAccount(stage.product, `bot-keys-${locale}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: area });
    const account = await withGmail(person);
    const { page, context, foreign, complaints } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    // The wizard: area, name, country, ranks, all results.
    await page.goto(`${stage.product.url}/create-bot`);
    await pressOn(page, page.getByRole('radio', { name: area }), 'Space');
    await pressOn(page, button(t('common.next')));
    await typeOver(page, page.getByLabel(t('createBot.filters.name')), my.bot);
    await typeOver(page, page.getByLabel(t('createBot.filters.professors')), my.each);
    await choose(page, page.getByRole('combobox', { name: t('createBot.filters.country') }), my.country);
    const highest = page.getByLabel(t('createBot.filters.rankTo'));
    await typeOver(page, highest, my.rank);
    await page.keyboard.press('Enter');
    await pressOn(page, button(t('createBot.results.selectAll')));
    await page
      .getByRole('checkbox', { name: t('createBot.results.choose', { name: 'Akerselva University' }) })
      .waitFor();

    // Restarted, with the best universities of the world: the run takes seconds and can be observed. The account comes last.
    await pressOn(page, button(t('createBot.filters.clear')));
    await page.getByRole('table', { name: t('createBot.results.table') }).waitFor({ state: 'detached' });
    await typeOver(page, highest, my.runRank);
    await pressOn(page, button(t('common.next')));
    await pressOn(page, page.getByRole('radio', { name: account.email }), 'Space');
    const endFrames = await watchFrames(page);
    const created = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/bots/create/' && answer.ok());
    await pressOn(page, button(t('createBot.dock.submit')));
    const { bot } = (await (await created).json()) as { bot: Bot };
    const { id } = bot;
    const letGo = await heldAtWork(stage.product, id);

    // The run is observed to its end, and no frame in between is blank.
    await page.waitForURL(`**/bots/${id}`);
    await page.getByRole('heading', { level: 1, name: my.bot }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const queued = t('botRun.queued.title');
    await expect.poll(() => page.locator('#run-heading').textContent()).not.toBe(queued);
    await letGo();
    const queue = page.getByRole('region', { name: t('botDetail.queue.title') });
    await expect
      .poll(async () => (await person.call<{ status: string }>('GET', `/bots/${id}/run/`)).status, { timeout: 200_000 })
      .toBe('finished');
    const results = () => resultsOf(person, id);
    const waiting = async () => (await results()).filter(({ draft }) => draft?.state === 'needs_review').length;
    const total = await waiting();
    expect(total).toBeGreaterThan(4);
    await queue.getByText(t('botDetail.queue.place', { n: 1, total })).waitFor();
    const finished = t('botRun.finished', { count: total });
    await page.getByRole('heading', { level: 2, name: finished }).waitFor();
    const { blank, runs } = await endFrames();
    expect(blank).toBe(0);
    const atWork = runs.filter((title) => title !== queued && title !== finished);
    expect(atWork).not.toEqual([]);

    // A letter with a gap cannot be approved, and the page may have read its letters before the gaps are filled.
    await fillAllGaps(person);
    await page.reload();
    await queue.getByText(t('botDetail.queue.place', { n: 1, total })).waitFor();

    // Approved: the next name has focus, and the server has the approval.
    const name = queue.getByRole('heading', { level: 3 }).first();
    const approved = await name.innerText();
    await pressOn(page, button(t('botDetail.queue.approve')));
    await queue.getByText(t('botDetail.queue.place', { n: 1, total: total - 1 })).waitFor();
    const next = await name.innerText();
    expect(next).not.toBe(approved);
    await expect.poll(() => focusedText(page)).toBe(next);
    const draftOf = async (who: string): Promise<EmailDraft | null | undefined> =>
      (await results()).find(({ professor }) => professor.full_name === who)?.draft;
    // Somewhere in the world it is within working hours, so the letter may have been sent by now.
    expect(await draftOf(approved)).toMatchObject({ approved_at: expect.any(String) });

    // Edited: the queue shows the new text, still to be reviewed.
    await pressOn(page, page.getByRole('link', { name: t('botDetail.queue.editNamed', { name: next }) }));
    await pressOn(page, button(t('drafts.edit')));
    await tabTo(page, page.getByLabel(t('drafts.fields.body')));
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(`\n\n${my.mine}`);
    await pressOn(page, button(t('common.save')));
    await button(t('drafts.edit')).waitFor();
    await page.goBack();
    await queue.getByText(my.mine).waitFor();
    expect(await draftOf(next)).toMatchObject({ state: 'needs_review' });

    // Skipped: it does not come back.
    await pressOn(page, button(t('botDetail.queue.skip')));
    await queue.getByText(t('botDetail.queue.place', { n: 1, total: total - 2 })).waitFor();
    await expect.poll(() => focusedText(page)).toBe(await name.innerText());

    // Do not contact: after a confirmation, the professor is on the list.
    const avoided = await name.innerText();
    await pressOn(page, button(t('botDetail.queue.never.action')));
    const question = page.getByRole('alertdialog');
    await pressOn(page, question.getByRole('button', { name: t('botDetail.queue.never.confirm') }));
    await queue.getByText(t('botDetail.queue.place', { n: 1, total: total - 3 })).waitFor();
    await expect.poll(() => focusedText(page)).toBe(await name.innerText());
    expect(await person.call('GET', '/api/sending/do-not-contact/')).toMatchObject([{ name: avoided, reason: 'user' }]);

    await page.reload();
    await queue.getByText(t('botDetail.queue.place', { n: 1, total: total - 3 })).waitFor();
    expect(await waiting()).toBe(total - 3);
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
    await context.close();
  }, 400_000);
});
