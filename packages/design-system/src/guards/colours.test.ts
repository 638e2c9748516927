import { expect, test } from 'vitest';
import { findings, sourcesIn, withoutComments } from './source';
import type { Source } from './source';

const HOW = `A colour literal: it does not change with the theme. Read a role: vars.color.textMuted, vars.color.dangerSoft.
If no role fits, add one to the theme for light and dark, with its contrast. Forced colours have names: CanvasText.`;

const COLOUR =
  /#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color|color-mix)\([^)]*\)|(?<=(?:[cC]olor|background|fill|stroke)\??[:=]\s*\{?')(?:white|black|red|blue|green|yellow|gr[ae]y|orange|purple)(?=')/;

function colours({ file, text }: Source): string[] {
  return findings({ file, text: withoutComments(text) }, COLOUR);
}

test('colour literals live in the theme alone', () => {
  const sources = sourcesIn('packages/design-system/src', /src\/(?!theme\/)(?:.+(?<!\.test))\.tsx?$/);
  expect(sources.length).toBeGreaterThan(150);
  expect(sources.flatMap(colours), HOW).toEqual([]);
});

test.each([
  "color: '#fff'",
  "background: 'rgb(0 0 0)'",
  "x('oklch(0.5 0.1 20)')",
  "borderColor: 'red'",
  "fill='black'",
])('the guard sees %s', (rule) => {
  expect(colours({ file: 'a.ts', text: `\n${rule}` })[0]).toContain('a.ts:2  ');
});

test.each(['href="#main"', "color: 'CanvasText'", '// see #123', 'vars.color.focus', "tone: 'red'"])(
  'the guard lets %s pass',
  (rule) => {
    expect(colours({ file: 'a.ts', text: rule })).toEqual([]);
  },
);
