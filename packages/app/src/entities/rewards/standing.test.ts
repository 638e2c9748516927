import { describe, expect, test } from 'vitest';
import { standingOf } from './standing';

describe('level progress', () => {
  test('DASH-06 2,350 XP on level 3 are 350 of 1,000', () => {
    expect(standingOf({ xp: 2350, coins: 182, level: 3 })).toEqual({
      xp: 2350,
      coins: 182,
      level: 3,
      progress: { earned: 350, needed: 1000 },
    });
  });

  test.each([
    ['a level that has just begun', 2000, 3, 0],
    ['one XP before the next', 2999, 3, 999],
    ['XP beyond the level', 9999, 3, 1000],
    ['XP below the level', 10, 3, 0],
  ])('DASH-06 %s stays between 0 and 1,000', (_what, xp, level, earned) => {
    expect(standingOf({ xp, coins: 0, level }).progress).toEqual({ earned, needed: 1000 });
  });

  test.each([[undefined], [null], [0], [-3], [Number.NaN]])('DASH-07 level %s is level 1', (level) => {
    expect(standingOf({ xp: 250, level })).toMatchObject({ level: 1, progress: { earned: 250 } });
  });

  test.each([
    ['-1', -1, 0],
    ['NaN', Number.NaN, 0],
    ['nothing', null, 0],
    ['a fraction', 12.7, 12],
    ['10^12', 1e12, 1e12],
    ['a number without an end', Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER],
  ])('DASH-02 XP and coins of %s are a whole number that is not below zero', (_what, sent, shown) => {
    expect(standingOf({ xp: sent, coins: sent, level: 1 })).toMatchObject({ xp: shown, coins: shown });
  });
});
