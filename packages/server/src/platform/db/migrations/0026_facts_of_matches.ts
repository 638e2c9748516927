import { type Kysely, sql } from 'kysely';

/**
 * The facts of a match, from which its sentences are made when they are read (MAT-04). Matches of before keep the sentences of their run;
 * nothing else of a run speaks a language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table match_scores add column told jsonb`.execute(db);
  await sql`alter table bot_runs drop column language`.execute(db);
  await sql`alter table bots drop column schedule_language`.execute(db);
}
