import { expect, test } from 'vitest';
import { findings, sourcesIn, withoutComments } from './source';
import type { Source } from './source';

const HOW = `A physical side or axis: it stays where it is when the page turns to Persian. Name the logical one:
left, right → insetInlineStart, insetInlineEnd; top, bottom → insetBlockStart, insetBlockEnd;
marginLeft → marginInlineStart (padding and border alike); width, height → inlineSize, blockSize;
borderTopLeftRadius → borderStartStartRadius; textAlign: 'left' → 'start'; float: 'left' → 'inline-start'.`;

const PHYSICAL =
  /(?<![-\w.])(?:(?:(?:scroll)?[mM]argin|(?:scroll)?[pP]adding|border)(?:Left|Right|Top|Bottom)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|(?:min|max)?(?:[wW]idth|[hH]eight)|left|right|top|bottom)\s*:(?!\s*[{(])[^\n]*|(?:textAlign|float|clear):\s*'(?:left|right)'/;

/** Declarations in a style sheet or an inline style; widths of drawings (SVG) are attributes, not styles. */
function physicalSides({ file, text }: Source): string[] {
  const code = withoutComments(text);
  if (file.endsWith('.css.ts')) return findings({ file, text: code }, PHYSICAL);
  const inline = code.replace(/style=\{\{[^}]*\}|[^\n]/g, (part) => (part.startsWith('style=') ? part : ' '));
  return findings({ file, text: inline }, PHYSICAL);
}

test('no style names a physical side', () => {
  const sources = sourcesIn('packages/design-system/src', /(?:\.css\.ts|(?<!\.test)\.tsx)$/);
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(physicalSides), HOW).toEqual([]);
});

test.each([
  'marginLeft: 4',
  "maxWidth: '100%'",
  'height: 0',
  'left: 0',
  "textAlign: 'right'",
  "float: 'left'",
  'borderTopLeftRadius: 1',
])('the guard sees %s', (rule) => {
  expect(physicalSides({ file: 'a.css.ts', text: `x({\n  ${rule},\n})` })[0]).toContain('a.css.ts:2  ');
  expect(physicalSides({ file: 'a.tsx', text: `<p style={{ ${rule} }} />` })).toHaveLength(1);
});

test.each([
  "'(min-width: 3px)'",
  'strokeWidth: 1',
  'lineHeight: 1',
  'top: { color }',
  'inlineSize: 0',
  '/* left: 0 */',
])('the guard lets %s pass', (rule) => {
  expect(physicalSides({ file: 'a.css.ts', text: `x({ ${rule} })` })).toEqual([]);
});
