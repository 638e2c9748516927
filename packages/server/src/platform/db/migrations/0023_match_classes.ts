import { type Kysely, sql } from 'kysely';

/** The parts that a score is the sum of (MAT-01), and why a run wrote no letter to somebody it may write to (MAT-02, MAT-03). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table match_scores add column parts jsonb`.execute(db);
  await sql`alter table bot_results add column undrafted_reason text`.execute(db);
}
