import { type Kysely, sql } from 'kysely';

/** What letters say of a person in their own words: the name below a letter, and what the person looks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column latin_name text,
      add column plan_season text,
      add column plan_year int,
      add column plan_degree text,
      add column plan_funding text,
      add column plan_places text`.execute(db);
}
