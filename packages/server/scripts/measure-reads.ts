import autocannon from 'autocannon';
import { connect } from '../src/platform/db/open.ts';
import { embeddedPostgres } from '../src/platform/db/embedded.ts';
import { sampleEntries } from '../src/profile/samples.ts';
import { SECTIONS } from '../src/profile/sections.ts';
import { addStaff, addUniversities } from '../src/testing/generated/directory.ts';
import { addBots } from './large.ts';
import { dataFolder, type MeasuredPerson, runOnce, signUp, startServer } from './measuring.ts';

/**
 * Measures reading and fails over a limit: lists of bots, results, drafts and professors, 20 rows each, of a person with a full profile and a
 * hundred letters, read by twenty at once, all of them that person or ten people; the list of drafts of somebody whose letters are made to be
 * slow to look through; and what nonsense costs. Reader and server are processes of their own, and share the machine.
 * `npm run measure:reads -- 10` reads each list for ten seconds.
 */
const READERS = 20;
const LIMITS = { perSecond: 400, p99Ms: 100 };
/** Reads of one person are answered together (`http/together.ts`); what different people read is reported, without a limit. */
const PEOPLE = 10;
const OF_MANY = { perSecond: 0, p99Ms: Infinity };
/** Letters as long as they may be: the first list after the edits, and what braces may cost more than words. */
const LONG = { firstMs: 500, share: 0.5 };
const NONSENSE = { ms: 50, bytes: 20_000, rounds: 21 };
const ROWS = 20;
const UNIVERSITIES = 20;
const PER_UNIVERSITY = 5;
const SECONDS = Number(process.argv[2] ?? 5);
const interest = 'structural health monitoring';
const failures: string[] = [];

function report(figure: string, line: string, problems: (string | null)[]): void {
  const problem = problems.filter((text) => text !== null).join(', ');
  process.stdout.write(`${line}  ${figure}${problem ? `  ${problem}` : ''}\n`);
  if (problem) failures.push(`${figure}: ${problem}`);
}

/** A list of a person. */
interface List {
  person: MeasuredPerson;
  path: string;
}

const read = (url: string, lists: readonly List[], duration: number) =>
  autocannon({
    url,
    connections: READERS,
    duration,
    requests: lists.map(({ person, path }) => ({
      path,
      headers: {
        authorization: `Bearer ${person.session.access}`,
        accept: 'application/json',
        'accept-encoding': 'gzip, deflate, br',
      },
    })),
  });

/** Reads one list, or the lists of several people in turn, for some seconds, after a second that also pays for what is compiled and cached once. */
async function measureList(
  url: string,
  lists: readonly List[],
  { figure, perSecond, p99Ms }: { figure: string; perSecond: number; p99Ms: number },
): Promise<number> {
  await read(url, lists, 1);
  const { requests, latency, non2xx, errors, throughput } = await read(url, lists, SECONDS);
  const rate = requests.average;
  report(
    figure,
    `${rate.toFixed(0).padStart(6)} a second  p50 ${latency.p50.toFixed(0).padStart(4)} ms  p99 ${latency.p99.toFixed(0).padStart(4)} ms  ${(throughput.average / rate / 1024).toFixed(0).padStart(4)} kB`,
    [
      rate < perSecond ? `under ${perSecond.toFixed(0)} a second` : null,
      latency.p99 > p99Ms ? `p99 over ${p99Ms} ms` : null,
      non2xx + errors > 0 || rate === 0 ? `${non2xx + errors} answers were none` : null,
    ],
  );
  return rate;
}

/** 250 kB that no form sends: more values than are read, and as many as are read, all of them wrong. */
const nonsense = {
  '250 kB of 50,000 wrong values': Array<string>(50_000).fill('no'),
  '250 kB of 4,900 wrong values': Array<string>(4_900).fill('no'.repeat(24)),
};

