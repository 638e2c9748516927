import { type Kysely, sql } from 'kysely';

/** What the checks of a draft measured, and the key of everything they measured it on; a draft without them is checked when it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email_drafts add column checks jsonb, add column checks_key text`.execute(db);
}
