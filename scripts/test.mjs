import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { install, root, run } from './workspace.mjs';

install();
const { build } = await import('./build.mjs');

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-reports-'));
const node = 'node';

/** Vitest projects as a step; its counts come from its own report, so that a step that ran nothing is seen. */
function project(...names) {
  const file = path.join(reports, `${names.join('-').replaceAll(/\W/g, '-')}.json`);
  const code = run('vitest', ['run', ...names.flatMap((name) => ['--project', name]), `--outputFile.json=${file}`]);
  const report = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  const passed = report.numPassedTests;
  return { ok: code === 0 && passed > 0, passed, failed: report.numFailedTests, skipped: report.numPendingTests };
}

const check = (tool, args, options) => () => ({ ok: run(tool, args, options) === 0 });

/** @type {[string, () => { ok: boolean, passed?: number, failed?: number, skipped?: number }][]} */
const steps = [
  ['contract is linted', check('redocly', ['lint', 'openapi/openapi.yaml'])],
  ['generated types are fresh', check(node, ['packages/api-types/scripts/generate.mjs', '--check'])],
  ['types: api-types', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/api-types') })],
  ['types: design-system', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/design-system') })],
  ['types: app', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/app') })],
  ['types: journeys', check('tsc', ['--noEmit', '-p', 'packages/app/e2e'])],
  ['types: server', check('tsc', ['--noEmit'], { cwd: path.join(root, 'packages/server') })],
  ['types: tools', check('tsc', ['--noEmit'])],
  ['lint', check('oxlint', [])],
  ['format', check('oxfmt', ['--check', '.'])],
  ['unused code', check('knip', [])],
  ['unit tests', () => project('unit')],
  ['server tests', () => project('server')],
  ['component tests', () => project('components')],
  ['stories: drawn, axe, pictures', () => project('stories:en', 'stories:fa')],
  ['build', () => (build(), { ok: true })],
  ['journeys', () => project('journeys')],
];

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(([name]) => wanted.some((word) => name.includes(word)));
const results = [];
for (const [name, step] of chosen) {
  process.stdout.write(`\n=== ${name}\n`);
  const started = Date.now();
  results.push({ name, ...step(), seconds: Math.round((Date.now() - started) / 1000) });
}

const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
process.stdout.write('\n');
for (const { name, ok, passed, failed, seconds } of results) {
  const counts = passed === undefined ? '' : `  ${passed} passed, ${failed} failed`;
  process.stdout.write(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)${counts}\n`);
}
const skipped = total('skipped');
process.stdout.write(
  `\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
