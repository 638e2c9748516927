import { type Kysely, sql } from 'kysely';

/** The name with the address: an address alone tells its reader little, and the professor's record may be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table do_not_contact add column name text`.execute(db);
  await sql`
    update do_not_contact entry
       set name = professors.full_name
      from professors
     where professors.user_id = entry.user_id and lower(professors.email) = lower(entry.recipient::text)`.execute(db);
}
