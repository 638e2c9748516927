import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestDatabase, testDatabase } from './database.ts';
import { freePort } from './server.ts';
import { until } from './until.ts';

const main = path.resolve(import.meta.dirname, '../main.ts');

/** The whole server as a process of its own, on a database that outlives it. */
export interface KillableServer {
  url: string;
  dataDir: string;
  database: TestDatabase;
  /** Starts it and waits until it is ready. */
  start(): Promise<void>;
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>;
  /** Kills it and removes all that it left. */
  close(): Promise<void>;
}

/** `env` are variables as the server reads them. */
export async function killableServer(env: Record<string, string> = {}): Promise<KillableServer> {
  const database = await testDatabase();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-kill-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { host, user, database: name } = database.connection;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${user}@/${name}?host=${encodeURIComponent(host ?? '')}`,
    APP_DIR: 'none',
    LOG_LEVEL: 'silent',
    ...env,
  };
  let server: ChildProcess | undefined;

  const kill = async (): Promise<void> => {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
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
    await until(
      'the server is ready',
      async () => {
        if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
        return fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
      },
      30_000,
    );
  };

  return {
    url,
    dataDir,
    database,
    start,
    kill,
    async close() {
      await kill();
      await database.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
