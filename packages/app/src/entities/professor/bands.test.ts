import { shownScore } from '@peyk/design-system';
import { expect, it } from 'vitest';
import { hIndexBand, scoreBand } from './bands';

it.each([
  ['FAC-34', 50, 'green'],
  ['FAC-34', 120, 'green'],
  ['FAC-35', 49, 'amber'],
  ['FAC-35', 20, 'amber'],
  ['FAC-36', 19, 'red'],
  ['FAC-36', 10, 'red'],
  ['FAC-37', 9, 'muted'],
  ['FAC-37', 0, 'muted'],
  ['FAC-37', null, 'muted'],
] as const)('%s an h-index of %s is %s', (_id, hIndex, band) => {
  expect(hIndexBand(hIndex)).toBe(band);
});

it.each([
  ['FAC-38', 100, 'green'],
  ['FAC-38', 80, 'green'],
  ['FAC-39', 79, 'amber'],
  ['FAC-39', 50, 'amber'],
  ['FAC-40', 49, 'red'],
  ['FAC-40', 0, 'red'],
  ['FAC-38 FAC-41', 79.5, 'green'],
  ['FAC-39 FAC-41', 79.4, 'amber'],
  ['FAC-40 FAC-41', 49.4, 'red'],
] as const)('%s a match score of %s is %s', (_id, score, band) => {
  expect(scoreBand(score)).toBe(band);
});

it('FAC-41 a match score is shown as a whole percent', () => {
  expect([91.5, 91.4, 0.2, 100].map(shownScore)).toEqual([92, 91, 0, 100]);
});
