import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright';
import { chromiumPath } from '../../../scripts/chromium.mjs';

/** Other hosts do not resolve. Intercepting requests instead would disable the browser's cache. */
const ONLY_THIS_MACHINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Requests to other hosts, which fail. */
  foreign: string[];
  /** Console errors: script errors and violations of the content security policy. */
  complaints: string[];
}

/** A browser in which only this machine resolves. */
export function launch(): Promise<Browser> {
  const { args, ...rest } = chromiumPath();
  // The first browser on a cold machine is read from a slow disk.
  return chromium.launch({ ...rest, args: [...args, ONLY_THIS_MACHINE], timeout: 120_000 });
}

/** The requests of each page that are not answered yet. */
const underWay = new WeakMap<Page, { requests: Set<Request>; since: number }>();
const QUIET_MS = 500;

/** Notes what the pages of a context ask for; the stream of changes, which stays open, is left out. */
function noteRequests(context: BrowserContext): void {
  const note = (page: Page) => {
    const seen = { requests: new Set<Request>(), since: Date.now() };
    underWay.set(page, seen);
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/changes/') return;
      seen.requests.add(request);
      seen.since = Date.now();
    });
    const end = (request: Request) => {
      if (seen.requests.delete(request)) seen.since = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  };
  context.on('page', note);
}

/** Waits until a page has asked for nothing for half a second, and everything that it asked for is there. */
export async function isQuiet(page: Page): Promise<void> {
  await expect
    .poll(
      () => {
        const seen = underWay.get(page);
        return seen !== undefined && seen.requests.size === 0 && Date.now() - seen.since >= QUIET_MS;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** The addresses that the pages of each test file have shown, `scripts/test.mjs` reads them to tell which texts the file has met. */
const shown = new Map<string, Set<string>>();

/** Notes which addresses the pages of a context show, until the test ends. */
function noteAddresses(context: BrowserContext): void {
  const { testPath } = expect.getState();
  if (testPath === undefined) return;
  const addresses = shown.get(testPath) ?? new Set();
  shown.set(testPath, addresses);
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      const { protocol, pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && protocol.startsWith('http')) addresses.add(pathname);
    }),
  );
  onTestFinished(() => {
    const folder = path.resolve('.vitest/journeys/shown');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${path.basename(testPath)}.json`), JSON.stringify([...addresses]));
  });
}

/** A window in which no script runs. */
export async function visitWithoutScript(browser: Browser): Promise<Pick<Visit, 'page' | 'context'>> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  noteAddresses(context);
  return { context, page: await context.newPage() };
}

/** A browser context with one window of the given size, in which no other host can be reached. */
export async function visit(browser: Browser, url: string, viewport = { width: 1280, height: 900 }): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Tehran',
  });
  noteRequests(context);
  noteAddresses(context);
  const { host } = new URL(url);
  const foreign: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    const target = new URL(request.url());
    if (target.protocol.startsWith('http') && target.host !== host) foreign.push(target.href);
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/i.test(message.text()))
      complaints.push(message.text());
  });
  // A press waits for frames, which a busy machine draws once in seconds.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  onTestFailed(async ({ task }) => {
    const name = task.id.replaceAll(/\W/g, '-');
    await page.screenshot({ path: path.resolve('.vitest/journeys', `${name}.png`), fullPage: true });
  });
  return { page, context, foreign, complaints };
}
