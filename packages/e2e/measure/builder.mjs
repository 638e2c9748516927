import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { dataFolder, signUp, startServer } from '../../server/scripts/measuring.ts';

/**
 * Measures the profile builder against the real server: `npm run measure:builder`. The scripts that each kind of step needs, its form
 * included, beyond those of another signed-in screen, and what comes with the calendar of a date and while the browser is idle; a key in the
 * form of a list with 200 entries on a phone's processor; and a list with 500 entries, as many as one can hold. Prints every figure, and
 * fails over a limit.
 */
const LIMITS = { scripts: 60, keyP95: 50, paint: 2000, read: 200 };
const ENTRIES = 200;
const MOST_ENTRIES = 500;
/** Lighthouse's phone: a CPU slowed down four times. */
const SLOWER = 4;
const VISITS = 3;
const READS = 20;
const LETTERS = 'Damage of a prestressed bridge is told from its temperature. ';
/** Between two keys, in ms: a fast typist. */
const PAUSE = 80;

const sorted = (values) => values.toSorted((a, b) => a - b);
const quantile = (values, share) => sorted(values)[Math.ceil(values.length * share) - 1];
const median = (values) => quantile(values, 0.5);
const figure = (what, value, limit, unit) => {
  const over = value > limit;
  process.stdout.write(`${over ? 'OVER' : 'ok  '} ${what}: ${Number(value.toFixed(1))} ${unit} (at most ${limit})\n`);
  if (over) process.exitCode = 1;
};
const note = (what, value, unit) => process.stdout.write(`     ${what}: ${Number(value.toFixed(1))} ${unit}\n`);

/**
 * In the page: `shown` resolves with the time at which an element was in a rendered frame; `keys` are the times from a key press to its
 * frame.
 */
function instruments() {
  const drawn = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  globalThis.shown = (selector, count) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelectorAll(selector).length >= count) drawn(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  globalThis.keys = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => drawn(() => globalThis.keys.push(performance.now() - timeStamp)),
    true,
  );
}

/** A browser with an empty cache and this person's session; `scripts` are the bytes of each script without headers, as they came. */
async function arrive(browser, { session }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(instruments);
  await context.addInitScript(({ access, refresh }) => {
    localStorage.setItem('peyk.access', access);
    localStorage.setItem('peyk.refresh', refresh);
  }, session);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const answers = new Map();
  const scripts = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') answers.set(requestId, { url: response.url, headers: response.encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) scripts.set(answer.url, encodedDataLength - answer.headers);
  });
  return { page, scripts, devtools };
}

const paper = (n) => ({
  title: `Twelve months of prestressed bridge ${n}: separating temperature from damage with Gaussian processes`,
  year: 2000 + (n % 26),
  authors: 'N. Ahmadi; K. Rostami',
  journal_conference_name: 'Journal of Structural Monitoring',
  doi: `10.5555/jsm.2026.${n}`,
});

async function fill({ api }, count) {
  for (let n = 1; n <= count; n += 1) {
    const { status } = await api('POST', '/api/student/papers/add/', paper(n));
    if (status !== 201) throw new Error(`Adding paper ${n} answered ${status}`);
  }
}

/** In the page: the browser is idle when `idle` is called, and not before. */
function holdIdle() {
  const held = [];
  globalThis.requestIdleCallback = (then) => held.push(then);
  globalThis.idle = () => {
    for (const then of held.splice(0)) then();
  };
}

/** Resolves when a page has drawn what it was asked to, and no script that it asked for meanwhile is on its way. */
async function settle(page, asked) {
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await drawn();
  while (asked.size > 0) {
    await Promise.all([...asked].map((request) => request.response().then((answer) => answer?.finished())));
    await drawn();
  }
}

/** One step of each kind, with the button that opens its form and that of a calendar, where it has them. */
const KINDS = [
  { step: 'profile', calendar: true },
  { step: 'papers', add: 'Add a paper' },
  { step: 'certifications', add: 'Add a certification', calendar: true },
  { step: 'cv' },
];

