import { type Kysely, sql } from 'kysely';

/**
 * What a person edits counts its edits, and each field remembers in which one it was changed last: two edits of different fields merge,
 * and one of the same field is told of the other. A field that is not named was never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['users', 'bots', 'profile_entries']) {
    await sql`
      alter table ${sql.table(table)}
        add column version int not null default 1,
        add column field_versions jsonb not null default '{}'`.execute(db);
  }
}
