/** The pages to show: the first, the last and two beside the current one; null is a gap. A gap of one page is that page. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = new Set([1, pageCount]);
  for (let n = page - 2; n <= page + 2; n += 1) if (n >= 1 && n <= pageCount) near.add(n);
  const sorted = [...near].sort((a, b) => a - b);
  const shown: (number | null)[] = [];
  for (const [index, n] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && n - before === 2) shown.push(n - 1);
    if (before !== undefined && n - before > 2) shown.push(null);
    shown.push(n);
  }
  return shown;
}
