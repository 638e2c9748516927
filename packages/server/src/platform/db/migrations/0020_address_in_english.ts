import { type Kysely, sql } from 'kysely';

/** The address as an English CV has it, in the person's own English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column address_en text`.execute(db);
}
