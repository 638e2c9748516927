import { expect, test } from 'vitest';
import { idOf } from './paths';

test.each([
  ['12', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['012', null],
  ['-1', null],
  ['1e3', null],
  ['abc', null],
  [undefined, null],
])('the parameter %j is the id %j', (parameter, id) => {
  expect(idOf(parameter)).toBe(id);
});
