import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { figures } from '../../../scripts/figures.mjs';
import { root, toolEnvironment } from '../../../scripts/workspace.mjs';

/**
 * The figures of the review room: `npm run measure:storybook`. How long a static build takes and how large it is, how soon a cold start has
 * drawn its first story, how soon each page of documentation and the wall of each screen is drawn, and what a wall that was walked to its end
 * holds in memory. Prints every figure. What cannot be measured is named, and the rest is measured; fails at the end where something did, or is
 * over its limit.
 *
 * `--built=<folder>` takes an earlier build instead of building, so that two states of the code can be compared; `--no-start` leaves out the
 * cold start; `--only=<word>` visits the pages with that word in their name; `--verbose` prints every page, and not the slow ones alone.
 */
const { values: asked } = parseArgs({
  options: {
    built: { type: 'string' },
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
    start: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const LIMITS = {
  build: 30_000,
  bytes: 25_000_000,
  start: 8000,
  page: 2000,
  wall: 3000,
  walk: 60_000,
  heap: 250,
  frames: 60,
};
/** A screen with at least as many states is walked to its end. */
const LARGE = 40;
const SHOWN = 8;
/** How long a page of a built room, and one of a cold start, is waited for. */
const PATIENCE = 30_000;
const COLD_PATIENCE = 120_000;

const { row, attempt, end } = figures();

/** Every page of a kind: the slowest as a figure against its limit, with the names of the slowest. */
function rows(figure, found, limit) {
  if (found.length === 0) return;
  const slowest = found.toSorted((a, b) => b.took - a.took);
  const middle = slowest[Math.floor(slowest.length / 2)].took;
  row(`${figure}: the slowest of ${found.length} (median ${Math.round(middle)} ms)`, slowest[0].took, limit);
  for (const { name, took, more = '' } of asked.verbose ? slowest : slowest.slice(0, SHOWN))
    process.stdout.write(`     ${Math.round(took)} ms ${name}${more}\n`);
}

const sizeOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });

async function build(folder) {
  const began = performance.now();
  const child = spawn('node', ['.storybook/folder/build.ts', '-o', folder], {
    cwd: root,
    env: toolEnvironment(),
    stdio: 'ignore',
  });
  if ((await ended(child)) !== 0) throw new Error('The static build failed: npm run build-storybook says why');
  row('Static build', performance.now() - began, LIMITS.build);
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** In a page: something of a story is in sight. */
const storyDrawn = () =>
  [...document.querySelectorAll('#storybook-root *')].some((element) => element.checkVisibility());

/** In a page: its first heading, and what is drawn below it, have been painted. */
const drawn = () => {
  const docs = document.querySelector('#storybook-docs');
  if (docs === null) return false;
  const seen = (element) => element.checkVisibility() && element.textContent.trim() !== '';
  if (![...docs.querySelectorAll('h1')].some(seen)) return false;
  const part = docs.querySelector('.sb-story');
  if (part === null || part.querySelector('[id^="story--"]')?.childElementCount > 0) return true;
  // A part that covers its page has one of its own, and may draw beside the root of its story.
  const own = part.querySelector('iframe')?.contentDocument;
  return [...(own?.querySelectorAll('#storybook-root *, [role$="dialog"]') ?? [])].some((element) =>
    element.checkVisibility(),
  );
};

/** In a page: every small picture in sight has been drawn, and there is one. */
const wallDrawn = () => {
  const inSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const sheets = [...document.querySelectorAll('.tile-sheet')].filter(inSight);
  return (
    sheets.length > 0 &&
    sheets.every((sheet) => (sheet.querySelector('iframe')?.contentDocument?.body?.childElementCount ?? 0) > 0)
  );
};

/** A browser with an empty cache, as tall as a screen. */
const arrive = async (patience = PATIENCE) => {
  // One page may take its browser down with it.
  if (!browser?.isConnected()) browser = await chromium.launch(chromiumPath());
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
};

/** In the outer page: what a function, given as its text, says in the frame of the preview. */
const inFrame = (asked) =>
  document.querySelector('#storybook-preview-iframe')?.contentWindow?.eval(`(${asked})()`) === true;

/** Opens a page of the room and waits until what it is opened for is in a frame. */
async function opened(page, url, id, kind, isDrawn) {
  const line = await page.context().newCDPSession(page);
  await line.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = performance.now();
  await page.goto(`${url}/?path=/${kind}/${id}`, { waitUntil: 'commit' });
  // Asked of the outer page: on a cold machine the frame is replaced while dependencies are bundled, and nobody answers for the old one.
  await page.waitForFunction(inFrame, String(isDrawn), { polling: 'raf' });
  const frame = await (await page.$('#storybook-preview-iframe')).contentFrame();
  const took = performance.now() - began;
  // Frame, documentation and stories share one thread; its own time tells code from a busy machine.
  const { metrics } = await line.send('Performance.getMetrics');
  const { value: busy } = metrics.find(({ name }) => name === 'TaskDuration');
  return { took, busy: busy * 1000, frame };
}

async function start() {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-room-cache-'));
  const port = await freePort();
  const began = performance.now();
  const child = spawn('storybook', ['dev', '-p', String(port), '--ci', '--quiet'], {
    cwd: root,
    env: toolEnvironment({ CACHE_DIR: cache }),
    stdio: 'ignore',
  });
  const left = ended(child);
  let page;
  try {
    const url = `http://localhost:${port}`;
    for (;;) {
      const answer = await fetch(`${url}/index.json`).catch(() => undefined);
      if (answer?.ok) break;
      if (child.exitCode !== null) throw new Error('npm run storybook ended before it was ready');
      if (performance.now() - began > COLD_PATIENCE) throw new Error('npm run storybook does not answer');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    page = await arrive(COLD_PATIENCE);
    await opened(page, url, 'design-system-button--default', 'story', storyDrawn);
    row('Cold start to the first story', performance.now() - began, LIMITS.start);
    const pages = [];
    for (const id of ['welcome--docs', 'review-find--docs', 'review-tokens--docs', 'design-system-button--docs'])
      await attempt(`${id} after a cold start`, async () => {
        const { took } = await opened(page, url, id, 'docs', drawn);
        pages.push({ name: id, took });
      });
    rows('Pages of documentation after it, each for the first time', pages, LIMITS.page);
  } finally {
    await page?.context().close();
    child.kill('SIGTERM');
    await left.catch(() => undefined);
    fs.rmSync(cache, { recursive: true, force: true });
  }
}

/** What a page holds after a collection, in MB, and its frames. */
async function held(page) {
  const line = await page.context().newCDPSession(page);
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  return { heap: usedSize / 1e6, frames: page.frames().length };
}

/** Walks a wall to its end, a screen at a time, each until it is drawn. */
async function walked(page, frame) {
  const began = performance.now();
  let most = 0;
  for (;;) {
    const more = await frame.evaluate(() => {
      const before = scrollY;
      scrollBy(0, innerHeight);
      return scrollY > before;
    });
    await frame.waitForFunction(wallDrawn, undefined, { polling: 'raf' });
    most = Math.max(most, page.frames().length);
    if (!more) break;
  }
  return { took: performance.now() - began, most, ...(await held(page)) };
}

/** Every page of documentation, and the wall of every screen, each in a browser window of its own. */
async function pages(url) {
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  const all = Object.values(entries);
  const states = (title) =>
    all.filter((one) => one.type === 'story' && one.title === title && !one.tags.includes('wired')).length;
  const wanted = all.filter(({ type, id }) => type === 'docs' && id.includes(asked.only));
  const found = { docs: [], walls: [], walks: [] };
  const visit = async ({ id, title }, page) => {
    const count = title.startsWith('Screens/') ? states(title) : 0;
    const isWall = count > 0;
    const { took, busy, frame } = await opened(page, url, id, 'docs', isWall ? wallDrawn : drawn);
    const thread = `, ${Math.round(busy)} ms of it in its thread`;
    if (!isWall) found.docs.push({ name: id, took, more: thread });
    else found.walls.push({ name: id, took, more: `${thread}, ${count} states` });
    if (count < LARGE) return;
    await attempt(`${id} walked to its end`, async () => {
      const walk = await walked(page, frame);
      const more = `, ${count} states, at most ${walk.most} frames, heap ${Math.round(walk.heap)} MB`;
      found.walks.push({ name: id, ...walk, more });
    });
  };
  for (const entry of wanted)
    await attempt(entry.id, async () => {
      const page = await arrive();
      try {
        await visit(entry, page);
      } finally {
        await page.context().close();
      }
    });
  rows('Pages of documentation', found.docs, LIMITS.page);
  rows('Walls', found.walls, LIMITS.wall);
  rows('Walls walked to their end', found.walks, LIMITS.walk);
  if (found.walks.length > 0) {
    row('Heap after such a walk', Math.max(...found.walks.map(({ heap }) => heap)), LIMITS.heap, 'MB');
    row('Frames on such a walk', Math.max(...found.walks.map(({ most }) => most)), LIMITS.frames, 'frames');
  }
}

const made = asked.built === undefined ? fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-room-')) : undefined;
const folder = path.resolve(root, made ?? asked.built);
let browser;
let served;
try {
  if (made !== undefined) await attempt('Static build', () => build(folder));
  await attempt('Size of the build', () => {
    // A build that failed leaves a folder without a room.
    fs.accessSync(path.join(folder, 'index.json'));
    row('Size of the build', sizeOf(folder) / 1e6, LIMITS.bytes / 1e6, 'MB');
  });
  if (asked.start) await attempt('Cold start to the first story', start);
  await attempt('Pages of the built room', async () => {
    served = await preview({
      configFile: false,
      root: folder,
      build: { outDir: folder },
      preview: { port: 0 },
      logLevel: 'silent',
    });
    const { port } = served.httpServer.address();
    await pages(`http://localhost:${port}`);
  });
} finally {
  await browser?.close();
  await served?.close();
  if (made !== undefined) fs.rmSync(made, { recursive: true, force: true });
}
process.exitCode = end();
