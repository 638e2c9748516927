import { type Kysely, sql } from 'kysely';

/**
 * What a mailbox has sent is counted before each approval and each sending, over all accounts that it was ever connected as. The unique
 * index begins with the person, so that the accounts of all people were read each time, and again for each contact while the tables were new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index gmail_accounts_subject on gmail_accounts (google_subject)`.execute(db);
}