/** Sends nonsense several times, one after the other, and takes the median. */
async function measureNonsense(
  url: string,
  { session }: MeasuredPerson,
  figure: string,
  elements: readonly string[],
): Promise<void> {
  const body = JSON.stringify({
    name: 'Nonsense',
    advanced_filters: { research_area: 'x', selected_universities: elements },
  });
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < NONSENSE.rounds; round += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/bots/create/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.access}`, 'content-type': 'application/json' },
      body,
    });
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push(performance.now() - started);
    if (answer.status !== 400) throw new Error(`${figure} is answered with ${answer.status}`);
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  report(figure, `${median.toFixed(1).padStart(6)} ms  ${(bytes / 1024).toFixed(1)} kB`, [
    median > NONSENSE.ms ? `over ${NONSENSE.ms} ms` : null,
    bytes > NONSENSE.bytes ? `over ${NONSENSE.bytes} bytes` : null,
  ]);
}

/** A hundred letters of a run to a hundred professors, and what stands behind them. */
async function fill(
  person: MeasuredPerson,
  database: Awaited<ReturnType<typeof connect>>,
  universities: readonly number[],
): Promise<{ bot: number; drafts: number[] }> {
  for (const { section } of SECTIONS) {
    if (section === 'research_interests') continue;
    await person.api('POST', `/api/student/${section.replaceAll('_', '-')}/add/`, sampleEntries[section]);
  }
  await runOnce(person, 'Measure', PER_UNIVERSITY, {
    research_area: interest,
    selected_universities: [...universities],
    max_targets: UNIVERSITIES * PER_UNIVERSITY,
  });
  const { body: bots } = await person.api<{ id: number }[]>('GET', '/bots/');
  // A run writes only to close matches, one of a department at a time; the others are asked for by hand.
  const { body: found } = await person.api<{ results: { professor: { id: number }; draft: object | null }[] }>(
    'GET',
    `/bots/${bots[0]?.id ?? 0}/results/?page_size=100`,
  );
  for (const { professor, draft } of found.results)
    if (draft === null)
      await person.api('POST', '/api/emails/email-drafts/get-or-create/', { professor: professor.id });
  await addBots(database.db, person.accountId, ROWS - bots.length);
  const { body } = await person.api<{ results: { id: number }[]; count: number }>(
    'GET',
    `/api/emails/email-drafts/?page_size=${ROWS}`,
  );
  if (body.count < UNIVERSITIES * PER_UNIVERSITY || body.results.length < ROWS)
    throw new Error(`There are ${body.count} drafts only`);
  return { bot: bots[0]?.id ?? 0, drafts: body.results.map(({ id }) => id) };
}

const { dataDir, remove } = dataFolder();
const server = await startServer(dataDir);
try {
  await server.ready();
  const { config } = await embeddedPostgres(dataDir);
  const database = await connect(config, { max: 2 });
  const { ids } = await addUniversities(database.db, UNIVERSITIES);
  await addStaff(database.db, ids, PER_UNIVERSITY);

  const reader = await signUp(server.url, 'reader@mail.example', interest);
  const { bot } = await fill(reader, database, ids);
  const hostile = await signUp(server.url, 'hostile@mail.example', interest);
  const { drafts: longest } = await fill(hostile, database, ids);

  const others: { person: MeasuredPerson; bot: number }[] = [];
  for (let other = 1; other < PEOPLE; other += 1) {
    const person = await signUp(server.url, `reader-${other}@mail.example`, interest);
    others.push({ person, bot: (await fill(person, database, ids)).bot });
  }

  const paths = {
    bots: () => '/bots/',
    results: (id: number) => `/bots/${id}/results/?page_size=${ROWS}`,
    drafts: () => `/api/emails/email-drafts/?page_size=${ROWS}`,
    professors: () => `/api/professor/professors/?page_size=${ROWS}`,
  };
  for (const [name, pathOf] of Object.entries(paths)) {
    const figure = `list of ${ROWS} ${name}`;
    const own = { person: reader, path: pathOf(bot) };
    await measureList(server.url, [own], { figure, ...LIMITS });
    const all = [own, ...others.map((other) => ({ person: other.person, path: pathOf(other.bot) }))];
    await measureList(server.url, all, { figure: `${figure}, of ${PEOPLE} people`, ...OF_MANY });
  }

  const path = `/api/emails/email-drafts/?page_size=${ROWS}`;
  let plain = 0;
  for (const [name, letters] of [
    ['10,000 words', 'a '],
    ['20,000 braces', '{{'],
  ] as const) {
    for (const id of longest)
      await hostile.api('PATCH', `/api/emails/email-drafts/${id}/`, { body: letters.repeat(10_000) });
    const started = performance.now();
    await hostile.api('GET', path);
    const first = performance.now() - started;
    report(`list of ${ROWS} drafts of ${name}, first read after the edits`, `${first.toFixed(0).padStart(6)} ms`, [
      first > LONG.firstMs ? `over ${LONG.firstMs} ms` : null,
    ]);
    // Eight times the bytes of plain letters: the rate is that of the line, so the two are compared with each other.
    const figure = `list of ${ROWS} drafts of ${name}`;
    const rate = await measureList(server.url, [{ person: hostile, path }], {
      figure,
      perSecond: plain * LONG.share,
      p99Ms: Infinity,
    });
    plain = Math.max(plain, rate);
  }
  for (const [figure, elements] of Object.entries(nonsense))
    await measureNonsense(server.url, reader, figure, elements);
  await database.close();
} finally {
  await server.stop();
  remove();
}
if (failures.length > 0) {
  process.stderr.write(`\n${failures.join('\n')}\n`);
  process.exit(1);
}
