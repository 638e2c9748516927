import { type Kysely, sql } from 'kysely';

/**
 * An answer that a person records by hand is a row of what came in under a contact: what was answered and on which day. Nobody has read it,
 * so it has no Message-ID; there is one of a contact, which is corrected in place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages
      add column answer_kind text check (answer_kind in
        ('interested', 'not_recruiting', 'apply_through_portal', 'later', 'out_of_office', 'stop', 'other')),
      -- The day in the time zone that its person had then.
      add column received_on date,
      add column by_hand boolean not null default false,
      alter column message_id drop not null,
      add constraint messages_with_id check (message_id is not null or by_hand),
      add constraint messages_by_hand check (not by_hand or (answer_kind is not null and received_on is not null)),
      add constraint messages_answered check (
        answer_kind is null or kind = case answer_kind when 'out_of_office' then 'auto_reply' else 'reply' end)`.execute(
    db,
  );
  await sql`create unique index messages_one_by_hand on messages (contact_id) where by_hand`.execute(db);
}
