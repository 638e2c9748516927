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

/** Letters of one statement, which a busy machine must end in time. */
const AT_ONCE = 1000;

/** Gives the owner of this mail account so many letters that were sent, each to a professor of its own, with what stands behind it. */
export async function addLetters<Tables>(db: Kysely<Tables>, accountId: number, count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    // Some two thousand characters, as letters have, and no two alike.
    await sql`
      with professor as (
        insert into professors (user_id, full_name, email, person_key, university_name, university_country)
        select account.user_id, 'Professor ' || n, 'professor' || n || '@university.example', 'measure-' || n,
          'University of Measure ' || n % 500, 'Norway'
        from gmail_accounts account, generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) n
        where account.id = ${accountId}
        returning id, user_id, email, person_key),
      draft as (
        insert into email_drafts (user_id, professor_id, gmail_account_id, subject, body, state, written_by, sent_at)
        select user_id, id, ${accountId}::int, 'A question on bridges ' || id,
          'Dear Professor ' || id || E',\n\n' || repeat('I read your paper no. ' || id || ' on bridges. ', 50), 'sent', 'person', now()
        from professor
        returning id, user_id, professor_id, version, subject, body),
      approval as (
        insert into approvals (user_id, draft_id, draft_version, subject, body, recipient)
        select draft.user_id, draft.id, draft.version, draft.subject, draft.body, professor.email
        from draft join professor on professor.id = draft.professor_id
        returning id, recipient),
      contact as (
        insert into contacts (user_id, person_key, recipient, season)
        select user_id, person_key, email, 2026 from professor
        returning id, user_id, recipient),
      message as (
        insert into messages
          (user_id, contact_id, approval_id, gmail_account_id, kind, mode, state, message_id, finished_at, sweep_at)
        select contact.user_id, contact.id, approval.id, ${accountId}::int, 'first', 'direct', 'sent',
          '<measure.' || contact.id || '@peyk.example>', now(), null
        from contact join approval on approval.recipient = contact.recipient)
      insert into events (user_id, draft_id, draft_version, event, from_state, to_state, actor, at)
      select draft.user_id, draft.id, draft.version, change.event, change.before, change.after, 'person', now()
      from draft, (values ('approve', 'draft', 'approved'), ('send', 'approved', 'sending'), ('confirm', 'sending', 'sent'))
        as change (event, before, after)`.execute(db);
}

/**
 * Gives the person of the account many professors with scores: names and places of both scripts, one in forty with the same family name.
 * They are numbered from `after` on.
 */
export async function addProfessors<Tables>(
  db: Kysely<Tables>,
  accountId: number,
  count: number,
  after = 0,
): Promise<void> {
  await sql`
    with person as (
      insert into professors
        (user_id, person_key, full_name, department, university_name, university_country, country_code, h_index,
         research_interests, email, search_key, created_at, updated_at)
      select account.user_id, 'measured:' || n, given || ' ' || family || ' ' || n, department, university, 'Norway', 'NO',
        case when n % 9 = 0 then null else n * 7919 % 90 end, topic || ', area ' || n % 400, 'p' || n || '@measure.example',
        lower(given || ' ' || family || ' ' || n || ' person' || n || ' ' || department || ' ' || university || ' ' || topic || ', area ' || n % 400),
        now(), now()
      from gmail_accounts account, generate_series(${after + 1}::int, ${after + count}::int) n,
        lateral (select
          (array['Ingrid', 'Ada', 'Bo', 'Elin', 'Maximiliane', 'Søren', 'Hanna', 'علی'])[1 + n % 8] as given,
          case n % 40 when 0 then 'Solheim' when 1 then 'احمدی' else 'Family' || n * 31 % 5000 end as family,
          (array['Department of Physics', 'Informatics', 'School of Engineering', 'دانشکدهٔ برق'])[1 + n % 4] as department,
          'University of ' || (array['Oslo', 'Bergen', 'Málaga', 'Tehran', 'Measure'])[1 + n % 5] as university,
          (array['optics', 'bridge dynamics', 'machine learning', 'timber structures'])[1 + n % 4] as topic) as facts
      where account.id = ${accountId}
      returning id, user_id)
    insert into match_scores (user_id, professor_id, score)
    select user_id, id, id * 7919 % 101 from person`.execute(db);
}
