import { expect, test } from 'vitest';
import { pagesToShow } from './pages';

test('the first, the last and two beside the current page are shown, with gaps between', () => {
  expect(pagesToShow(10, 24)).toEqual([1, null, 8, 9, 10, 11, 12, null, 24]);
});

test('a gap that would hide one page shows that page', () => {
  expect(pagesToShow(5, 24)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 24]);
});

test('few pages are all shown', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4]);
});
