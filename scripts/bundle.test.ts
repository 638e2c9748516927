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
  const entry = path.join(room, `${names.join('-') || 'all'}.ts`);
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
        output: { codeSplitting: false },
      },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

const kilobytes = (code: string) => gzipSync(code, { level: 9 }).length / 1000;

/** Compressed JavaScript beyond React, in kB. A little above what each is today; raise one only with a reason. */
const limits: Record<string, number> = {
  Button: 30,
};

test.each(Object.entries(limits))(
  '%s alone costs at most %d kB of compressed JavaScript beyond React',
  async (name, limit) => {
    const size = kilobytes(await bundle([name], '../src/index.ts'));
    expect(size, `${name} is ${size.toFixed(1)} kB: what did it begin to import?`).toBeLessThanOrEqual(limit);
  },
);
