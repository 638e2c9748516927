import { describe, expect, test } from 'vitest';
import { MAX_ZOOM, cutOff, middleOf, moved, placeOf, placedAt, zoomOf, zoomed } from './square';

const wide = { width: 300, height: 200 };
const tall = { width: 200, height: 300 };

test.each([
  [wide, { left: 50, top: 0, edge: 200 }],
  [tall, { left: 0, top: 50, edge: 200 }],
  [
    { width: 8, height: 8 },
    { left: 0, top: 0, edge: 8 },
  ],
])('the largest square of %j stands in its middle', (size, square) => {
  expect(middleOf(size)).toEqual(square);
});

describe('a picture that is moved', () => {
  test('to the right shows what is further left', () => {
    expect(moved(middleOf(wide), wide, 0.1, 0)).toEqual({ left: 30, top: 0, edge: 200 });
  });

  test('down shows what is further up', () => {
    expect(moved(middleOf(tall), tall, 0, 0.1)).toEqual({ left: 0, top: 30, edge: 200 });
  });

  test.each([
    [9, 9, { left: 0, top: 0, edge: 200 }],
    [-9, -9, { left: 100, top: 0, edge: 200 }],
  ])('by %d and %d goes no further than its edges', (right, down, square) => {
    expect(moved(middleOf(wide), wide, right, down)).toEqual(square);
  });
});

describe('a zoom', () => {
  test('keeps the middle where it was', () => {
    const near = zoomed(middleOf(wide), wide, 2);
    expect(near).toEqual({ left: 100, top: 50, edge: 100 });
    expect(zoomOf(near, wide)).toBe(2);
    expect(zoomed(near, wide, 1)).toEqual(middleOf(wide));
  });

  test('out from a corner stays inside the picture', () => {
    const corner = moved(zoomed(middleOf(wide), wide, 4), wide, 9, 9);
    expect(corner).toEqual({ left: 0, top: 0, edge: 50 });
    expect(zoomed(corner, wide, 1)).toEqual({ left: 0, top: 0, edge: 200 });
  });

  test.each([
    [0.5, 1],
    [9, MAX_ZOOM],
  ])('to %d is one of %d', (asked, given) => {
    expect(zoomOf(zoomed(middleOf(wide), wide, asked), wide)).toBe(given);
  });
});

test('what is cut off is told for each side', () => {
  expect(cutOff({ left: 30, top: 0, edge: 150 }, wide)).toEqual({ left: 0.1, right: 0.4, up: 0, down: 0.25 });
});

test('a square stands somewhere between the edges, and in the middle where there is no room', () => {
  const square = { left: 25, top: 0, edge: 200 };
  expect(placeOf(square, wide)).toEqual({ across: 0.25, down: 0.5 });
  expect(placedAt(square, wide, { across: 0.75, down: 1 })).toEqual({ left: 75, top: 0, edge: 200 });
  expect(placedAt(square, wide, { across: 3, down: -1 })).toEqual({ left: 100, top: 0, edge: 200 });
});
