import { type Kysely, sql } from 'kysely';

/**
 * Who agreed that a language model reads what their letters are made of (AIX-01), what they used of it on each day (AIX-04), and which
 * sentences of a draft it phrased (AIX-02).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table language_model_consents (
      user_id int primary key references users (id) on delete cascade,
      host text not null,
      model text not null,
      wording int not null,
      given_at timestamptz not null
    )`.execute(db);
  await sql`
    create table language_model_usage (
      user_id int not null references users (id) on delete cascade,
      day date not null,
      calls int not null,
      tokens int not null,
      cost double precision not null,
      primary key (user_id, day)
    )`.execute(db);
  await sql`alter table email_drafts add column phrasing jsonb not null default '[]'`.execute(db);
  await sql`
    alter table bot_runs
      add column phrasing_began_at timestamptz,
      add column phrased_sentences int not null default 0`.execute(db);
}
