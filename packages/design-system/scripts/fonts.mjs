/**
 * Cuts the faces to the characters and weights that are used, and puts each licence beside its files. Run with
 * `npm run fonts` after a change of `src/theme/subsets.ts` or of a font package, and commit what it writes. `--check`
 * writes nothing and exits 1 when what is committed is stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { listed, subsets } from '../src/theme/subsets.ts';
import { weights } from '../src/theme/typeface.ts';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '..', 'fonts');

/** What shaping needs, and tabular figures; the rest of a face (small capitals, old figures, swashes) is never asked for. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rlig', 'calt', 'rclt', 'curs'].concat(
  ['isol', 'init', 'medi', 'fina'],
  ['tnum'],
);

const axis = Object.values(weights);
const wght = { min: Math.min(...axis), max: Math.max(...axis) };

/** WebKit draws a half-space as a space of no width; where the file has none, it swallows the letter that follows. */
const SPACE = 0x20;

const licences = { 'source-sans-3': 'OFL-Source-Sans-3.txt', vazirmatn: 'OFL-Vazirmatn.txt' };
const files = {};
for (const [face, file] of Object.entries(licences))
  files[file] = readFileSync(join(dirname(require.resolve(`@fontsource-variable/${face}/package.json`)), 'LICENSE'));
for (const [name, { source, characters }] of Object.entries(subsets)) {
  const whole = readFileSync(require.resolve(source));
  const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures };
  files[`${name}.woff2`] = await subsetFont(whole, String.fromCodePoint(SPACE, ...listed(characters)), options);
  process.stdout.write(`${name}: ${whole.length} to ${files[`${name}.woff2`].length} bytes\n`);
}

if (process.argv.includes('--check')) {
  const same = (name) => existsSync(join(folder, name)) && readFileSync(join(folder, name)).equals(files[name]);
  const stale = Object.keys(files).filter((name) => !same(name));
  if (stale.length) {
    process.stderr.write(
      `Stale: ${stale.join(', ')} in packages/design-system/fonts. Run 'npm run fonts' and commit.\n`,
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}
