import { expect, test } from 'vitest';
import { countWords } from './letterText';

test('words are counted by the white space between them', () => {
  expect([countWords(''), countWords('  one '), countWords('one two\nthree')]).toEqual([0, 1, 3]);
});
