import { type Kysely, sql } from 'kysely';

/** The sentences that the person stated themselves when they approved a letter (EVD-04). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table approvals add column stated jsonb not null default '[]'`.execute(db);
}
