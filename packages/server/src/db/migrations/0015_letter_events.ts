import { type Kysely, sql } from 'kysely';

/**
 * The history of every letter: one row for each change of its state, written by the transaction that makes the change. The table takes rows
 * and gives none back, save with the account that they belong to. A letter that is deleted keeps its history, so nothing refers to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table letter_events (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      user_id int not null references users on delete cascade,
      actor text not null check (actor in ('person', 'product')),
      draft_id int not null,
      draft_version int not null,
      approval_id int,
      contact_id int,
      event text not null,
      from_state text,
      to_state text not null,
      failure text
    )`.execute(db);
  await sql`create index letter_events_draft on letter_events (user_id, draft_id, id)`.execute(db);
  await sql`
    create function refuse_change_of_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
        return old;
      end if;
      raise exception 'letter_events is append-only' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger letter_events_append_only before update or delete on letter_events
      for each row execute function refuse_change_of_history()`.execute(db);
  await sql`
    create trigger letter_events_no_truncate before truncate on letter_events
      for each statement execute function refuse_change_of_history()`.execute(db);
}
