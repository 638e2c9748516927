import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');

/** The source folders of a package that are rooms. */
const roomsOf = (source: string, others: readonly string[]) =>
  fs
    .readdirSync(path.join(root, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name);

/** What each room in a table of the README may import, including the rooms that are always allowed. */
function toldIn(heading: string, rooms: readonly string[], always: readonly string[] = []) {
  const section = readme.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const rows = [...section.matchAll(/^\| `([a-z0-9-]+)` +\| [^|]+\| ([^|]+?) *\|$/gim)].map(
    ([, room = '', may = '']) => ({ room, may }),
  );
  return rows.map(({ room, may }, index) => ({
    room,
    may:
      may === 'all above'
        ? rows.slice(0, index).map((above) => above.room)
        : [...may.split(', ').filter((other) => rooms.includes(other)), ...always.filter((other) => other !== room)],
  }));
}

const serverRooms = roomsOf('packages/server/src', ['testing']);
const inServer = toldIn("The server's rooms", serverRooms, ['platform']);
const appRooms = roomsOf('packages/app/src', ['mocks', 'testing']);
const inApp = toldIn("The app's rooms", appRooms);

/** Imported only by stories and tests. */
const forTests = ['mocks', 'testing'];
/** The folders whose parts must not import each other. */
const apart = ['entities', 'features'];

const importing = (from: string) => `import { one } from '${from}';\nexport const two = one;\n`;
const importingType = (from: string) => `import type { One } from '${from}';\nexport type Two = One;\n`;

let tree: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), text);
};

beforeAll(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-rooms-'));
  const { plugins, overrides } = rulesOf(fs.readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'));
  fs.writeFileSync(path.join(tree, '.oxlintrc.json'), JSON.stringify({ plugins, overrides, categories: {} }));
  plantInServer();
  plantInApp();
});
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

/** One file for each pair of rooms, and one from each room's tests into each room. */
function plantInServer() {
  for (const from of serverRooms)
    for (const to of [...serverRooms, 'testing'].filter((room) => room !== from)) {
      const folder = `packages/server/src/${from}`;
      write(`${folder}/${to}.ts`, importing(`../${to}/one.ts`));
      write(`${folder}/deep/${to}.ts`, importing(`../../${to}/one.ts`));
      write(`${folder}/${to}.test.ts`, importing(`../${to}/one.ts`));
    }
}

/** The folders, below a room, that may contain files. */
const depthsOf = (room: string) =>
  room === 'features' ? ['a', 'a/B', 'a/B/parts'] : room === 'entities' ? ['a', 'a/B'] : ['', 'Deep'];

function plantInApp() {
  for (const from of appRooms)
    for (const depth of depthsOf(from)) {
      const folder = path.join('packages/app/src', from, depth);
      const up = '../'.repeat(depth === '' ? 1 : depth.split('/').length + 1);
      for (const to of [...appRooms, ...forTests].filter((room) => room !== from)) {
        write(`${folder}/${to}.tsx`, importing(`${up}${to}/c/one`));
        write(`${folder}/${to}.test.tsx`, importing(`${up}${to}/c/one`));
        write(`${folder}/${to}.stories.tsx`, importing(`${up}${to}/c/one`));
      }
      write(`${folder}/paths.ts`, importing(`${up}paths`));
      write(`${folder}/routes.ts`, importing(`${up}routes`));
      write(`${folder}/instances.ts`, importing('./One.states'));
      write(`${folder}/instances.stories.tsx`, importing('./One.states'));
      write(`${folder}/stateType.ts`, importingType('./One.states'));
      write(`${folder}/story.ts`, importing('./One.stories'));
      if (apart.includes(from)) {
        const toItsParts = up.slice('../'.length);
        write(`${folder}/other.ts`, importing(`${toItsParts}other/one`));
        write(`${folder}/round.ts`, importing(`${up}${from}/other/one`));
        write(`${folder}/own.ts`, importing(`${'../'.repeat(depth.split('/').length - 1) || './'}one`));
      }
    }
}

