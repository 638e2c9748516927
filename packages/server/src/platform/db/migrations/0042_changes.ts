import { type Kysely, sql } from 'kysely';

/** The kinds of data that a row of each table is part of, as the contract names them. */
const KINDS: Record<string, readonly string[]> = {
  users: ['account', 'profile', 'sending'],
  language_model_consents: ['account'],
  sessions: ['sessions'],
  bots: ['bots'],
  bot_runs: ['bots'],
  bot_results: ['bots'],
  email_drafts: ['letters'],
  messages: ['letters'],
  professors: ['professors'],
  match_scores: ['professors'],
  profile_entries: ['profile'],
  profile_imports: ['profile'],
  media: ['profile'],
  events: ['notices'],
  notice_reads: ['notices'],
  rewards: ['rewards'],
  person_clocks: ['rewards'],
  gmail_accounts: ['gmail'],
  exports: ['exports'],
  files: ['files'],
  do_not_contact: ['sending'],
};
/** Each use of a session writes how lately it was used, which is nothing that a page must show at once. */
const EVENTS: Record<string, string> = { sessions: 'insert or delete or update of revoked_at' };

/**
 * Every change of a person's data is told on one channel, in its own transaction, so that no process and no forgotten call can change
 * something unseen. Told are the person and the kind, never the data; PostgreSQL tells the same of one transaction once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_change() returns trigger language plpgsql as $$
    declare
      person int;
      kind text;
    begin
      if tg_op = 'UPDATE' and old is not distinct from new then
        return null;
      end if;
      if tg_table_name = 'users' then
        person := case tg_op when 'DELETE' then old.id else new.id end;
      else
        person := case tg_op when 'DELETE' then old.user_id else new.user_id end;
      end if;
      if person is not null then
        foreach kind in array tg_argv loop
          perform pg_notify('peyk_changes', person || ' ' || kind);
        end loop;
      end if;
      return null;
    end $$`.execute(db);
  for (const [table, kinds] of Object.entries(KINDS))
    await sql`
      create trigger tell_change after ${sql.raw(EVENTS[table] ?? 'insert or update or delete')} on ${sql.table(table)}
        for each row execute function tell_change(${sql.join(kinds.map((kind) => sql.lit(kind)))})`.execute(db);
}
