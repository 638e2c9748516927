import { setTimeout as delay } from 'node:timers/promises';
import type { AccountExport } from '@peyk/api-types';
import { connect } from '../src/platform/db/open.ts';
import { embeddedPostgres } from '../src/platform/db/embedded.ts';
import { caller } from '../src/testing/server.ts';
import { until } from '../src/testing/until.ts';
import { addLetters } from './large.ts';
import { dataFolder, signUp, startServer } from './measuring.ts';

/**
 * Measures the archive of everything and fails over a limit: a person with 100,000 letters that were sent takes it, and downloads it. Memory is
 * that of the server process over what it had before, without PostgreSQL. `npm run measure:export -- 1000` makes so many letters.
 */
const LIMIT_MB = 300;
const LETTERS = Number(process.argv[2] ?? 100_000);
/** Until the archive is ready, on a machine that does much else. */
const READY_MS = 1_800_000;
/** Enough of the end of an archive for the end of its directory. */
const END_BYTES = 1000;
const failures: string[] = [];

function report(figure: string, started: number, over: number, problem: string | null): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isOver = over > LIMIT_MB ? `over ${LIMIT_MB} MB` : null;
  const problems = [problem, isOver].filter((text) => text !== null).join(', ');
  process.stdout.write(
    `${seconds.padStart(8)} s ${over.toFixed(0).padStart(6)} MB more  ${figure}${problems ? `  ${problems}` : ''}\n`,
  );
  if (problems) failures.push(`${figure}: ${problems}`);
}

/** How many files a ZIP archive has, by its last bytes: its directory of old holds no more than 65,535. */
function filesOf(end: Buffer): number {
  const large = end.lastIndexOf('PK\x06\x06', undefined, 'latin1');
  if (large >= 0) return Number(end.readBigUInt64LE(large + 32));
  return end.readUInt16LE(end.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 10);
}

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir);
try {
  await server.ready();
  const { config } = await embeddedPostgres(dataDir);
  const database = await connect(config, { max: 2 });
  const person = await signUp(server.url, 'everything@mail.example', 'structural health monitoring');
  await addLetters(database.db, person.accountId, LETTERS);
  await database.close();

  // The archive may take longer than an access token lasts; a new sign-in would cost the memory of a password's hash.
  let { access } = person.session;
  const asPerson = async () => {
    const { refresh } = person.session;
    const { body } = await caller(server.url)<{ access: string }>('POST', '/api/auth/refresh/', { refresh });
    access = body.access;
    return caller(server.url, access);
  };

  server.memory();
  const before = server.memory().now;
  let started = performance.now();
  await (
    await asPerson()
  )('POST', '/api/account/export/');
  const { bytes, state } = await until(
    'the archive is ready',
    async () => {
      // As a page that shows the progress asks.
      await delay(5000);
      const { body } = await (await asPerson())<AccountExport>('GET', '/api/account/export/');
      return body.state === 'working' ? null : body;
    },
    READY_MS,
  );
  const size = `${(bytes / 1e6).toFixed(0)} MB`;
  report(
    `archive of ${LETTERS} letters, ${size}`,
    started,
    server.memory().most - before,
    state === 'ready' ? null : state,
  );

  started = performance.now();
  const answer = await fetch(`${server.url}/api/account/export/file/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  let taken = 0;
  let end = Buffer.alloc(0);
  for await (const chunk of answer.body ?? []) {
    taken += (chunk as Uint8Array).length;
    end = Buffer.concat([end, chunk as Uint8Array]).subarray(-END_BYTES);
  }
  const short = taken === bytes ? null : `only ${taken} of ${bytes} bytes came`;
  const files = filesOf(end);
  report(
    `its download, ${size}`,
    started,
    server.memory().most - before,
    short ?? (files > LETTERS ? null : `only ${files} files`),
  );
} finally {
  await server.stop();
  remove();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exit(1);
}
