import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const tables = globSync('**/*.states.ts', { cwd: source }).map((file) => join(source, file));

/** The stories next to a table, as one text. */
function storiesBeside(table: string): string {
  const folder = dirname(table);
  return globSync('*.stories.tsx', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe('screen states', () => {
  test('there are tables to check', () => {
    expect(tables.length).toBeGreaterThan(1);
  });

  test.each(tables.map((table) => [table.slice(source.length + 1), table] as const))(
    '%s has a story for every state',
    async (_name, table) => {
      const stories = storiesBeside(table);
      const module = (await import(table)) as Record<string, unknown>;
      const named = Object.entries(module).filter(
        ([name, value]) => name.endsWith('States') && typeof value === 'object' && value !== null,
      );
      expect(named, 'exports a table whose name ends in States').not.toHaveLength(0);
      const missing = named.flatMap(([name, value]) =>
        Object.keys(value as object)
          .map((key) => `${name}.${key}`)
          .filter((use) => !new RegExp(`${use.replace('.', '\\.')}\\b`).test(stories)),
      );
      expect(missing, 'states without a story').toEqual([]);
    },
  );

  test('every view has stories beside it', () => {
    const without = globSync('**/*View.tsx', { cwd: source }).filter((file) => {
      const stem = join(source, file.replace(/View\.tsx$/, ''));
      return (
        !existsSync(`${stem}View.stories.tsx`) &&
        !existsSync(`${stem}.stories.tsx`) &&
        !storiesBeside(join(source, file))
      );
    });
    expect(without).toEqual([]);
  });
});

/** The stories of screens, whose pictures are reviewed as pages. */
const screens = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
  .filter(({ text }) => /title: 'Screens\//.test(text) && !/tags: \['wired'/.test(text));

const tagged = (text: string, tag: string) => new RegExp(`tags: \\[[^\\]]*'${tag}'`).test(text);

/** Whether a part of the screen docks its buttons at the lower edge of the window. */
const hasDock = (file: string) =>
  globSync('**/*.tsx', { cwd: join(source, dirname(file)) }).some((part) =>
    readFileSync(join(source, dirname(file), part), 'utf8').includes('<Dock'),
  );

describe('pictures of screens', () => {
  test('there are screens to check, some with a dock', () => {
    expect(screens.length).toBeGreaterThan(15);
    expect(screens.filter(({ file }) => hasDock(file)).length).toBeGreaterThan(1);
  });

  test('every screen has a picture between phone and desktop', () => {
    const without = screens.filter(({ text }) => !tagged(text, 'tablet')).map(({ file }) => file);
    expect(without, "tag its main state 'tablet'").toEqual([]);
  });

  test('every screen with a dock has a picture of a phone before anybody scrolls', () => {
    const without = screens.filter(({ file, text }) => hasDock(file) && !tagged(text, 'unscrolled'));
    expect(
      without.map(({ file }) => file),
      "tag a state longer than a phone 'unscrolled'",
    ).toEqual([]);
  });
});
