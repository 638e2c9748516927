import '../../app/src/i18n/all';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type * as Client from '../../app/src/api/client';
import { createTranslator } from '../../app/src/i18n/translator';
import { type Account, newAccount } from '../support/account';
import { isQuiet, visit } from '../support/browser';
import { useStage } from '../support/stage';
import { clientScript } from '../support/client';

const stage = useStage();

const ofBots = '/bots/' as const;
const refreshPath = '/api/auth/refresh/';
const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('peyk.access'), localStorage.getItem('peyk.refresh')]);

/** Counts the requests of a browser from now on, by path. */
function onTheWire(context: BrowserContext): (path: string) => number {
  const paths: string[] = [];
  context.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (path) => paths.filter((each) => each === path).length;
}

/**
 * Three tabs of one browser with a signed-in person, each on the settled list of bots. Where a test wears out the token and asks by itself,
 * `without` the stream of changes: it opens when it likes, and its 401 would renew the token before the test asks.
 */
async function threeTabs(person: Account, locale: 'en' | 'fa', without?: 'stream') {
  const { page, context, complaints } = await visit(stage.browser, stage.product.url);
  if (without) await context.route('**/api/changes/', (route) => route.fulfill({ status: 404 }));
  await context.addInitScript((chosen) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('peyk.language', chosen);
  }, locale);
  await person.enter(page);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await Promise.all(
    tabs.map(async (tab) => {
      await tab.goto(`${stage.product.url}/bots`);
      await isAtRest(tab, locale);
      await isQuiet(tab);
    }),
  );
  return { tabs, context, complaints };
}

const isAtRest = async (tab: Page, locale: 'en' | 'fa') => {
  const t = createTranslator(locale);
  await tab.getByText(t('bots.empty.title')).waitFor();
  await tab.getByRole('button', { name: t('shell.account') }).waitFor();
};

const isOutside = async (tab: Page, locale: 'en' | 'fa') => {
  await tab.getByRole('form', { name: createTranslator(locale)('auth.title') }).waitFor();
  expect(new URL(tab.url()).pathname).toBe('/signin');
};

/** Sends so many concurrent requests through the app's own client and resolves with the statuses. Runs in a page with the client. */
const askAtOnce = ({ times, path }: { times: number; path: '/bots/' }): Promise<number[]> =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const { peyk } = globalThis as unknown as { peyk: Pick<typeof Client, 'api'> };
      return (await peyk.api.GET(path)).response.status;
    }),
  );

const signOut = async (tab: Page, locale: 'en' | 'fa') => {
  const t = createTranslator(locale);
  await tab.getByRole('button', { name: t('shell.account') }).click();
  await tab.getByRole('menuitem', { name: t('shell.logout') }).click();
};

