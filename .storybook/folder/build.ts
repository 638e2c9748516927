import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minify } from 'vite';
import { toolEnvironment } from '../../scripts/workspace.mjs';
import { askedOf } from './asked.ts';
import { packFolder } from './pack.ts';

/**
 * The review room as a folder: `npm run build-storybook`, or with `-- -o <folder>`. It opens from a server, in any folder of it, and without
 * one. `-- --stats-json=<folder>` also writes which story imports which file, for Chromatic.
 */
const root = path.join(import.meta.dirname, '../..');
const { folder, forStorybook } = askedOf(root, process.argv.slice(2));

const { status } = spawnSync('storybook', forStorybook, {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

// Storybook ships its frame as it is written, with every blank: a page reads five megabytes of it.
for (const name of globSync('sb-manager/*.js', { cwd: folder })) {
  const file = path.join(folder, name);
  const { code } = await minify(file, readFileSync(file, 'utf8'), { module: true, mangle: true, compress: false });
  writeFileSync(file, code);
}
packFolder(folder);
