import { expect, test } from 'vitest';
import { formatDigits, parseDigits } from './digits';

test('a number is grouped in the digits of its language', () => {
  expect(formatDigits(2350, 'en')).toBe('2,350');
  expect(formatDigits(2350, 'fa')).toBe('۲٬۳۵۰');
});

test('a text keeps its shape and only its digits change', () => {
  expect(formatDigits('10:20', 'fa')).toBe('۱۰:۲۰');
  expect(formatDigits('10:20', 'en')).toBe('10:20');
});

test('Persian and Arabic digits are read alike', () => {
  expect(parseDigits('۱۲۳')).toBe('123');
  expect(parseDigits('١٢٣')).toBe('123');
  expect(parseDigits('a4۵')).toBe('a45');
});
