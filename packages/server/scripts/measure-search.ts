import { sql } from 'kysely';
import { embeddedPostgres } from '../src/platform/db/embedded.ts';
import { connect } from '../src/platform/db/open.ts';
import { addProfessors } from './large.ts';
import { dataFolder, type MeasuredPerson, signUp, startServer } from './measuring.ts';

/**
 * Measures the search of My Professors over the professors of one person, beside those of others, and fails over a limit. Each search is a
 * request to a server that is a process of its own, one after the other: words of names and places, rare and common, in both scripts, two
 * words, one letter, and none. `npm run measure:search -- 100000`.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const OTHERS = 4;
const PART = 10_000;
const ROUNDS = 30;
const LIMIT_P95 = 50;
/** What is searched for; `all` is in every row, so that everybody is counted. */
const SEARCHES = {
  'a name': (round: number) => `ingrid solheim ${round}`,
  'a family name': () => 'solheim',
  'two words': () => 'oslo optics',
  'a Persian name': () => 'احمدی',
  'a rare word': (round: number) => `person${round * 37}`,
  nobody: () => 'atlantis',
  'a word of everybody': () => 'university',
  'one letter': () => 'q',
  'no word': () => '',
} satisfies Record<string, (round: number) => string>;

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir);
const failures: string[] = [];

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function report(figure: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = at(sorted, 0.95);
  const over = p95 > LIMIT_P95;
  process.stdout.write(
    `${over ? 'OVER' : 'ok  '} ${figure.padEnd(24)} p50 ${at(sorted, 0.5).toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms\n`,
  );
  if (over) failures.push(figure);
}

async function time(person: MeasuredPerson, words: string): Promise<number> {
  const query = new URLSearchParams({ ordering: '-h_index', ...(words ? { search: words } : {}) });
  const started = performance.now();
  const { status } = await person.api('GET', `/api/professor/professors/?${query.toString()}`);
  if (status !== 200) throw new Error(`A search is answered with ${status}`);
  return performance.now() - started;
}

try {
  await server.ready();
  const { config } = await embeddedPostgres(dataDir);
  const database = await connect(config, { max: 2 });
  const person = await signUp(server.url, 'search@mail.example', 'structural health monitoring');
  // In parts, because a statement has a limit of time.
  for (let from = 0; from < ROWS; from += PART)
    await addProfessors(database.db, person.accountId, Math.min(PART, ROWS - from), from);
  for (let other = 0; other < OTHERS; other += 1) {
    const { accountId } = await signUp(server.url, `search-${other}@mail.example`, 'optics');
    await addProfessors(database.db, accountId, PART);
  }
  // As PostgreSQL does by itself within a minute.
  await sql`vacuum analyze professors`.execute(database.db);
  await database.close();

  const all: number[] = [];
  for (const [figure, words] of Object.entries(SEARCHES)) {
    // The first plans the query and fills the caches.
    await time(person, words(0));
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) times.push(await time(person, words(round)));
    report(figure, times);
    all.push(...times);
  }
  report('all searches', all);
} finally {
  await server.stop();
  remove();
}
if (failures.includes('all searches')) process.exitCode = 1;
