import type { BotResult, EmailDraft } from '@peyk/api-types';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { prepared } from '../platform/db/prepared.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import { skipSentences } from './reasons.ts';
import { type Lang, translateCode } from '../platform/http/messages/translate.ts';
import { newestScore, professorColumns, toMatchScore, toProfessor } from '../professors/toProfessor.ts';

/** The state of one professor on the bot's page. */
export function resultState(
  skippedReason: string | null,
  draft: Pick<EmailDraft, 'state' | 'scheduled_at' | 'bounced_at'> | undefined,
): BotResult['state'] {
  if (draft?.state === 'sent' && draft.bounced_at) return 'bounced';
  if (draft && ['sending', 'sent', 'unknown'].includes(draft.state)) return draft.state;
  if (skippedReason === 'do_not_contact') return 'do_not_contact';
  if (skippedReason !== null) return 'skipped';
  if (!draft) return 'found';
  return draft.state === 'approved' && draft.scheduled_at !== null ? 'scheduled' : draft.state;
}

/**
 * One page of a bot's results, best score first. A professor found by several runs appears once, with the newest run's data. `runId` limits
 * it to one run, `draftState` to drafts in that state. Another person's bot gives an empty page.
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
  const shown = found
    .leftJoin('match_scores as score', (join) =>
      join.onRef('score.professor_id', '=', 'result.professor_id').onRef('score.bot_run_id', '=', 'result.run_id'),
    )
    .select(['result.professor_id', 'result.skipped_reason', 'score.id as score_id', 'draft.id as draft_id'])
    .select([
      sql<number>`count(*) over ()`.as('count'),
      sql<number>`row_number() over (order by score.score desc nulls last, result.run_id desc, result.position)`.as(
        'place',
      ),
      // Found before the address came on the do-not-contact list; the draft, set aside for it, shows it.
      sql<boolean>`coalesce(draft.state = 'skipped' and draft.failure = 'do_not_contact', false)`.as('avoided'),
    ])
    .orderBy('place')
    .limit(pageSize)
    .offset(pageSize * (page - 1));
  const rows = await db
    .selectFrom(shown.as('page'))
    .innerJoin('professors', 'professors.id', 'page.professor_id')
    .leftJoin('match_scores', 'match_scores.id', 'page.score_id')
    .leftJoinLateral(newestScore(db).as('newest'), (join) => join.onTrue())
    .modifyFront(prepared)
    .select(professorColumns)
    .select(['newest.match_score', 'page.count', 'page.skipped_reason', 'page.draft_id', 'page.avoided'])
    .select(sql<Parameters<typeof toMatchScore>[0] | null>`to_json(match_scores)`.as('scored'))
    .orderBy('page.place')
    .execute();
  const [first] = rows;
  if (!first) {
    // A page after the last one has no row with the total.
    const { count } =
      page === 1 ? { count: 0 } : await found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
    return { results: [], count };
  }

  const drafts = await loadDrafts(
    db,
    userId,
    rows.flatMap((row) => row.draft_id ?? []),
    lang,
  );
  const results = rows.map((row): BotResult => {
    const draft = drafts.get(row.draft_id ?? 0);
    const skipped = row.avoided ? 'do_not_contact' : row.skipped_reason;
    return {
      professor: toProfessor(row),
      match_score: row.scored && toMatchScore(row.scored),
      draft: draft ?? null,
      state: resultState(skipped, draft),
      skipped_reason: translateCode(lang, skipSentences, skipped),
    };
  });
  return { results, count: first.count };
}
