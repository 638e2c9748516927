import { expect, test } from 'vitest';
import { withLongNames, withManyRows } from './dayAnswers.ts';

test('a list has ten thousand rows, each with an id of its own', () => {
  const rows = withManyRows([{ id: 1 }, { id: 2 }]) as { id: number }[];
  expect(rows.length).toBe(10_000);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000);
  expect(withManyRows([])).toEqual([]);
  expect(withManyRows(['a', 'b'])).toEqual(['a', 'b']);
});

test('a page of a list says that there are ten thousand, and holds a hundred', () => {
  const page = withManyRows({ count: 2, results: [{ id: 'a', tags: [{ id: 1 }] }] }) as {
    count: number;
    results: { id: string; tags: unknown[] }[];
  };
  expect(page.count).toBe(10_000);
  expect(new Set(page.results.map(({ id }) => id)).size).toBe(100);
  expect(page.results[5]?.tags).toEqual([{ id: 1 }]);
  expect(withManyRows({ name: 'Jane', degrees: [{ id: 1 }] })).toEqual({ name: 'Jane', degrees: [{ id: 1 }] });
});

test('names grow in their own script, and nothing else does', () => {
  const {
    full_name: latin,
    name: persian,
    email,
    status,
  } = withLongNames({
    full_name: 'Jane Hill',
    name: 'نسرین',
    email: 'jane@example.edu',
    status: 'Active',
  }) as Record<string, string>;
  expect(latin?.length).toBeGreaterThan(100);
  expect(persian).toMatch(/^نسرین از [^A-Za-z]{80,}$/);
  expect([email, status]).toEqual(['jane@example.edu', 'Active']);
});
