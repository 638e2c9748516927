import { expect, it } from 'vitest';
import { pageSizes } from '../../../../entities/bot/search/finder';
import { pageOf } from '../../../../entities/bot/search/paging';
import { emptyWizard } from './types';

const items = Array.from({ length: 34 }, (_, index) => index);

it('BOT-63 gives the entries of one page', () => {
  expect(pageOf(items, { page: 4, pageSize: 10 })).toEqual({ page: 4, pageCount: 4, items: [30, 31, 32, 33] });
});

it('BOT-64 BOT-65 offers 10, 25 and 50 to a page and begins with 10', () => {
  expect(pageSizes).toEqual([10, 25, 50]);
  expect(pageOf(items, emptyWizard).items).toHaveLength(10);
  expect(pageOf(items, { page: 1, pageSize: 50 }).items).toHaveLength(34);
});

it.each([
  [99, 4],
  [0, 1],
  [-3, 1],
])('BOT-63 A-62 shows the nearest page for page %d of an older draft', (page, shown) => {
  expect(pageOf(items, { page, pageSize: 10 }).page).toBe(shown);
});

it('has one page without entries', () => {
  expect(pageOf([], emptyWizard)).toEqual({ page: 1, pageCount: 1, items: [] });
});