describe.each(['en', 'fa'] as const)('three tabs of one browser in %s', (locale) => {
  it('AUTH-18 AUTH-17 renew a worn token with one refresh, and everybody stays', async () => {
    const person = await newAccount(stage.product, `three-tabs-${locale}@mail.example`);
    const { tabs, context, complaints } = await threeTabs(person, locale);
    const [, refresh] = await storedTokens(tabs[0]!);
    const asked = onTheWire(context);
    await tabs[0]!.evaluate(() => localStorage.setItem('peyk.access', 'worn'));
    await Promise.all(tabs.map((tab) => tab.reload()));
    // Whichever way a tab is answered: with the worn token and again, or at once with the one that another tab has renewed.
    for (const tab of tabs) {
      await isAtRest(tab, locale);
      await isQuiet(tab);
    }
    expect(asked(refreshPath)).toBe(1);
    const [renewed, kept] = await storedTokens(tabs[1]!);
    expect(renewed).not.toBe('worn');
    expect(kept).toBe(refresh);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('AUTH-22 sign out in all of them at once, also without a connection, and nothing is left', async () => {
    const person = await newAccount(stage.product, `offline-${locale}@mail.example`);
    const { tabs, context } = await threeTabs(person, locale);
    await context.setOffline(true);
    await signOut(tabs[0]!, locale);
    for (const tab of tabs) {
      await tab.waitForURL('**/signin*');
      expect(await storedTokens(tab)).toEqual([null, null]);
    }
    await context.setOffline(false);
    // A new tab: one that lacked a file of the sign-in page may be in its automatic reload.
    const fresh = await context.newPage();
    await fresh.goto(`${stage.product.url}/bots`);
    await isOutside(fresh, locale);
    expect(await storedTokens(fresh)).toEqual([null, null]);
    await context.close();
  });

  it('AUTH-21 AUTH-22 sign out in all of them, and the server knows', async () => {
    const person = await newAccount(stage.product, `sign-out-${locale}@mail.example`);
    const { tabs, context } = await threeTabs(person, locale);
    const [, refresh] = await storedTokens(tabs[0]!);
    await Promise.all([
      tabs[1]!.waitForResponse((answer) => answer.url().endsWith('/api/auth/logout/') && answer.status() === 200),
      signOut(tabs[1]!, locale),
    ]);
    for (const tab of tabs) await isOutside(tab, locale);
    const again = await fetch(`${stage.product.url}${refreshPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
    });
    expect(again.status).toBe(401);
    await context.close();
  });

  it('AUTH-31 notice another person in one of them', async () => {
    const person = await newAccount(stage.product, `first-${locale}@mail.example`, 'Sara Karimi');
    const other = await newAccount(stage.product, `second-${locale}@mail.example`, 'Arash Mohammadi');
    const { tabs, context } = await threeTabs(person, locale);
    const [, second] = tabs;
    await tabs[0]!.goto(`${stage.product.url}/dashboard`);
    await tabs[0]!.getByRole('heading', { level: 1 }).filter({ hasText: 'Sara' }).waitFor();
    await other.enter(second!);
    await tabs[0]!.getByRole('heading', { level: 1 }).filter({ hasText: 'Arash' }).waitFor();
    await expect.poll(() => tabs[0]!.getByText('Sara').count()).toBe(0);
    await context.close();
  });

  it('AUTH-18 a session that the server ended leads to sign-in, and back', async () => {
    const person = await newAccount(stage.product, `ended-${locale}@mail.example`);
    const { tabs, context } = await threeTabs(person, locale);
    const asked = onTheWire(context);
    await tabs[0]!.evaluate(() => {
      localStorage.setItem('peyk.access', 'worn');
      localStorage.setItem('peyk.refresh', 'ended');
    });
    await tabs[0]!.reload();
    for (const tab of tabs) await isOutside(tab, locale);
    expect(new URL(tabs[0]!.url()).searchParams.get('next')).toBe('/bots');
    expect(asked(refreshPath)).toBe(1);
    await context.close();
  });
});

it('AUTH-18 100 calls at once with a worn token, over three tabs, cause one refresh', async () => {
  const person = await newAccount(stage.product, 'hundred@mail.example');
  const { tabs, context } = await threeTabs(person, 'en', 'stream');
  const client = await clientScript();
  for (const tab of tabs) await tab.evaluate(client);
  const asked = onTheWire(context);
  await tabs[0]!.evaluate(() => localStorage.setItem('peyk.access', 'worn'));
  for (const tab of tabs) await tab.waitForFunction(() => localStorage.getItem('peyk.access') === 'worn');

  const answers = await Promise.all(
    tabs.map((tab, index) => tab.evaluate(askAtOnce, { times: index === 0 ? 34 : 33, path: ofBots })),
  );
  expect(answers.flat()).toEqual(Array.from({ length: 100 }, () => 200));
  expect(asked(refreshPath)).toBe(1);
  expect(asked(ofBots)).toBeGreaterThan(100);
  await context.close();
});

it('AUTH-18 a tab that froze while it refreshed holds up the others only until they lose patience', async () => {
  const person = await newAccount(stage.product, 'frozen@mail.example');
  const { tabs, context } = await threeTabs(person, 'en', 'stream');
  const client = await clientScript();
  const [frozen, ...others] = tabs;
  for (const tab of others) {
    // Their timeout for the lock, eight to ten seconds, is cut to a tenth: Playwright's clock does not control `AbortSignal.timeout`.
    await tab.evaluate(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms >= 8000 && ms <= 10_000 ? ms / 10 : ms);
    });
    await tab.evaluate(client);
  }
  const asked = onTheWire(context);
  await frozen!.evaluate(async () => {
    await new Promise<void>((granted) => {
      void navigator.locks.request('peyk.refresh', () => {
        granted();
        return new Promise(() => {});
      });
    });
    localStorage.setItem('peyk.access', 'worn');
  });
  for (const tab of others) await tab.waitForFunction(() => localStorage.getItem('peyk.access') === 'worn');

  const answers = await Promise.all(others.map((tab) => tab.evaluate(askAtOnce, { times: 5, path: ofBots })));
  expect(answers.flat()).toEqual(Array.from({ length: 10 }, () => 200));
  expect(asked(refreshPath)).toBeLessThanOrEqual(2);
  await context.close();
});
