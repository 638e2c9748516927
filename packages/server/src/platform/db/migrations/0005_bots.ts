import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bots (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      name text not null,
      status text not null check (status in ('Active', 'Paused', 'Running', 'Draft', 'Error')),
      paused_reason text,
      gmail_account_id int references gmail_accounts on delete set null,
      target_country int,
      target_university_name text,
      target_rank_max int,
      num_professors int not null,
      need_research_proposal boolean not null default false,
      advanced_filters jsonb not null default '{}',
      last_run_at timestamptz,
      -- The Idempotency-Key of the creating request and a hash of its body.
      creation_key text,
      creation_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, creation_key)
    )`.execute(db);
  await sql`create index bots_user on bots (user_id, id desc)`.execute(db);
  await sql`create index bots_account on bots (gmail_account_id)`.execute(db);
  await sql`
    create table bot_runs (
      id int generated always as identity primary key,
      bot_id int not null references bots on delete cascade,
      user_id int not null references users on delete cascade,
      dry_run boolean not null,
      targets_limit int not null,
      language text not null default 'en',
      -- What the run was asked to do, fixed when it begins: an edit of the bot or a restart does not change it midway.
      plan jsonb,
      status text not null check (status in ('queued', 'running', 'finished', 'failed', 'stopped')),
      stage text not null default 'waiting',
      counts jsonb not null default '{}',
      current jsonb,
      warning text,
      error text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index bot_runs_bot on bot_runs (bot_id, id desc)`.execute(db);
  // At most one open run per bot.
  await sql`create unique index bot_runs_one_open on bot_runs (bot_id) where status in ('queued', 'running')`.execute(
    db,
  );
  await sql`
    create table professors (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      person_key text not null,
      full_name text not null,
      department text,
      university_name text,
      university_country text,
      country_code text,
      h_index int,
      research_interests text not null default '',
      email text,
      linkedin_url text,
      google_scholar_url text,
      researchgate_url text,
      homepage_url text,
      related_recent_publications text,
      related_recent_publications_url text,
      publications jsonb not null default '[]',
      image_key text,
      search_key text not null default '',
      sample boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, person_key)
    )`.execute(db);
  await sql`create index professors_list on professors (user_id, h_index desc nulls last, id)`.execute(db);
  await sql`create index professors_names on professors (user_id, full_name, id)`.execute(db);
  await sql`create index professors_search on professors using gin (search_key gin_trgm_ops)`.execute(db);
  await sql`
    create table match_scores (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      professor_id int not null references professors on delete cascade,
      -- A score outlives the bot that found the professor.
      bot_run_id int references bot_runs on delete set null,
      score int check (score between 0 and 100),
      reason text not null default '',
      pros jsonb not null default '[]',
      cons jsonb not null default '[]',
      terms jsonb not null default '[]',
      created_at timestamptz not null default now(),
      unique (professor_id, bot_run_id)
    )`.execute(db);
  await sql`create index match_scores_newest on match_scores (professor_id, id desc)`.execute(db);
  await sql`create index match_scores_run on match_scores (bot_run_id)`.execute(db);
  await sql`
    create table email_drafts (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      professor_id int not null references professors on delete cascade,
      bot_run_id int references bot_runs on delete set null,
      gmail_account_id int references gmail_accounts on delete set null,
      subject text not null,
      body text not null,
      written_by text not null check (written_by in ('composer', 'model', 'person')),
      evidence jsonb not null default '[]',
      state text not null check (state in ('needs_review', 'approved', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
      version int not null default 1,
      scheduled_at timestamptz,
      sent_at timestamptz,
      failure text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- One draft per person and user: later runs attach to it (A-130).
      unique (user_id, professor_id)
    )`.execute(db);
  await sql`create index email_drafts_list on email_drafts (user_id, id desc)`.execute(db);
  await sql`create index email_drafts_professor on email_drafts (professor_id)`.execute(db);
  await sql`create index email_drafts_account on email_drafts (gmail_account_id) where state in ('approved', 'sending')`.execute(
    db,
  );
  await sql`create index email_drafts_run on email_drafts (bot_run_id)`.execute(db);
  await sql`
    create table approvals (
      id int generated always as identity primary key,
      draft_id int not null references email_drafts on delete cascade,
      user_id int not null references users on delete cascade,
      draft_version int not null,
      recipient text not null,
      subject text not null,
      body text not null,
      approved_at timestamptz not null default now(),
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create unique index approvals_one_standing on approvals (draft_id) where withdrawn_at is null`.execute(db);
  await sql`create index approvals_draft on approvals (draft_id)`.execute(db);
  await sql`create index approvals_waiting on approvals (user_id) where withdrawn_at is null`.execute(db);
  // Prevents mailing anybody twice: one row per person and season (R6), written before a provider is called.
  await sql`
    create table contacts (
      id int generated always as identity primary key,
      user_id int not null references users on delete cascade,
      person_key text not null,
      recipient citext not null,
      season int not null,
      -- Deleting a professor deletes the draft and its approvals; that somebody was written to is never forgotten.
      approval_id int references approvals on delete set null,
      gmail_account_id int references gmail_accounts on delete set null,
      outcome text not null check (outcome in ('sending', 'sent', 'failed', 'unknown')),
      -- 'draft' can be repeated without a second message, 'direct' cannot.
      mode text not null check (mode in ('draft', 'direct')),
      attempts int not null default 1,
      provider_draft_id text,
      provider_message_id text,
      message_id text not null,
      failure text,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db);
  await sql`create unique index contacts_person_season on contacts (user_id, person_key, season) where outcome <> 'failed'`.execute(
    db,
  );
  await sql`create unique index contacts_recipient_season on contacts (user_id, recipient, season) where outcome <> 'failed'`.execute(
    db,
  );
  await sql`create index contacts_approval on contacts (approval_id)`.execute(db);
  await sql`create index contacts_message on contacts (message_id)`.execute(db);
  await sql`create index contacts_account on contacts (gmail_account_id, created_at)`.execute(db);
  await sql`
    create table do_not_contact (
      id int generated always as identity primary key,
      user_id int references users on delete cascade,
      recipient citext not null,
      reason text not null,
      created_at timestamptz not null default now(),
      unique nulls not distinct (user_id, recipient)
    )`.execute(db);
  await sql`
    create table bot_results (
      run_id int not null references bot_runs on delete cascade,
      professor_id int not null references professors on delete cascade,
      user_id int not null references users on delete cascade,
      university_id int not null,
      -- A word for why the professor is not written to, or null.
      skipped_reason text,
      position int not null,
      primary key (run_id, professor_id)
    )`.execute(db);
  await sql`create index bot_results_user on bot_results (user_id)`.execute(db);
  await sql`create index bot_results_professor on bot_results (professor_id)`.execute(db);
}
