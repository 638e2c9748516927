import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  addressesBefore,
  compileCache,
  forgetOld,
  noteAddresses,
  notePassed,
  passedBefore,
  readTree,
} from './passedCache.mjs';
import { journeyHash } from './journeyHash.mjs';
import { runStories, storyProjects } from './stories.mjs';
import { install, root, runBeside } from './workspace.mjs';

const words = process.argv.slice(2).filter((word) => word !== '--all');
/** Continuous integration runs everything; elsewhere, what is unchanged since a passing run on this machine is skipped. */
const all =
  process.argv.includes('--all') || Boolean(process.env.CI) || Boolean(process.env.KILL_SEED ?? process.env.FUZZ_SEED);

install();
const { build } = await import('./build.mjs');

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-reports-'));
const node = 'node';
const env = { NODE_COMPILE_CACHE: compileCache };

const reportOf = (name) => path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
const writing = (name) => [`--outputFile.json=${reportOf(name)}`];

/** The failures in a report of Vitest: a line for each title, followed by the error. */
const failuresIn = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${path.relative(root, file)}\n${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${path.relative(root, file)}: ${fullName}\n${failureMessages.join('\n')}`,
    );
  });

const LINES_OF_A_FAILURE = 12;

/** The result of a Vitest step; its counts come from its own reports, so that a project that ran nothing is noticed. */
function result(code, ...names) {
  const counts = names.map((name) =>
    fs.existsSync(reportOf(name))
      ? JSON.parse(fs.readFileSync(reportOf(name), 'utf8'))
      : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] },
  );
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
  return {
    ok: code === 0 && counts.every(({ numPassedTests }) => numPassedTests > 0),
    passed: total('numPassedTests'),
    failed: total('numFailedTests'),
    skipped: total('numPendingTests'),
    failures: counts.flatMap(failuresIn),
  };
}

/** The tree before the first step; it is read again after a step, whose pass is recorded only if nothing changed meanwhile. */
let before;
const treeBefore = () => (before ??= { tree: readTree() }).tree;

/** Runs one tool, unless it passed on the same contents of the whole tree. */
const check = (name, tool, args, options) => async (hear) =>
  whole(
    name,
    ({ everything }) => everything,
    async () => ({ ok: (await runBeside(tool, args, { ...options, hear })) === 0 }),
  );

/** Runs a step, unless it passed when this part of the tree had the same hash. */
async function whole(name, part, step) {
  const hashIn = (tree) => (tree ? part(tree) : undefined);
  const hash = all ? undefined : hashIn(treeBefore());
  const known = hash === undefined ? null : passedBefore(name, hash);
  if (known !== null) return { ok: true, kept: known, taken: 'all of it' };
  const result = await step();
  if (result.ok && !result.skipped && hash !== undefined && hashIn(readTree()) === hash)
    notePassed(name, hash, result.passed ?? 0);
  return result;
}

/**
 * Runs test files of a Vitest project, in each of `projects` that stands for it: those that changed, or have a changed dependency, since
 * they last passed.
 */
async function tests(sets, hear, wanted = () => true) {
  const tree = treeBefore();
  const label = sets.map(({ project }) => project).join(' and ');
  const files = sets.flatMap(({ project, of }) =>
    Object.entries(tree?.files[of] ?? {})
      .filter(([, file]) => wanted(file))
      .map(([file, { hash }]) => ({
        project,
        of,
        file,
        hash,
        known: all ? null : passedBefore(`${project} ${file}`, hash),
      })),
  );
  const run = files.filter(({ known }) => known === null);
  const kept = files.reduce((sum, { known }) => sum + (known ?? 0), 0);
  const taken = run.length === files.length ? undefined : `${files.length - run.length} of ${files.length} files`;
  if (files.length > 0 && run.length === 0) return { ok: true, kept, taken };
  // When all files must run, or the tree cannot be read, no files are listed.
  const everyOne =
    run.length === files.length &&
    sets.every(({ of }) => files.filter((each) => each.of === of).length === Object.keys(tree?.files[of] ?? {}).length);
  const names = everyOne ? [] : [...new Set(run.map(({ file }) => file))];
  const chosen = sets
    .map(({ project }) => project)
    .filter((project) => names.length === 0 || run.some((each) => each.project === project));
  const code = await runBeside(
    'vitest',
    ['run', ...chosen.flatMap((project) => ['--project', project]), ...names, ...writing(label)],
    { env, hear },
  );
  const answer = { ...result(code, label), kept, taken };
  if (!all && tree && fs.existsSync(reportOf(label)))
    noteFiles(run, JSON.parse(fs.readFileSync(reportOf(label), 'utf8')));
  return answer;
}

/** Records the files of a report that passed and have not changed since; a file that ran in several projects must have passed in each. */
function noteFiles(run, { testResults }) {
  const now = readTree();
  for (const { project, of, file, hash } of run) {
    const results = testResults.filter(({ name }) => path.relative(root, name).replaceAll(path.sep, '/') === file);
    const passed = results.every(
      ({ status, assertionResults }) =>
        status === 'passed' && assertionResults.every((test) => test.status === 'passed'),
    );
    const count = results.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
    if (results.length > 0 && count > 0 && passed && now?.files[of][file]?.hash === hash)
      notePassed(`${project} ${file}`, hash, count / results.length);
  }
}

const project = (of) => (hear) => tests([{ project: of, of }], hear);

/** Draws the stories whose modules, texts or accepted pictures differ from those of a run that passed; one run per language. */
async function stories(hear) {
  const tree = all ? null : treeBefore();
  if (!tree) return result(await runStories(writing, storyProjects, hear), ...storyProjects);
  const sets = storyProjects.map((project) => {
    const files = Object.entries(tree.files[project]).map(([file, { hash }]) => ({
      project,
      of: project,
      file,
      hash,
      known: passedBefore(`${project} ${file}`, hash),
    }));
    return { project, files, run: files.filter(({ known }) => known === null) };
  });
  const count = (key) => sets.reduce((sum, set) => sum + set[key].length, 0);
  const kept = sets.flatMap(({ files }) => files).reduce((sum, { known }) => sum + (known ?? 0), 0);
  const taken =
    count('run') === count('files') ? undefined : `${count('files') - count('run')} of ${count('files')} files`;
  const drawn = sets.filter(({ run }) => run.length > 0);
  if (drawn.length === 0) return { ok: true, kept, taken };
  const names = drawn.map(({ project }) => project);
  const filters = new Map(
    drawn.map(({ project, files, run }) => [project, run.length === files.length ? [] : run.map(({ file }) => file)]),
  );
  const code = await runStories((name) => [...filters.get(name), ...writing(name)], names, hear);
  const answer = { ...result(code, ...names), kept, taken };
  // A stale picture fails the run but no test: files noted as passed would not be checked again.
  if (!answer.ok && answer.failed === 0) return answer;
  for (const { project, run } of drawn)
    if (fs.existsSync(reportOf(project))) noteFiles(run, JSON.parse(fs.readFileSync(reportOf(project), 'utf8')));
  return answer;
}

/** Where each journey writes which addresses it has shown. */
const shown = path.join(root, '.vitest/journeys/shown');

/** Runs the journeys whose code, or a text of a screen that they show, differs from a run that passed. */
async function journeys(hear) {
  const tree = all ? undefined : treeBefore()?.journeys;
  const files = Object.keys(tree?.files ?? {}).map((file) => {
    const hash = journeyHash(tree, file, addressesBefore(file, tree.code + tree.files[file]));
    return { file, known: passedBefore(`journeys ${file}`, hash) };
  });
  const run = files.filter(({ known }) => known === null).map(({ file }) => file);
  const kept = files.reduce((sum, { known }) => sum + (known ?? 0), 0);
  const taken = run.length === files.length ? undefined : `${files.length - run.length} of ${files.length} files`;
  if (files.length > 0 && run.length === 0) return { ok: true, kept, taken };
  fs.rmSync(shown, { recursive: true, force: true });
  const names = run.length === files.length ? [] : run;
  const code = await runBeside('vitest', ['run', '--project', 'journeys', ...names, ...writing('journeys')], {
    env,
    hear,
  });
  const answer = { ...result(code, 'journeys'), kept, taken };
  const now = tree && readTree()?.journeys;
  if (!now || JSON.stringify(now) !== JSON.stringify(tree) || !fs.existsSync(reportOf('journeys'))) return answer;
  for (const { name, status, assertionResults } of JSON.parse(fs.readFileSync(reportOf('journeys'), 'utf8'))
    .testResults) {
    const passed = status === 'passed' && assertionResults.every((one) => one.status === 'passed');
    if (!passed || assertionResults.length === 0) continue;
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    const list = path.join(shown, `${path.basename(name)}.json`);
    const addresses = fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : null;
    if (addresses) noteAddresses(file, tree.code + tree.files[file], addresses);
    notePassed(`journeys ${file}`, journeyHash(tree, file, addresses), assertionResults.length);
  }
  return answer;
}

/** The tests that may depend on the date, in time zones where it differs. */
const otherZones = (of) => (hear) =>
  tests(
    [`${of} west`, `${of} at UTC`].map((name) => ({ project: name, of })),
    hear,
    ({ noticesDays }) => noticesDays,
  );

const checkStep = (name, tool, args, options) => [name, check(name, tool, args, options)];

/** A measurement of a part of the tree that fails over a limit. */
const measured = (name, part, script) => [
  name,
  (hear) => whole(name, part, async () => ({ ok: (await runBeside(node, [script, '--short'], { hear })) === 0 })),
];

/** @typedef {{ ok: boolean, passed?: number, failed?: number, skipped?: number, failures?: string[], kept?: number, taken?: string }} Result */
/** @typedef {[string, (hear?: (said: Buffer) => void) => Promise<Result>]} Step */
/**
 * Stages run one after the other. The lanes of a stage run in parallel: the tests of the server are mostly idle, so other work fits in.
 * @type {Step[][][]}
 */
const stages = [
  [
    [
      ['server tests', project('server')],
      ['server tests west of UTC and at it', otherZones('server')],
    ],
    [
      checkStep('contract is linted', 'redocly', ['lint', 'openapi/openapi.yaml']),
      checkStep('generated types are fresh', node, ['packages/api-types/scripts/generate.mjs', '--check']),
      checkStep('types: server', 'tsc', ['--noEmit', '-p', 'packages/server']),
      checkStep('types: web and tools', 'tsc', ['--noEmit']),
      checkStep('lint', 'oxlint', []),
      checkStep('format', 'oxfmt', ['--check', '.']),
      checkStep('unused code', 'knip', []),
      ['unit tests', project('unit')],
      ['unit tests west of UTC and at it', otherZones('unit')],
      ['tests of the tools', project('tools')],
    ],
  ],
  [[['component tests', project('components')]]],
  [[['stories: drawn, axe, pictures', stories]]],
  [
    [
      ['build', async () => (build(), { ok: true })],
      ['journeys', journeys],
    ],
  ],
  // Ratios of figures measured in one run; alone, so that only the code affects them.
  [
    [
      // A text that takes one line more moves what stands below it.
      measured(
        'figures: pages',
        ({ journeys: { code, allTexts } }) => code + allTexts,
        'packages/e2e/measure/pages.mjs',
      ),
      measured('figures: time and memory of runs', ({ server }) => server, 'packages/server/scripts/measure-run.ts'),
    ],
  ],
];

/** The output of a step that failed without a failed test: an unhandled error, what the pictures say, or its last lines. */
function whyWithoutTest(name, said) {
  const lines = stripVTControlCharacters(Buffer.concat(said).toString()).split('\n').filter(Boolean);
  const pictures = lines.findIndex((line) => /^(No picture shows|These pictures belong to no story)\b/.test(line));
  if (pictures !== -1) return [name, ...lines.slice(pictures)].join('\n');
  const error = lines.findIndex((line) => /Unhandled (Rejection|Error|Exception)\b/.test(line));
  return [name, ...(error === -1 ? lines.slice(-LINES_OF_A_FAILURE) : lines.slice(error + 1))].join('\n');
}

const isWanted = (name) => words.length === 0 || words.some((word) => name.includes(word));
const chosen = stages
  .map((lanes) => lanes.map((lane) => lane.filter(([name]) => isWanted(name))).filter((lane) => lane.length > 0))
  .filter((lanes) => lanes.length > 0);
forgetOld();
const results = [];
for (const lanes of chosen) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [name, step] of lane) {
        // A step that runs alone prints its output live; in parallel, each prints it at its end.
        const said = [];
        const alone = lanes.length === 1;
        if (alone) process.stdout.write(`\n=== ${name}\n`);
        const started = Date.now();
        const outcome = await step((text) => (said.push(text), alone && process.stdout.write(text)));
        if (!alone) process.stdout.write(Buffer.concat([Buffer.from(`\n=== ${name}\n`), ...said]));
        const failures = outcome.failures?.length || outcome.ok ? outcome.failures : [whyWithoutTest(name, said)];
        results.push({ name, ...outcome, failures, seconds: Math.round((Date.now() - started) / 1000) });
      }
    }),
  );
}
const order = stages.flat(2).map(([name]) => name);
results.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));

const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
process.stdout.write('\n');
const ownLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
const failures = results.flatMap(({ failures: found = [] }) => found);
for (const failure of failures)
  process.stdout.write(`${ownLines(failure).slice(0, LINES_OF_A_FAILURE).join('\n')}\n\n`);
for (const { name, ok, passed, failed, seconds, kept, taken } of results) {
  const counts = passed === undefined ? '' : `  ${passed} passed, ${failed} failed`;
  const earlier = taken ? `  taken from an earlier run: ${taken}${kept ? `, ${kept} tests` : ''}` : '';
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)${counts}${earlier}\n`);
}
const skipped = total('skipped');
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${
    total('kept') > 0 ? `, ${total('kept')} taken from earlier runs (--all runs them)` : ''
  }\n`,
);
// Repeated at the end, so that it is visible at the end of a long log.
const TITLES = 8;
for (const failure of failures.slice(0, TITLES)) {
  const [title = '', reason = ''] = ownLines(failure);
  process.stdout.write(`failed: ${title.slice(0, 160)}\n  ${reason.slice(0, 160)}\n`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
