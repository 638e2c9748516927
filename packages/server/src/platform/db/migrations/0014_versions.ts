import { type Kysely, sql } from 'kysely';

/**
 * Editable records count their edits, and each field stores the version that changed it last: two edits of different fields merge, and two
 * of the same field conflict. A field without an entry was never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'bots', 'profile_entries']) {
    await sql`
      alter table ${sql.table(table)}
        add column version int not null default 1,
        add column field_versions jsonb not null default '{}'`.execute(db);
  }
}
