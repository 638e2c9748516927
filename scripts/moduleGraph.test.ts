import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moduleGraph } from './moduleGraph.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-graph-'));
  write(
    'packages/shared/package.json',
    '{ "name": "@peyk/shared", "exports": { ".": "./src/index.ts", "./theme/*": "./src/theme/*.ts" } }',
  );
  write('packages/shared/src/index.ts', '');
  write('packages/shared/src/theme/dark.ts', '');
  for (const name of ['one.ts', 'two.tsx', 'style.css.ts', 'letter.typ', 'words/en.ts', 'words/fa.ts'])
    write(`packages/app/src/${name}`, '');
  write('openapi/openapi.yaml', '');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
}

/** What a test file with this text depends on, besides itself; null for anything. */
function reached(text: string): string[] | null {
  const file = 'packages/app/src/it.test.ts';
  write(file, text);
  const found = moduleGraph(root).reach(path.join(root, file));
  return (
    found &&
    [...found]
      .map((each) => path.relative(root, each))
      .filter((each) => each !== file)
      .sort()
  );
}

describe('a test file leads to', () => {
  it.each([
    ["import { one } from './one.ts';", ['packages/app/src/one.ts']],
    ["import { two } from './two';", ['packages/app/src/two.tsx']],
    ["import { style } from './style.css';", ['packages/app/src/style.css.ts']],
    ["const one = await import('./one.ts');", ['packages/app/src/one.ts']],
    ["vi.mock('./one.ts', () => ({}));", ['packages/app/src/one.ts']],
    ["import { all } from '@peyk/shared';", ['packages/shared/src/index.ts']],
    ["import { dark } from '@peyk/shared/theme/dark';", ['packages/shared/src/theme/dark.ts']],
    ["spawn('node', [path.join(import.meta.dirname, 'one.ts')]);", ['packages/app/src/one.ts']],
    ["readFileSync(path.join(import.meta.dirname, 'letter.typ'));", ['packages/app/src/letter.typ']],
    ["readFileSync(path.join(root, 'openapi/openapi.yaml'));", ['openapi/openapi.yaml']],
    [
      "readdirSync(path.join(import.meta.dirname, './words'));",
      ['packages/app/src/words/en.ts', 'packages/app/src/words/fa.ts'],
    ],
    ["import.meta.glob('./words/*.ts');", ['packages/app/src/words/en.ts', 'packages/app/src/words/fa.ts']],
    ["readdirSync('/proc');", []],
    ['readdirSync(appDir);', []],
    ["import { readFile } from 'node:fs/promises';", []],
  ])('what it names: %s', (text, expected) => {
    expect(reached(text)).toEqual(expected);
  });

  it('what these lead to in their turn, round in circles too', () => {
    write('packages/app/src/one.ts', "import './two';");
    write('packages/app/src/two.tsx', "import './one';");
    expect(reached("import './one';")).toEqual(['packages/app/src/one.ts', 'packages/app/src/two.tsx']);
  });

  it('the tests of a folder that it lists, and not to those of one that the product lists', () => {
    write('packages/app/src/words/en.test.ts', '');
    const listing = "readdirSync(path.join(import.meta.dirname, './words'));";
    const words = ['packages/app/src/words/en.ts', 'packages/app/src/words/fa.ts'];
    expect(reached(listing)).toEqual(['packages/app/src/words/en.test.ts', ...words]);
    write('packages/app/src/one.ts', listing);
    expect(reached("import './one';")).toEqual(['packages/app/src/one.ts', ...words]);
  });

  it.each([
    'readdirSync(folder);',
    "globSync('**/*.ts', { cwd });",
    'await import(file);',
    'await import(`./${name}.ts`);',
  ])('anything, where it says %s', (text) => {
    expect(reached(text)).toBeNull();
    write('packages/app/src/one.ts', text);
    expect(reached("import './one';")).toBeNull();
  });
});
