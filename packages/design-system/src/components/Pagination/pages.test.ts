import { expect, test } from 'vitest';
import { pageCells, pagesToShow } from './pages';

/** The cells on a phone. */
const narrow = (page: number, pageCount: number) =>
  pageCells(page, pageCount)
    .filter(({ room }) => room !== 'wide')
    .map((cell) => cell.page);

/** The cells on a desktop. */
const wide = (page: number, pageCount: number) =>
  pageCells(page, pageCount)
    .filter(({ room }) => room !== 'narrow')
    .map((cell) => cell.page);

test('the first, the last and two beside the current page are shown, with gaps between', () => {
  expect(pagesToShow(10, 24)).toEqual([1, null, 8, 9, 10, 11, 12, null, 24]);
});

test('a gap that would hide one page shows that page', () => {
  expect(pagesToShow(5, 24)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 24]);
  expect(pagesToShow(20, 24)).toEqual([1, null, 18, 19, 20, 21, 22, 23, 24]);
});

test('few pages are all shown', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(2, 2)).toEqual([1, 2]);
  expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4]);
});

test('a desk shows what was asked for', () => {
  for (const page of [1, 2, 5, 10, 23, 24]) expect(wide(page, 24)).toEqual(pagesToShow(page, 24));
});

test('a phone shows the ends and the current page, and says where pages are left out', () => {
  expect(narrow(1, 24)).toEqual([1, null, 24]);
  expect(narrow(2, 24)).toEqual([1, 2, null, 24]);
  expect(narrow(5, 24)).toEqual([1, null, 5, null, 24]);
  expect(narrow(24, 24)).toEqual([1, null, 24]);
  expect(narrow(1, 3)).toEqual([1, 2, 3]);
  expect(narrow(1, 1)).toEqual([1]);
});

test('from every page of every list the ends, the page and two on either side are shown, in order and once', () => {
  for (let pageCount = 1; pageCount <= 12; pageCount += 1) {
    for (let page = 1; page <= pageCount; page += 1) {
      const cells = wide(page, pageCount);
      const shown = cells.filter((n) => n !== null);
      const wanted = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
        (n) => n === 1 || n === pageCount || Math.abs(n - page) <= 2,
      );
      expect(shown, `${page} of ${pageCount}`).toEqual(expect.arrayContaining(wanted));
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      // There is a gap where two pages or more are left out, and nowhere else.
      const leaps = shown.flatMap((n, index) => (index > 0 ? [n - (shown[index - 1] ?? 0)] : []));
      expect(leaps.filter((leap) => leap > 1).every((leap) => leap > 2)).toBe(true);
      expect(cells.length - shown.length).toBe(leaps.filter((leap) => leap > 1).length);
    }
  }
});
