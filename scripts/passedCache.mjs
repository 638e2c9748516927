import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, toolEnvironment } from './workspace.mjs';

const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'peyk');
const folder = path.join(cache, 'green');
const KEPT_DAYS = 30;

/** Node's compile cache, for the tests and the servers that they start. */
export const compileCache = path.join(cache, 'compiled');

/**
 * Hashes of the working tree; null where git cannot list it, so that nothing can be proven unchanged.
 * @returns {import('./testFiles.ts').TestFiles | null}
 */
export function readTree() {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['--disable-warning=ExperimentalWarning', 'scripts/testFiles.ts'],
    { cwd: root, encoding: 'utf8', env: toolEnvironment(), maxBuffer: 64 * 1024 * 1024 },
  );
  if (status === 0) return JSON.parse(stdout);
  process.stderr.write(`Everything is run, because it cannot be told what changed: ${stderr}\n`);
  return null;
}

const fileOf = (name, hash) => path.join(folder, createHash('sha256').update(`${name}\n${hash}`).digest('hex'));

/** How many tests passed in the last run on the same contents on this machine; null if there was none, or if any failed. */
export function passedBefore(name, hash) {
  const file = fileOf(name, hash);
  if (!fs.existsSync(file)) return null;
  fs.utimesSync(file, new Date(), new Date());
  return Number(fs.readFileSync(file, 'utf8'));
}

const shownBy = (name) => `addresses of ${name}`;

/** The addresses that a journey showed when it last passed with the same code; null if that is not known. */
export function addressesBefore(name, hash) {
  const file = fileOf(shownBy(name), hash);
  if (!fs.existsSync(file)) return null;
  fs.utimesSync(file, new Date(), new Date());
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** Records the addresses that a journey has shown. */
export function noteAddresses(name, hash, addresses) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(shownBy(name), hash), JSON.stringify(addresses));
}

/** Records a pass. */
export function notePassed(name, hash, tests) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(name, hash), String(tests));
}

/** Deletes records that have not been used for a month. */
export function forgetOld() {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > KEPT_DAYS * 86_400_000) fs.rmSync(file, { force: true });
  }
}
