import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gmail_accounts (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      google_subject text not null,
      email text not null,
      state text not null check (state in ('connected', 'needs_reconnect', 'disconnected')),
      scopes text[] not null default '{}',
      refresh_token_sealed text,
      access_token_sealed text,
      access_expires_at timestamptz,
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, google_subject)
    )`.execute(db);
  await sql`
    create table oauth_states (
      state_hash text primary key,
      user_id int not null references users on delete cascade,
      secrets_sealed text not null,
      redirect_uri text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  // One sequence for all messages in the mailbox, so that an id identifies one message.
  await sql`create sequence mail_ids as int`.execute(db);
  await sql`
    create table system_mail (
      id int primary key default nextval('mail_ids'),
      to_email citext not null,
      subject text not null,
      raw bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index system_mail_to on system_mail (to_email, id desc)`.execute(db);
  await sql`
    create table stand_in_messages (
      id int primary key default nextval('mail_ids'),
      gmail_id text not null unique,
      thread_id text not null,
      account_email citext not null,
      message_id text,
      raw bytea not null,
      sent_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index stand_in_messages_account on stand_in_messages (account_email, id desc)`.execute(db);
  await sql`create index stand_in_messages_message on stand_in_messages (message_id)`.execute(db);
  await sql`
    create table stand_in_drafts (
      gmail_id text primary key,
      account_email citext not null,
      raw bytea not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table stand_in_oidc (
      kind text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      user_code text,
      uid text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (kind, id)
    )`.execute(db);
  await sql`create index stand_in_oidc_grant on stand_in_oidc (grant_id)`.execute(db);
  await sql`create index stand_in_oidc_uid on stand_in_oidc (kind, uid)`.execute(db);
}
