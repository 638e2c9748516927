/**
 * Mutation testing: `npm run mutants -- packages/server/src/sending/slots.ts`. A path is a file or a folder; `--share 0.1 --seed 7` takes a
 * random tenth of the places. A mutant must be killed by the tests of the same room, `packages/server/src/sending` in the example; tests
 * that need a browser do not count. Not part of the tests, because it takes minutes per file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { install, root, run } from './workspace.mjs';

const { values, positionals: places } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
if (places.length === 0) {
  process.stderr.write('Name a file or a folder, such as: npm run mutants -- packages/server/src/sending\n');
  process.exit(1);
}
install();
const patterns = places.map((place) =>
  fs.statSync(path.resolve(root, place)).isDirectory() ? `${place.replace(/\/$/, '')}/**/*.ts` : place,
);
/** `packages/<package>/src/<room>` of a path. */
const roomOf = (place) =>
  place
    .split('/')
    .slice(0, 4)
    .join('/')
    .replace(/\/[^/]*\.ts$/, '');
const reports = path.join('.vitest', 'mutants');
const config = path.join(root, '.vitest', 'stryker.config.json');
fs.mkdirSync(path.dirname(config), { recursive: true });
fs.writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(root, 'scripts/mutants.sample.mjs')],
    ignorers: ['sample'],
    vitest: { configFile: 'scripts/mutants.vitest.ts', pool: 'forks', related: false },
    mutate: [...patterns, '!**/*.test.ts', '!**/*.d.ts'],
    ignorePatterns: ['.data', 'packages/*/dist', 'storybook-static', '.vitest', '.git'],
    coverageAnalysis: 'perTest',
    dryRunTimeoutMinutes: 30,
    // Texts are reviewed by people, and log lines are not tested.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Stryker would rewrite it with a TypeScript that is older than ours; nothing here is compiled.
    tsconfigFile: 'none',
    concurrency: 2,
    timeoutMS: 30_000,
    tempDirName: '.vitest/stryker',
    reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false },
    jsonReporter: { fileName: path.join(reports, 'report.json') },
    htmlReporter: { fileName: path.join(reports, 'index.html') },
    packageManager: 'npm',
  }),
);
// By the settings of Vitest and not by Stryker's `testFiles`: with those, Stryker 10.1 switches a mutant of a module's top level on only
// after the module is loaded, so that each of them survives.
const rooms = [...new Set(places.map(roomOf))].join(',');
process.exit(
  run('stryker', ['run', config], {
    env: { MUTANTS_SHARE: values.share, MUTANTS_SEED: values.seed, MUTANTS_ROOMS: rooms },
  }),
);
