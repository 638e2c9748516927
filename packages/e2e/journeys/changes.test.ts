import '../../app/src/i18n/all';
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { atRest, newBot, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();

/** No timer of a page that is longer ends: whatever is seen was told, and not asked for at an interval. */
const LONGEST_TIMER_MS = 1100;
const withoutPolling = (context: BrowserContext) =>
  context.addInitScript((longest) => {
    const own = globalThis.setTimeout;
    const short = (run: TimerHandler, ms = 0, ...given: unknown[]) => (ms > longest ? 0 : own(run, ms, ...given));
    globalThis.setTimeout = short as typeof setTimeout;
  }, LONGEST_TIMER_MS);

/** The requests of a page from now on, by method and path. */
function asked(from: BrowserContext | Page): string[] {
  const all: string[] = [];
  from.on('request', (request) => all.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return all;
}

it.each(['en', 'fa'] as const)(
  'an act in one tab and the end of a run are seen in the other, over one stream and without polling (%s)',
  async (locale) => {
    const t = createTranslator(locale);
    const person = await newAccount(stage.product, `changes-${locale}@mail.example`);
    const account = await withGmail(person);
    await newBot(person, { name: 'Bridges', account: account.id });
    await atRest(person);
    const { page: one, context, complaints } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    await withoutPolling(context);
    const streams = asked(context);
    await person.enter(one);
    const other = await context.newPage();
    const reads = new Map([one, other].map((page) => [page, asked(page)]));
    /** A page begins with one joined read, and asks for what it would have polled once it begins to be told. */
    const isTold = (page: Page) =>
      expect.poll(() => reads.get(page)?.filter((call) => call === 'GET /api/notices/').length).toBe(1);
    const row = (page: Page) =>
      page
        .getByRole('list', { name: t('bots.listLabel') })
        .getByRole('listitem')
        .filter({ hasText: 'Bridges' });
    const press = (page: Page, name: string) => row(page).getByRole('button', { name, exact: true }).click();
    const paused = (page: Page) => row(page).getByText(t('bots.status.Paused'), { exact: true });
    const unread = (page: Page, count: number) =>
      page.getByRole('button', { name: t('notices.unread', { unread: count }), exact: true });

    // Both know of one run that has ended.
    await one.goto(`${stage.product.url}/bots`);
    await row(one).waitFor();
    await isTold(one);
    await other.goto(`${stage.product.url}/bots`);
    await row(other).waitFor();
    await Promise.all([one, other].map((page) => unread(page, 1).waitFor()));
    await isTold(other);

    // What is done in one tab is seen in the other, in both directions.
    await press(one, t('bots.actions.pause'));
    await paused(other).waitFor();
    await press(other, t('bots.actions.run'));
    await paused(one).waitFor({ state: 'detached' });

    // A run that ends rings both bells: it was begun in the other tab.
    await Promise.all([one, other].map((page) => unread(page, 2).waitFor()));

    // What is read in one is read in the other.
    await unread(one, 2).click();
    await unread(other, 2).waitFor({ state: 'detached' });

    // The pause of everything is said on every page.
    await person.call('POST', '/api/sending/pause/', {});
    await Promise.all([one, other].map((page) => page.getByText(t('shell.sending.paused')).waitFor()));

    expect(streams.filter((call) => call === 'GET /api/changes/')).toHaveLength(1);
    // Nothing that is read makes a change that makes it be read again.
    expect(streams.filter((call) => call === 'GET /bots/').length).toBeLessThan(40);
    expect(complaints).toEqual([]);
  },
);

it('the other tab goes on being told when the one with the stream is closed', async () => {
  const t = createTranslator('en');
  const person = await newAccount(stage.product, 'changes-closed@mail.example');
  const { page: one, context } = await visit(stage.browser, stage.product.url);
  await withoutPolling(context);
  const streams = asked(context);
  const opened = () => streams.filter((call) => call === 'GET /api/changes/').length;
  await person.enter(one);
  await one.goto(`${stage.product.url}/bots`);
  await expect.poll(opened).toBe(1);
  const other = await context.newPage();
  const reads = asked(other);
  await other.goto(`${stage.product.url}/bots`);
  // The page begins with one joined read, and asks for this once it begins to be told.
  await expect.poll(() => reads.filter((call) => call === 'GET /api/notices/').length).toBe(1);
  await one.close();
  await expect.poll(opened).toBe(2);
  await person.call('POST', '/api/sending/pause/', {});
  await other.getByText(t('shell.sending.paused')).waitFor();
});
