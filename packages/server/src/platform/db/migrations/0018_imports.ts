import { type Kysely, sql } from 'kysely';

/** What was read of a file or a public record, until the person says what of it to store; and what was stored, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_imports (
      id serial primary key,
      user_id int not null references users (id) on delete cascade,
      found jsonb not null,
      changes jsonb,
      created_at timestamptz not null,
      undone_at timestamptz
    )`.execute(db);
  await sql`create index profile_imports_user on profile_imports (user_id)`.execute(db);
  await sql`create index profile_imports_created on profile_imports (created_at)`.execute(db);
}
