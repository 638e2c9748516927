import { type Kysely, sql } from 'kysely';

/** Idempotency keys of creating requests move to the common table, where they expire after a day like all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bots drop column creation_key, drop column creation_hash`.execute(db);
}
