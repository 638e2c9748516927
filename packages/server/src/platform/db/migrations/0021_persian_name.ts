import { type Kysely, sql } from 'kysely';

/** The name of a Persian CV, for accounts whose own name is in Latin letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column persian_name text`.execute(db);
}
