import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { until } from './until.ts';

/** Waits until this many connections of the database are blocked on a lock. */
export async function blocked(db: Kysely<DB>, count: number): Promise<void> {
  await until(`${count} of this database wait for a lock`, async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return (rows[0]?.waiting ?? 0) >= count;
  });
}
