import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { connect, type Db } from './open.ts';
import { prepared } from './prepared.ts';

let database: TestDatabase;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await testDatabase();
  ({ db, close } = await connect(database.connection, { max: 1 }));
});
afterAll(async () => {
  await close();
  await database.close();
});

/** Number of prepared statements on the one connection. */
const held = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(db)).rows[0]
    ?.count ?? 0;

const emails = (id: number) => db.selectFrom('users').select('email').where('id', '>', id);

describe('a query of the pool', () => {
  it('is prepared once when it is marked, whatever its parameters, and not when it is not', async () => {
    await emails(1).execute();
    expect(await held()).toBe(0);
    for (const id of [1, 2, 3]) await emails(id).modifyFront(prepared).execute();
    expect(await held()).toBe(1);
    await emails(1).orderBy('id').modifyFront(prepared).execute();
    expect(await held()).toBe(2);
  });

  it('answers what it would unmarked, and goes on after a migration', async () => {
    await db.insertInto('users').values({ email: 'a@b.example', first_name: 'A', last_name: 'B' }).execute();
    const marked = emails(0).modifyFront(prepared);
    expect(await marked.execute()).toEqual(await emails(0).execute());
    await sql`alter table users add column another text`.execute(database.db);
    expect(await marked.execute()).toEqual([{ email: 'a@b.example' }]);
  });
});
