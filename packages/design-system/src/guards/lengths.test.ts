import { expect, test } from 'vitest';
import { findings, sourcesIn, withoutComments } from './source';
import type { Source } from './source';

const HOW = `A length literal: one change of the theme would not reach it. Use a step of theme/lengths.ts: space[12], stroke.hair,
extent[24], measure.note, or vars.size, vars.radius, vars.type; a negative one is \`-\${space[8]}\`. The width of a screen
is a name of css/media.ts. If no step is near, add a named one there. Shares, fr, 0, vh and dvh need no name.`;

/* `height` is never a style of ours (we use blockSize): it is the height of an iframe on a documentation page. */
const LENGTH = /(?<!\bheight: ')(?<![\w.#-])-?(?:\d+\.)?\d+(?:px|rem|em|ch|pt|cm|mm)\b/;

/* An untrusted document, such as an email in a story, has its own styles. */
const FOREIGN = /<style>[\s\S]*?<\/style>/g;

function lengths({ file, text }: Source): string[] {
  const ours = withoutComments(text).replace(FOREIGN, (style) => style.replace(/[^\n]/g, ' '));
  return findings({ file, text: ours }, LENGTH);
}

test('length literals live in the theme alone', () => {
  const sources = sourcesIn(
    'packages/design-system/src',
    /src\/(?!theme\/).+(?:\.css\.ts|(?<!\.test)\.tsx)$|src\/css\/.+\.ts$/,
  );
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap(lengths), HOW).toEqual([]);
});

test.each(["gap: '12px'", "padding: '0 1.5rem'", "inset: '-3px'", "'(max-width: 480px)'", '<Skeleton width="40px" />'])(
  'the guard sees %s',
  (rule) => {
    expect(lengths({ file: 'a.css.ts', text: `\n${rule}` })[0]).toContain('a.css.ts:2  ');
  },
);

test.each([
  "inlineSize: '100%'",
  "flex: '1 1 0'",
  "blockSize: '100dvh'",
  '/* 4 px, or 4px */',
  'extent[24]',
  "'step-3px'",
  "height: '480px'",
  '`<style>p { margin: 4px }</style>`',
])('the guard lets %s pass', (rule) => {
  expect(lengths({ file: 'a.css.ts', text: rule })).toEqual([]);
});
