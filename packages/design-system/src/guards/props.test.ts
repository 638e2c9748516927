import { expect, test } from 'vitest';
import { findings, sourcesIn, withoutComments } from './source';
import type { Source } from './source';

const HOW = `A component that takes className or style can be made to look like anything, and nobody can change it safely.
Say what the screen means instead: a prop with a closed list of values (tone, size, padding), or a new component.`;

const PROP = /^\s+(?:readonly )?(?:className|style)\??:.*$/;
const INHERITED = /\b(?:HTMLAttributes|ComponentProps(?:With(?:out)?Ref)?|JSX\.IntrinsicElements)\b[^\n]*/;

function openProps({ file, text }: Source): string[] {
  const code = { file, text: withoutComments(text) };
  return [...findings(code, PROP), ...findings(code, INHERITED)];
}

test('no component takes className or style', () => {
  const sources = sourcesIn(
    'packages/design-system/src',
    /src\/(?:components|charts|feedback|icons|layout|text)\/.*(?<!\.stories|\.test)\.tsx$/,
  );
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.flatMap(openProps), HOW).toEqual([]);
});

test.each([
  '  className?: string;',
  '  style: CSSProperties;',
  'interface A extends HTMLAttributes<HTMLDivElement> {',
  'type A = ComponentProps<"div">;',
])('the guard sees %s', (line) => {
  expect(openProps({ file: 'A.tsx', text: `\n${line}` })[0]).toContain('A.tsx:2  ');
});

test('the guard lets a class on an element pass', () => {
  expect(openProps({ file: 'A.tsx', text: '<p className={s.a} style={{ inlineSize }} />' })).toEqual([]);
});
