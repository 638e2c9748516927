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

test('the edges of each step belong to it, where the range begins above zero and the last step is longer', () => {
  const range = { min: 5, max: 27, step: 10 };
  expect(binsOf([4, 5, 14, 15, 24, 25, 27, 28], range)).toEqual([
    { from: 5, to: 14, count: 2 },
    { from: 15, to: 27, count: 4 },
  ]);
});

test('a range that is shorter than its step is one step', () => {
  expect(binsOf([0, 3, 3, 4], { min: 0, max: 3, step: 10 })).toEqual([{ from: 0, to: 3, count: 3 }]);
});

test('a value counts in the step that names it, and in no other', () => {
  for (let value = 0; value <= 100; value += 1) {
    const [own, ...others] = binsOf([value], tens).filter(({ count }) => count > 0);
    expect([others, (own?.from ?? 101) <= value && value <= (own?.to ?? -1)]).toEqual([[], true]);
  }
});