/** The scripts of each kind of step, opened at its address, that another screen does not load. */
async function scriptsOf(browser, url, person) {
  const visit = async (address) => {
    const arrived = await arrive(browser, person);
    const { page } = arrived;
    const asked = new Set();
    page.on('request', (request) => request.resourceType() === 'script' && asked.add(request));
    for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => asked.delete(request));
    await page.addInitScript(holdIdle);
    // The stream of changes stays open, and the network would never be idle.
    await page.route('**/api/changes/', (route) => route.fulfill({ status: 404 }));
    await page.goto(url + address, { waitUntil: 'networkidle' });
    return { ...arrived, settled: () => settle(page, asked) };
  };
  const other = await visit('/gmail');
  await other.page.evaluate(() => globalThis.idle());
  await other.settled();
  const frame = new Set(other.scripts.keys());
  note('Scripts of /gmail', [...other.scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000, 'kB');
  await other.page.context().close();
  for (const { step, add, calendar } of KINDS) {
    const { page, scripts, settled } = await visit(`/profile?step=${step}`);
    const beyond = () =>
      [...scripts].reduce((sum, [address, bytes]) => (frame.has(address) ? sum : sum + bytes), 0) / 1000;
    const more = async (what, act) => {
      const before = beyond();
      await act();
      await settled();
      note(`  ${what}`, beyond() - before, 'kB more');
    };
    if (add) {
      await page.getByRole('button', { name: add }).click();
      await page.getByRole('form').waitFor();
      await settled();
    }
    figure(`Scripts of the step ${step} beyond those of /gmail`, beyond(), LIMITS.scripts, 'kB');
    if (calendar)
      await more('its calendar', async () => {
        await page.getByRole('button', { name: /^Select from the calendar/ }).click();
        await page.getByRole('grid').waitFor();
      });
    await more('the other steps, while the browser is idle', () => page.evaluate(() => globalThis.idle()));
    await page.context().close();
  }
}

/** A key in a text and in a long text of a form above 200 entries. */
async function keys(browser, url, person) {
  const { page, devtools } = await arrive(browser, person);
  await page.goto(`${url}/profile?step=papers`);
  await page.evaluate((count) => globalThis.shown('main li', count), ENTRIES);
  await page.getByRole('button', { name: 'Add a paper' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const name of ['Title', 'Abstract (optional)']) {
    await page.getByRole('textbox', { name, exact: true }).focus();
    // The first keys also pay for what is compiled once.
    await page.keyboard.type('Warm ', { delay: PAUSE });
    await page.evaluate(() => {
      globalThis.keys = [];
    });
    await page.keyboard.type(LETTERS, { delay: PAUSE });
    await page.evaluate((count) => globalThis.shown('main', count), 1);
    const times = await page.evaluate(() => globalThis.keys);
    if (times.length !== LETTERS.length) throw new Error(`${times.length} of ${LETTERS.length} keys were seen`);
    note(`A key in ${name} above ${ENTRIES} entries, CPU ×${SLOWER}: median to its frame`, median(times), 'ms');
    figure(
      `A key in ${name} above ${ENTRIES} entries, CPU ×${SLOWER}: 95th percentile`,
      quantile(times, 0.95),
      LIMITS.keyP95,
      'ms',
    );
  }
  await page.context().close();
}

/** A list that is full: read on the wire, and drawn. */
async function full(browser, url, person) {
  const reads = [];
  for (let turn = 0; turn < READS; turn += 1) {
    const began = performance.now();
    const { body } = await person.api('GET', '/api/student/papers/');
    reads.push(performance.now() - began);
    if (body.length !== MOST_ENTRIES) throw new Error(`The list holds ${body.length} entries`);
  }
  note(`Reading ${MOST_ENTRIES} entries: median`, median(reads), 'ms');
  figure(`Reading ${MOST_ENTRIES} entries: 95th percentile of ${READS}`, quantile(reads, 0.95), LIMITS.read, 'ms');
  const paints = [];
  for (let turn = 0; turn < VISITS; turn += 1) {
    const { page } = await arrive(browser, person);
    await page.goto(`${url}/profile?step=papers`, { waitUntil: 'commit' });
    paints.push(await page.evaluate((count) => globalThis.shown('main li', count), MOST_ENTRIES));
    await page.context().close();
  }
  figure(`The slowest of ${VISITS} first paints of ${MOST_ENTRIES} entries`, Math.max(...paints), LIMITS.paint, 'ms');
}

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir, { APP_DIR: path.resolve(import.meta.dirname, '../../app/dist') });
const { executablePath, args, env } = chromiumPath();
const browser = await chromium.launch({ executablePath, args, env });
try {
  await server.ready();
  const person = await signUp(server.url, 'builder@mail.example', 'structural health monitoring');
  await scriptsOf(browser, server.url, person);
  await fill(person, ENTRIES);
  await keys(browser, server.url, person);
  await fill(person, MOST_ENTRIES - ENTRIES);
  await full(browser, server.url, person);
} finally {
  await browser.close();
  await server.stop();
  remove();
}
