import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** The files of the folder that import from `packages/e2e`. */
const importersIn = (tree: string, folder: string): string[] =>
  fs
    .globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: tree, exclude: (name) => name.includes('node_modules') })
    .filter((file) =>
      [
        ...fs.readFileSync(path.join(tree, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g),
      ].some(
        ([, target = '']) =>
          target.startsWith('@peyk/e2e') ||
          (target.startsWith('.') && path.join(path.dirname(file), target).startsWith('packages/e2e/')),
      ),
    );

it('no other package imports the journeys', () => {
  for (const name of ['api-types', 'app', 'design-system', 'server'])
    expect(importersIn(root, `packages/${name}`), name).toEqual([]);
  expect(importersIn(root, '.storybook')).toEqual([]);
  // Check that the search works: it finds the imports between journeys.
  expect(importersIn(root, 'packages/e2e')).toContain('packages/e2e/journeys/mainJob.test.ts');
});
