import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { isConcurrencyFailure, isDatabaseUnavailable, isTimeout, retryWhileUnavailable } from './unavailable.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const errorOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

it('a database that shuts down, is full or is missing is unavailable', async () => {
  const pool = new pg.Pool({ ...database.connection, max: 1, connectionTimeoutMillis: 300 });
  pool.on('error', () => {});
  const client = await pool.connect();
  client.on('error', () => {});
  expect(isDatabaseUnavailable(await errorOf(pool.query('select 1')))).toBe(true);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cut = errorOf(client.query('select pg_sleep(60)'));
  await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.db);
  expect(isDatabaseUnavailable(await cut)).toBe(true);
  expect(isDatabaseUnavailable(await errorOf(client.query('select 1')))).toBe(true);
  client.release(true);
  await pool.end();
  for (const host of ['/nowhere', '127.0.0.1']) {
    const nobody = new pg.Client({ host, port: 1, connectionTimeoutMillis: 5000 });
    expect(isDatabaseUnavailable(await errorOf(nobody.connect()))).toBe(true);
  }
});

it('a database by a name is unavailable when no address of the name answers, or the name has none', async () => {
  const refused = (address: string) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: 'ECONNREFUSED', syscall: 'connect' });
  const both = new AggregateError([refused('::1'), refused('127.0.0.1')]);
  expect(isDatabaseUnavailable(Object.assign(both, { code: 'ECONNREFUSED' }))).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([refused('::1'), new Error('out of order')]))).toBe(false);
  expect(isDatabaseUnavailable(new AggregateError([]))).toBe(false);
  const unnamed = Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' });
  expect(isDatabaseUnavailable(unnamed)).toBe(true);
});

it('one of two transactions in a deadlock is rolled back as a concurrency failure', async () => {
  await sql`create table deadlock as select 1 as row union select 2`.execute(database.db);
  const lock = async (first: number, second: number, holds: () => Promise<void>) =>
    database.db.transaction().execute(async (trx) => {
      await sql`set local deadlock_timeout = '10ms'`.execute(trx);
      await sql`select from deadlock where row = ${first} for update`.execute(trx);
      await holds();
      await sql`select from deadlock where row = ${second} for update`.execute(trx);
    });
  let holding = 0;
  const both = Promise.withResolvers<void>();
  const holds = () => {
    holding += 1;
    if (holding === 2) both.resolve();
    return both.promise;
  };
  const errors = await Promise.all([errorOf(lock(1, 2, holds)), errorOf(lock(2, 1, holds))]);
  expect(errors.filter((error) => error !== null).map(isConcurrencyFailure)).toEqual([true]);
  await sql`drop table deadlock`.execute(database.db);
});

describe('what may be asked twice', () => {
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });

  it('is asked until the database answers', async () => {
    let left = 3;
    const ask = async () => {
      left -= 1;
      if (left > 0) throw gone;
      return 'answered';
    };
    expect(await retryWhileUnavailable(ask, 60_000)).toBe('answered');
    expect(left).toBe(0);
  });

  it('is not asked again when another thing is wrong with it, when time is up, and when nobody wants it any more', async () => {
    const ended = new AbortController();
    ended.abort();
    const refused = new Error('out of order');
    for (const [error, limit, signal] of [
      [refused, 60_000, undefined],
      [gone, -1, undefined],
      [gone, 60_000, ended.signal],
    ] as const) {
      let asked = 0;
      const ask = async () => {
        asked += 1;
        throw error;
      };
      await expect(retryWhileUnavailable(ask, limit, signal)).rejects.toBe(error);
      expect(asked).toBe(1);
    }
  });
});

it('a refused question, and whatever else goes wrong, says nothing about the database', async () => {
  expect(isDatabaseUnavailable(await errorOf(sql`select 1 / 0`.execute(database.db)))).toBe(false);
  expect(isDatabaseUnavailable(await errorOf(sql`select nothing`.execute(database.db)))).toBe(false);
  expect(isDatabaseUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(
    false,
  );
  expect(isDatabaseUnavailable(new Error('out of order'))).toBe(false);
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});

describe('an error of the database', () => {
  const coded = (code: string, syscall?: string) =>
    Object.assign(new Error('low level'), { code, ...(syscall && { syscall }) });

  it.each(['08000', '08003', '08006', '25P03', '53300', '57P01', '57P02', '57P03', '57P05'])(
    'of state %s says that it is gone',
    (code) => {
      expect([isDatabaseUnavailable(coded(code)), isTimeout(coded(code))]).toEqual([true, false]);
    },
  );

  it.each(['55P03', '57014'])('of state %s says that time ran out', (code) => {
    expect([isDatabaseUnavailable(coded(code)), isTimeout(coded(code))]).toEqual([false, true]);
  });

  it.each(['40001', '40P01'])('of state %s says that another transaction came first', (code) => {
    expect(isConcurrencyFailure(coded(code))).toBe(true);
    expect(isConcurrencyFailure(coded('23505'))).toBe(false);
  });

  it.each([
    '22012',
    '23505',
    '25P02',
    '40001',
    '40P01',
    '53100',
    '57P04',
    '57000',
    '080',
    '0800x1',
    '',
    'EPIPE',
    'ENOENT',
  ])('of state %j says nothing of both', (code) => {
    expect([isDatabaseUnavailable(coded(code)), isTimeout(coded(code))]).toEqual([false, false]);
  });

  it.each(['connect', 'getaddrinfo', 'read', 'write'])(
    'of the call %s says that it is gone, whatever cut it off',
    (call) => {
      for (const code of [
        'EAI_AGAIN',
        'ECONNABORTED',
        'ECONNREFUSED',
        'ECONNRESET',
        'EHOSTUNREACH',
        'ENETUNREACH',
        'ENOENT',
        'ENOTFOUND',
        'EPIPE',
        'ETIMEDOUT',
      ])
        expect([code, isDatabaseUnavailable(coded(code, call))]).toEqual([code, true]);
      expect(isDatabaseUnavailable(coded('EACCES', call))).toBe(false);
    },
  );

  it('without a code is told by the words of the driver', () => {
    for (const [words, isGone] of [
      ['Connection terminated', true],
      ['Connection terminated unexpectedly', true],
      ['timeout exceeded when trying to connect', true],
      ['Client has encountered a connection error and is not queryable', true],
      ['Postgres connection has been discarded', true],
      ['The Connection terminated', false],
      ['Query read timeout', false],
    ] as const)
      expect([words, isDatabaseUnavailable(new Error(words))]).toEqual([words, isGone]);
    expect(isDatabaseUnavailable(Object.assign(new Error('Connection terminated'), { code: '23505' }))).toBe(false);
    for (const other of [undefined, null, { code: '57P01' }, { code: '57014' }])
      expect([isDatabaseUnavailable(other), isTimeout(other)]).toEqual([false, false]);
  });
});
