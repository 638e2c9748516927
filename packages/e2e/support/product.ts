import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const START_LIMIT_MS = 60_000;

export interface Product {
  url: string;
  dataDir: string;
  /** Ends the process without a goodbye, as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** What the server wrote to its log so far. */
  log: () => string;
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
 * Working hours that are not now where the letters of the journeys go, in the middle of Europe: what is approved waits there for the person,
 * whatever the hour and the weekday of the run.
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

/** The product as `npm start` runs it: the built app, the real server, its own PostgreSQL, a data folder of its own. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'peyk-journey-'));
  let child: ChildProcess | null = null;
  let output = '';

  const start = async (): Promise<void> => {
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
          DATA_DIR: dataDir,
          LOG_LEVEL: 'warn',
          MAIL_WINDOW: closedHours(),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    child = process_;
    for (const stream of [process_.stdout, process_.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    const until = Date.now() + START_LIMIT_MS;
    while (!(await answers(url))) {
      if (process_.exitCode !== null) throw new Error(`The server ended while starting:\n${output}`);
      if (Date.now() > until) throw new Error(`The server was not ready in time:\n${output}`);
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
    dataDir,
    start,
    log: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
