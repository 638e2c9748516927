import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from './review/manifest.ts';
import { namesOf } from './review/storyFile.ts';
import { orderedGroups, storyFiles } from './sidebar.ts';

const files = storyFiles();
const groups = orderedGroups();

test('every file of stories says its title', () => {
  const all = globSync('packages/*/src/**/*.stories.tsx', { cwd: path.join(import.meta.dirname, '..') });
  expect(files.length).toBe(all.length);
  expect(files.length).toBeGreaterThan(140);
});

test('every screen and every component lies in a group that the sidebar orders', () => {
  const astray = files
    .map(({ title }) => title.split('/'))
    .filter(([top = '', group = '']) => ['Screens', 'Design system'].includes(top) && !groups.get(top)?.includes(group))
    .map((parts) => parts.join('/'));
  expect(astray, `groups: ${[...groups].map(([top, list]) => `${top}: ${list.join(', ')}`).join('; ')}`).toEqual([]);
});

test('no group of the sidebar is empty', () => {
  const filled = new Set(files.map(({ title }) => title.split('/').slice(0, 2).join('/')));
  const empty = ['Screens', 'Design system'].flatMap((top) =>
    (groups.get(top) ?? []).map((group) => `${top}/${group}`).filter((group) => !filled.has(group)),
  );
  expect(empty).toEqual([]);
});

test('no two files share a name, and every accepted picture belongs to one', () => {
  const components = files.map(({ component }) => component);
  expect(new Set(components).size).toBe(components.length);
  const known = new Set(components);
  const stray = [...readManifest().keys()].filter((name) => !known.has(/([\w-]+?)--/.exec(name)?.[1] ?? ''));
  expect(stray).toEqual([]);
});

test('a file is named by its own id, or else by its title', () => {
  expect(namesOf("meta({ id: 'design-system-box', title: 'Design system/Layout/Box', component: Box })")).toEqual({
    title: 'Design system/Layout/Box',
    component: 'design-system-box',
  });
  expect(namesOf("meta({\n  title: 'Interface/Sign in',\n})")).toEqual({
    title: 'Interface/Sign in',
    component: 'interface-sign-in',
  });
  expect(namesOf("meta({ id: 'a', other: 1, title: 'B' })")).toEqual({ title: 'B', component: 'b' });
  expect(namesOf('export const a = 1')).toBeUndefined();
});
