import { expect, it } from 'vitest';
import { read, stepped } from './wholeNumber';

it.each([
  ['', null],
  [' \u200e ', null],
  ['12', 12],
  ['۱۲', 12],
  ['١٢', 12],
  ['007', 7],
  ['0', 0],
  ['-5', -5],
  ['−۵', -5],
  ['\u202a12\u202c ', 12],
  ['1,200', 1200],
  ['۱٬۲۰۰٬۰۰۰', 1_200_000],
  ['9007199254740991', 9_007_199_254_740_991],
])('%j is %j', (text, number) => {
  expect(read(text)).toBe(number);
});

it.each([
  '1e3',
  '12a',
  '3.5',
  '۳٫۵',
  '--5',
  '5-',
  '-',
  '+5',
  '0x7',
  '1 2',
  '1,20',
  '1,2000',
  '9007199254740992',
  '9'.repeat(300_000),
])('%.20j is no whole number', (text) => {
  expect(read(text)).toBeNaN();
});

it('a step begins at the least number where there is none', () => {
  expect(stepped(null, 1, 3)).toBe(3);
  expect(stepped(NaN, 1, 3)).toBe(3);
  expect(stepped(4, -2, 3)).toBe(3);
  expect(stepped(99, 5, 1, 100)).toBe(100);
});

it.each([
  [10, 5, undefined, undefined, 15],
  [10, -15, undefined, undefined, 0],
  [10, -15, -20, undefined, -5],
  [100, 1, 1, 100, 100],
  [99, 1, 1, 100, 100],
  [1, -1, 1, 100, 1],
  [2, -1, 1, 100, 1],
  [500, -1, 1, 100, 100],
  [-500, 1, 1, 100, 1],
  [null, -1, 1, 100, 1],
  [null, 5, undefined, 100, 0],
])('%s and a step of %s between %s and %s is %s', (value, by, min, max, next) => {
  expect(stepped(value, by, min, max)).toBe(next);
});
