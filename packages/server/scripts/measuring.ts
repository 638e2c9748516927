import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SERVER } from '../../../scripts/server.mjs';
import { connectGmail } from '../src/testing/google.ts';
import { type Api, caller, freePort, TEST_PASSWORD } from '../src/testing/server.ts';
import { until } from '../src/testing/until.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const MB = 1024 * 1024;
/** Until a first start has made its database, also on a machine that does much else. */
const READY_MS = 120_000;

/** The server as `npm start` runs it, in a process and a data folder of its own. */
export interface MeasuredServer {
  url: string;
  dataDir: string;
  ready: () => Promise<boolean>;
  stop: () => Promise<void>;
  /** Resident memory of the process now and the most since the last call, in MB. Linux only; zero elsewhere. */
  memory: () => { now: number; most: number };
}

/** A new data folder; `remove` takes it away. */
export function dataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-measure-'));
  return { dataDir, remove: () => fs.rmSync(dataDir, { recursive: true, force: true }) };
}

function memoryOf(child: ChildProcess): { now: number; most: number } {
  const folder = `/proc/${child.pid}`;
  if (process.platform !== 'linux') return { now: 0, most: 0 };
  const status = fs.readFileSync(`${folder}/status`, 'utf8');
  const kilobytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0);
  // Five resets the high-water mark, so that each figure is of its own stretch.
  fs.writeFileSync(`${folder}/clear_refs`, '5');
  return { now: (kilobytes('VmRSS') * 1024) / MB, most: (kilobytes('VmHWM') * 1024) / MB };
}

/** Starts the server on a free port, without the app unless `env` names its folder; `ready` waits until it answers. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<MeasuredServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, SERVER, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      APP_DIR: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    url,
    dataDir,
    ready: () =>
      until(
        'the server is ready',
        async () => {
          try {
            return (await fetch(`${url}/readyz`)).status === 200;
          } catch {
            return false;
          }
        },
        READY_MS,
      ),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
    memory: () => memoryOf(child),
  };
}

export interface MeasuredPerson {
  api: Api;
  accountId: number;
  /** The tokens, for a browser that is to be this person. */
  session: { access: string; refresh: string };
}

/** A new person with one research interest and a connected mail account. */
export async function signUp(url: string, email: string, interest: string): Promise<MeasuredPerson> {
  const account = { email, password: TEST_PASSWORD };
  await caller(url)('POST', '/api/auth/signup/', { ...account, first_name: 'Nasrin', last_name: 'Ahmadi' });
  const { body: session } = await caller(url)<MeasuredPerson['session']>('POST', '/api/auth/login/', account);
  const api = caller(url, session.access);
  await api('POST', '/api/student/research-interests/add/', { interest_name: interest });
  return { api, accountId: (await connectGmail({ api })).id, session };
}

/** Creates a bot with these universities, waits for the end of its first run and answers it. Throws unless the run is finished. */
export async function runOnce(
  { api, accountId }: MeasuredPerson,
  name: string,
  perUniversity: number,
  filters: { research_area: string; selected_universities: number[]; max_targets?: number },
): Promise<{ counts: Record<string, number> }> {
  const created = await api<{ bot: { id: number } }>('POST', '/bots/create/', {
    name,
    gmail_account: accountId,
    target_country: null,
    target_university_name: null,
    need_research_proposal: false,
    num_professors: perUniversity,
    advanced_filters: { search_mode: 'world', ...filters },
  });
  if (created.status !== 201)
    throw new Error(`Creating the bot answered ${created.status}: ${JSON.stringify(created.body)}`);
  return until(
    'the run is finished',
    async () => {
      // As a page that shows the progress would ask, and not so often that the asking is what is measured.
      await delay(200);
      const run = await api<{ status: string; error: string | null; counts: Record<string, number> }>(
        'GET',
        `/bots/${created.body.bot.id}/run/`,
      );
      if (run.body.status === 'failed') throw new Error(`The run failed: ${run.body.error}`);
      return run.body.status === 'finished' ? run.body : null;
    },
    240_000,
  );
}
