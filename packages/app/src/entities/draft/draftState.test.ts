import { expect, test } from 'vitest';
import { canChange, pauseOf } from './draftState';

test.each([
  ['needs_review', true, 0],
  ['approved', false, 15_000],
  ['sending', false, 1000],
  ['sent', false, 0],
  ['failed', true, 0],
  ['unknown', false, 0],
  ['skipped', true, 0],
] as const)('a draft that is %s may be changed: %s, and is looked at every %i ms', (state, changeable, pause) => {
  expect({ changeable: canChange(state), pause: pauseOf(state) }).toEqual({ changeable, pause });
});

test('a draft that is not known yet is not looked at again', () => {
  expect(pauseOf(undefined)).toBe(0);
});
