import { type Kysely, sql } from 'kysely';

/** The place of an entry in its list, as a number between those of its neighbours. Null is the order of addition: the id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_entries add column rank double precision`.execute(db);
}
