import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { embeddedPostgres } from '../../server/src/platform/db/embedded.ts';
import { connect } from '../../server/src/platform/db/open.ts';
import { addBots, addProfessors } from '../../server/scripts/large.ts';
import { addUniversities } from '../../server/src/testing/generated/directory.ts';
import { dataFolder, signUp, startServer } from '../../server/scripts/measuring.ts';

/**
 * Measures the long lists of the product, My Bots, My Professors and the results of the wizard, with 10,000 rows against the real server:
 * `npm run measure:lists`. Each is opened and typed in; of My Professors also the scripts beyond those of another signed-in screen, and how
 * soon an answer is drawn. Prints every figure, and fails over a limit.
 */
const ROWS = 10_000;
const VISITS = 3;
const LIMITS = { paint: 2000, key: 200, nodes: 5000 };
const PROFESSORS = { paint: 1000, drawn: 100, scripts: 60 };
/** One professor in forty. */
const FOUND = `${ROWS / 40} professors`;
/** Ten letters with a pause such that the debounced work of one letter (300 ms later) coincides with the next. */
const LETTERS = 'of measure';
const PAUSE = 310;

const sorted = (values) => values.toSorted((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const row = (figure, value, limit, unit = 'ms') => {
  const over = value > limit;
  process.stdout.write(`${over ? 'OVER' : 'ok  '} ${figure}: ${Math.round(value)} ${unit} (at most ${limit})\n`);
  if (over) process.exitCode = 1;
};

function painted(figure, paints, limit = LIMITS.paint) {
  process.stdout.write(`     ${figure}: median ${Math.round(median(paints))} ms to the first paint with content\n`);
  row(`${figure}: the slowest of ${paints.length} first paints`, Math.max(...paints), limit);
}

/**
 * In the page: `shown` resolves with the time at which a text was in a rendered frame; `keys` are the times from a key press to its frame.
 */
function instruments() {
  const drawn = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  globalThis.shown = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector)) drawn(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  /** The time at which the page was drawn with this text. */
  globalThis.said = (text) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.body.textContent.includes(text)) drawn(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  globalThis.keys = [];
  const note = ({ timeStamp }) => drawn(() => globalThis.keys.push(performance.now() - timeStamp));
  addEventListener('keydown', note, true);
}

/** All nodes of the document: elements, texts, comments. */
const countNodes = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let nodes = 1;
    while (walker.nextNode()) nodes += 1;
    return nodes;
  });

async function typing(page, figure, field, settle) {
  await field.focus();
  await page.evaluate(() => {
    globalThis.keys = [];
  });
  await page.keyboard.type(LETTERS, { delay: PAUSE });
  await settle?.();
  const keys = await page.evaluate(() => globalThis.keys);
  if (keys.length !== LETTERS.length) throw new Error(`${figure}: ${keys.length} of ${LETTERS.length} keys were seen`);
  process.stdout.write(`     ${figure}: median ${Math.round(median(keys))} ms from a key to its frame\n`);
  row(`${figure}: the slowest key of ${keys.length}`, Math.max(...keys), LIMITS.key);
}

