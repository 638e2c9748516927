import { expect, test } from 'vitest';
import { binsOf } from './bins';

const tens = { min: 0, max: 100, step: 10 };

test('ten steps cover scores from 0 to 100, the highest score in the last', () => {
  const bins = binsOf([0, 9, 10, 99, 100], tens);
  expect(bins).toHaveLength(10);
  expect(bins[0]).toEqual({ from: 0, to: 9, count: 2 });
  expect(bins[1]).toEqual({ from: 10, to: 19, count: 1 });
  expect(bins[9]).toEqual({ from: 90, to: 100, count: 2 });
});

test('steps into which nothing falls stay, with a count of zero', () => {
  expect(binsOf([], tens).map((bin) => bin.count)).toEqual(Array.from({ length: 10 }, () => 0));
});

test('values outside the range are left out', () => {
  const counted = binsOf([-1, 50, 101], tens).reduce((sum, bin) => sum + bin.count, 0);
  expect(counted).toBe(1);
});
