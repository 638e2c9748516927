import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const rooms = fs
  .readdirSync(path.join(root, 'packages/server/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

/** What each room may import besides `platform`, as the README says. */
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `([a-z-]+)` +\| [^|]+\| ([^|]+?) *\|$/gm)]
  .filter(([, room = '']) => rooms.includes(room))
  .map(([, room = '', may = '']) => ({ room, may }));
const told = rows.map(({ room, may }, index) => ({
  room,
  may:
    may === 'all above'
      ? rows.slice(0, index).map((above) => above.room)
      : [...may.split(', ').filter((other) => rooms.includes(other)), ...(room === 'platform' ? [] : ['platform'])],
}));

let tree: string;
beforeAll(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-rooms-'));
  const { plugins, overrides } = rulesOf(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
  fs.writeFileSync(path.join(tree, '.oxlintrc.json'), JSON.stringify({ plugins, overrides, categories: {} }));
  // One file for each pair of rooms, and one from each room's tests into each room.
  for (const from of rooms) {
    const folder = path.join(tree, 'packages/server/src', from);
    fs.mkdirSync(path.join(folder, 'deep'), { recursive: true });
    for (const to of [...rooms, 'testing'].filter((room) => room !== from)) {
      const line = (up: string) => `import { one } from '${up}${to}/one.ts';\nexport const two = one;\n`;
      fs.writeFileSync(path.join(folder, `${to}.ts`), line('../'));
      fs.writeFileSync(path.join(folder, 'deep', `${to}.ts`), line('../../'));
      fs.writeFileSync(path.join(folder, `${to}.test.ts`), line('../'));
    }
  }
});
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

/** The linter's settings allow comments, JSON does not. */
function rulesOf(text: string): { plugins: unknown; overrides: unknown } {
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as { plugins: unknown; overrides: unknown };
}

function refusedImports(): string[] {
  const bin = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(bin, ['-f', 'unix', '-A', 'all', '-D', 'no-restricted-imports', '.'], {
    cwd: tree,
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/^(?:\.\/)?packages\/server\/src\/(\S+?):\d+:\d+: .*no-restricted-imports/gm)]
    .map(([, file = '']) => file)
    .sort();
}

describe('the rooms of the server', () => {
  it('are each told of in the README', () => {
    expect(rows.map(({ room }) => room).sort()).toEqual([...rooms].sort());
  });

  it('import what the README says and nothing else, which the linter refuses in a planted file', () => {
    const expected = told.flatMap(({ room, may }) =>
      [...rooms, 'testing']
        .filter((other) => other !== room && !may.includes(other))
        .flatMap((other) => [`${room}/${other}.ts`, `${room}/deep/${other}.ts`]),
    );
    expect(refusedImports()).toEqual(expected.sort());
  });

  it('point one way: no two import each other', () => {
    const both = told.flatMap(({ room, may }) =>
      may.filter((other) => told.find((one) => one.room === other)?.may.includes(room)).map((other) => [room, other]),
    );
    expect(both).toEqual([]);
  });
});
