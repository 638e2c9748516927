import { type Kysely, sql } from 'kysely';

/**
 * Where the fields of a professor come from, as far as they differ from the rest of the record: what the person entered or changed, and what
 * a DOI says. The rest is from the directory, or from the person where they added the professor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table professors add column sources jsonb not null default '{}'`.execute(db);
}
