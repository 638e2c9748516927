import { type Kysely, sql } from 'kysely';

/** The 15 lists share one table: the contract validates each list's fields, and all lists are read and written in the same way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_entries (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      section text not null,
      fields jsonb not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index profile_entries_list on profile_entries (user_id, section, id)`.execute(db);
}
