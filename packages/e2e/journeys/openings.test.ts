import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../support/account';
import { atRest, newBot, withGmail } from '../support/bots';
import { visit } from '../support/browser';
import { holdApp } from '../support/prerendered';
import { useStage } from '../support/stage';

const stage = useStage();

/** The headings in sight, and where those of the first level stand. */
const headingsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const top = Math.round(heading.getBoundingClientRect().top);
        return { text: heading.textContent, top: heading.localName === 'h1' ? top : null };
      }),
  );

const openingOf = (page: Page) => page.locator('[data-opening]').filter({ visible: true });
const isDrawn = (page: Page) => page.locator('[data-openings]').first().waitFor({ state: 'detached' });

/** What stands above the first heading of the profile is as high as what is missing in it. */
const OF_ITS_OWN_HEIGHT = '/profile';
const screens = [
  '/dashboard',
  '/bots',
  '/create-bot',
  '/gmail',
  '/profile',
  '/profile/sentences',
  '/professors',
  '/results',
  '/achievements',
  '/account',
];

/** The sentence below the title of a page, which may share its line with a status. */
const LEAD = ':is(h1, :has(> h1)) + p';

describe.each([
  ['en', 390],
  ['fa', 390],
  ['en', 1280],
  ['fa', 1280],
] as const)('in %s, %i pixels wide', (locale, width) => {
  async function arrive(path: string) {
    const account = await newAccount(
      stage.product,
      `opening-${locale}-${width}${path.replaceAll('/', '-')}@example.org`,
    );
    const arrived = await visit(stage.browser, stage.product.url, { width, height: 900 });
    await arrived.context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    await account.enter(arrived.page);
    const letIn = await holdApp(arrived.page);
    await arrived.page.goto(stage.product.url + path, { waitUntil: 'commit' });
    return { ...arrived, letIn };
  }

  it.each(screens)('%s can be read before the app is there, in its own words and place', async (path) => {
    const { page, context, complaints, letIn } = await arrive(path);
    const opening = openingOf(page);
    await opening.waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(await opening.count()).toBe(1);
    const opened = await headingsOf(page);
    expect(opened.length).toBeGreaterThan(0);
    const leads = await opening.locator(LEAD).allTextContents();
    expect(leads).toHaveLength(path === '/dashboard' || path === '/bots' ? 0 : 1);
    expect(await page.getByRole('heading').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    letIn();
    await isDrawn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const told = (headings: typeof opened) =>
      headings.map(({ text, top }) => ({ text, top: path === OF_ITS_OWN_HEIGHT ? null : top }));
    expect(told(await headingsOf(page))).toEqual(expect.arrayContaining(told(opened)));
    for (const lead of leads) await page.getByText(lead, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe.each([
  ['en', 390],
  ['fa', 390],
  ['fa', 1280],
] as const)('of a person in %s, %i pixels wide, before the app is there', (locale, width) => {
  async function arriveAs(person: Awaited<ReturnType<typeof newAccount>>, path: string) {
    const { page, context, complaints } = await visit(stage.browser, stage.product.url, { width, height: 900 });
    await context.addInitScript((chosen) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
    }, locale);
    await person.enter(page);
    const letIn = await holdApp(page);
    await page.goto(stage.product.url + path, { waitUntil: 'commit' });
    return { page, context, complaints, letIn };
  }
  async function withBot(email: string) {
    const person = await newAccount(stage.product, email);
    await person.call('POST', '/api/student/research-interests/add/', { interest_name: 'machine learning' });
    const { id: account } = await withGmail(person);
    await newBot(person, { name: 'Found', account, professors: 3 });
    await atRest(person);
    return person;
  }
  /** What stands in these places, and where. */
  const said = (places: readonly Locator[]) =>
    Promise.all(
      places.map(async (place) => ({
        text: await place.textContent(),
        top: Math.round((await place.boundingBox())?.y ?? -1),
      })),
    );

  it.each(['nothing', 'drafts'] as const)('the dashboard greets, and says what to do with %s', async (has) => {
    const email = `early-${has}-${locale}-${width}@example.org`;
    const person = has === 'drafts' ? await withBot(email) : await newAccount(stage.product, email);
    const { page, context, complaints, letIn } = await arriveAs(person, '/dashboard');
    const opening = openingOf(page);
    const early = ['h1', '[data-slot="todo"] p', '[data-slot="todo"] a'].map((of) => opening.locator(of));
    for (const place of early) await place.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await said(early);
    expect(before.every(({ text }) => text && !text.includes('{'))).toBe(true);

    letIn();
    await isDrawn(page);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    const now = title.locator('xpath=following-sibling::*[1]');
    await expect.poll(() => said([title, now.locator('p').first(), now.locator('a').first()])).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['/dashboard', '/bots'])('%s stands where a server answers nothing together', async (path) => {
    const person = await newAccount(stage.product, `alone-${path.slice(1)}-${locale}-${width}@example.org`);
    const { page, context, complaints } = await visit(stage.browser, stage.product.url, { width, height: 900 });
    await person.enter(page);
    await page.route('**/api/start/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(stage.product.url + path);
    await isDrawn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('My Bots says how many there are and what they did', async () => {
    const person = await withBot(`counted-${locale}-${width}@example.org`);
    const { page, context, complaints, letIn } = await arriveAs(person, '/bots');
    const early = ['h1', LEAD].map((of) => openingOf(page).locator(of));
    for (const place of early) await place.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await said(early);
    expect(before[1]?.text).toMatch(/[3۳]/u);

    letIn();
    await isDrawn(page);
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await expect.poll(() => said([title, page.locator(LEAD)])).toEqual(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('nothing of a screen is shown to somebody who is not signed in, at another address of it, or where the app does not come', async () => {
  const { page, context } = await visit(stage.browser, stage.product.url);
  await page.route('**/assets/{index,frame}-*.js', (route) => route.abort());
  await page.goto(`${stage.product.url}/bots`);
  await page.locator('[data-openings]').first().waitFor({ state: 'attached' });
  expect(await openingOf(page).count()).toBe(0);
  const account = await newAccount(stage.product, 'no-opening@example.org');
  await account.enter(page);
  await page.goto(`${stage.product.url}/bots?status=Active`);
  expect(await openingOf(page).count()).toBe(0);
  await page.goto(`${stage.product.url}/bots`);
  await page.locator('html[data-app="missing"]').waitFor();
  expect(await openingOf(page).count()).toBe(0);
  await page.locator('[data-not-arrived]').filter({ visible: true }).waitFor();
  await context.close();
});