/** The linter's settings allow comments, JSON does not. */
function rulesOf(text: string): { plugins: unknown; overrides: unknown } {
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as { plugins: unknown; overrides: unknown };
}

/** The planted files of a package that the linter reports. */
function refusedIn(source: string): string[] {
  const bin = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(bin, ['-f', 'unix', '-A', 'all', '-D', 'no-restricted-imports', source], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .split('\n')
    .flatMap((line) => /^(?:\.\/)?(\S+?):\d+:\d+: .*no-restricted-imports/.exec(line)?.[1] ?? [])
    .map((file) => path.relative(source, file))
    .sort();
}

const inBoth = (told: typeof inApp) =>
  told.flatMap(({ room, may }) =>
    may.filter((other) => told.find((one) => one.room === other)?.may.includes(room)).map((other) => [room, other]),
  );

describe('the rooms of the server', () => {
  it('are each told of in the README', () => {
    expect(inServer.map(({ room }) => room).sort()).toEqual([...serverRooms].sort());
  });

  it('import what the README says and nothing else, which the linter refuses in a planted file', () => {
    const expected = inServer.flatMap(({ room, may }) =>
      [...serverRooms, 'testing']
        .filter((other) => other !== room && !may.includes(other))
        .flatMap((other) => [`${room}/${other}.ts`, `${room}/deep/${other}.ts`]),
    );
    expect(refusedIn('packages/server/src')).toEqual(expected.sort());
  });

  it('point one way: no two import each other', () => {
    expect(inBoth(inServer)).toEqual([]);
  });
});

describe('the rooms of the app', () => {
  it('are each told of in the README', () => {
    expect(inApp.map(({ room }) => room).sort()).toEqual([...appRooms].sort());
  });

  it('import what the README says and nothing else, which the linter refuses in a planted file', () => {
    const expected = inApp.flatMap(({ room, may }) => {
      const refused = [...appRooms, ...forTests].filter((other) => other !== room && !may.includes(other));
      const files = [...refused, 'instances', 'story'].map((name) =>
        name === 'instances' || name === 'story' ? `${name}.ts` : `${name}.tsx`,
      );
      // The files that assemble the rooms may import each other.
      if (room !== 'boot') files.push('routes.ts');
      if (apart.includes(room)) files.push('other.ts', 'round.ts');
      return depthsOf(room).flatMap((depth) => files.map((file) => path.join(room, depth, file)));
    });
    expect(refusedIn('packages/app/src')).toEqual(expected.sort());
  });

  it('point one way: no two import each other', () => {
    expect(inBoth(inApp)).toEqual([]);
  });

  it('hold their files no deeper than the rule looks', () => {
    const source = path.join(root, 'packages/app/src');
    expect(fs.globSync(['entities/*/*/*/**/*.{ts,tsx}', 'features/*/*/*/*/**/*.{ts,tsx}'], { cwd: source })).toEqual(
      [],
    );
  });

  it('load later only what they may import', () => {
    const source = path.join(root, 'packages/app/src');
    const files = fs
      .globSync(`{${appRooms.join(',')}}/**/*.{ts,tsx}`, { cwd: source })
      .filter((file) => !/\.(?:test|stories)\.|\/testing\//.test(file));
    const found = files.flatMap((file) =>
      [...fs.readFileSync(path.join(source, file), 'utf8').matchAll(/\bimport\(\s*'(\.[^']+)'/g)].map(
        ([, to = '']) => ({
          file,
          to: path.relative(source, path.resolve(source, path.dirname(file), to)),
        }),
      ),
    );
    const partOf = (file: string) => {
      const [room = '', part = ''] = file.split(path.sep);
      return apart.includes(room) ? `${room}/${part}` : room;
    };
    const refused = found.filter(({ file, to }) => {
      const from = inApp.find(({ room }) => room === file.split(path.sep)[0]);
      return partOf(file) !== partOf(to) && !from?.may.includes(to.split(path.sep)[0] ?? '');
    });
    expect(found.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
});
