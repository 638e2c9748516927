import './all';
import { expect, test } from 'vitest';
import { named } from './named';
import { createTranslator } from './translator';

const en = createTranslator('en');
const fa = createTranslator('fa');

test.each(['', ' ', '\u00a0\u2003', '\u200b\u200f\u2060', '\u2800\u3164', '\n\t', null, undefined])(
  'a name of %j is said to be none',
  (name) => {
    expect(named(en, name)).toBe('(no name)');
    expect(named(fa, name)).toBe('بی‌نام');
  },
);

test.each(['Sara', ' 7 ', '🎓', '\u200fسارا', '-', 'ـ'])('the name %j stays as it is', (name) => {
  expect(named(en, name)).toBe(name);
});
