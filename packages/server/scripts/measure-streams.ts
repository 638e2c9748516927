import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createAccessTokens } from '../src/accounts/accessTokens.ts';
import { embeddedPostgres } from '../src/platform/db/embedded.ts';
import { connect } from '../src/platform/db/open.ts';
import { createSecrets } from '../src/platform/secrets.ts';
import { type HeardChanges, hearChanges } from '../src/testing/changeStream.ts';
import { caller } from '../src/testing/server.ts';
import { until } from '../src/testing/until.ts';
import { dataFolder, startServer } from './measuring.ts';

/**
 * Measures open streams of changes and fails over a limit: so many people have one each, and everybody changes something at the same moment,
 * several times. Memory is that of the server process over what it had before. `npm run measure:streams -- 200` opens so many.
 */
const LIMIT_MB = 100;
const LIMIT_MS = 2000;
const STREAMS = Number(process.argv[2] ?? 1000);
const ROUNDS = 5;
/** Opened at once, as a phone's worth of people may come back. */
const AT_ONCE = 20;
/** Longer than from one sign of life to the next. */
const BEAT_MS = 16_000;

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir);
const failures: string[] = [];
const open: HeardChanges[] = [];

function report(figure: string, value: number, unit: string, limit: number): void {
  const isOver = value > limit;
  process.stdout.write(`${isOver ? 'OVER' : 'ok  '} ${value.toFixed(0).padStart(6)} ${unit}  ${figure}\n`);
  if (isOver) failures.push(`${figure}: ${value.toFixed(0)} ${unit}, over ${limit}`);
}

try {
  await server.ready();
  const { config } = await embeddedPostgres(dataDir);
  const database = await connect(config, { max: 2 });
  const { rows } = await sql<{ userId: number; sessionId: number }>`
    with person as (
      insert into users (email) select 'stream' || n || '@mail.example' from generate_series(1, ${STREAMS}::int) n returning id)
    insert into sessions (user_id, refresh_hash, expires_at)
    select id, 'measured ' || id, now() + interval '1 day' from person
    returning user_id as "userId", id as "sessionId"`.execute(database.db);
  const tokens = createAccessTokens({ secrets: createSecrets(dataDir), now: () => new Date() });
  const signed = await Promise.all(rows.map((identity) => tokens.sign(identity)));
  // As warm as any server that has answered everybody once.
  for (const token of signed) await caller(server.url, token)('GET', '/api/notices/');

  server.memory();
  const before = server.memory().now;
  const begun = performance.now();
  for (let from = 0; from < signed.length; from += AT_ONCE)
    open.push(
      ...(await Promise.all(signed.slice(from, from + AT_ONCE).map((token) => hearChanges(server.url, token)))),
    );
  await until('every stream lives', () => open.every((stream) => stream.status === 200 && stream.beats() > 0));
  process.stdout.write(`${STREAMS} streams opened in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);

  let slowest = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const stream of open) stream.forget();
    const told = performance.now();
    await sql`update users set first_name = ${`Round ${round}`} where email::text like 'stream%@mail.example'`.execute(
      database.db,
    );
    await until('everybody has heard', () => open.every(({ heard }) => heard.includes('account')));
    slowest = Math.max(slowest, performance.now() - told);
  }
  await delay(BEAT_MS);
  if (open.some((stream) => stream.hasEnded())) failures.push('a stream has ended');
  const { most, now } = server.memory();
  report(`until all ${STREAMS} have heard of a change of each, at the slowest`, slowest, 'ms', LIMIT_MS);
  report(`more memory at most, with ${STREAMS} open streams`, most - before, 'MB', LIMIT_MB);
  report('more memory at the end', now - before, 'MB', LIMIT_MB);
  for (const stream of open) stream.leave();
  await until('all are gone', () => open.every((stream) => stream.hasEnded()));
  await database.close();
} finally {
  await server.stop();
  remove();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exit(1);
}
