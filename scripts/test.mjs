import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runStories, storyProjects } from './stories.mjs';
import { install, root, run } from './workspace.mjs';

install();
const { build } = await import('./build.mjs');

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-reports-'));
const node = 'node';

const reportOf = (name) => path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
const writing = (name) => [`--outputFile.json=${reportOf(name)}`];

/** What failed in a report of Vitest, a line for each title and the lines of why. */
const failuresIn = ({ testResults }) =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${path.relative(root, file)}\n${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${path.relative(root, file)}: ${fullName}\n${failureMessages.join('\n')}`,
    );
  });

/** The result of a step of Vitest; its counts come from its own reports, so that a project that ran nothing is seen. */
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

const project = (name) => () => result(run('vitest', ['run', '--project', name, ...writing(name)]), name);

const check = (tool, args, options) => () => ({ ok: run(tool, args, options) === 0 });

/** @typedef {{ ok: boolean, passed?: number, failed?: number, skipped?: number, failures?: string[] }} Result */
/** @type {[string, () => Result | Promise<Result>][]} */
const steps = [
  ['contract is linted', check('redocly', ['lint', 'openapi/openapi.yaml'])],
  ['generated types are fresh', check(node, ['packages/api-types/scripts/generate.mjs', '--check'])],
  ['types: api-types', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/api-types') })],
  ['types: design-system', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/design-system') })],
  ['types: app', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/app') })],
  ['types: e2e', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/e2e') })],
  ['types: server', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/server') })],
  ['types: tools', check('tsc', ['--noEmit'])],
  ['lint', check('oxlint', [])],
  ['format', check('oxfmt', ['--check', '.'])],
  ['unused code', check('knip', [])],
  ['unit tests', project('unit')],
  ['unit tests west of UTC', project('unit west')],
  ['unit tests east of UTC', project('unit east')],
  ['tests of the tools', project('tools')],
  ['server tests', project('server')],
  ['server tests west of UTC', project('server west')],
  ['server tests east of UTC', project('server east')],
  ['component tests', project('components')],
  ['stories: drawn, axe, pictures', async () => result(await runStories(writing), ...storyProjects)],
  ['build', () => (build(), { ok: true })],
  ['journeys', project('journeys')],
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(([name]) => wanted.some((word) => name.includes(word)));
const results = [];
for (const [name, step] of chosen) {
  process.stdout.write(`\n=== ${name}\n`);
  const started = Date.now();
  results.push({ name, ...(await step()), seconds: Math.round((Date.now() - started) / 1000) });
}

const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
process.stdout.write('\n');
const LINES_OF_A_FAILURE = 12;
const ownLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
const failures = results.flatMap(({ failures: found = [] }) => found);
for (const failure of failures)
  process.stdout.write(`${ownLines(failure).slice(0, LINES_OF_A_FAILURE).join('\n')}\n\n`);
for (const { name, ok, passed, failed, seconds } of results) {
  const counts = passed === undefined ? '' : `  ${passed} passed, ${failed} failed`;
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)${counts}\n`);
}
const skipped = total('skipped');
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
// Again, and last: whoever sees only the end of a long log must find what to look at.
const TITLES = 8;
for (const failure of failures.slice(0, TITLES)) {
  const [title = '', reason = ''] = ownLines(failure);
  process.stdout.write(`failed: ${title.slice(0, 160)}\n  ${reason.slice(0, 160)}\n`);
}
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
