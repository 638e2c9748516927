import { type Kysely, sql } from 'kysely';

/** How many research interests a run left out, because they have no English name (LTR-05). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bot_runs add column interests_without_english integer not null default 0`.execute(db);
}
