/**
 * Types, the shapes of answers, the operations that take an Idempotency-Key, the limits of fields, the lists of the profile and one bundled file from the contract. `--check` writes nothing and exits 1 when what is committed is stale.
 * This package alone keeps TypeScript 5, because the generator needs its compiler interface.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { limitsOf } from './limits.mjs';
import { listsOf } from './lists.mjs';
import { keyedOf, shapesOf } from './shapes.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..', '..');
const contract = join(root, 'openapi', 'openapi.yaml');
const output = join(here, '..', 'src');

const files = {
  'contract.json': bundle(),
  'schema.d.ts': '',
  'shapes.json': '',
  'laterShapes.json': '',
  'keyed.json': '',
};
// The others are made from the bundle, so that all files always describe the same contract.
const bundled = JSON.parse(files['contract.json']);
files['schema.d.ts'] = COMMENT_HEADER + astToString(await openapiTypescript(bundled));
const shapes = shapesOf(bundled);
files['shapes.json'] = `${JSON.stringify(shapes.first, null, 1)}\n`;
files['laterShapes.json'] = `${JSON.stringify(shapes.later, null, 1)}\n`;
files['keyed.json'] = `${JSON.stringify(keyedOf(bundled), null, 1)}\n`;
files['lists.ts'] = listsOf(bundled);
for (const [name, text] of Object.entries(limitsOf(bundled))) files[`limits/${name}`] = text;
// Of schemas that no request holds any more.
const leftOver = readdirSync(join(output, 'limits'))
  .map((name) => `limits/${name}`)
  .filter((name) => name !== 'limits/Limits.ts' && !(name in files));

if (process.argv.includes('--check')) {
  const stale = [...Object.keys(files).filter((name) => read(join(output, name)) !== files[name]), ...leftOver];
  if (stale.length) {
    console.error(
      `Stale: ${stale.join(', ')} in packages/api-types/src. The contract changed; run 'npm run gen' and commit.`,
    );
    process.exitCode = 1;
  }
} else {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(output, name), text);
  for (const name of leftOver) rmSync(join(output, name));
}

function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-contract-'));
  const file = join(folder, 'contract.json');
  const cli = join(
    dirname(createRequire(join(root, 'package.json')).resolve('@redocly/cli/package.json')),
    'bin',
    'cli.js',
  );
  try {
    execFileSync(process.execPath, [cli, 'bundle', contract, '--output', file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return readFileSync(file, 'utf8');
  } catch (error) {
    process.stderr.write(String(error.stderr ?? error));
    throw new Error('The contract could not be bundled.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
