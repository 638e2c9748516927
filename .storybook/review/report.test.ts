import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commitOfManifest, componentOf, storyFilesOf } from './before.ts';
import { type Page, chromium } from 'playwright';
import { chromiumPath } from '../../scripts/chromium.mjs';
import { decided, differingIn, keepDiffering, noteReport, reportFile } from './differences.ts';
import { difference, noticeOf, whereDiffers } from './report.ts';
import { reportPage } from './reportPage.ts';
import { numbersIn, rowsOf, sampleOf } from './rows.ts';

const folder = () => mkdtempSync(path.join(tmpdir(), 'peyk-report-'));

test('the component of a picture stands in its name', () => {
  expect(componentOf('en-light/desktop/screens-bots-mybots--empty')).toBe('screens-bots-mybots');
});

test('files of stories are found by the title they give themselves, wherever they lie', () => {
  const tree = folder();
  for (const [file, title] of [
    ['packages/a/src/Badge.stories.tsx', 'Design system/Badge'],
    ['packages/a/src/moved/Bots.stories.tsx', 'Screens/Bots/MyBots'],
  ] as const) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), `const meta = preview.meta({ title: '${title}' });`);
  }
  expect(storyFilesOf(new Set(['screens-bots-mybots', 'gone']), tree)).toEqual([
    'packages/a/src/moved/Bots.stories.tsx',
  ]);
});

test('files of stories are found by an id of their own before their title', () => {
  const tree = folder();
  mkdirSync(path.join(tree, 'packages/a/src'), { recursive: true });
  writeFileSync(
    path.join(tree, 'packages/a/src/Badge.stories.tsx'),
    "const meta = preview.meta({ id: 'design-system-badge', title: 'Design system/Data/Badge' });",
  );
  expect(storyFilesOf(new Set(['design-system-badge']), tree)).toEqual(['packages/a/src/Badge.stories.tsx']);
  expect(storyFilesOf(new Set(['design-system-data-badge']), tree)).toEqual([]);
});

test('before is drawn at the last commit that changed the manifest', () => {
  const asked: string[][] = [];
  const commit = commitOfManifest(folder(), (_folder, ...args) => {
    asked.push(args);
    return 'abc';
  });
  expect(commit).toBe('abc');
  expect(asked).toEqual([['log', '-1', '--format=%H', '--', '.storybook/pictures.txt']]);
});

test('without git only the pictures of today are shown, and the report says so', () => {
  expect(commitOfManifest(folder())).toBeUndefined();
  expect(noticeOf(undefined)).toContain('only the pictures of today are shown');
});

test('a page of another size differs where it grew', () => {
  const before = { data: Buffer.alloc(4 * 4, 255), width: 2, height: 2 };
  const after = { data: Buffer.alloc(4 * 6, 255), width: 2, height: 3 };
  expect(difference(before, before).pixels).toBe(0);
  expect(difference(before, after).pixels).toBe(2);
});

test('where two pictures differ is cut out with its surroundings, unless that is nearly all of them', () => {
  const blank = { data: Buffer.alloc(1000 * 800 * 4, 255), width: 1000, height: 800 };
  const dotted = { ...blank, data: Buffer.from(blank.data) };
  dotted.data[(400 * 1000 + 500) * 4] = 0;
  expect(whereDiffers(blank, blank)).toBeUndefined();
  expect(whereDiffers(blank, dotted)).toEqual({ left: 260, top: 320, width: 481, height: 161 });
  expect(whereDiffers(blank, { ...blank, data: Buffer.alloc(1000 * 800 * 4, 1) })).toBeUndefined();
});

const BUTTON = 'en-light/desktop/button--default';
const BADGE = 'fa-dark/desktop/badge--default';
const SCREEN = 'fa-dark/desktop/screens-gmail--failed';

test('a row holds what the same changes touched, parts before screens, and the smallest row comes first', () => {
  const causes = (name: string) => (name === BADGE ? ['icons.ts'] : ['radius.ts']);
  expect(rowsOf([SCREEN, BADGE, BUTTON], causes, () => false)).toEqual([
    { causes: ['icons.ts'], names: [BADGE], sample: [BADGE] },
    { causes: ['radius.ts'], names: [BUTTON, SCREEN], sample: [BUTTON, SCREEN] },
  ]);
});

