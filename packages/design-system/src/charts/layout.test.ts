import { describe, expect, test } from 'vitest';
import { endAnchor, shorten, spread, wholeOnly, widest, wordsBeside } from './layout';

describe('labels of an axis', () => {
  test('all are shown when all fit', () => {
    expect(spread(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('fewer stand at equal steps with both ends among them', () => {
    expect(spread(11, 8)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(spread(365, 6)).toEqual([0, 91, 182, 273, 364]);
  });

  test('where no equal step reaches the end, the ends and the middle are shown', () => {
    expect(spread(8, 5)).toEqual([0, 4, 7]);
    expect(spread(30, 4)).toEqual([0, 15, 29]);
  });

  test('room for two shows the ends, room for one or none the last', () => {
    expect(spread(30, 2)).toEqual([0, 29]);
    expect(spread(30, 1)).toEqual([29]);
    expect(spread(30, 0)).toEqual([29]);
  });

  test('one label is shown even without room, and none stays none', () => {
    expect(spread(1, 0)).toEqual([0]);
    expect(spread(0, 3)).toEqual([]);
  });

  test('shown labels never exceed what fits and never repeat', () => {
    for (let count = 1; count <= 120; count += 1) {
      for (let fits = 1; fits <= 20; fits += 1) {
        const shown = spread(count, fits);
        expect(shown.length, `${count} in ${fits}`).toBeLessThanOrEqual(fits);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.at(-1)).toBe(count - 1);
      }
    }
  });

  test('the outer ones lean inwards', () => {
    expect([0, 1, 2].map((index) => endAnchor(index, 3))).toEqual(['start', 'middle', 'end']);
    expect(endAnchor(0, 1)).toBe('middle');
  });
});

describe('words', () => {
  test('one that fits stays whole', () => {
    expect(shorten('Tuesday', 100, 13)).toBe('Tuesday');
  });

  test('one that does not is cut with an ellipsis and then fits', () => {
    const short = shorten('Technical University of Lindenau', 80, 13);
    expect(short).toBe('Technical…');
    expect(widest([short], 13)).toBeLessThanOrEqual(80);
  });

  test('a Persian one is not cut behind a half-space', () => {
    expect(shorten('سه‌شنبه', 32, 13)).toBe('سه…');
  });

  test('larger text needs more room', () => {
    expect(widest(['Mon', 'Wednesday'], 26)).toBe(2 * widest(['Wednesday'], 13));
  });
});

test('lines between whole numbers are left out when the values are counts', () => {
  expect(wholeOnly([0, 0.5, 1], [0, 1])).toEqual([0, 1]);
  expect(wholeOnly([0, 0.5, 1], [0.2, 0.8])).toEqual([0, 0.5, 1]);
});

describe('the words beside a point', () => {
  const em = 10;
  const span = [-20, 20] as const;

  test('stand above a peak', () => {
    const points = [
      { x: -50, y: 100 },
      { x: 0, y: 50 },
      { x: 50, y: 100 },
    ];
    expect(wordsBeside(points, { x: 0, y: 50 }, span, em, 200)).toBeLessThan(50);
  });

  test('stand below a deep valley', () => {
    const points = [
      { x: -50, y: 20 },
      { x: 0, y: 120 },
      { x: 50, y: 20 },
    ];
    expect(wordsBeside(points, { x: 0, y: 120 }, span, em, 200)).toBeGreaterThan(120);
  });

  test('stand above what surrounds a valley on the baseline', () => {
    const points = [
      { x: -50, y: 20 },
      { x: 0, y: 198 },
      { x: 50, y: 20 },
    ];
    expect(wordsBeside(points, { x: 0, y: 198 }, span, em, 200)).toBeLessThan(198 - 0.4 * 178);
  });

  test('stand below the end of a steeply falling line', () => {
    const points = [
      { x: -50, y: 20 },
      { x: 0, y: 40 },
    ];
    expect(wordsBeside(points, { x: 0, y: 40 }, [-40, 0], em, 200)).toBeGreaterThan(40);
  });

  test('stand above a line of one point', () => {
    expect(wordsBeside([{ x: 0, y: 40 }], { x: 0, y: 40 }, span, em, 200)).toBe(33);
  });
});
