import { expect, test } from 'vitest';
import { read } from './source';

/** A second copy does not crash: its contexts are different ones, and components fall back to the language of the browser. */
const SINGLE = ['react-aria', 'react-stately', 'react-aria-components', '@internationalized/date'];

const HOW = (name: string) =>
  `pnpm-lock.yaml must hold exactly one copy of ${name}. Pin the version that react-aria-components brings, in every
package.json that names it, and install again; \`pnpm why ${name}\` says who asks for another.`;

/** The copies of a package that a lockfile would install: one per version and set of peers. */
function copiesOf(name: string, lockfile: string): string[] {
  const installed = lockfile.slice(lockfile.indexOf('\nsnapshots:'));
  return [...installed.matchAll(/^ {2}'?([^\s'].*?)'?:(?: \{\})?$/gm)]
    .map(([, key = '']) => key)
    .filter((key) => key.startsWith(`${name}@`));
}

test.each(SINGLE)('there is one copy of %s', (name) => {
  expect(copiesOf(name, read('pnpm-lock.yaml').text), HOW(name)).toHaveLength(1);
});

test('the guard sees a second version, and the same version for other peers', () => {
  const lockfile = [
    'packages:',
    "  '@a/b@1.0.0':",
    '    resolution: {}',
    'snapshots:',
    "  '@a/b@1.0.0': {}",
    "  '@a/b@2.0.0':",
    '    dependencies:',
    '      c: 1.0.0',
    '  c@1.0.0(react@18.0.0):',
    '  c@1.0.0(react@19.0.0):',
    '  c-d@1.0.0:',
  ].join('\n');
  expect(copiesOf('@a/b', lockfile)).toEqual(['@a/b@1.0.0', '@a/b@2.0.0']);
  expect(copiesOf('c', lockfile)).toEqual(['c@1.0.0(react@18.0.0)', 'c@1.0.0(react@19.0.0)']);
  expect(copiesOf('d', lockfile)).toEqual([]);
});
