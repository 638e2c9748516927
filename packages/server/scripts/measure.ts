import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connectGmail } from '../src/testing/google.ts';
import { caller, freePort, TEST_PASSWORD } from '../src/testing/server.ts';
import { until } from '../src/testing/until.ts';

/**
 * Prints how long the product's first promises take here: a first and a second start, and a bot's first run over 3
 * universities with 5 professors each and over 200 with 5 each. Compare figures of one run only.
 */
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-measure-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const figures: { figure: string; seconds: number }[] = [];

async function timed<T>(figure: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  figures.push({ figure, seconds: Math.round(performance.now() - started) / 1000 });
  return result;
}

function start() {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/main.ts')], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, APP_DIR: 'none', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = () =>
    until('the server is ready', async () => {
      try {
        return (await fetch(`${url}/readyz`)).status === 200;
      } catch {
        return false;
      }
    });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { ready, stop };
}

const first = start();
await timed('first start of the server, new database', first.ready);
await first.stop();
const server = start();
await timed('second start of the server', server.ready);

const email = 'measure@mail.example';
await caller(url)('POST', '/api/auth/signup/', {
  email,
  password: TEST_PASSWORD,
  first_name: 'Nasrin',
  last_name: 'Ahmadi',
});
const { body: session } = await caller(url)<{ access: string }>('POST', '/api/auth/login/', {
  email,
  password: TEST_PASSWORD,
});
const api = caller(url, session.access);
const interest = 'structural health monitoring';
await api('POST', '/api/student/research-interests/add/', { interest_name: interest });
const account = await connectGmail({ api });

type Listed = { id: number }[];
const { body: countries } = await api<Listed>('GET', '/countries/');
const universities: number[] = [];
for (const { id } of countries) {
  const { body } = await api<Listed>('GET', `/universities/?country=${id}`);
  universities.push(...body.map((university) => university.id));
}

for (const count of [3, 200]) {
  await timed(`first run over ${count} universities, 5 professors each`, async () => {
    const created = await api<{ bot: { id: number } }>('POST', '/bots/create/', {
      name: `Measure ${count}`,
      gmail_account: account.id,
      target_country: null,
      target_university_name: null,
      need_research_proposal: false,
      num_professors: 5,
      advanced_filters: {
        research_area: interest,
        search_mode: 'world',
        selected_universities: universities.slice(0, count),
      },
    });
    if (created.status !== 201)
      throw new Error(`Creating the bot answered ${created.status}: ${JSON.stringify(created.body)}`);
    await until(
      'the run is finished',
      async () => {
        const run = await api<{ status: string }>('GET', `/bots/${created.body.bot.id}/run/`);
        return run.body.status === 'finished';
      },
      120_000,
    );
  });
}
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
for (const { figure, seconds } of figures) process.stdout.write(`${seconds.toFixed(2).padStart(8)} s  ${figure}\n`);
