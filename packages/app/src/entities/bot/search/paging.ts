import type { Finder } from './finder';

/** One page of a list, with its number. A page beyond the end, as in an older draft, becomes the last one. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, pageSize }: Pick<Finder, 'page' | 'pageSize'>,
): { page: number; pageCount: number; items: readonly Item[] } {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  const shown = Math.min(Math.max(1, page), pageCount);
  const first = (shown - 1) * pageSize;
  return { page: shown, pageCount, items: items.slice(first, first + pageSize) };
}
