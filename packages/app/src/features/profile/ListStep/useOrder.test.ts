import { expect, test } from 'vitest';
import { moved } from './useOrder';

const items = [1, 2, 3, 4].map((id) => ({ id }));
const ids = (id: number, position: number) =>
  moved(items, id, position)
    .map((item) => item.id)
    .join('');

test.each([
  [1, 1, '1234'],
  [1, 3, '2314'],
  [4, 1, '4123'],
  [2, 9, '1342'],
  [7, 1, '1234'],
])('%i moved to %i gives %s', (id, position, order) => {
  expect(ids(id, position)).toBe(order);
});
