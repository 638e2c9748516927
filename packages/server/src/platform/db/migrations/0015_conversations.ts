import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** Message key to code: `failureBotStopped` becomes `bot_stopped`. */
const codeOf = (word: string, column: string) =>
  sql`ltrim(lower(regexp_replace(substr(${sql.ref(column)}, ${sql.lit(word.length + 1)}), '([A-Z])', '_\\1', 'g')), '_')`;

/**
 * Splits claim and message: a contact, unique per season, can have a first letter, a follow-up and replies. Every earlier delivery becomes
 * a message of the kind `first`; those of one person and season share their contact.
 */
async function splitContacts(db: Db): Promise<void> {
  await sql`
    create table messages (
      id int generated always as identity primary key,
      contact_id int not null references contacts on delete cascade,
      user_id int not null references users on delete cascade,
      kind text not null check (kind in ('first', 'follow_up', 'reply', 'auto_reply', 'delivery_report')),
      direction text not null generated always as (case when kind in ('first', 'follow_up') then 'out' else 'in' end) stored,
      state text not null check (state in ('sending', 'sent', 'unknown', 'failed', 'received')),
      -- Deleting a professor deletes the draft and its approvals; that somebody was written to is never forgotten.
      approval_id int references approvals on delete set null,
      gmail_account_id int references gmail_accounts on delete set null,
      -- 'draft' can be repeated without a second message, 'direct' cannot; null for what came in.
      mode text check (mode in ('draft', 'direct')),
      attempts int not null default 1,
      provider_draft_id text,
      provider_message_id text,
      provider_thread_id text,
      message_id text not null,
      in_reply_to text,
      failure text,
      -- Why a try was given up that another follows: it counts as a try, or as a token that was refused, or not at all.
      released_for text check (released_for in ('not_accepted', 'denied', 'limit')),
      -- Its draft at Gmail is being deleted, because it was not sent: one that is gone from now on was not sent either.
      taken_back_at timestamptz,
      send_begun_at timestamptz,
      sweep_at timestamptz default '-infinity',
      bounced_at timestamptz,
      bounce_status text,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      check ((direction = 'in') = (state = 'received')),
      check ((direction = 'out') = (mode is not null))
    )`.execute(db);
  await sql`
    insert into messages (contact_id, user_id, kind, state, approval_id, gmail_account_id, mode, attempts, provider_draft_id,
        provider_message_id, message_id, failure, released_for, taken_back_at, send_begun_at, sweep_at, bounced_at, bounce_status,
        created_at, finished_at)
      select first_value(id) over (partition by user_id, person_key, season order by (outcome <> 'failed') desc, id desc),
        user_id, 'first', outcome, approval_id, gmail_account_id, mode, attempts, provider_draft_id, provider_message_id, message_id,
        case when failure like 'failure%' then ${codeOf('failure', 'failure')} end,
        case failure when 'not accepted' then 'not_accepted' when 'denied' then 'denied' when 'limit' then 'limit' end,
        case when failure = 'taken back' then coalesce(finished_at, created_at) end,
        send_begun_at, sweep_at, bounced_at, bounce_status, created_at, finished_at
      from contacts order by id`.execute(db);
  await sql`alter table contacts rename column created_at to claimed_at`.execute(db);
  await sql`alter table contacts add column released_at timestamptz`.execute(db);
  await sql`update contacts set released_at = coalesce(finished_at, claimed_at) where outcome = 'failed'`.execute(db);
  await sql`delete from contacts where id not in (select contact_id from messages)`.execute(db);
  await sql`
    alter table contacts
      drop column approval_id, drop column gmail_account_id, drop column outcome, drop column mode, drop column attempts,
      drop column provider_draft_id, drop column provider_message_id, drop column message_id, drop column failure,
      drop column send_begun_at, drop column sweep_at, drop column bounced_at, drop column bounce_status, drop column finished_at`.execute(
    db,
  );
  await sql`create unique index contacts_person_season on contacts (user_id, person_key, season)`.execute(db);
  await sql`
    create unique index contacts_mailbox_season on contacts (user_id, mailbox, season)
      where released_at is null and not repeated`.execute(db);
  // A contact has at most one letter, and one follow-up, that left or may have left.
  await sql`
    create unique index messages_one_live on messages (contact_id, kind)
      where kind in ('first', 'follow_up') and state <> 'failed'`.execute(db);
  await sql`create index messages_contact on messages (contact_id)`.execute(db);
  await sql`create index messages_approval on messages (approval_id)`.execute(db);
  await sql`create index messages_message on messages (message_id)`.execute(db);
  await sql`create index messages_account on messages (gmail_account_id, created_at)`.execute(db);
  await sql`create index messages_user on messages (user_id, created_at)`.execute(db);
  await sql`create index messages_sweep on messages (sweep_at) where sweep_at is not null and mode = 'draft'`.execute(
    db,
  );
}

const KEYS_OF_BOTS = [
  ['bots', 'paused_reason', 'paused'],
  ['bot_results', 'skipped_reason', 'skipped'],
  ['bot_runs', 'warning', 'warn'],
  ['bot_runs', 'error', 'run'],
] as const;

/** Replaces stored message keys by codes; the message is looked up on reading. */
async function nameReasons(db: Db): Promise<void> {
  await sql`update email_drafts set failure = ${codeOf('failure', 'failure')} where failure is not null`.execute(db);
  await sql`update email_drafts set delay = ${codeOf('delay', 'delay')} where delay is not null`.execute(db);
  await sql`
    update gmail_accounts set held_reason = ${codeOf('', 'held_reason')} where held_reason is not null`.execute(db);
  for (const [table, column, word] of KEYS_OF_BOTS)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${codeOf(word, column)}
       where ${sql.ref(column)} like ${`${word}%`}`.execute(db);
}

/** A professor may have one open draft of each kind, besides the sent ones. */
async function nameKinds(db: Db): Promise<void> {
  await sql`
    alter table email_drafts add column kind text not null default 'first' check (kind in ('first', 'follow_up'))`.execute(
    db,
  );
  await sql`alter table email_drafts drop constraint email_drafts_user_id_professor_id_key`.execute(db);
  await sql`
    create unique index email_drafts_one_open on email_drafts (user_id, professor_id, kind) where state <> 'sent'`.execute(
    db,
  );
}

/**
 * One row per change of a letter's state, inserted in the transaction of the change. The table is append-only; rows are deleted only with
 * their account. A deleted letter keeps its history, so there is no foreign key to it. Events before this migration are missing.
 */
async function addEvents(db: Db): Promise<void> {
  await sql`
    create table events (
      id int generated always as identity primary key,
      at timestamptz not null,
      user_id int not null references users on delete cascade,
      actor text not null check (actor in ('person', 'product')),
      draft_id int not null,
      draft_version int not null,
      approval_id int,
      message_id int,
      event text not null,
      from_state text,
      to_state text not null,
      failure text
    )`.execute(db);
  await sql`create index events_draft on events (user_id, draft_id, id)`.execute(db);
  await sql`
    create function refuse_change_of_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
        return old;
      end if;
      raise exception 'events is append-only' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger events_append_only before update or delete on events
      for each row execute function refuse_change_of_history()`.execute(db);
  await sql`
    create trigger events_no_truncate before truncate on events
      for each statement execute function refuse_change_of_history()`.execute(db);
}

/** The schema for conversations. */
export async function up(db: Db): Promise<void> {
  await splitContacts(db);
  await nameReasons(db);
  await nameKinds(db);
  await addEvents(db);
}
