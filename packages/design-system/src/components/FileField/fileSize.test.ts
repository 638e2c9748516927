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
