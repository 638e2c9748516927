import { type Kysely, sql } from 'kysely';

/** Gives the owner of this mail account so many bots, no two alike, each with three runs behind it. */
export async function addBots<Tables>(db: Kysely<Tables>, accountId: number, count: number): Promise<void> {
  await sql`
    with bot as (
      insert into bots
        (user_id, name, status, scheduled_since, num_professors, gmail_account_id, target_university_name, target_rank_max, advanced_filters)
      select account.user_id, 'Bot ' || n || ' of Measure', (array['Active', 'Active', 'Paused', 'Error'])[1 + n % 4], now(), 1 + n % 9,
        account.id, 'University of Measure ' || n, 1 + n % 500,
        jsonb_build_object('research_area', 'area ' || n % 40, 'target_country_name', 'Norway', 'max_rank', 1 + n % 500)
      from gmail_accounts account, generate_series(1, ${count}::int) n where account.id = ${accountId}
      returning id, user_id)
    insert into bot_runs (bot_id, user_id, dry_run, targets_limit, status, finished_at)
    select bot.id, bot.user_id, true, 5, 'finished', now() from bot, generate_series(1, 3)`.execute(db);
}
