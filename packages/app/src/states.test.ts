import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = import.meta.dirname;
const tables = globSync('**/*.states.ts', { cwd: source }).map((file) => join(source, file));

/** The stories that stand beside a table, as one text. */
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
