import { expect, test } from 'vitest';
import { pointsOf } from './points';

test.each([
  ['line ends', 'Shares a method\nWrites on bridges\r\nTakes students\rFunded\u2028Near'],
  ['bullets', '• Shares a method • Writes on bridges ● Takes students ▪ Funded ◦ Near'],
  ['semicolons', 'Shares a method; Writes on bridges ;Takes students؛ Funded；Near;'],
  ['all of them', '- Shares a method;\n• Writes on bridges\n* Takes students\n\n– Funded\n· Near\n'],
])('A-136 a text is split at %s', (_, text) => {
  expect(pointsOf(text)).toEqual(['Shares a method', 'Writes on bridges', 'Takes students', 'Funded', 'Near']);
});

test('A-136 a hyphen, a dash, a dot and a star within a point are part of it', () => {
  const point = 'Vibration-based sensing – a long-term * 2·10⁶ cycles study';
  expect(pointsOf(point)).toEqual([point]);
});

test('A-136 a list is taken as it is, without what is empty', () => {
  expect(pointsOf([' One; two ', '', '  '])).toEqual(['One; two']);
  expect(pointsOf(' \n ;• ')).toEqual([]);
});
