import { type Kysely, sql } from 'kysely';

/** The PDF files of a person, which of them go with an email, and which ones were approved (ATT-01, ATT-02). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      kind text not null check (kind in ('cv', 'proposal')),
      name text not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      bytes bytea not null,
      pages int not null check (pages > 0),
      made_from text,
      created_at timestamptz not null,
      unique (user_id, sha256)
    )`.execute(db);
  // Already compressed: another try would only take time.
  await sql`alter table files alter column bytes set storage external`.execute(db);
  await sql`
    alter table email_drafts
      add column cv_file_id int references files on delete set null,
      add column proposal_file_id int references files on delete set null`.execute(db);
  await sql`create index email_drafts_cv on email_drafts (cv_file_id) where cv_file_id is not null`.execute(db);
  await sql`
    create index email_drafts_proposal on email_drafts (proposal_file_id) where proposal_file_id is not null`.execute(
    db,
  );
  await sql`alter table approvals add column attachments jsonb not null default '[]'`.execute(db);
}
