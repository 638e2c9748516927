import type { AdvancedFilters, Bot, BotRun, BotStatus } from '@peyk/api-types';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { BotRuns } from '../db/schema.ts';
import { en } from '../http/messages/en.ts';
import { type Lang, type MessageKey, say } from '../http/messages/say.ts';

export type RunCounts = BotRun['counts'];

export const noCounts: RunCounts = {
  universities_total: 0,
  universities_read: 0,
  professors_found: 0,
  professors_scored: 0,
  drafts_written: 0,
  drafts_waiting: 0,
  skipped: 0,
};

/** Words that other parts of the server leave as the reason of a pause. */
const reasons: Readonly<Record<string, MessageKey>> = {
  gmail_reconnect: 'pausedGmailReconnect',
  gmail_disconnected: 'pausedGmailDisconnected',
};

/** Stored reasons are message keys, so that each reader gets them in their own language; anything else is a text already. */
export function reasonText(lang: Lang, stored: string | null): string | null {
  if (stored === null) return null;
  const key = reasons[stored] ?? stored;
  return key in en ? say(lang, key as MessageKey) : stored;
}

/** A row of bot_runs with the number of its drafts that wait for the person now. */
export type RunRow = Selectable<BotRuns> & { drafts_waiting: number };

/** Selects runs; the caller adds the condition. */
export const selectRuns = (db: Db) =>
  db
    .selectFrom('bot_runs')
    .selectAll('bot_runs')
    .select(
      sql<number>`(
        select count(*) from bot_results result join email_drafts draft on draft.professor_id = result.professor_id
        where result.run_id = bot_runs.id and result.skipped_reason is null and draft.state = 'needs_review')`.as(
        'drafts_waiting',
      ),
    );

/** A row of bot_runs as the contract has it. */
export function toRun(row: RunRow, lang: Lang): BotRun {
  const current = row.current as BotRun['current'] | null;
  return {
    id: row.id,
    bot: row.bot_id,
    dry_run: row.dry_run,
    targets_limit: row.targets_limit,
    status: row.status as BotRun['status'],
    stage: row.stage as BotRun['stage'],
    counts: { ...noCounts, ...(row.counts as Partial<RunCounts>), drafts_waiting: row.drafts_waiting },
    current: current ?? { university_name: null, professor_name: null, publication_title: null },
    warning: reasonText(lang, row.warning),
    error: reasonText(lang, row.error),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** The newest run of each of these bots. */
export async function latestRuns(db: Db, botIds: readonly number[]): Promise<Map<number, RunRow>> {
  if (botIds.length === 0) return new Map();
  const rows = await selectRuns(db)
    .distinctOn('bot_id')
    .where('bot_id', 'in', botIds)
    .orderBy('bot_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.bot_id, row]));
}

/** The person's bots, newest first; with an id, that one or none. */
export async function loadBots(db: Db, userId: number, lang: Lang, id?: number): Promise<Bot[]> {
  let query = db
    .selectFrom('bots')
    .leftJoin('gmail_accounts', 'gmail_accounts.id', 'bots.gmail_account_id')
    .selectAll('bots')
    .select('gmail_accounts.email as gmail_email')
    .select(
      sql<number>`(
        select count(distinct result.professor_id) from bot_results result join bot_runs run on run.id = result.run_id
        where run.bot_id = bots.id and result.skipped_reason is null)`.as('matches_found'),
    )
    .select(
      sql<number>`(
        select count(*) from email_drafts draft join bot_runs run on run.id = draft.bot_run_id
        where run.bot_id = bots.id and draft.state = 'sent')`.as('emails_sent'),
    )
    .where('bots.user_id', '=', userId)
    .orderBy('bots.id', 'desc');
  if (id !== undefined) query = query.where('bots.id', '=', id);
  const rows = await query.execute();
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
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      gmail_account: row.gmail_account_id,
      need_research_proposal: row.need_research_proposal,
      advanced_filters: row.advanced_filters as AdvancedFilters,
      last_run_at: row.last_run_at?.toISOString() ?? null,
      paused_reason: reasonText(lang, row.paused_reason),
      latest_run: run ? toRun(run, lang) : null,
      gmail_email: row.gmail_email,
    };
  });
}
