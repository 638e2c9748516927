import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figures } from '../../../scripts/figures.mjs';
import { root } from '../../../scripts/workspace.mjs';
import { readPaper } from '../../../.storybook/docs/room/paper.ts';
import { withBuiltRoom } from './builtRoom.mjs';

/**
 * Every state of every screen as one PDF, for a meeting: `npm run room:pdf`. It presses what a person would press on the page of all screens,
 * prints, and then reads the file back: each screen is in its outline, none shares a sheet with another one, and what the page held in memory
 * while all was drawn is within its limit. `--built=<folder>` takes an earlier build, `--out=<file>` says where the PDF goes, and
 * `--locale=fa`, `--theme=dark` and `--width=320` what is drawn.
 */
const { values: asked } = parseArgs({
  options: {
    built: { type: 'string' },
    out: { type: 'string', default: 'storybook-static/screens.pdf' },
    locale: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
    width: { type: 'string', default: '1280' },
  },
});
/** In MB, with a picture of every state on the page. */
const HEAP = 1500;
/** A busy machine draws two states in a second. */
const PATIENCE = 900_000;

const { row, attempt, end } = figures();
await withBuiltRoom(asked.built, async ({ browser, url }) => {
  await attempt('All screens as one PDF', async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    page.setDefaultTimeout(PATIENCE);
    const began = performance.now();
    const mode = `globals=locale:${asked.locale};theme:${asked.theme}`;
    await page.goto(`${url}/iframe.html?id=review-all-screens--docs&viewMode=docs&${mode}`);
    await page.getByRole('radio', { name: `${asked.width} px` }).check();
    await page.getByRole('button', { name: 'Draw all for paper' }).click();
    await page.getByRole('button', { name: 'Print, or save as PDF' }).waitFor();
    const screens = await page.evaluate(() =>
      [...document.querySelectorAll('section[data-screen]')].map((one) => ({
        name: one.querySelector('h2 a').textContent.trim(),
        states: one.querySelectorAll('.tile').length,
        drawn: one.querySelectorAll('.tile iframe').length,
      })),
    );
    row('Drawn', performance.now() - began, PATIENCE);
    const line = await page.context().newCDPSession(page);
    await line.send('HeapProfiler.collectGarbage');
    const { usedSize } = await line.send('Runtime.getHeapUsage');
    row('Heap with all of them', usedSize / 1e6, HEAP, 'MB');
    const file = path.resolve(root, asked.out);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
    const { pages, headings } = readPaper(fs.readFileSync(file));
    const states = screens.reduce((sum, one) => sum + one.states, 0);
    process.stdout.write(
      `     ${screens.length} screens, ${states} states, ${pages} sheets, ${Math.round(fs.statSync(file).size / 1e6)} MB: ${file}\n`,
    );
    const undrawn = screens.filter((one) => one.drawn < one.states).map(({ name }) => name);
    if (undrawn.length > 0) throw new Error(`not all states are drawn of ${undrawn.join(', ')}`);
    const absent = screens.filter(({ name }) => !headings.some((heading) => heading.includes(name)));
    if (absent.length > 0) throw new Error(`not in the PDF: ${absent.map(({ name }) => name).join(', ')}`);
    if (pages < screens.length) throw new Error(`${pages} sheets for ${screens.length} screens`);
  });
});
process.exitCode = end();
