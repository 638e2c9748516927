import '../../app/src/i18n/all';
import type { DoNotContactEntry, EmailDraft, Rewards } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { type Account, newAccount } from '../support/account';
import { atRest, newBot, resultsOf, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { pressOn } from '../support/keyboard';
import { fillAllGaps } from '../support/letters';
import { useStage } from '../support/stage';

const stage = useStage();

/** An email of this person that has left, without a browser: to a university that no other test of the product writes to (R9). */
async function sentBy(person: Account, rank: number): Promise<EmailDraft> {
  const { id: account } = await withGmail(person);
  const bot = await newBot(person, {
    name: 'Bridges',
    account,
    area: 'structural engineering',
    filters: { min_rank: rank, max_rank: rank },
  });
  await atRest(person);
  await fillAllGaps(person);
  const draft = (await resultsOf(person, bot.id)).find((result) => result.draft !== null)?.draft;
  for (const act of ['approve', 'send']) await person.call('POST', `/api/emails/email-drafts/${draft?.id}/${act}/`, {});
  // The job that sends it may have been quicker than the request.
  const read = () => person.call<EmailDraft>('GET', `/api/emails/email-drafts/${draft?.id}/`);
  await expect.poll(async () => (await read()).state).toBe('sent');
  return read();
}

describe.each([
  ['en', 1280, 476],
  ['fa', 320, 583],
] as const)('the answer to an email, in %s at %i px', (locale, width, rank) => {
  const t = createTranslator(locale);
  const opened = async (person: Account) => {
    const seen = await visit(stage.browser, stage.product.url, { width, height: 800 });
    await seen.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(seen.page);
    const { page } = seen;
    return {
      ...seen,
      button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
      heading: (name: string) => page.getByRole('heading', { name, exact: true }),
      today: page.getByRole('button', { name: t('answers.today', { day: '' }).trim() }),
      fits: async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width),
    };
  };

  it('REP-01 REP-02 REP-05 is recorded in two presses, corrected in one, taken back, and stops further emails', async () => {
    const person = await newAccount(stage.product, `answers-${locale}@mail.example`, 'Nasrin Ahmadi');
    const { id, professor, professor_name: name, to_email: email } = await sentBy(person, rank);
    const answer = async () => (await person.call<EmailDraft>('GET', `/api/emails/email-drafts/${id}/`)).answer;
    const avoided = () => person.call<DoNotContactEntry[]>('GET', '/api/sending/do-not-contact/');
    const { page, button, heading, today, fits, context, complaints, foreign } = await opened(person);
    await page.goto(`${stage.product.url}/professors/${professor}/email`);

    await button(t('answers.kinds.interested')).click();
    await today.click();
    await heading(t('answers.from', { name })).waitFor();
    expect(await answer()).toMatchObject({ kind: 'interested' });
    await fits();

    // It stands there after a reload, and is corrected by one press.
    await page.reload();
    await heading(t('answers.from', { name })).waitFor();
    await button(t('answers.change')).click();
    await fits();
    await button(t('answers.kinds.later')).click();
    await heading(t('answers.from', { name })).waitFor();
    expect(await answer()).toMatchObject({ kind: 'later' });
    await button(t('answers.undo')).click();
    await heading(t('answers.title')).waitFor();
    expect(await answer()).toBeNull();

    // What "stop" does is said before it is done.
    await button(t('answers.kinds.stop')).click();
    await page.getByText(t('answers.stop', { name, email: email ?? '' })).waitFor();
    expect(await avoided()).toEqual([]);
    await fits();
    await today.click();
    await page.getByText(t('answers.listed', { name })).waitFor();
    expect(await avoided()).toEqual([expect.objectContaining({ reason: 'user', name })]);
    await fits();
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });

  it('QST-02 REP-01 is recorded by keyboard alone, and earns the quest', async () => {
    const person = await newAccount(stage.product, `answers-keys-${locale}@mail.example`, 'Nasrin Ahmadi');
    const { professor, professor_name: name } = await sentBy(person, rank);
    const { page, button, heading, today, context, complaints, foreign } = await opened(person);
    const quest = page
      .getByRole('list', { name: t('achievements.quests.title') })
      .getByRole('listitem')
      .filter({ hasText: t('achievements.quests.goals.sort-answer') });
    await page.goto(`${stage.product.url}/achievements`);
    await quest.getByText(t('achievements.quests.open.week')).waitFor();

    await page.goto(`${stage.product.url}/professors/${professor}/email`);
    await pressOn(page, button(t('answers.kinds.not_recruiting')));
    await heading(t('answers.title')).and(page.locator(':focus')).waitFor();
    await pressOn(page, today);
    await heading(t('answers.from', { name })).and(page.locator(':focus')).waitFor();

    await page.goto(`${stage.product.url}/achievements`);
    await quest.getByText(t('achievements.quests.done.week')).waitFor();
    await page
      .getByRole('list', { name: t('achievements.quests.earned') })
      .getByText(t('achievements.quests.names.sort-answer'))
      .waitFor();
    const { entries } = await person.call<Rewards>('GET', '/api/student/rewards/');
    expect(entries.filter(({ rule }) => rule === 'sort-answer')).toEqual([
      expect.objectContaining({ xp: 15, coins: 5 }),
    ]);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
});
