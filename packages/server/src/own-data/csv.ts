/** Text that a spreadsheet would read as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

function cell(value: string | number | boolean | Date | null): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of CSV by RFC 4180, in which no cell is a formula. */
export const csvLine = (cells: readonly (string | number | boolean | Date | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** What a CSV file begins with, so that spreadsheets read Persian. */
export const CSV_MARK = '\uFEFF';
