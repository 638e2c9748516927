import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { build } from 'vite';
import { webPlugins } from '../packages/app/vite.plugins.ts';

const root = path.resolve(import.meta.dirname, '..');
// Below the design system, where its dependencies are found.
const room = mkdtempSync(path.join(root, 'packages/design-system/.bundle-'));
afterAll(() => rmSync(room, { recursive: true }));

/** All JavaScript that a page needs to import these names, as a production build makes it, without React itself. */
async function bundle(names: readonly string[], from: string): Promise<string> {
  const entry = path.join(room, `${names.join('-')}.ts`);
  const kept = `(globalThis as { kept?: unknown }).kept = [${names.join(', ')}];`;
  writeFileSync(entry, `import { ${names.join(', ')} } from '${from}';\n${kept}\n`);
  const output = await build({
    root: room,
    configFile: false,
    logLevel: 'silent',
    plugins: [webPlugins()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: /^(?:react|react-dom)(?:\/|$)/,
      },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const codes = new Map(chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])));
  // What comes later, on demand, is no part of the price.
  const needed = new Set([...codes.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of needed) for (const name of imports) if (codes.has(name)) needed.add(codes.get(name)!);
  return [...needed].map(({ code }) => code).join('\n');
}

const kilobytes = (code: string) => gzipSync(code, { level: 9 }).length / 1000;

/** Compressed JavaScript beyond React, in kB: a little above what each is today. Raise one only with a reason. */
const limits: Record<string, Record<string, number>> = {
  '../src/index.ts': {
    Button: 30,
    Tooltip: 16,
    Popover: 29,
    RangeField: 40,
    FileField: 40,
    Dialog: 42,
    Drawer: 42,
    Tabs: 46,
    Markdown: 57,
    Menu: 62,
    Select: 69,
    ComboBox: 73,
    DateField: 105,
  },
  '../src/charts/index.ts': { BarChart: 80, DistributionChart: 80, LineChart: 84 },
};
const cases = Object.entries(limits).flatMap(([from, names]) =>
  Object.entries(names).map(([name, limit]) => ({ name, limit, from })),
);

test.each(cases)(
  '$name alone costs at most $limit kB of compressed JavaScript beyond React',
  async ({ name, limit, from }) => {
    const size = kilobytes(await bundle([name], from));
    expect(size, `${name} is ${size.toFixed(1)} kB: what did it begin to import?`).toBeLessThanOrEqual(limit);
  },
  60_000,
);

test('only the English strings of react-aria are in the bundle', async () => {
  const code = await bundle(Object.keys(limits['../src/index.ts'] ?? {}), '../src/index.ts');
  // "Close" and "Dismiss" of react-aria in German, French, Spanish, Russian, Arabic and Japanese.
  const others = ['Schließen', 'Rejeter', 'Descartar', 'Пропустить', 'تجاهل', '閉じる'];
  expect(others.filter((word) => code.includes(word))).toEqual([]);
  expect(code).toContain('Dismiss');
}, 60_000);
