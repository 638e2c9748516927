import '../../app/src/i18n/all';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();
const OF_BOTS = ['/bots/', '/bots/stats/'];
/** Where what a screen begins with is asked for in one request. */
const TOGETHER = '/api/start/';

describe.each(['en', 'fa'] as const)('what is asked for early in %s', (locale) => {
  const t = createTranslator(locale);

  /** A signed-in person on the dashboard, and what their browser asks the API for from then on. */
  async function arrive(email: string) {
    const person = await newAccount(stage.product, email);
    const arrived = await visit(stage.browser, stage.product.url);
    await arrived.context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(arrived.page);
    await arrived.page.goto(`${stage.product.url}/dashboard`);
    await arrived.page.getByRole('button', { name: t('shell.account') }).waitFor();
    const asked: string[] = [];
    arrived.page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const paths = pathname === TOGETHER ? searchParams.getAll('read') : [pathname];
      if (request.resourceType() === 'fetch') asked.push(...paths.filter((path) => OF_BOTS.includes(path)));
    });
    return { ...arrived, asked };
  }
  const ofBots = t('shell.titles.bots');

  it('a page asks for its data while its code is on its way, and once', async () => {
    const { page, context, complaints, asked } = await arrive(`early-${locale}@mail.example`);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/assets/frame-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stage.product.url}/bots`, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual(OF_BOTS);
    release();
    await page.getByText(t('bots.empty.title')).waitFor();
    await page.getByRole('button', { name: t('shell.account') }).waitFor();
    expect(asked.toSorted()).toEqual(OF_BOTS);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a pressed link has the data of its page asked for before it is let go, and the page does not ask again', async () => {
    const { page, context, complaints, asked } = await arrive(`pressed-${locale}@mail.example`);
    await page.getByRole('link', { name: ofBots, exact: true }).first().hover();
    await page.mouse.down();
    await expect.poll(() => asked.toSorted()).toEqual(OF_BOTS);
    await page.mouse.up();
    await page.getByText(t('bots.empty.title')).waitFor();
    expect(asked.toSorted()).toEqual(OF_BOTS);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('what did not come early is asked for by the page', async () => {
    const { page, context, asked } = await arrive(`failed-${locale}@mail.example`);
    await context.route(
      ({ pathname }) => pathname === TOGETHER,
      (route) => route.abort(),
    );
    await page.goto(`${stage.product.url}/bots`);
    await page.getByText(t('bots.empty.title')).waitFor();
    expect(asked.toSorted()).toEqual([...OF_BOTS, ...OF_BOTS].toSorted());
    await context.close();
  });
});
