import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const PNPM = 'pnpm@12.21.0';
const stamp = path.join(root, 'node_modules', '.peyk-installed');

function lockHash() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'package.json', 'pnpm-workspace.yaml'])
    hash.update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Installs exactly what the lockfile specifies, unless this checkout has it already. Works on Node 20 and newer. */
export function install() {
  const wanted = lockHash();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return;
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(npx, ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The whole pinned set whoever the caller is: a production install would omit the build tools.
    env: { ...process.env, NODE_ENV: '', npm_config_loglevel: 'error' },
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write('\nThe packages could not be installed. Is the package registry reachable?\n');
    process.exit(result.status ?? 1);
  }
  fs.writeFileSync(stamp, wanted);
}

/** The Node that the project pins; where the platform has no pinned one, the Node that runs this script. */
export function pinnedNode() {
  const folder = path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  const binary = path.join(folder, 'node');
  return fs.existsSync(binary)
    ? { binary, folder }
    : { binary: process.execPath, folder: path.dirname(process.execPath) };
}

/** The environment of the project's tools: the pinned Node first on the path, then the workspace's tools. */
export function toolEnvironment(extra = {}) {
  const { folder } = pinnedNode();
  const bin = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: [folder, bin, process.env.PATH].join(path.delimiter), ...extra };
}

/** Runs a tool of the workspace and returns its exit code. */
export function run(tool, args, { cwd = root, env = {} } = {}) {
  const result = spawnSync(tool, args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'inherit', 'inherit'] });
  if (result.error) process.stderr.write(`${tool}: ${result.error.message}\n`);
  return result.status ?? 1;
}

/** The same asynchronously: resolves with the exit code. `hear` receives the output. */
export function runBeside(tool, args, { env = {}, hear } = {}) {
  return new Promise((resolve) => {
    const out = hear ? 'pipe' : 'inherit';
    const child = spawn(tool, args, { cwd: root, env: toolEnvironment(env), stdio: ['ignore', out, out] });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
    child.on('error', (error) => (process.stderr.write(`${tool}: ${error.message}\n`), resolve(1)));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Starts a program under the pinned Node, forwards signals, and exits with its code. */
export function become(args, env = {}) {
  const child = spawn(pinnedNode().binary, args, { cwd: root, env: toolEnvironment(env), stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
