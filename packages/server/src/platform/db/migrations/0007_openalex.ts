import { type Kysely, sql } from 'kysely';

/** The cache of OpenAlex responses, and the universities that a run could not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table directory_cache (
      key text primary key,
      value jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index directory_cache_expiry on directory_cache (expires_at)`.execute(db);
  // Names of universities whose requests the directory refused.
  await sql`alter table bot_runs add column unread jsonb not null default '[]'`.execute(db);
  // A run counts results per university before each professor; without the index, its time would grow quadratically.
  await sql`create index bot_results_university on bot_results (run_id, university_id)`.execute(db);
}
