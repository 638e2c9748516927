import { expect, test } from 'vitest';
import { fileSize } from './fileSize';

test.each([
  [0, '0 bytes', '۰ بایت'],
  [1, '1 byte', '۱ بایت'],
  [319_488, '312 kB', '۳۱۲ کیلوبایت'],
  [2_516_582, '2.4 MB', '۲٫۴ مگابایت'],
  [5 * 1024 ** 2, '5 MB', '۵ مگابایت'],
  [1024 ** 4, '1,024 GB', '۱٬۰۲۴ گیگابایت'],
])('%i bytes are told in the digits and units of the language', (bytes, english, persian) => {
  expect(fileSize(bytes, 'en')).toBe(english);
  expect(fileSize(bytes, 'fa')).toBe(persian);
});

test.each([
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1024 ** 2 - 1, '1,024 kB'],
  [1024 ** 2, '1 MB'],
  [1024 ** 3, '1 GB'],
  [10 * 1024 ** 2, '10 MB'],
])('%i bytes are told in the unit that begins there', (bytes, english) => {
  expect(fileSize(bytes, 'en')).toBe(english);
});
