import { expect, test } from 'vitest';
import { tokens } from '../../../packages/design-system/src/theme/tokens.ts';
import { propertyOf, triedValue } from './trial.ts';

test('a number alone is meant in the unit of the value that it stands in for', () => {
  expect(triedValue('8', tokens.radius.card)).toBe('8px');
  expect(triedValue(' 90 ', tokens.motion.quick)).toBe('90ms');
  expect(triedValue('0.5', '1.25rem')).toBe('0.5rem');
});

test('what has a unit, or is no number, stays as it is typed', () => {
  expect(triedValue('1rem', tokens.radius.card)).toBe('1rem');
  expect(triedValue('abc', tokens.radius.card)).toBe('abc');
  expect(triedValue('8', 'by theme, script or screen')).toBe('8');
});

test('what a value has to be follows from its token', () => {
  expect(['radius.card', 'role.textBody', 'motion.quick', 'motion.ease'].map(propertyOf)).toEqual([
    'border-radius',
    'color',
    'transition-duration',
    'transition-timing-function',
  ]);
});
