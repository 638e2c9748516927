import { expect, test } from 'vitest';
import { passingStyles, selectorsOf } from './transientStyles.ts';

const asked = (selector: string, media: readonly string[] = []) =>
  passingStyles(selector, media).map(({ name }) => name);

test('a list of selectors is split at its own commas alone', () => {
  expect(selectorsOf('.a:is(.b, .c), .d')).toEqual(['.a:is(.b, .c)', '.d']);
});

test.each(['.a[data-hovered]', '.a[data-pressed]', '.a:hover', '.a:active'])('%s asks for one picture', (selector) => {
  expect(asked(selector)).toEqual([selector]);
});

test('a style of a width asks for a picture of that width', () => {
  expect(asked('.a[data-hovered]', ['(max-width: 767px)'])).toEqual(['.a[data-hovered] (max-width: 767px)']);
});

test.each(['.a[data-focus-visible]', '.a:has(> [data-focused])', '.a:focus-visible', '.a:focus-within'])(
  '%s asks for one picture more, in forced colours',
  (selector) => {
    expect(asked(selector)).toEqual([selector, `${selector} (forced-colors: active)`]);
  },
);

test('a style of forced colours asks for a picture in them alone', () => {
  expect(passingStyles('.a[data-hovered]::after', ['(forced-colors: active)'])).toEqual([
    {
      name: '.a[data-hovered]::after (forced-colors: active)',
      selector: '.a[data-hovered]',
      media: ['(forced-colors: active)'],
      forced: true,
    },
  ]);
});

test('a style of what simply stands there asks for nothing', () => {
  expect(asked('.a[data-selected], .b:has(:focus), .c')).toEqual([]);
});
