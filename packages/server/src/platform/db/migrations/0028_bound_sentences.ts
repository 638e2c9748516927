import { type Kysely, sql } from 'kysely';

/** The sentences of a draft that the person bound to a source, each by its text (EVD-04). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email_drafts add column bindings jsonb not null default '[]'`.execute(db);
}
