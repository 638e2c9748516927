import '../../app/src/i18n/all';
import { expect, it } from 'vitest';
import type { Locator } from 'playwright';
import { createTranslator } from '../../app/src/i18n/translator';
import { newAccount } from '../support/account';
import { atRest, newBot, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { pressOn } from '../support/keyboard';
import { useStage } from '../support/stage';

const stage = useStage();

it.each([
  ['en', 'mouse'],
  ['fa', 'mouse'],
  ['fa', 'keyboard'],
] as const)(
  'DASH-01 DASH-24 DASH-26 DASH-28 DASH-29 DASH-30 DASH-45 DASH-46 DASH-50 DASH-53 DASH-54 DASH-60 a new person learns what is missing, and then finds bot, drafts, profile and Gmail (%s, by %s)',
  async (locale, by) => {
    const t = createTranslator(locale);
    const digits = (text: string) =>
      locale === 'fa' ? text.replaceAll(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!) : text;
    const person = await newAccount(stage.product, `dashboard-${locale}-${by}@mail.example`);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
    const { page, context, complaints, foreign } = await visit(stage.browser, stage.product.url);
    await context.addInitScript((chosen) => localStorage.setItem('peyk.language', chosen), locale);
    await person.enter(page);
    const open = () => page.goto(`${stage.product.url}/dashboard`);
    // The store is below everything else, and comes when somebody is about to see it.
    const balance = async (coins: number) => {
      // The page grows as its answers come: its end is where it was a moment ago.
      await expect
        .poll(async () => {
          await page.keyboard.press('End');
          return page.getByText(t('rewards.store.balance', { coins })).isVisible();
        })
        .toBe(true);
    };
    const follow = (link: Locator) => (by === 'keyboard' ? pressOn(page, link) : link.click());
    const address = () => {
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    };

    // The first day: everything that is missing is said, each with its way.
    await open();
    await page.getByRole('heading', { level: 1, name: t('dashboard.greeting', { name: 'Sara' }) }).waitFor();
    await page.getByRole('heading', { name: t('dashboard.bots.empty') }).waitFor();
    const gmail = page.getByRole('region', { name: t('dashboard.ready.gmail') });
    await gmail.getByText(t('dashboard.ready.noGmail'), { exact: true }).waitFor();
    const completion = page.getByRole('region', { name: t('completion.title') });
    await expect
      .poll(() => completion.getByRole('link').allInnerTexts())
      .toEqual([t('builder.title'), t('profile.degrees.title'), t('profile.papers.title')]);
    // The first interest has earned a quest.
    await balance(5);

    // A bot has drafts for review, and has earned its reward.
    const account = await withGmail(person);
    const bot = await newBot(person, { name: 'Bridges of the north', account: account.id });
    await atRest(person);
    await open();
    await balance(13);
    const card = page.getByRole('list', { name: t('dashboard.bots.title') }).getByRole('listitem');
    await card.getByRole('heading', { name: 'Bridges of the north' }).waitFor();
    await card.getByText(t('bots.top', { rank: digits('10') }), { exact: true }).waitFor();
    await gmail.getByText(account.email).waitFor();
    expect(await gmail.getByText(t('dashboard.ready.noGmail'), { exact: true }).count()).toBe(0);
    await page.getByText(t('dashboard.now.drafts', { count: 1 })).waitFor();

    // Every way leads where it says.
    await follow(page.getByRole('link', { name: t('dashboard.now.review'), exact: true }));
    await expect.poll(address).toBe(`/bots/${bot.id}`);
    await open();
    await follow(card.getByRole('link', { name: t('dashboard.bots.detailsNamed', { name: 'Bridges of the north' }) }));
    await expect.poll(address).toBe(`/bots/${bot.id}`);
    await open();
    await follow(card.getByRole('link', { name: t('dashboard.bots.manage'), exact: true }));
    await expect.poll(address).toBe('/bots');
    await open();
    await follow(completion.getByRole('link', { name: t('profile.degrees.title'), exact: true }));
    await expect.poll(address).toBe('/profile?step=degrees');
    await open();
    await follow(gmail.getByRole('link', { name: t('dashboard.ready.gmailWay'), exact: true }));
    await expect.poll(address).toBe('/gmail');
    await open();
    await follow(page.getByRole('main').getByRole('link', { name: t('dashboard.bots.create'), exact: true }));
    await expect.poll(address).toBe('/create-bot');
    await open();
    await balance(13);
    await follow(
      page.getByRole('button', { name: t('rewards.store.buyNamed', { name: t('rewards.store.items.freeze') }) }),
    );
    await page
      .getByText(t('rewards.store.soon', { name: t('rewards.store.items.freeze') }))
      .first()
      .waitFor();
    await balance(13);

    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  },
);

/** How late each answer of the dashboard is, so that none comes with another. */
const LATE = {
  '/api/auth/me/': 300,
  '/api/student/research-interests/': 500,
  '/bots/stats/': 700,
  '/integrations/api/gmail/accounts/': 900,
  '/bots/': 1100,
  '/countries/': 200,
  '/api/student/cv/': 1300,
  '/api/student/profile/edit/': 1900,
};

it('nothing in sight moves while the answers come one after the other', async () => {
  const person = await newAccount(stage.product, 'dashboard-late@mail.example');
  await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
  const account = await withGmail(person);
  await newBot(person, { name: 'Bridges of the north', account: account.id });
  await atRest(person);
  const { page, context } = await visit(stage.browser, stage.product.url);
  await person.enter(page);
  await page.route(
    (url) => url.pathname in LATE,
    async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      const { pathname } = new URL(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, LATE[pathname as keyof typeof LATE]));
      return route.continue();
    },
  );
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${stage.product.url}/dashboard`);
  await page.getByRole('heading', { name: 'Three sentences only you can write' }).waitFor();
  // The examples come when somebody is about to see them.
  await page.mouse.wheel(0, 400);
  await page.getByRole('heading', { name: 'Coin Store' }).waitFor();
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
  // A tenth is what a visitor does not notice; the page has far less.
  expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.02);
  await context.close();
});
