import { expect, test } from 'vitest';
import { sourceDetail } from './sourceDetail';

test.each([
  ['en', 'Journal, of Structures, 2022-09-05', 'Journal, of Structures, 5 September 2022'],
  ['fa', 'Journal of Structures, 2022-09-05', '\u2068Journal of Structures\u2069، \u2068۵ سپتامبر ۲۰۲۲\u2069'],
  ['en', '2022-09-05', '5 September 2022'],
  ['fa', '2022-09-05', '۵ سپتامبر ۲۰۲۲'],
] as const)('in %s the day of %s is written in words, in the year that an email cites', (locale, detail, words) => {
  expect(sourceDetail(locale, detail)).toBe(words);
});

test.each(['', 'MSc thesis, 2025', 'Journal, 14 September 2025', '2024'])(
  '“%s” has no such day and stays',
  (detail) => {
    expect(sourceDetail('fa', detail)).toBe(detail);
  },
);
