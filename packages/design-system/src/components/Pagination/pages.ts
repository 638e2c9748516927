/** A cell of the row: a page, or null for a gap, and the screen widths that show it. */
export interface PageCell {
  page: number | null;
  room: 'any' | 'wide' | 'narrow';
}

function around(page: number, pageCount: number, reach: number): number[] {
  const shown = new Set([1, pageCount]);
  for (let n = page - reach; n <= page + reach; n += 1) if (n >= 1 && n <= pageCount) shown.add(n);
  return [...shown].sort((a, b) => a - b);
}

/**
 * The pages to show: the first, the last and two on either side of the current one; null is a gap. A gap of one page is shown as that page.
 */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = around(page, pageCount, 2);
  return near.flatMap((n, index) => {
    const missing = n - (near[index - 1] ?? n - 1) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : [null, n];
  });
}

/** At 320 px there is room for five cells: the first, the last, the current page, and a gap on either side of it. */
export function pageCells(page: number, pageCount: number): PageCell[] {
  const ends = pageCount <= 3 ? around(page, pageCount, 2) : around(page, pageCount, 0);
  return pagesToShow(page, pageCount).flatMap((n): PageCell[] => {
    if (n === null) return [{ page: null, room: 'wide' }];
    const place = ends.indexOf(n);
    if (place < 0) return [{ page: n, room: 'wide' }];
    const leap = place > 0 && ends[place - 1] !== n - 1;
    return leap
      ? [
          { page: null, room: 'narrow' },
          { page: n, room: 'any' },
        ]
      : [{ page: n, room: 'any' }];
  });
}
