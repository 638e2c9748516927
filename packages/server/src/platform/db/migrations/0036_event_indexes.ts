import { type Kysely, sql } from 'kysely';

/** What the bell tells, what happened in a span of time, and how often one thing happened in it are read often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index events_told on events (user_id, id desc) where event in (
      'run_finished', 'run_failed', 'account_disconnected', 'account_held',
      'bounce', 'refuse', 'interrupt', 'withdraw', 'reject', 'lose'
    )`.execute(db);
  await sql`create index events_when on events (user_id, at)`.execute(db);
  await sql`create index events_kind on events (user_id, event, at)`.execute(db);
}
