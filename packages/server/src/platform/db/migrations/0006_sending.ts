import { type Kysely, sql } from 'kysely';

/** What decides when, and whether, something leaves: the switch for everything, throttles, bounces, schedules and repeated requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column sending_paused_at timestamptz`.execute(db);
  // Why an approved draft is not sent sooner: the key of a sentence.
  await sql`alter table email_drafts add column delay text`.execute(db);
  await sql`
    alter table contacts
      add column department_key text,
      add column university_key text,
      add column bounced_at timestamptz,
      add column bounce_status text`.execute(db);
  await sql`create index contacts_user_time on contacts (user_id, created_at)`.execute(db);
  await sql`create index contacts_recipient_time on contacts (recipient, created_at)`.execute(db);
  // Until then nothing leaves through the account: Gmail's daily limit, or messages that came back.
  await sql`alter table gmail_accounts add column held_until timestamptz, add column held_reason text`.execute(db);
  // Null while the bot's schedule has not been started; when the next run is due follows from the last one and the bot's interval.
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
