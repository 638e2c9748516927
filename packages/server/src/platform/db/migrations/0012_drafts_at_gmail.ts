import { type Kysely, sql } from 'kysely';

/** State of the drafts that deliveries create at Gmail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contacts
      -- Written before Gmail is asked to send the draft: one that is gone without it was never sent.
      add column send_begun_at timestamptz,
      -- From then on the mailbox is searched for drafts that were left behind; null when there are none.
      add column sweep_at timestamptz default '-infinity'`.execute(db);
  // Unknown for earlier deliveries, so they count as begun.
  await sql`update contacts set send_begun_at = created_at where provider_draft_id is not null`.execute(db);
  await sql`update contacts set sweep_at = null where mode <> 'draft' or (outcome = 'sent' and attempts = 1)`.execute(
    db,
  );
  await sql`create index contacts_sweep on contacts (sweep_at) where sweep_at is not null and mode = 'draft'`.execute(
    db,
  );
  // The stand-in finds drafts by their Message-ID, as Gmail does.
  await sql`alter table stand_in_drafts add column message_id text`.execute(db);
}
