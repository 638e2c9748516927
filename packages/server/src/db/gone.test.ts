import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { isDatabaseGone } from './gone.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const errorOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

it('a database that ends, is full or is not there is gone', async () => {
  const pool = new pg.Pool({ ...database.connection, max: 1, connectionTimeoutMillis: 300 });
  pool.on('error', () => {});
  const client = await pool.connect();
  client.on('error', () => {});
  expect(isDatabaseGone(await errorOf(pool.query('select 1')))).toBe(true);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cut = errorOf(client.query('select pg_sleep(60)'));
  await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(database.db);
  expect(isDatabaseGone(await cut)).toBe(true);
  expect(isDatabaseGone(await errorOf(client.query('select 1')))).toBe(true);
  client.release(true);
  await pool.end();
  for (const host of ['/nowhere', '127.0.0.1']) {
    const nobody = new pg.Client({ host, port: 1, connectionTimeoutMillis: 5000 });
    expect(isDatabaseGone(await errorOf(nobody.connect()))).toBe(true);
  }
});

it('a refused question, and whatever else goes wrong, says nothing about the database', async () => {
  expect(isDatabaseGone(await errorOf(sql`select 1 / 0`.execute(database.db)))).toBe(false);
  expect(isDatabaseGone(await errorOf(sql`select nothing`.execute(database.db)))).toBe(false);
  expect(isDatabaseGone(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  expect(isDatabaseGone(new Error('out of order'))).toBe(false);
  expect(isDatabaseGone('ECONNREFUSED')).toBe(false);
});