test('600 pictures of one change are one row with a sample of ten, of ten components, with those that grew', () => {
  const names = Array.from({ length: 600 }, (_, index) => `en-light/desktop/part-${index % 60}--state-${index}`);
  const [row, ...others] = rowsOf(
    names,
    () => ['radius.ts'],
    (name) => name.endsWith('-599'),
  );
  expect(others).toEqual([]);
  expect(row?.names.length).toBe(600);
  expect(row?.sample.length).toBe(10);
  expect(row?.sample).toContain('en-light/desktop/part-59--state-599');
  expect(new Set(row?.sample.map(componentOf)).size).toBe(10);
  expect(sampleOf(names.slice(0, 12), () => false)).toEqual(names.slice(0, 12));
  // Where two changes may have touched them, each picture may show the other one.
  const both = rowsOf(
    names.slice(0, 150),
    () => ['radius.ts', 'icons.ts'],
    () => false,
  );
  expect(both[0]?.sample.length).toBe(150);
});

test('a decision names pictures by numbers of the last report, and of no other', () => {
  const tree = folder();
  noteReport({ stamp: 'abc', names: [BUTTON, BADGE, SCREEN] }, tree);
  expect(decided('abc', numbersIn('0,1-2'), tree)).toEqual([BUTTON, BADGE, SCREEN]);
  expect(() => decided('old', [0], tree)).toThrow('The report old is not the last one');
  expect(() => decided('abc', [3], tree)).toThrow('has no picture 3');
  expect(() => numbersIn('1,x')).toThrow('x is neither a number nor a range');
});

test('a report is gone as soon as a picture differs that it does not show', () => {
  const tree = folder();
  writeFileSync(reportFile(tree), 'a page');
  noteReport({ stamp: 'abc', names: [BUTTON] }, tree);
  keepDiffering(BADGE, Buffer.from('a picture'), tree);
  expect(differingIn(tree)).toEqual([BADGE]);
  expect(existsSync(reportFile(tree))).toBe(false);
  expect(() => decided('abc', [0], tree)).toThrow('The report abc is not the last one');
});

/** One white pixel. */
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const images = { before: image, after: image, difference: image };
const shown = (names: readonly string[], causes: (name: string) => string[]) =>
  reportPage({
    stamp: 'abc123',
    notice: 'notice',
    names,
    rows: rowsOf(names, causes, () => false),
    changes: [{ file: 'packages/x/radius.ts', diff: "--- a\n+++ b\n@@ -1 +1 @@\n-card: '16px'\n+card: '<8px>'" }],
    pictures: new Map(names.map((name) => [name, { name, pixels: 3, images }])),
  });

test('the report says which change touched a row, and needs no file beside it', () => {
  const page = shown([BUTTON, SCREEN], () => ['packages/x/radius.ts']);
  expect(page).toContain('<span class="went">-card: \'16px\'</span>');
  expect(page).toContain("+card: '&lt;8px>'");
  expect(page).not.toContain('--- a');
  expect(
    [...page.matchAll(/(?:src|href)="(?<address>[^"]*)"/g)].every(({ groups }) => groups?.['address'] === image),
  ).toBe(true);
  expect([...page.matchAll(/<h3>(?<name>[^<]*)/g)].map(({ groups }) => groups?.['name'])).toEqual([
    'button',
    'screens-gmail',
  ]);
});

test('the report is walked and decided by keyboard, and ends in one command', async () => {
  const browser = await chromium.launch(chromiumPath());
  try {
    const tab = await browser.newPage();
    await tab.setContent(shown([BUTTON, BADGE, SCREEN], (name) => (name === BADGE ? [] : ['packages/x/radius.ts'])));
    const focused = () => tab.evaluate(() => (document.activeElement as HTMLElement).dataset['name']);
    const line = () => tab.locator('footer p').textContent();
    await tab.keyboard.press('j');
    expect(await focused()).toBe(BADGE);
    await tab.keyboard.press('r');
    expect(await line()).toBe('0 accepted, 1 refused, 2 left');
    await tab.keyboard.press('n');
    expect(await focused()).toBe(BUTTON);
    await tab.keyboard.press('Shift+A');
    expect(await line()).toBe('2 accepted, 1 refused, 0 left');
    expect(await tab.locator('#command').textContent()).toBe('npm run visual:accept -- --report=abc123 --pictures=0,2');
    await tab.keyboard.press('u');
    expect(await line()).toBe('0 accepted, 1 refused, 2 left');
    await tab.getByRole('button', { name: 'Accept everything left' }).click();
    expect(await line()).toBe('2 accepted, 1 refused, 0 left');
  } finally {
    await browser.close();
  }
});

