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

test('the first and the last digit of each script are read and written', () => {
  expect(parseDigits('۰۹ ٠٩ 09')).toBe('09 09 09');
  expect(formatDigits('09', 'fa')).toBe('۰۹');
  expect(formatDigits('۰۹', 'en')).toBe('۰۹');
});

test.each([
  [0, '0', '۰'],
  [999, '999', '۹۹۹'],
  [-1000, '-1,000', '\u200e−۱٬۰۰۰'],
  [1_234_567.5, '1,234,567.5', '۱٬۲۳۴٬۵۶۷٫۵'],
])('%d is %s, and %s in Persian', (number, english, persian) => {
  expect(formatDigits(number, 'en')).toBe(english);
  expect(formatDigits(number, 'fa')).toBe(persian);
});
