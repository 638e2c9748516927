import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const START_LIMIT_MS = 110_000;

/** A running product. */
export interface Product {
  url: string;
  /** The log file of the server. */
  logFile: string;
  /** The data folder of the server. */
  data: string;
}

/** A product that the caller controls. */
export interface OwnProduct extends Product {
  /** Kills the process without a shutdown, like a power cut. */
  kill: () => Promise<void>;
  /** Restarts it on the same port and data. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Working hours that never include the current hour in Central Europe, where the letters of the journeys go: approved letters are not sent,
 * whatever the time of the run.
 */
function closedHours(): string {
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Oslo' });
  const from = (Number(hour.format()) + 12) % 23;
  return `${from}-${from + 1}`;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

/** The product as `npm start` runs it: the built app, the real server with its own PostgreSQL, and a new data folder. */
export async function startProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'peyk-journey-'));
  const logFile = path.join(folder, 'server.log');
  const data = path.join(folder, 'data');
  const output = () => readFileSync(logFile, 'utf8');
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const log = openSync(logFile, 'a');
    const process_ = spawn(
      process.execPath,
      ['--import', './packages/server/src/testing/loopbackOnly.ts', 'packages/server/src/main.ts'],
      {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: data,
          LOG_LEVEL: 'warn',
          MAIL_WINDOW: closedHours(),
          ...env,
        },
        stdio: ['ignore', log, log],
      },
    );
    closeSync(log);
    child = process_;
    const until = Date.now() + START_LIMIT_MS;
    while (!(await answers(url))) {
      if (process_.exitCode !== null) throw new Error(`The server ended while starting:\n${output()}`);
      if (Date.now() > until) throw new Error(`The server was not ready in time:\n${output()}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const process_ = child;
    if (!process_ || process_.exitCode !== null || process_.signalCode !== null) return;
    const gone = new Promise((resolve) => process_.once('exit', resolve));
    process_.kill(signal);
    await gone;
  };

  await start();
  return {
    url,
    logFile,
    data,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
