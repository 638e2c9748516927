/** What a day may be like for a story that fetches. The toolbar offers these, and `day.ts` makes them come true. */
export const days = {
  usual: 'A usual day',
  slow: 'Slow answers',
  failed: 'Failed answers',
  signedOut: 'Signed out',
  offline: 'Offline',
  many: '10,000 rows',
  long: 'Long names',
} as const;

export type Day = keyof typeof days;

/** The rows of a long list, and of one page of it. */
const MANY = 10_000;
const PAGE = 100;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same row once more: another id, so that no list takes two for one. */
function another(row: unknown, index: number): unknown {
  if (!isRecord(row) || index === 0) return row;
  const id = row['id'];
  return {
    ...row,
    ...(typeof id === 'number' && { id: id + index * MANY }),
    ...(typeof id === 'string' && { id: `${id}-${index}` }),
  };
}

const repeated = (rows: readonly unknown[], count: number) =>
  Array.from({ length: count }, (_, index) => another(rows[index % rows.length], Math.floor(index / rows.length)));

const COUNTS = /^(?:count|total|total_count|total_items)$/;

/** An answer with as many rows as there can be: a list as a whole, a page of one with its count. Lists within a row stay as they are. */
export function withManyRows(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.length > 0 && answer.every(isRecord) ? repeated(answer, MANY) : answer;
  if (!isRecord(answer)) return answer;
  const isPage = Object.keys(answer).some((name) => COUNTS.test(name));
  if (!isPage) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (COUNTS.test(name) && typeof value === 'number') return [name, MANY];
      if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) return [name, repeated(value, PAGE)];
      return [name, value];
    }),
  );
}

const NAMED = /(?:^|_)(?:name|title|university|department|subject|city|office|field|label|headline)$/;
const LONG = {
  persian: ' از دانشکدهٔ مهندسی عمران و محیط زیست دانشگاه صنعتی بسیار دور، گروه سازه‌های پیش‌تنیده و پایش سلامت',
  latin: ' of the Faculty of Civil, Environmental and Geo-Engineering, Donaudampfschifffahrtsgesellschaftsinstitut',
};

/** An answer in which whatever has a name has a long one, in the script of the name itself. */
export function withLongNames(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withLongNames);
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      if (typeof value !== 'string' || value === '' || !NAMED.test(name)) return [name, withLongNames(value)];
      return [name, `${value}${/[\u0600-\u06ff]/.test(value) ? LONG.persian : LONG.latin}`];
    }),
  );
}
