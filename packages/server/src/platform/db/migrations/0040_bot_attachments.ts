import { type Kysely, sql } from 'kysely';

/** What new emails of a bot carry, and the longest proposal that its emails take (ATT-01). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bots
      add column attach_cv boolean not null default false,
      add column proposal_file_id int references files on delete set null,
      add column proposal_max_pages int not null default 10 check (proposal_max_pages between 1 and 100)`.execute(db);
  await sql`create index bots_proposal on bots (proposal_file_id) where proposal_file_id is not null`.execute(db);
}
