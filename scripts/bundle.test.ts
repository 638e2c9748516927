import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { webPlugins } from '../packages/app/vite.plugins.ts';

type OutputChunk = Rolldown.OutputChunk;

const root = path.resolve(import.meta.dirname, '..');
// Inside the design system, so that its dependencies resolve.
const room = mkdtempSync(path.join(root, 'packages/design-system/.bundle-'));
afterAll(() => rmSync(room, { recursive: true }));

/** A production build of pages that import one of these names each, without React itself: the chunks by name. */
async function buildPages(pages: Record<string, string>): Promise<Map<string, OutputChunk[]>> {
  const input = Object.fromEntries(
    Object.entries(pages).map(([name, from]) => {
      const entry = path.join(room, `${name}.ts`);
      writeFileSync(entry, `import { ${name} } from '${from}';\n(globalThis as { kept?: unknown }).kept = ${name};\n`);
      return [name, entry];
    }),
  );
  const output = await build({
    root: room,
    configFile: false,
    logLevel: 'silent',
    plugins: [webPlugins()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, external: /^(?:react|react-dom)(?:\/|$)/ },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const codes = new Map(chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])));
  return new Map(
    [...codes.values()]
      .filter(({ isEntry }) => isEntry)
      .map((entry) => {
        // Lazily loaded chunks do not count.
        const needed = new Set([entry]);
        for (const { imports } of needed) for (const name of imports) if (codes.has(name)) needed.add(codes.get(name)!);
        return [entry.name, [...needed]];
      }),
  );
}

const codeOf = (chunks: readonly OutputChunk[]) => chunks.map(({ code }) => code).join('\n');
const kilobytes = (code: string) => gzipSync(code, { level: 9 }).length / 1000;

/** Compressed JavaScript beyond React, in kB: a little above the current sizes. Raise one only with a reason. */
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

let together: Map<string, OutputChunk[]>;
beforeAll(async () => {
  together = await buildPages(Object.fromEntries(cases.map(({ name, from }) => [name, from])));
}, 180_000);

/**
 * The upper bound of a page's size: built together with others, a page never needs less than alone, and a build for each takes minutes.
 * Only a page over its limit, because a shared module contains more for other pages, is built alone.
 */
async function costOf(name: string, from: string, limit: number): Promise<number> {
  const shared = kilobytes(codeOf(together.get(name) ?? []));
  if (shared <= limit) return shared;
  return kilobytes(codeOf((await buildPages({ [name]: from })).get(name) ?? []));
}

test.each(cases)(
  '$name alone costs at most $limit kB of compressed JavaScript beyond React',
  async ({ name, limit, from }) => {
    const size = await costOf(name, from, limit);
    expect(size).toBeGreaterThan(1);
    expect(size, `${name} is ${size.toFixed(1)} kB: what did it begin to import?`).toBeLessThanOrEqual(limit);
  },
  60_000,
);

test('only the English strings of react-aria are in the bundle', () => {
  const code = codeOf([...together.values()].flat());
  // "Close" and "Dismiss" of react-aria in German, French, Spanish, Russian, Arabic and Japanese.
  const others = ['Schließen', 'Rejeter', 'Descartar', 'Пропустить', 'تجاهل', '閉じる'];
  expect(others.filter((word) => code.includes(word))).toEqual([]);
  expect(code).toContain('Dismiss');
});
