import type { BotResult, EmailDraft } from '@peyk/api-types';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import { type Lang, type MessageKey, say } from '../http/messages/say.ts';
import { selectProfessors, toMatchScore, toProfessor } from '../professors/toProfessor.ts';

/** Where one professor stands in the eyes of the bot's page. */
export function resultState(
  skippedReason: string | null,
  draft: Pick<EmailDraft, 'state' | 'scheduled_at' | 'bounced_at'> | undefined,
): BotResult['state'] {
  if (draft?.state === 'sent' && draft.bounced_at) return 'bounced';
  if (draft && ['sending', 'sent', 'unknown'].includes(draft.state)) return draft.state;
  if (skippedReason === 'skippedDoNotContact') return 'do_not_contact';
  if (skippedReason !== null) return 'skipped';
  if (!draft) return 'found';
  return draft.state === 'approved' && draft.scheduled_at !== null ? 'scheduled' : draft.state;
}

/**
 * One page of what a bot of the person found, best score first; professors found by several runs once, as the newest of them saw it.
 * `runId` narrows to one run, `draftState` to drafts in that state (the queue of what waits for review). The caller has checked that the bot is the person's.
 */
export async function listResults(
  db: Db,
  {
    userId,
    botId,
    runId,
    draftState,
    lang,
    page,
    pageSize,
  }: {
    userId: number;
    botId: number;
    runId: number | undefined;
    draftState?: EmailDraft['state'] | undefined;
    lang: Lang;
    page: number;
    pageSize: number;
  },
): Promise<{ results: BotResult[]; count: number }> {
  const newest = db
    .selectFrom('bot_results')
    .innerJoin('bot_runs', 'bot_runs.id', 'bot_results.run_id')
    .select(['bot_results.run_id', 'bot_results.professor_id', 'bot_results.skipped_reason', 'bot_results.position'])
    .distinctOn('bot_results.professor_id')
    .where('bot_runs.bot_id', '=', botId)
    .where('bot_results.user_id', '=', userId)
    .$if(runId !== undefined, (query) => query.where('bot_results.run_id', '=', runId ?? 0))
    .orderBy('bot_results.professor_id')
    .orderBy('bot_results.run_id', 'desc');
  const found = db
    .selectFrom(newest.as('result'))
    .leftJoin('email_drafts as draft', 'draft.professor_id', 'result.professor_id')
    .$if(draftState !== undefined, (query) => query.where('draft.state', '=', draftState ?? ''))
    .$if(draftState === 'needs_review', (query) => query.where('result.skipped_reason', 'is', null));
  const { count } = await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('match_scores as score', (join) =>
      join.onRef('score.professor_id', '=', 'result.professor_id').onRef('score.bot_run_id', '=', 'result.run_id'),
    )
    .select(['result.professor_id', 'result.skipped_reason', 'score.id as score_id', 'draft.id as draft_id'])
    // Found before the person decided to write to them no more: the draft that was set aside tells.
    .select(
      sql<boolean>`coalesce(draft.state = 'skipped' and draft.failure = 'failureDoNotContact', false)`.as('avoided'),
    )
    .orderBy(sql`score.score desc nulls last`)
    .orderBy('result.run_id', 'desc')
    .orderBy('result.position')
    .limit(pageSize)
    .offset(pageSize * (page - 1))
    .execute();
  if (rows.length === 0) return { results: [], count };

  const scoreIds = rows.flatMap((row) => row.score_id ?? []);
  const [professors, scores, drafts] = await Promise.all([
    selectProfessors(db)
      .where(
        'professors.id',
        'in',
        rows.map((row) => row.professor_id),
      )
      .execute(),
    scoreIds.length === 0 ? [] : db.selectFrom('match_scores').selectAll().where('id', 'in', scoreIds).execute(),
    loadDrafts(
      db,
      userId,
      rows.flatMap((row) => row.draft_id ?? []),
      lang,
    ),
  ]);
  const professorById = new Map(professors.map((row) => [row.id, row]));
  const scoreById = new Map(scores.map((row) => [row.id, row]));
  const results = rows.flatMap((row): BotResult[] => {
    const professor = professorById.get(row.professor_id);
    // Deleted between the two reads.
    if (!professor) return [];
    const score = scoreById.get(row.score_id ?? 0);
    const draft = drafts.get(row.draft_id ?? 0);
    const skipped = row.avoided ? 'skippedDoNotContact' : row.skipped_reason;
    return [
      {
        professor: toProfessor(professor),
        match_score: score ? toMatchScore(score) : null,
        draft: draft ?? null,
        state: resultState(skipped, draft),
        skipped_reason: skipped === null ? null : say(lang, skipped as MessageKey),
      },
    ];
  });
  return { results, count };
}
