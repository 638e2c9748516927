import { connect } from '../src/platform/db/open.ts';
import { embeddedPostgres } from '../src/platform/db/embedded.ts';
import { addStaff, addUniversities } from '../src/testing/generated/directory.ts';
import { addBots } from './large.ts';
import { dataFolder, runOnce, signUp, startServer } from './measuring.ts';

/**
 * Measures the engine and fails over a limit: runs over 50, 100, 200 and 400 universities with ten candidate professors each, all of whom
 * are taken; over universities where 200 people are read and ten taken; the list of 10,000 bots; a country with 10,000 universities. Memory is that of the server process, without PostgreSQL.
 * `--short`, as in `npm test`, compares a run with one that is four times as long, and nothing with a clock on the wall.
 */
const LIMITS = { runSeconds: 20, memoryMb: 300, growth: 1.4, memoryGrowth: 1.25, listSeconds: 1 };
const SHORT = process.argv.includes('--short');
const SIZES = SHORT ? [50, 200] : [50, 100, 200, 400];
const PER_UNIVERSITY = 10;
/** Universities where more people can be read than are wanted. */
const CROWDED = 40;
const CROWD = 200;
const ROWS = 10_000;
const interest = 'structural health monitoring';
const failures: string[] = [];

function row(figure: string, seconds: number | null, most: number, problem: string | null): void {
  const time = seconds === null ? ''.padStart(10) : `${seconds.toFixed(2).padStart(8)} s`;
  process.stdout.write(`${time} ${most.toFixed(0).padStart(6)} MB  ${figure}${problem ? `  ${problem}` : ''}\n`);
  if (problem) failures.push(`${figure}: ${problem}`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

type Database = Awaited<ReturnType<typeof connect>>;

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir);
const overMemory = (most: number): string | null => (most > LIMITS.memoryMb ? `over ${LIMITS.memoryMb} MB` : null);
/** What is dear by its breadth: many people of whom few are taken, and lists of all there is. */
async function measureCrowdAndLists(db: Database['db'], crowded: number[], countryId: number): Promise<void> {
  const reader = await signUp(server.url, 'crowd@mail.example', interest);
  const reading = await timed(() =>
    runOnce(reader, 'Crowd', PER_UNIVERSITY, {
      research_area: interest,
      selected_universities: crowded,
      max_targets: 50,
    }),
  );
  const { most: crowdMost } = server.memory();
  row(
    `run over ${CROWDED} universities, the best ${PER_UNIVERSITY} of ${CROWD} each`,
    reading,
    crowdMost,
    overMemory(crowdMost),
  );

  const owner = await signUp(server.url, 'many@mail.example', interest);
  await addBots(db, owner.accountId, ROWS);
  for (const path of ['/bots/', `/universities/?country=${countryId}`]) {
    let rows = 0;
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      times.push(
        await timed(async () => {
          const { body } = await owner.api<unknown[]>('GET', path);
          rows = body.length;
        }),
      );
    }
    const slowest = Math.max(...times);
    const { most } = server.memory();
    const short = rows < ROWS ? `only ${rows} rows` : null;
    const slow = slowest > LIMITS.listSeconds ? `over ${LIMITS.listSeconds} s` : null;
    row(`GET ${path} with ${rows} rows, the slowest of five`, slowest, most, short ?? slow ?? overMemory(most));
  }
}

try {
  const started = await timed(server.ready);
  const fresh = server.memory();
  row('first start, with the sample put into the new database', started, fresh.most, overMemory(fresh.most));

  const { config } = await embeddedPostgres(dataDir);
  const database = await connect(config, { max: 2 });
  const { ids, countryId } = await addUniversities(database.db, ROWS);
  const universities = ids.slice(0, Math.max(...SIZES));
  await addStaff(database.db, universities, PER_UNIVERSITY);
  const crowded = ids.slice(-CROWDED);
  await addStaff(database.db, crowded, CROWD);

  // Unmeasured: the first run of a process also pays for what is compiled and cached once.
  const warm = await signUp(server.url, 'warm@mail.example', interest);
  await runOnce(warm, 'Warm', PER_UNIVERSITY, {
    research_area: interest,
    selected_universities: universities.slice(0, SIZES[0]),
  });
  server.memory();

  const perCandidate: number[] = [];
  const memory: number[] = [];
  for (const size of SIZES) {
    const person = await signUp(server.url, `measure-${size}@mail.example`, interest);
    const candidates = size * PER_UNIVERSITY;
    let found = 0;
    const seconds = await timed(async () => {
      const { counts } = await runOnce(person, `Measure ${size}`, PER_UNIVERSITY, {
        research_area: interest,
        selected_universities: universities.slice(0, size),
        // The same share of letters in every run: they are the dear part, and at most 500 are written.
        max_targets: Math.floor(candidates / 8),
      });
      found = counts.professors_found ?? 0;
    });
    perCandidate.push(seconds / candidates);
    const { most } = server.memory();
    memory.push(most);
    const slow = !SHORT && candidates === 2000 && seconds > LIMITS.runSeconds ? `over ${LIMITS.runSeconds} s` : null;
    const lost = found === candidates ? null : `only ${found} of ${candidates} were taken`;
    const growth = seconds / candidates / (perCandidate[0] ?? 1);
    const steep = growth > LIMITS.growth ? `${growth.toFixed(2)} times the first run's time per professor` : null;
    const larger = most / (memory[0] ?? 1);
    const swollen = larger > LIMITS.memoryGrowth ? `${larger.toFixed(2)} times the memory of the first run` : null;
    row(
      `run over ${size} universities, ${candidates} professors`,
      seconds,
      most,
      slow ?? lost ?? steep ?? swollen ?? overMemory(most),
    );
  }

  if (!SHORT) await measureCrowdAndLists(database.db, crowded, countryId);
  await database.close();
} finally {
  await server.stop();
  remove();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exit(1);
}
