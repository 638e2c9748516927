import { type Kysely, sql } from 'kysely';

/** What a session is listed as, and what the deletion of an account needs (OWN-01, OWN-03). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Two words of what the browser says of itself, never the whole: that would tell one person from another.
  await sql`alter table sessions add column browser text, add column system text`.execute(db);
  // From then on nobody signs in and nothing is sent; the job deletes the rest.
  await sql`alter table users add column deleting_at timestamptz`.execute(db);
  // Who must not be written to after the account that knew it is gone: a keyed hash, which names nobody.
  await sql`
    create table kept_refusals (
      hash text primary key,
      -- Null holds for ever.
      kept_until timestamptz
    )`.execute(db);
  // Grants of deleted accounts that Google has not taken back yet. Nothing here says whose they were.
  await sql`
    create table grants_to_revoke (
      id text primary key,
      token_sealed text not null,
      created_at timestamptz not null
    )`.execute(db);
}
