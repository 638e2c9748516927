import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '../platform/db/open.ts';
import { type EmbeddedPostgres, embeddedPostgres } from '../platform/db/embedded.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type DatabaseProxy, databaseProxy } from './databaseProxy.ts';
import { freePort } from './server.ts';
import { until } from './until.ts';

const main = path.resolve(import.meta.dirname, '../main.ts');

/** The whole server as a separate process. */
export interface KillableServer {
  url: string;
  dataDir: string;
  database: TestDatabase;
  /** The proxy to its database; null for an embedded one. */
  way: DatabaseProxy | null;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  terminate(): Promise<number | null>;
  /** Kills it and deletes all its data. */
  close(): Promise<void>;
}

/** The server's embedded database; the tests connect to it but leave its lifecycle to the server. */
async function ownDatabase(dataDir: string): Promise<TestDatabase> {
  const { config, stop }: EmbeddedPostgres = await embeddedPostgres(dataDir);
  const { db, close } = await connect(config, { max: 6 });
  return {
    db,
    connection: config,
    close: async () => {
      await close();
      await stop();
    },
  };
}

/**
 * Uses a database that outlives it or, if `embedded`, one in its own folder. `env` are environment variables. `onEnd` is called with the
 * output after an unexpected exit; the server is then restarted.
 */
export async function killableServer(
  env: Record<string, string> = {},
  { embedded = false, onEnd }: { embedded?: boolean; onEnd?: (said: string) => void } = {},
): Promise<KillableServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-kill-'));
  const database = embedded ? await ownDatabase(dataDir) : await testDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const way = embedded ? null : await databaseProxy(database.connection);
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...(way ? { DATABASE_URL: way.url } : {}),
    APP_DIR: 'none',
    LOG_LEVEL: 'silent',
    ...env,
  };
  let server: ChildProcess | undefined;
  const told = new WeakSet<ChildProcess>();

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    told.add(child);
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  const kill = async (): Promise<void> => {
    await end('SIGKILL');
  };

  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    server = child;
    child.once('exit', (code) => {
      if (!onEnd || told.has(child)) return;
      onEnd(`${code}: ${said}`);
      // A failure is reported to the callers that wait for readiness.
      start().catch(() => {});
    });
    await until(
      'the server is ready',
      async () => {
        if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
        return fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
      },
      60_000,
    );
  };

  return {
    url,
    dataDir,
    database,
    way,
    start,
    kill,
    terminate: () => end('SIGTERM'),
    async close() {
      await kill();
      await way?.close();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
