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

type Listed = { id: number }[];
const { body: countries } = await person.api<Listed>('GET', '/countries/');
const universities: number[] = [];
for (const { id } of countries) {
  const { body } = await person.api<Listed>('GET', `/universities/?country=${id}`);
  universities.push(...body.map((university) => university.id));
}

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
