import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstNeeds, frameModules, frameReads, wideModules } from './firstNeeds';

const source = path.resolve(import.meta.dirname, '..');

/** The protected screens of the route table: the modules that each imports, and its texts. */
const screens = readFileSync(path.join(source, 'routes.tsx'), 'utf8')
  .split(/^ {2}\{$/m)
  .filter((route) => route.includes("access: 'protected'") && route.includes('screen: screen('))
  .map((route) => ({
    address: /path: '([^']+)'/.exec(route)?.[1] ?? '',
    modules: [...route.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, name = '']) => `${name}.tsx`),
    words: [...(/,\s*((?:'\w+',?\s*)+)\),/.exec(route)?.[1] ?? '').matchAll(/\w+/g)].map(([name]) => name),
  }));

test('the page names what each screen behind sign-in needs first, in the order of the routes', () => {
  expect(screens.length).toBeGreaterThan(10);
  expect(Object.keys(firstNeeds)).toEqual(screens.map(({ address }) => address));
});

test.each(screens)('the page names the module and the texts of $address', ({ address, modules, words }) => {
  expect(firstNeeds[address]?.modules[0]).toBe(modules[0]);
  expect(firstNeeds[address]?.words ?? []).toEqual(words);
});

test('every module that the page names exists', () => {
  const named = [...frameModules, ...wideModules, ...Object.values(firstNeeds).flatMap(({ modules }) => modules)];
  expect(named.filter((module) => !existsSync(path.join(source, module)))).toEqual([]);
});

test.each(Object.entries(firstNeeds))(
  '%s reads nothing twice, nor what the frame reads',
  (_address, { reads = [] }) => {
    const all = [...frameReads, ...reads];
    expect(new Set(all).size).toBe(all.length);
  },
);
