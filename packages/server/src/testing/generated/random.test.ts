import { describe, expect, it } from 'vitest';
import { randomFrom } from './random.ts';

describe('the random source', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays inside its limits and reaches both ends', () => {
    const random = randomFrom('ends');
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 7)));
    expect(drawn).toEqual(new Set([3, 4, 5, 6, 7]));
  });
});
