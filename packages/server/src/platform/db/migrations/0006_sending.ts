import { type Kysely, sql } from 'kysely';

/** Columns and tables that control sending: the global switch, throttles, bounces, schedules and idempotency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column sending_paused_at timestamptz`.execute(db);
  // Why an approved draft is delayed, as a message key.
  await sql`alter table email_drafts add column delay text`.execute(db);
  await sql`
    alter table contacts
      add column department_key text,
      add column university_key text,
      add column bounced_at timestamptz,
      add column bounce_status text`.execute(db);
  await sql`create index contacts_user_time on contacts (user_id, created_at)`.execute(db);
  await sql`create index contacts_recipient_time on contacts (recipient, created_at)`.execute(db);
  // A hold: nothing leaves through the account before, because of Gmail's daily limit or bounces.
  await sql`alter table gmail_accounts add column held_until timestamptz, add column held_reason text`.execute(db);
  // Null until the bot's schedule is started; the next run is due one interval after the last one.
  await sql`alter table bots add column scheduled_since timestamptz, add column schedule_language text`.execute(db);
  await sql`create index bots_scheduled on bots (last_run_at) where scheduled_since is not null and status = 'Active'`.execute(
    db,
  );
  await sql`
    create table idempotency_keys (
      user_id int not null references users on delete cascade,
      key text not null,
      hash text not null,
      body jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);
}
