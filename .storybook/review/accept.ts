import { readFileSync } from 'node:fs';
import { type Manifest, accept, acceptedOf, isNamed, readManifest, writeManifest } from './manifest.ts';
import { afterOf, differingIn, forgetDiffering, openImage, readStale } from './differences.ts';

/**
 * `npm run visual:accept [word…]`: accepts the differing pictures of the last runs, as they are in the report, and removes those that no
 * story draws any more: all, or those with one of the words in their name.
 */
const words = process.argv.slice(2);
const names = differingIn().filter((name) => isNamed(name, words));
const stale = readStale().filter((name) => isNamed(name, words));
const differing: Manifest = new Map(
  await Promise.all(
    names.map(async (name) => [name, acceptedOf(await openImage(readFileSync(afterOf(name))))] as const),
  ),
);
const before = readManifest();
const gone = stale.filter((name) => before.has(name)).length;
writeManifest(accept(before, { differing, stale }, words));
for (const name of names) forgetDiffering(name);
process.stdout.write(
  names.length + gone === 0
    ? 'Nothing to accept: draw the stories first (node scripts/stories.mjs [file…]).\n'
    : `${names.length} pictures accepted, ${gone} removed; .storybook/pictures.txt names them.\n`,
);
