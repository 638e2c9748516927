import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { DirectoryCache, deleteExpiredAnswers } from './cache.ts';

let database: TestDatabase;
let clock = new Date();
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const DAY = 86_400_000;
const start = new Date('2026-11-21T10:00:00Z');
const at = (ms: number): Date => (clock = new Date(start.getTime() + ms));
const create = () => new DirectoryCache(database.db, () => clock);
const unread = () => Promise.reject(new Error('It was read'));

it('an answer is kept for its days to the millisecond, also over a restart, and then read anew for as long', async () => {
  at(0);
  const read = (value: unknown, days = 7) =>
    create().through(
      'week',
      () => days,
      async () => value,
    );
  expect(await read({ of: ['first'] })).toEqual({ of: ['first'] });
  expect(await read({ of: ['second'] })).toEqual({ of: ['first'] });
  at(7 * DAY - 1);
  expect(await read({ of: ['second'] })).toEqual({ of: ['first'] });
  at(7 * DAY);
  expect(await read({ of: ['second'] })).toEqual({ of: ['second'] });
  at(14 * DAY - 1);
  expect(await read({ of: ['third'] })).toEqual({ of: ['second'] });
  at(14 * DAY);
  expect(await read({ of: ['third'] }, 1)).toEqual({ of: ['third'] });
  at(15 * DAY);
  expect(await read({ of: ['fourth'] })).toEqual({ of: ['fourth'] });
});

it('what was found empty is kept as well, each question by itself, and nothing that is to be kept for no day or failed', async () => {
  at(0);
  const cache = create();
  for (const [key, value] of [
    ['none', []],
    ['nothing', null],
    ['zero', 0],
    ['none ', ['another']],
  ] as const) {
    await cache.through(
      key,
      () => 1,
      async () => value,
    );
    expect(await cache.through(key, () => 1, unread)).toEqual(value);
  }
  const days = (value: string) => (value === 'whole' ? 1 : 0);
  expect(await cache.through('half', days, async () => 'half')).toBe('half');
  await expect(cache.through('half', days, unread)).rejects.toThrow('It was read');
  expect(await cache.through('half', days, async () => 'whole')).toBe('whole');
  expect(await cache.through('half', days, unread)).toBe('whole');
});

it('only what has had its time is forgotten', async () => {
  const left = async () => {
    const rows = await database.db.selectFrom('directory_cache').select('value').orderBy('expires_at').execute();
    return rows.map(({ value }) => value);
  };
  await database.db.deleteFrom('directory_cache').execute();
  at(0);
  for (const days of [1, 2, 3])
    await create().through(
      `${days} days`,
      () => days,
      async () => days,
    );
  await deleteExpiredAnswers(database.db, at(2 * DAY));
  expect(await left()).toEqual([2, 3]);
  await deleteExpiredAnswers(database.db, at(2 * DAY + 1));
  expect(await left()).toEqual([3]);
});
