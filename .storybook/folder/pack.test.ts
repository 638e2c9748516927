import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { packFolder, packedModule } from './pack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'peyk-folder-'));

/** A page as the builders of Storybook and Vite write it: modules, one of them loaded later with its sheet, and data. */
const FILES = {
  'index.html': `<!DOCTYPE html><html lang="en"><head><title>Room</title>
    <link rel="modulepreload" crossorigin href="./assets/entry.js"><link rel="stylesheet" crossorigin href="./assets/entry.css">
    </head><body><p class="a">first</p><script type="module">import './assets/entry.js';</script></body></html>`,
  'iframe.html': '<!DOCTYPE html><html lang="en"><head></head><body></body></html>',
  'index.json': '{"entries":["one"]}',
  'assets/entry.css': '.a { color: rgb(1, 2, 3); }',
  'assets/later.css': '.b { color: rgb(4, 5, 6); }',
  'assets/entry.js': `import { shared } from "./shared.js";
    const load = async () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = new URL('./later.css', import.meta.url).href;
      document.head.append(link);
      await new Promise((resolve, reject) => { link.onload = resolve; link.onerror = reject; });
      return import(\`./later.js\`);
    };
    const { entries } = await (await fetch('./index.json')).json();
    const { later } = await load();
    document.body.insertAdjacentHTML('beforeend', '<p class="b">' + [shared, later, entries].join(' ') + '</p>');`,
  'assets/shared.js': 'export const shared = "shared";',
  'assets/later.js': 'import{shared as s}from"./shared.js";export const later = s + " later";',
};

beforeAll(() => {
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  packFolder(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a packed module imports by names, and knows the place it was built to', () => {
  expect(
    packedModule(
      'assets/a.js',
      'import{x}from"./b.js";const c=()=>import(`../d.js`),e=import.meta.url,f="./other.js"',
      new Set(['assets/a.js', 'assets/b.js', 'd.js']),
    ),
  ).toBe(
    'import{x}from"room:assets/b.js";const c=()=>import(`room:d.js`),e=(self.roomBase+"assets/a.js"),f="./other.js"',
  );
});

test('a packed folder opens without a server: modules, what is loaded later, sheets that can be read, and data', async () => {
  const browser = await chromium.launch(chromiumPath());
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    const last = page.locator('.b');
    await last.waitFor();
    expect(await last.textContent()).toBe('shared shared later one');
    expect(
      await page.evaluate(() => ({
        title: document.title,
        colours: ['.a', '.b'].map((one) => getComputedStyle(document.querySelector(one)!).color),
        rules: [...document.styleSheets].map(({ cssRules }) => cssRules.length),
      })),
    ).toEqual({ title: 'Room', colours: ['rgb(1, 2, 3)', 'rgb(4, 5, 6)'], rules: [1, 1] });
  } finally {
    await browser.close();
  }
});
