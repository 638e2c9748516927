import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commitOfManifest, componentOf, storyFilesOf } from './before.ts';
import { difference, noticeOf, reportPage } from './report.ts';

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

test('the report groups pictures by component and shows before only where there is one', () => {
  const page = reportPage(
    [
      { name: 'en-light/desktop/button--default', pixels: 3 },
      { name: 'fa-dark/desktop/badge--default', note: 'new: <b>' },
      { name: 'fa-dark/desktop/button--default', pixels: 4 },
    ],
    'notice',
  );
  expect([...page.matchAll(/<h2>(?<name>[^<]*)/g)].map(({ groups }) => groups?.['name'])).toEqual(['badge', 'button']);
  expect([...page.matchAll(/src="(?<file>[^"]*)"/g)].map(({ groups }) => groups?.['file'])).toEqual([
    'fa-dark/desktop/badge--default/after.png',
    ...['en-light', 'fa-dark'].flatMap((mode) =>
      ['before', 'after', 'difference'].map((which) => `${mode}/desktop/button--default/${which}.png`),
    ),
  ]);
  expect(page).toContain('new: &lt;b>');
});
