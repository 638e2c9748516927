import { type Kysely, sql } from 'kysely';

/** The stored results of a draft's checks, and the key of their inputs; a draft without them is checked when it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email_drafts add column checks jsonb, add column checks_key text`.execute(db);
}