test('all pictures of a component in a row are decided at once, also those that are not shown', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `en-light/desktop/part-${index % 2}--state-${index}`);
  const browser = await chromium.launch(chromiumPath());
  try {
    const tab = await browser.newPage();
    await tab.setContent(shown([...names, SCREEN], (name) => (name === SCREEN ? [] : ['packages/x/radius.ts'])));
    const line = () => tab.locator('footer p').textContent();
    const group = tab.getByRole('group', { name: 'part-1' });
    expect(await group.locator('article').count()).toBeLessThan(15);
    expect(await group.locator('> header').textContent()).toContain('that are not shown');
    await group.getByRole('button', { name: 'Accept all 15' }).click();
    expect(await line()).toBe('15 accepted, 0 refused, 16 left');
    expect(await group.locator('> header .mark').textContent()).toBe('accepted');
    const command = await tab.locator('#command').textContent();
    const accepted = numbersIn(/--pictures=(\S+)/.exec(command ?? '')?.[1] ?? '');
    expect(accepted.map((number) => [...names, SCREEN][number]!).map(componentOf)).toEqual(
      Array.from({ length: 15 }, () => 'part-1'),
    );
    // The same by keyboard; a component with one picture is that picture.
    await tab.locator('article[data-name*="part-0"]').first().focus();
    await tab.keyboard.press('Shift+G');
    expect(await line()).toBe('15 accepted, 15 refused, 1 left');
    await tab.locator(`article[data-name="${SCREEN}"]`).focus();
    await tab.keyboard.press('g');
    expect(await line()).toBe('16 accepted, 15 refused, 0 left');
    expect(await tab.getByRole('group', { name: 'screens-gmail' }).count()).toBe(0);
  } finally {
    await browser.close();
  }
});

/** A report of one picture on a tab, as the clipboard of the browser lets it be. */
async function opened(look: (tab: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumPath());
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await tab.setContent(shown([BUTTON], () => ['packages/x/radius.ts']));
    await look(tab);
  } finally {
    await browser.close();
  }
}

test('a picture that nobody has come to is shown, and not decided', async () => {
  await opened(async (tab) => {
    const line = () => tab.locator('footer p').textContent();
    await tab.keyboard.press('a');
    expect(await line()).toBe('0 accepted, 0 refused, 1 left');
    expect(await tab.evaluate(() => (document.activeElement as HTMLElement).dataset['name'])).toBe(BUTTON);
    await tab.keyboard.press('a');
    expect(await line()).toBe('1 accepted, 0 refused, 0 left');
  });
});

test('a picture is as large as the page by a key or a press, and small again', async () => {
  await opened(async (tab) => {
    const columns = async () =>
      (
        await tab
          .locator('.three')
          .first()
          .evaluate((one) => getComputedStyle(one).gridTemplateColumns)
      ).split(' ').length;
    expect(await columns()).toBe(3);
    await tab.keyboard.press('j');
    await tab.keyboard.press('z');
    expect(await columns()).toBe(1);
    await tab.locator('article img').first().click();
    expect(await columns()).toBe(3);
  });
});

test('a button that copies says whether it has', async () => {
  await opened(async (tab) => {
    const copy = tab.locator('[data-do="copy-command"]');
    await copy.click();
    expect(await copy.textContent()).toBe('Nothing to copy yet');
    await tab.evaluate(() => {
      const written: string[] = [];
      Object.assign(globalThis, { written });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void written.push(text) },
      });
    });
    await tab.getByRole('button', { name: 'Accept everything left' }).click();
    await copy.click();
    await tab.waitForFunction(() => document.querySelector('[data-do="copy-command"]')?.textContent === 'Copied');
    expect(await tab.evaluate(() => (globalThis as unknown as { written: string[] }).written)).toEqual([
      'npm run visual:accept -- --report=abc123 --pictures=0',
    ]);
    // A browser that does not let it be copied: the text is selected.
    await tab.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await tab.locator('section > header [data-do="refuse"]').click();
    await tab.locator('[data-do="copy-refused"]').click();
    await tab.waitForFunction((name) => String(getSelection()).includes(name), BUTTON);
  });
});
