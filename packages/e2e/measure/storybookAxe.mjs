import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figures } from '../../../scripts/figures.mjs';
import { modes, pictured } from '../../../.storybook/modes.ts';
import { noticeOf } from '../../../.storybook/review/report.ts';
import { reportPage } from '../../../.storybook/review/reportPage.ts';
import { rowsOf } from '../../../.storybook/review/rows.ts';
import { withBuiltRoom } from './builtRoom.mjs';

/**
 * Axe, and what is wider than its page, on the pages of the review room itself: `npm run check:storybook`. The stories are looked at by the
 * tests; this looks at our own documentation, at find, walls, tokens and what else the room is made of, and at the report of pictures: in
 * both languages and themes, as wide as on a desk and on a tablet, and in what a tablet leaves beside the sidebar. All pages that are written
 * are visited, and of those that are generated one of each group. What cannot be visited is named, and fails as anything found does.
 * `--built=<folder>` takes an earlier build, `--only=<word>` pages with that word in their name, `--pictures=<folder>` keeps a picture of
 * each page.
 */
const { values: asked } = parseArgs({
  options: { built: { type: 'string' }, only: { type: 'string', default: '' }, pictures: { type: 'string' } },
});
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A desk, a tablet across and upright, and the latter beside the sidebar. */
const WIDTHS = [1280, 1024, 768, 468];
/** What axe finds depends on the width where a page is laid out anew alone: on the desk, on the tablet and beside its sidebar. */
const LOOKED_AT = [1280, 768, 468];
const PATIENCE = 60_000;
/** How long a page is waited for before it is opened once more. */
const FIRST_PATIENCE = 20_000;
/** As many windows as look at pages at the same time. */
const WINDOWS = 2;

/** Pages of parts that have more on them than others of their group. */
const RICH = ['design-system-button--docs', 'design-system-select--docs', 'screens-mailbox-mailbox--docs'];

/** All that are written, and of those that are generated one of each group of the sidebar. */
function sampleOf(entries) {
  const groups = new Set();
  return entries.filter(({ id, type, title, importPath }) => {
    if (type !== 'docs') return false;
    const group = title
      .split('/')
      .slice(0, title.split('/').length > 2 ? 2 : 1)
      .join('/');
    const isFirst = !groups.has(group);
    if (!importPath.endsWith('.mdx')) groups.add(group);
    return importPath.endsWith('.mdx') || isFirst || RICH.includes(id);
  });
}

/** In a page: it stands in a theme, has drawn the first picture of its wall, and answers what it was asked. */
const settled = (theme) => {
  const docs = document.querySelector('#storybook-docs');
  // A picture is drawn when it comes into sight.
  const sheets = [...document.querySelectorAll('.tile-sheet')].filter(
    (sheet) => sheet.getBoundingClientRect().top < innerHeight,
  );
  return (
    docs !== null &&
    document.documentElement.style.colorScheme === theme &&
    [...docs.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
    (sheets.length === 0 || sheets.some((sheet) => sheet.querySelector('iframe') !== null)) &&
    ![...docs.querySelectorAll('[role="status"]')].some((one) => /^(?:Listening|Reading)/.test(one.textContent))
  );
};

/** In a page: what axe finds, each with its first element. Stories are in frames of their own, which are looked at elsewhere. */
const violations = async (within) => {
  const { violations: found } = await globalThis.axe.run(
    // Stories that Storybook draws on a page are those that the tests look at.
    { include: [[within]], exclude: [['.sb-story'], ['.docs-story'], ['iframe']] },
    { resultTypes: ['violations'], iframes: false },
  );
  return found.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes[0].html.slice(0, 140)} ${nodes[0].failureSummary.split('\n')[1] ?? ''}`,
  );
};

/** In a page: the elements that reach beyond its edge. */
const wide = (within) => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const out = [...document.querySelectorAll(`${within} *`)].filter(
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

const { attempt, end } = figures();
let found = 0;
const note = (where, what) => {
  for (const one of what) {
    found += 1;
    process.stdout.write(`FOUND ${where}: ${one}\n`);
  }
};

/** Looks at a page in every width. */
async function lookAt(page, name, within) {
  await page.evaluate(axe);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${name}, ${width} px`;
    note(where, await page.evaluate(wide, within));
    if (LOOKED_AT.includes(width)) note(where, await page.evaluate(violations, within));
    if (asked.pictures !== undefined)
      await page.screenshot({ path: path.join(asked.pictures, `${name.replaceAll(/\W+/g, '-')}-${width}.png`) });
  }
}

async function look(page, url, id) {
  // The language is that of the stories: two modes have both languages and both themes.
  for (const mode of pictured) {
    const { locale, theme } = modes[mode];
    const address = `${url}/iframe.html?id=${id}&viewMode=docs&globals=locale:${locale};theme:${theme}`;
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await page.goto(address);
    await page.waitForFunction(settled, theme, { timeout: FIRST_PATIENCE }).catch(async () => {
      // On a busy machine a page that listens to a story may wait for it without end.
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForFunction(settled, theme);
    });
    await lookAt(page, `${id}, ${mode}`, '#storybook-docs');
  }
}

/** A report with a row of everything that a report can have: with a cause and without, sampled, with and without an earlier picture. */
function report() {
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const images = { before: image, after: image, difference: image };
  const names = [
    'en-light/desktop/design-system-badge--default',
    'fa-dark/desktop/screens-gmail--failed',
    ...Array.from({ length: 30 }, (_, index) => `en-light/desktop/design-system-button--state-${index}`),
  ];
  const causes = (name) => (name.includes('badge') ? [] : name.includes('button') ? ['a.ts', 'b.css.ts'] : ['a.ts']);
  const diff = ['--- a', '+++ b', '@@ -1 +1 @@', ...Array.from({ length: 20 }, (_, line) => `+line <${line}>`)];
  return reportPage({
    stamp: 'abc123',
    notice: noticeOf(undefined),
    names,
    rows: rowsOf(names, causes, () => false),
    changes: ['a.ts', 'b.css.ts'].map((file) => ({ file, diff: diff.join('\n') })),
    pictures: new Map(
      names.map((name, index) => [
        name,
        index % 2 === 0
          ? { name, pixels: 3, images, where: images }
          : { name, note: 'new: no picture was accepted under this name', images: { after: image } },
      ]),
    ),
  });
}

await withBuiltRoom(asked.built, async ({ browser, folder, url }) => {
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8'));
  const began = performance.now();
  const waiting = sampleOf(Object.values(entries)).filter(({ id }) => id.includes(asked.only));
  const arrive = async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    page.setDefaultTimeout(PATIENCE);
    return page;
  };
  const visit = async () => {
    const page = await arrive();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id } = next;
      await attempt(id, () => look(page, url, id));
      process.stdout.write(`looked at ${id}\n`);
    }
  };
  await Promise.all(Array.from({ length: WINDOWS }, visit));
  if ('report of pictures'.includes(asked.only))
    await attempt('report of pictures', async () => {
      const page = await arrive();
      await page.setContent(report());
      await lookAt(page, 'report of pictures', 'body');
      process.stdout.write('looked at the report of pictures\n');
    });
  process.stdout.write(`${Math.round((performance.now() - began) / 1000)} s\n`);
});
if (found > 0) process.stdout.write(`${found} found\n`);
process.exitCode = end() || Number(found > 0);
