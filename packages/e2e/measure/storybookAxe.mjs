import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumPath } from '../../../scripts/chromium.mjs';
import { root, run } from '../../../scripts/workspace.mjs';

/**
 * Axe, and what is wider than its page, on the pages of the review room itself: `npm run check:storybook`. The stories are looked at by the
 * tests; this looks at our own documentation, at find, walls, tokens and what else the room is made of, as wide as on a desk and as what a
 * tablet leaves beside the sidebar. Fails on anything found. `--built=<folder>` takes an earlier build, `--only=<word>` pages with that
 * word in their name, `--pictures=<folder>` keeps a picture of each page.
 */
const { values: asked } = parseArgs({
  options: { built: { type: 'string' }, only: { type: 'string', default: '' }, pictures: { type: 'string' } },
});
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A desk, a tablet across and upright, and the latter beside the sidebar. */
const WIDTHS = [1280, 1024, 768, 468];
const THEMES = ['light', 'dark'];
const PATIENCE = 60_000;

/** One page of each kind that is generated, beside all that are written. */
const GENERATED = ['design-system-button--docs', 'design-system-select--docs', 'screens-mailbox-mailbox--docs'];
const isWritten = ({ id, type, importPath }) =>
  type === 'docs' && (importPath.endsWith('.mdx') || GENERATED.includes(id));

/** In a page: what is asked of a page that has a question. */
const settled = () => {
  const docs = document.querySelector('#storybook-docs');
  return (
    docs !== null &&
    [...docs.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
    ![...docs.querySelectorAll('[role="status"]')].some((one) => /^(?:Listening|Reading)/.test(one.textContent))
  );
};

/** In a page: what axe finds, each with its first element. Stories are in frames of their own, which are looked at elsewhere. */
const violations = async () => {
  const docs = '#storybook-docs';
  const { violations: found } = await globalThis.axe.run(
    // Stories that Storybook draws on a page are those that the tests look at.
    { include: [[docs]], exclude: [['.sb-story'], ['.docs-story'], ['iframe']] },
    { resultTypes: ['violations'], iframes: false },
  );
  return found.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes[0].html.slice(0, 140)} ${nodes[0].failureSummary.split('\n')[1] ?? ''}`,
  );
};

/** In a page: the elements that reach beyond its edge. */
const wide = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const out = [...document.querySelectorAll('#storybook-docs *')].filter(
    (element) =>
      element.getBoundingClientRect().right > clientWidth + 1 && !element.closest('.scroll, .docblock-source, iframe'),
  );
  return [
    `${scrollWidth - clientWidth} px wider than the page: ${out
      .slice(0, 3)
      .map((one) => `${one.localName}.${one.className}`)
      .join(', ')}`,
  ];
};

let failures = 0;
const note = (where, found) => {
  for (const one of found) {
    failures += 1;
    process.stdout.write(`FOUND ${where}: ${one}\n`);
  }
};

async function look(page, url, id) {
  for (const theme of THEMES) {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs&globals=locale:en;theme:${theme}`);
    await page.waitForFunction(settled);
    await page.evaluate(axe);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${id}, ${theme}, ${width} px`;
      note(where, await page.evaluate(wide));
      // What axe finds depends on the width where a page is laid out anew alone: on the desk and beside the sidebar.
      if (width === WIDTHS.at(0) || width === WIDTHS.at(-1)) note(where, await page.evaluate(violations));
      if (asked.pictures !== undefined && theme === 'light')
        await page.screenshot({ path: path.join(asked.pictures, `${id}-${width}.png`) });
    }
  }
  process.stdout.write(`looked at ${id}\n`);
}

const made = asked.built === undefined ? fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-room-')) : undefined;
const folder = path.resolve(root, made ?? asked.built);
if (made !== undefined && run('node', ['.storybook/folder/build.ts', '-o', folder]) !== 0) process.exit(1);
const { executablePath, args, env } = chromiumPath();
const browser = await chromium.launch({ executablePath, args, env });
const served = await preview({
  configFile: false,
  root: folder,
  build: { outDir: folder },
  preview: { port: 0 },
  logLevel: 'silent',
});
try {
  const url = `http://localhost:${served.httpServer.address().port}`;
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  for (const { id } of Object.values(entries).filter(isWritten)) if (id.includes(asked.only)) await look(page, url, id);
} finally {
  await browser.close();
  await served.close();
  if (made !== undefined) fs.rmSync(made, { recursive: true, force: true });
}
if (failures > 0) {
  process.stdout.write(`${failures} found\n`);
  process.exitCode = 1;
}
