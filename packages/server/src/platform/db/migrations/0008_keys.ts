import { type Kysely, sql } from 'kysely';

/** The keys of creating requests end after a day, as all others do, and therefore live beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bots drop column creation_key, drop column creation_hash`.execute(db);
}
