import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Browsers with a sign-in. Several people may share one.
  await sql`
    create table devices (
      token_hash text not null,
      user_id int not null references users on delete cascade,
      last_used_at timestamptz not null,
      primary key (token_hash, user_id)
    )`.execute(db);
  await sql`create index devices_user on devices (user_id)`.execute(db);
  // Hash of the re-encoded bytes; null for a picture in its original encoding.
  await sql`alter table media add column made_hash text`.execute(db);
  await sql`create index media_raw on media (key) where made_hash is null`.execute(db);
  // Their secrets are sealed in the old format, and they expire after ten minutes anyway.
  await sql`delete from oauth_states`.execute(db);
}
