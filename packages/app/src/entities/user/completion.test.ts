import { describe, expect, test } from 'vitest';
import { completionOf } from './completion';

const lists = (filled: number) => Array.from({ length: 15 }, (_, at) => (at < filled ? at + 1 : 0));

describe('the completion of a profile', () => {
  test.each([
    [0, false, 0, 'poor'],
    [7, false, 44, 'poor'],
    [8, false, 50, 'fair'],
    [7, true, 50, 'fair'],
    [10, true, 69, 'fair'],
    [12, false, 75, 'good'],
    [13, true, 88, 'good'],
    [14, true, 94, 'excellent'],
    [15, true, 100, 'excellent'],
  ] as const)(
    'DASH-16 DASH-17 DASH-18 DASH-19 DASH-20 DASH-22 of %i lists, personal %s, is %i percent: %s',
    (count, personal, percent, label) => {
      expect(completionOf(personal, lists(count))).toEqual({
        percent,
        label,
        filled: count + Number(personal),
        total: 16,
      });
    },
  );
});
