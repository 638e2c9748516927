import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Browsers that somebody signed in with. One may be used by several people.
  await sql`
    create table devices (
      token_hash text not null,
      user_id int not null references users on delete cascade,
      last_used_at timestamptz not null,
      primary key (token_hash, user_id)
    )`.execute(db);
  await sql`create index devices_user on devices (user_id)`.execute(db);
  // Of the bytes as they were made here; without one a picture is stored as it came.
  await sql`alter table media add column made_hash text`.execute(db);
  await sql`create index media_raw on media (key) where made_hash is null`.execute(db);
  // Their secrets are sealed in the old way, and they live ten minutes.
  await sql`delete from oauth_states`.execute(db);
}
