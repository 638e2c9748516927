import { expect, test } from 'vitest';
import { trimmed } from './trimmed';

test.each([
  ['', ''],
  [' \u200f\ufeff ', ''],
  ['a', 'a'],
  ['\u200ea\u200fb\u00a0', 'a\u200fb'],
  ['\n a b \t', 'a b'],
  ['می\u200cروم\u200c', 'می\u200cروم'],
])('%j is %j without what is unseen around it', (text, kept) => {
  expect(trimmed(text)).toBe(kept);
});
