import { type Kysely, sql } from 'kysely';

/** What the scholarly index answered, kept for a while; and what a run could not read there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory_cache (
      key text primary key,
      value jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index directory_cache_expiry on directory_cache (expires_at)`.execute(db);
  // Names of the universities that the directory could not answer for.
  await sql`alter table bot_runs add column unread jsonb not null default '[]'`.execute(db);
  // A run counts per university before each professor; without it, a run's time grows with the square of its length.
  await sql`create index bot_results_university on bot_results (run_id, university_id)`.execute(db);
}
