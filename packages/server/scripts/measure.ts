import { embeddedPostgres } from '../src/platform/db/embedded.ts';
import { connect } from '../src/platform/db/open.ts';
import { addStaff, addUniversities } from '../src/testing/generated/directory.ts';
import { dataFolder, runOnce, signUp, startServer } from './measuring.ts';

/**
 * Prints how long the product's first promises take here: a first and a second start, and a bot's first run over 3
 * universities with 5 professors each and over 200 with 5 each. Compare figures of one run only.
 */
const { dataDir, remove } = dataFolder();
const figures: { figure: string; seconds: number }[] = [];

async function timed<T>(figure: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  figures.push({ figure, seconds: Math.round(performance.now() - started) / 1000 });
  return result;
}

const first = await startServer(dataDir);
await timed('first start of the server, new database', first.ready);
await first.stop();
const server = await startServer(dataDir);
await timed('second start of the server', server.ready);

const interest = 'structural health monitoring';
const person = await signUp(server.url, 'measure@mail.example', interest);

const { config } = await embeddedPostgres(dataDir);
const database = await connect(config, { max: 2 });
const { ids: universities } = await addUniversities(database.db, 200);
await addStaff(database.db, universities, 20);
await database.close();

for (const count of [3, 200]) {
  await timed(`first run over ${count} universities, 5 professors each`, () =>
    runOnce(person, `Measure ${count}`, 5, {
      research_area: interest,
      selected_universities: universities.slice(0, count),
    }),
  );
}
await server.stop();
remove();
for (const { figure, seconds } of figures) process.stdout.write(`${seconds.toFixed(2).padStart(8)} s  ${figure}\n`);
