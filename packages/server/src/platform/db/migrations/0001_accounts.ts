import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id int generated always as identity primary key,
      email citext not null unique,
      password_hash text,
      google_subject text unique,
      email_verified_at timestamptz,
      first_name text not null default '',
      last_name text not null default '',
      photo_url text,
      phone text,
      gender text check (gender in ('Male', 'Female')),
      address text,
      date_birth date,
      xp int not null default 0 check (xp >= 0),
      coins int not null default 0 check (coins >= 0),
      level int not null default 1 check (level >= 1),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sessions (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      refresh_hash text not null unique,
      rotating boolean not null default false,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  // Replaced refresh tokens are kept: one used late was stolen, and its whole session ends.
  await sql`
    create table replaced_tokens (
      token_hash text primary key,
      session_id int not null references sessions on delete cascade,
      replaced_at timestamptz not null
    )`.execute(db);
  await sql`create index replaced_tokens_session on replaced_tokens (session_id)`.execute(db);
  // Rate limits must survive a restart. The key is a hash, because people type passwords into email fields.
  await sql`
    create table attempts (
      id int generated always as identity primary key,
      kind text not null,
      key_hash text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index attempts_recent on attempts (kind, key_hash, at)`.execute(db);
  await sql`create index attempts_at on attempts (at)`.execute(db);
  await sql`
    create table password_resets (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index password_resets_user on password_resets (user_id)`.execute(db);
  await sql`
    create table media (
      key text primary key,
      user_id int not null references users on delete cascade,
      mime text not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index media_user on media (user_id)`.execute(db);
  await sql`
    create table rewards (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      kind text not null,
      reference text not null,
      xp int not null,
      coins int not null,
      created_at timestamptz not null default now(),
      unique (user_id, kind, reference)
    )`.execute(db);
  await sql`create table installation (name text primary key, value text not null)`.execute(db);
}
