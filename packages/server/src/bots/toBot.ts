import type { AdvancedFilters, Bot, BotRun, BotStatus } from '@peyk/api-types';
import { type Selectable, sql } from 'kysely';
import { POSSIBLE } from '../matching/matchClass.ts';
import type { Db } from '../platform/db/open.ts';
import { shownCounts, tallyOf } from './counts.ts';
import { nextRunAt } from './schedule.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { PauseCode } from '../platform/deps.ts';
import type { BotRuns, Bots } from '../platform/db/schema.ts';
import { type Lang, translate, translateCode } from '../platform/http/messages/translate.ts';
import { errorSentences, pauseSentences, warningSentences } from './reasons.ts';
import { MOST_PROFESSORS } from '../platform/quotas.ts';

/** The code of an automatic pause, if it is one that determines the remedy. */
export const pausedBy = (stored: string | null): PauseCode | null =>
  stored !== null && Object.hasOwn(pauseSentences, stored) ? (stored as PauseCode) : null;

/** The columns shown of a run. The plan is left out: it lists every university and would bloat a long list of bots. */
const SHOWN = [
  'id',
  'bot_id',
  'dry_run',
  'targets_limit',
  'status',
  'stage',
  'counts',
  'current',
  'warning',
  'interests_without_english',
  'phrased_sentences',
  'unread',
  'error',
  'created_at',
  'started_at',
  'finished_at',
] as const satisfies readonly (keyof BotRuns)[];

/** The shown columns of a run, with its current number of drafts to review. */
export type RunRow = Pick<Selectable<BotRuns>, (typeof SHOWN)[number]> & { drafts_waiting: number };

/** Selects runs; the caller adds the condition. */
export const selectRuns = (db: Db) =>
  db
    .selectFrom('bot_runs')
    .select(SHOWN.map((column) => `bot_runs.${column}` as const))
    .select(
      sql<number>`(
        select count(*) from bot_results result join email_drafts draft on draft.professor_id = result.professor_id
        where result.run_id = bot_runs.id and result.skipped_reason is null and draft.state = 'needs_review')`.as(
        'drafts_waiting',
      ),
    );

const NAMED = 5;

/** University names for a sentence: the first five, and how many more. */
function namesOf(stored: unknown, lang: Lang): readonly string[] {
  const names = stored as string[];
  const more = names.length - NAMED;
  return more > 0 ? [...names.slice(0, NAMED), translate(lang, 'moreUniversities', { n: more })] : names;
}

