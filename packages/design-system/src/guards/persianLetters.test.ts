import { expect, test } from 'vitest';
import { findings, read, sourcesIn } from './source';
import type { Source } from './source';

const HOW = `Arabic yeh (U+064A) or kaf (U+0643) in a Persian text: it looks alike, sorts and searches differently, and screen
readers say it differently. Write the Persian letters U+06CC and U+06A9. A parser that must name the Arabic ones writes
them as escapes ('\\u064a'), or joins the list of this guard.`;

/** These contain the Arabic letters in order to find or map them. */
const ALLOWED = ['packages/app/src/i18n/catalogues.test.ts'];

const ARABIC = /[^\n]{0,20}[\u064a\u0643][^\n]{0,20}/u;

function arabicLetters(source: Source): string[] {
  return findings(source, ARABIC);
}

test('Persian is written with Persian letters', () => {
  const sources = ['packages/design-system', 'packages/app/src', '.storybook'].flatMap((folder) =>
    sourcesIn(folder, /\.(?:tsx?|mdx?|json|html)$/),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ file }) => !ALLOWED.includes(file)).flatMap(arabicLetters), HOW).toEqual([]);
});

test.each(ALLOWED)('%s still needs its place in the list', (file) => {
  expect(arabicLetters(read(file)), 'It names no Arabic letter any more: take it out of ALLOWED.').not.toEqual([]);
});

test('the guard sees both letters, in text and in comments, and lets the Persian ones pass', () => {
  expect(arabicLetters({ file: 'a.ts', text: "x\n'\u0639\u0644\u064a'" })).toEqual(["a.ts:2  '\u0639\u0644\u064a'"]);
  expect(arabicLetters({ file: 'a.ts', text: '// \u0643\u062a\u0627\u0628' })).toHaveLength(1);
  expect(arabicLetters({ file: 'a.ts', text: "'\u0639\u0644\u06cc \u06a9\u062a\u0627\u0628'" })).toEqual([]);
});