/** A browser with an empty cache and this person's session. */
async function arrive(browser, { session }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(instruments);
  await context.addInitScript(({ access, refresh }) => {
    localStorage.setItem('peyk.access', access);
    localStorage.setItem('peyk.refresh', refresh);
  }, session);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function myBots(browser, url, person) {
  const paints = [];
  for (let turn = 0; turn <= VISITS; turn += 1) {
    const page = await arrive(browser, person);
    await page.goto(`${url}/bots`, { waitUntil: 'commit' });
    const paint = await page.evaluate(() => globalThis.shown('main li a[href^="/bots/"]'));
    // Unmeasured: the first visit to a server that has just started includes its warm-up.
    if (turn > 0) paints.push(paint);
    if (turn === VISITS) {
      painted('My Bots: the list', paints);
      row('My Bots: nodes', await countNodes(page), LIMITS.nodes, 'nodes');
      await typing(page, 'My Bots: the search', page.getByRole('searchbox'));
      row('My Bots: nodes when found', await countNodes(page), LIMITS.nodes, 'nodes');
    }
    await page.context().close();
  }
}

/** The scripts of an address, by their addresses, with their bytes as they came. */
async function scriptsOf(browser, url, person) {
  const page = await arrive(browser, person);
  const devtools = await page.context().newCDPSession(page);
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return scripts;
}

async function myProfessors(browser, url, person) {
  const frame = await scriptsOf(browser, `${url}/gmail`, person);
  const own = await scriptsOf(browser, `${url}/professors`, person);
  const beyond = [...own].reduce((sum, [address, bytes]) => (frame.has(address) ? sum : sum + bytes), 0);
  row('My Professors: scripts beyond those of /gmail', beyond / 1000, PROFESSORS.scripts, 'kB');
  const paints = [];
  const drawn = [];
  for (let turn = 0; turn <= VISITS; turn += 1) {
    const page = await arrive(browser, person);
    await page.goto(`${url}/professors`, { waitUntil: 'commit' });
    const paint = await page.evaluate(() => globalThis.shown('main li h3'));
    const found = page.evaluate((text) => globalThis.said(text), FOUND);
    await page.getByRole('searchbox').fill('solheim');
    const shown = await found;
    const answered = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').findLast(({ name }) => name.includes('search=solheim'))?.responseEnd,
    );
    if (turn > 0) {
      paints.push(paint);
      drawn.push(shown - answered);
    }
    if (turn === VISITS) {
      painted('My Professors: the list', paints, PROFESSORS.paint);
      row(
        `My Professors: the slowest of ${VISITS} from the answer of a search to its frame`,
        Math.max(...drawn),
        PROFESSORS.drawn,
      );
      row('My Professors: nodes', await countNodes(page), LIMITS.nodes, 'nodes');
      await typing(page, 'My Professors: the search', page.getByRole('searchbox'));
    }
    await page.context().close();
  }
}

async function wizard(browser, url, person) {
  const page = await arrive(browser, person);
  await page.goto(`${url}/create-bot`);
  const label = (role, name) => page.locator('label').filter({ has: page.getByRole(role, { name }) });
  await page.locator('main label').first().click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Bot name' });
  await name.fill('All');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'United States', exact: true }).click();
  await page.getByLabel('Maximum rank').fill('99999');
  const began = await page.evaluate(() => performance.now());
  const rows = page.evaluate(() => globalThis.shown('main tbody tr'));
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  row('Wizard: from Apply Filters to the first paint of the results', (await rows) - began, LIMITS.paint);

  // The stored draft restores the results: measured from an empty page.
  const paints = [];
  for (let turn = 1; turn <= VISITS; turn += 1) {
    await page.reload({ waitUntil: 'commit' });
    paints.push(await page.evaluate(() => globalThis.shown('main tbody tr')));
  }
  painted('Wizard: the results after a reload', paints);
  const count = await page.locator('#university-results').textContent();
  if (Number(count?.replaceAll(/\D/g, '')) < ROWS) throw new Error(`The wizard shows ${count}`);
  row('Wizard: nodes', await countNodes(page), LIMITS.nodes, 'nodes');
  await page.getByRole('button', { name: 'Select All' }).click();
  await typing(page, 'Wizard: the name of the bot, with all selected', name);
  await label('radio', 'University Name').click();
  const query = page.getByRole('combobox', { name: 'University name' });
  await typing(page, 'Wizard: the type-ahead, with all selected', query, () =>
    page.getByRole('option').first().waitFor(),
  );
  row('Wizard: nodes with suggestions', await countNodes(page), LIMITS.nodes, 'nodes');
  await page.context().close();
}

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir, { APP_DIR: path.resolve(import.meta.dirname, '../../app/dist') });
const { executablePath, args, env } = chromiumPath();
const browser = await chromium.launch({ executablePath, args, env });
try {
  await server.ready();
  const person = await signUp(server.url, 'lists@mail.example', 'structural health monitoring');
  const { config } = await embeddedPostgres(dataDir);
  const database = await connect(config, { max: 2 });
  await addUniversities(database.db, ROWS);
  await addBots(database.db, person.accountId, ROWS);
  await addProfessors(database.db, person.accountId, ROWS);
  await database.close();
  await myBots(browser, server.url, person);
  await myProfessors(browser, server.url, person);
  await wizard(browser, server.url, person);
} finally {
  await browser.close();
  await server.stop();
  remove();
}