/** A row of bot_runs in the contract's shape. */
export function toRun(row: RunRow, lang: Lang): BotRun {
  const current = row.current as BotRun['current'] | null;
  return {
    id: row.id,
    bot: row.bot_id,
    dry_run: row.dry_run,
    targets_limit: row.targets_limit,
    status: row.status as BotRun['status'],
    stage: row.stage as BotRun['stage'],
    counts: shownCounts(tallyOf(row), row.drafts_waiting),
    current: current ?? { university_name: null, professor_name: null, publication_title: null },
    warning: translateCode(lang, warningSentences, row.warning, {
      names: namesOf(row.unread, lang),
      n: MOST_PROFESSORS,
    }),
    interests_without_english: row.interests_without_english,
    phrased_sentences: row.phrased_sentences,
    error: translateCode(lang, errorSentences, row.error),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** The newest run of each of these bots. */
export async function latestRuns(db: Db, botIds: readonly number[]): Promise<Map<number, RunRow>> {
  if (botIds.length === 0) return new Map();
  // One index lookup per bot, and drafts are counted only for the newest runs, however many runs there are.
  const newest = sql<number>`(
    select run.id from unnest(${[...botIds]}::int[]) as bot (id)
    cross join lateral (select id from bot_runs where bot_id = bot.id order by id desc limit 1) run)`;
  const rows = await selectRuns(db).modifyFront(prepared).where('bot_runs.id', 'in', newest).execute();
  return new Map(rows.map((row) => [row.bot_id, row]));
}

/** The columns shown of a bot. Its owner is the caller, so the user id is left out. */
const SHOWN_OF_BOT = [
  'id',
  'name',
  'status',
  'target_country',
  'target_university_name',
  'target_rank_max',
  'num_professors',
  'created_at',
  'updated_at',
  'gmail_account_id',
  'need_research_proposal',
  'attach_cv',
  'proposal_file_id',
  'proposal_max_pages',
  'advanced_filters',
  'version',
  'scheduled_since',
  'last_run_at',
  'paused_reason',
] as const satisfies readonly (keyof Bots)[];

/** Batch size: ten thousand rows at once would take most of the process's memory. */
const BATCH = 1000;

/** The largest possible row id. */
const LAST_ID = 2_147_483_647;

/** A page of a person's bots with ids from `first` to `last`, at most one batch. */
interface Page {
  userId: number;
  first: number;
  last: number;
}

/** The newest of these bots, newest first, with their counts. */
const pageOfBots = (db: Db, { userId, first, last }: Page) =>
  db
    .with(
      (cte) => cte('page').materialized(),
      (query) =>
        query
          .selectFrom('bots')
          .select(SHOWN_OF_BOT)
          .where('user_id', '=', userId)
          .where('id', '>=', first)
          .where('id', '<=', last)
          .orderBy('id', 'desc')
          .limit(BATCH),
    )
    // One count for all bots: a count per bot would read all results again for each.
    .with('found', (query) =>
      query
        .selectFrom('bot_results as result')
        .innerJoin('bot_runs as run', 'run.id', 'result.run_id')
        .innerJoin('match_scores as score', (join) =>
          join.onRef('score.bot_run_id', '=', 'result.run_id').onRef('score.professor_id', '=', 'result.professor_id'),
        )
        .select(['run.bot_id', sql<number>`count(distinct result.professor_id)::int`.as('total')])
        .where('run.user_id', '=', userId)
        .where('result.skipped_reason', 'is', null)
        .where('score.score', '>=', POSSIBLE)
        .where('run.bot_id', 'in', query.selectFrom('page').select('page.id'))
        .groupBy('run.bot_id'),
    )
    .with('mail', (query) =>
      query
        .selectFrom('email_drafts as draft')
        .innerJoin('bot_runs as run', 'run.id', 'draft.bot_run_id')
        .select([
          'run.bot_id',
          sql<number>`(count(*) filter (where draft.state = 'sent'))::int`.as('sent'),
          sql<number>`(count(*) filter (where draft.state = 'approved'))::int`.as('approved'),
        ])
        .where('draft.user_id', '=', userId)
        .where('draft.state', 'in', ['sent', 'approved'])
        .where('run.bot_id', 'in', query.selectFrom('page').select('page.id'))
        .groupBy('run.bot_id'),
    )
    // The letters of the queue on the bot's page: of several runs that found somebody, the newest tells whether they are skipped.
    .with('waiting', (query) =>
      query
        .selectFrom(
          query
            .selectFrom('bot_results as result')
            .innerJoin('bot_runs as run', 'run.id', 'result.run_id')
            .select(['run.bot_id', 'result.professor_id', 'result.skipped_reason'])
            .distinctOn(['run.bot_id', 'result.professor_id'])
            .where('result.user_id', '=', userId)
            .where('run.bot_id', 'in', query.selectFrom('page').select('page.id'))
            .where('result.professor_id', 'in', (drafts) =>
              drafts
                .selectFrom('email_drafts')
                .select('professor_id')
                .where('user_id', '=', userId)
                .where('state', '=', 'needs_review'),
            )
            .orderBy('run.bot_id')
            .orderBy('result.professor_id')
            .orderBy('result.run_id', 'desc')
            .as('newest'),
        )
        .innerJoin('email_drafts as draft', 'draft.professor_id', 'newest.professor_id')
        .select(['newest.bot_id', sql<number>`count(*)::int`.as('total')])
        .where('newest.skipped_reason', 'is', null)
        .where('draft.state', '=', 'needs_review')
        .groupBy('newest.bot_id'),
    )
    .selectFrom('page')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('gmail_accounts', 'gmail_accounts.id', 'page.gmail_account_id')
    .leftJoin('found', 'found.bot_id', 'page.id')
    .leftJoin('mail', 'mail.bot_id', 'page.id')
    .leftJoin('waiting', 'waiting.bot_id', 'page.id')
    .modifyFront(prepared)
    .select(SHOWN_OF_BOT.map((column) => `page.${column}` as const))
    .select(['gmail_accounts.email as gmail_email', 'users.sending_paused_at'])
    .select([
      sql<number>`coalesce(found.total, 0)`.as('matches_found'),
      sql<number>`coalesce(mail.sent, 0)`.as('emails_sent'),
      sql<number>`coalesce(mail.approved, 0)`.as('emails_approved'),
      sql<number>`coalesce(waiting.total, 0)`.as('drafts_waiting'),
    ])
    .orderBy('page.id', 'desc');

/** The person's bots, newest first; with an id, that one or none. */
export async function loadBots(db: Db, userId: number, lang: Lang, id?: number): Promise<Bot[]> {
  if (id !== undefined) return loadPage(db, { userId, first: id, last: id }, lang);
  const bots: Bot[] = [];
  let page: Bot[];
  do {
    page = await loadPage(db, { userId, first: 1, last: (bots.at(-1)?.id ?? LAST_ID + 1) - 1 }, lang);
    bots.push(...page);
  } while (page.length === BATCH);
  return bots;
}

async function loadPage(db: Db, page: Page, lang: Lang): Promise<Bot[]> {
  const rows = await pageOfBots(db, page).execute();
  const runs = await latestRuns(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const run = runs.get(row.id);
    return {
      id: row.id,
      name: row.name,
      status: row.status as BotStatus,
      target_country: row.target_country,
      target_university_name: row.target_university_name,
      target_rank_max: row.target_rank_max,
      num_professors: row.num_professors,
      matches_found: row.matches_found,
      emails_sent: row.emails_sent,
      emails_approved: row.emails_approved,
      drafts_waiting: row.drafts_waiting,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      gmail_account: row.gmail_account_id,
      need_research_proposal: row.need_research_proposal,
      attach_cv: row.attach_cv,
      attach_proposal: row.proposal_file_id,
      proposal_max_pages: row.proposal_max_pages,
      advanced_filters: row.advanced_filters as AdvancedFilters,
      version: row.version,
      last_run_at: row.last_run_at?.toISOString() ?? null,
      paused_reason: translateCode(lang, pauseSentences, row.paused_reason),
      paused_by: pausedBy(row.paused_reason),
      // While everything is paused, no schedule begins a run (R17).
      next_run_at: row.sending_paused_at === null ? (nextRunAt(row)?.toISOString() ?? null) : null,
      latest_run: run ? toRun(run, lang) : null,
      gmail_email: row.gmail_email,
    };
  });
}
