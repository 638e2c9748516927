import { type Kysely, sql } from 'kysely';

/** Whole abstracts and retractions of publications, and the positions of people, in the directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table directory_publications
      add column abstract text not null default '',
      add column retracted boolean not null default false`.execute(db);
  await sql`alter table directory_people add column position text`.execute(db);
}
