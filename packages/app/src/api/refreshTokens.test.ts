import { describe, expect, test } from 'vitest';
import { TestBrowser } from '../testing/testBrowser';

const all = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => make(i));
const statuses = async (answers: Promise<Response>[]) =>
  new Set((await Promise.all(answers)).map(({ status }) => status));

describe('AUTH-18 100 parallel calls with a worn token', () => {
  test('cause one refresh in one tab', async () => {
    const browser = new TestBrowser();
    const ask = browser.tab();
    expect(await statuses(all(100, (i) => ask(`/bots/${i}/`)))).toEqual(new Set([200]));
    expect(browser.server.refreshes).toBe(1);
    expect(browser.server.seen).toHaveLength(201);
  });

  test('cause one refresh over three tabs', async () => {
    const browser = new TestBrowser();
    const tabs = all(3, () => browser.tab());
    expect(await statuses(all(100, (i) => tabs[i % 3]!(`/bots/${i}/`)))).toEqual(new Set([200]));
    expect(browser.server.refreshes).toBe(1);
  });

  test('cause one refresh in a tab of a browser without locks', async () => {
    const browser = new TestBrowser();
    const ask = browser.tab({ locks: () => undefined });
    expect(await statuses(all(100, (i) => ask(`/bots/${i}/`)))).toEqual(new Set([200]));
    expect(browser.server.refreshes).toBe(1);
  });

  test('cause one refresh where the locks are blocked', async () => {
    const browser = new TestBrowser();
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const ask = browser.tab({ locks: () => ({ request }) });
    expect(await statuses(all(100, (i) => ask(`/bots/${i}/`)))).toEqual(new Set([200]));
    expect(browser.server.refreshes).toBe(1);
  });

  test('end the session of all tabs with one refusal', async () => {
    const browser = new TestBrowser();
    browser.server.onRefresh = () => Response.json({}, { status: 401 });
    const tabs = all(3, () => browser.tab());
    expect(await statuses(all(100, (i) => tabs[i % 3]!(`/bots/${i}/`)))).toEqual(new Set([401]));
    expect(browser.server.refreshes).toBe(1);
    expect(browser.stored.refresh).toBeNull();
  });
});

describe('a tab that froze while it refreshed', () => {
  /** A tab holds the lock and is frozen: its call is in flight and its timers do not run. */
  async function frozen() {
    const browser = new TestBrowser();
    const stuck = Promise.withResolvers<Response>();
    const holder = browser.tab({
      fetch: (request) => {
        const answer = browser.server.answer(request);
        return request.url.endsWith('/refresh/') ? stuck.promise : answer;
      },
    })('/bots/');
    await expect.poll(() => browser.server.refreshes).toBe(1);
    return { browser, stuck, holder };
  }

  test('holds up the others for ten seconds at most', async () => {
    const { browser } = await frozen();
    const answers = all(3, () => browser.tab()('/bots/'));
    await expect.poll(() => browser.server.seen.length).toBe(5);
    expect(browser.server.refreshes).toBe(1);
    browser.pass(10_000);
    expect(await statuses(answers)).toEqual(new Set([200]));
    expect(browser.stored.access).toBe('new');
  });

  test('holds up only the first: afterwards the lock is free', async () => {
    const { browser } = await frozen();
    const first = browser.tab()('/bots/');
    await expect.poll(() => browser.server.seen.length).toBe(3);
    browser.pass(10_000);
    await first;
    browser.server.good = 'newer';
    browser.server.onRefresh = () => Response.json({ access: 'newer' });
    expect((await browser.tab()('/bots/')).status).toBe(200);
  });

  test('overwrites nothing when it wakes up', async () => {
    const { browser, stuck, holder } = await frozen();
    const other = browser.tab()('/bots/');
    await expect.poll(() => browser.server.seen.length).toBe(3);
    browser.pass(10_000);
    await other;
    stuck.resolve(Response.json({ access: 'of.long.ago' }));
    expect((await holder).status).toBe(200);
    expect(browser.stored.access).toBe('new');
  });

  test('a refresh that hangs ends by itself, before the others lose patience, and keeps the session', async () => {
    const browser = new TestBrowser();
    browser.server.onRefresh = () => new Promise(() => {});
    const call = browser.tab()('/bots/');
    await expect.poll(() => browser.server.refreshes).toBe(1);
    browser.pass(6_000);
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(browser.stored.refresh).toBe('r1');
    browser.server.onRefresh = () => Response.json({ access: 'new' });
    expect((await browser.tab()('/bots/')).status).toBe(200);
  });
});
