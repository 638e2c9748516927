import { expect, test } from 'vitest';
import { initials } from './initials';

test('initials are the first letters of the first and the last name', () => {
  expect(initials('Nasrin Ahmadi')).toBe('NA');
  expect(initials('søren kjær jensen')).toBe('SJ');
  expect(initials('Plato')).toBe('P');
});

test('titles are not names', () => {
  expect(initials('Prof. Dr. Ingrid Solheim')).toBe('IS');
  expect(initials('دکتر نسرین احمدی')).toBe('ن\u200Cا');
});

test('a name without letters has no initials', () => {
  expect(initials('  ')).toBe('');
  expect(initials('42')).toBe('');
});

test.each([
  ['Ahmadi, Nasrin', 'AN'],
  ['Professor, Dr Ada King Lovelace', 'AL'],
  ['Ms. Drew Sirotti', 'DS'],
  ['“Ada” (Lovelace)', 'AL'],
  ['Ada 3', 'A'],
  ['آقای محمد رضا کریمی', 'م\u200cک'],
  ['علی\u200cرضا', 'ع\u200cر'],
  ['e\u0301lodie ørsted', 'ÉØ'],
])('the initials of %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
