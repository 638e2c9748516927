import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Manifest, accept, acceptedOf, isNamed, readManifest, writeManifest } from './manifest.ts';
import { afterOf, decided, differingIn, forgetDiffering, forgetStale, openImage, readStale } from './differences.ts';
import { numbersIn } from './rows.ts';

/**
 * `npm run visual:accept [word…]`: accepts the differing pictures of the last runs, as they are in the report, and removes those that no
 * story draws any more: all, or those with one of the words in their name. `--report=<stamp> --pictures=<numbers>` is what the report itself
 * writes: the pictures that were accepted there, and no other.
 */
const { values, positionals: words } = parseArgs({
  options: { report: { type: 'string' }, pictures: { type: 'string' } },
  allowPositionals: true,
});
const inReport =
  values.report === undefined ? undefined : new Set(decided(values.report, numbersIn(values.pictures ?? '')));
const isMeant = (name: string) => (inReport ? inReport.has(name) : isNamed(name, words));
const names = differingIn().filter(isMeant);
const stale = inReport ? [] : readStale().filter(isMeant);
const differing: Manifest = new Map(
  await Promise.all(
    names.map(async (name) => [name, acceptedOf(await openImage(readFileSync(afterOf(name))))] as const),
  ),
);
const before = readManifest();
const gone = stale.filter((name) => before.has(name)).length;
writeManifest(accept(before, { differing, stale }, []));
for (const name of names) forgetDiffering(name);
forgetStale(stale);
process.stdout.write(
  names.length + gone === 0
    ? 'Nothing to accept: draw the stories first (node scripts/stories.mjs [file…]).\n'
    : `${names.length} pictures accepted, ${gone} removed; .storybook/pictures.txt names them.\n`,
);
