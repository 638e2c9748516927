import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root, run } from './workspace.mjs';

const SOURCES = ['packages/app', 'packages/design-system', 'packages/api-types', 'pnpm-lock.yaml'];
const IGNORED = new Set(['node_modules', 'dist', '.vitest', '.cache']);
const dist = path.join(root, 'packages/app/dist');
const stamp = path.join(dist, '.built-from');

function* filesBelow(entry) {
  if (!fs.statSync(entry).isDirectory()) {
    yield entry;
    return;
  }
  for (const name of fs.readdirSync(entry).sort()) if (!IGNORED.has(name)) yield* filesBelow(path.join(entry, name));
}

function sourceHash() {
  const hash = createHash('sha256').update(process.env.API_BASE ?? '');
  for (const source of SOURCES) {
    for (const file of filesBelow(path.join(root, source)))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Compresses the files in advance, so that the server need not do it during a request. */
function compress() {
  for (const file of filesBelow(dist)) {
    if (!/\.(js|css|html|svg|md|json|txt)$/.test(file)) continue;
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

/** Builds the app, unless the existing build was made from the same sources with the same API base. */
export function build() {
  const wanted = sourceHash();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const cwd = path.join(root, 'packages/app');
  for (const [tool, args] of [
    ['vite', ['build']],
    ['node', ['scripts/prerender.mjs']],
  ]) {
    const code = run(tool, args, { cwd });
    if (code !== 0) process.exit(code);
  }
  compress();
  fs.writeFileSync(stamp, wanted);
}
