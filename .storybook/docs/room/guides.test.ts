import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toId } from 'storybook/internal/csf';
import { storyFiles } from '../../sidebar.ts';

const root = path.join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guides = globSync('.storybook/docs/*.mdx', { cwd: root })
  .map((file) => ({ name: path.basename(file, '.mdx'), text: textOf(file) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
const guide = (name: string) => guides.find((one) => one.name === name)!.text;

/** Where a guide may begin to name a file. */
const PLACES = [
  '',
  'packages/',
  'packages/app/src/',
  'packages/app/src/features/',
  'packages/app/src/features/bots/BotEdit/',
  'packages/app/src/features/profile/',
  'packages/design-system/',
  'packages/design-system/src/',
  'packages/server/src/',
  'packages/server/src/profile/import/',
  '.storybook/',
  '.storybook/docs/',
];
/** What a library has, what a guide makes up in order to show how it comes to be, what a run writes, and what a reader fills in. */
const MADE_UP =
  /react-aria-components|RatingField|Shortlist|shortlist|patents|[<…]|^\.vitest\/|storybook-static|room-files|^(?:\/|https?:)/;
const A_FILE = /^[\w.{},-]+(?:\/[\w.{},-]+)*\/?$/;
const isFile = (said: string) =>
  A_FILE.test(said) && (/\.(?:tsx?|mjs|js|json|ya?ml|mdx|txt)$/.test(said) || /\w\/(?:\w|$)/.test(said));
const spelledOut = (said: string) => {
  const [whole, names = ''] = /\{([^}]*)\}/.exec(said) ?? [];
  return whole === undefined ? [said] : names.split(',').map((name) => said.replace(whole, name));
};
const exists = (said: string) =>
  PLACES.some((place) => globSync(`${place}${said}`, { cwd: root }).length > 0) ||
  // A name without its folder.
  (!said.includes('/') &&
    globSync(`{.storybook,packages/*/src,packages/*/scripts,scripts,openapi}/**/${said}`, { cwd: root }).length > 0);

test('every file that a guide names is there', () => {
  const named = guides.flatMap(({ name, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, said = '']) => said)
      .filter((said) => isFile(said) && !MADE_UP.test(said))
      .flatMap(spelledOut)
      .map((said) => ({ name, said })),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ said }) => !exists(said)).map(({ name, said }) => `${name}: ${said}`)).toEqual([]);
});

test('every page that a guide leads to is there', () => {
  const ids = new Set([
    ...guides.map(({ text }) => `${toId(/title="([^"]+)"/.exec(text)?.[1] ?? '')}--docs`),
    ...storyFiles(root).map(({ component }) => `${component}--docs`),
  ]);
  const led = guides.flatMap(({ name, text }) =>
    [...text.matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id = '']) => ({ name, id })),
  );
  expect(led.length).toBeGreaterThan(10);
  expect(led.filter(({ id }) => !ids.has(id))).toEqual([]);
});

test('a new component has the files that its guide tells of', () => {
  const written = [...textOf('scripts/new-component.mjs').matchAll(/\[`\$\{name\}(\.[\w.]+)`\]/g)].map(
    ([, end]) => end,
  );
  const told = [...guide('AddingAComponent').matchAll(/`RatingField(\.[\w.]+)`/g)].map(([, end]) => end);
  expect(written.length).toBeGreaterThan(2);
  expect(new Set(told)).toEqual(new Set(written));
});

test('as many files are counted as are named', () => {
  const counted = [...guide('AddingAField').matchAll(/\*\*(\d+) files\*\*[\s\S]*?\n\n(\|[\s\S]*?)\n\n/g)];
  expect(counted.length).toBe(2);
  for (const [, count, table = ''] of counted) expect(table.trim().split('\n').length - 2).toBe(Number(count));
});
