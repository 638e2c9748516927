import type { BotResult, BotResults, EmailDraft, MatchClass } from '@peyk/api-types';
import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import { prepared } from '../platform/db/prepared.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import { skipSentences, undraftedSentences } from './reasons.ts';
import { type Lang, translateCode } from '../platform/http/messages/translate.ts';
import { OPEN_DAYS, PER_UNIVERSITY } from '../sending/departmentLimits.ts';
import { toMatchScore } from '../matching/matchScores.ts';
import { newestScore, professorColumns, toProfessor } from '../professors/toProfessor.ts';

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

/** The numbers in the sentences about open places. */
const places = { n: PER_UNIVERSITY, days: OPEN_DAYS };

/** The class of a stored score, as `classOf` has it. */
const matchClass = sql<MatchClass>`case when score.score >= 70 then 'strong' when score.score >= 50 then 'possible' else 'no' end`;

/**
 * One page of a bot's results, best score first. A professor found by several runs appears once, with the newest run's data. `runId` limits
 * it to one run, `draftState` to drafts in that state, `only` to a class of matches. In the order `newest` the draft written last comes first. Another
 * person's bot gives an empty page.
 */
export async function listResults(
  db: Db,
  {
    userId,
    botId,
    runId,
    draftState,
    only,
    order = 'score',
    lang,
    page,
    pageSize,
  }: {
    userId: number;
    botId: number;
    runId: number | undefined;
    draftState?: EmailDraft['state'] | undefined;
    only?: MatchClass | undefined;
    order?: 'score' | 'newest' | undefined;
    lang: Lang;
    page: number;
    pageSize: number;
  },
): Promise<Required<BotResults>> {
  const newest = db
    .selectFrom('bot_results')
    .innerJoin('bot_runs', 'bot_runs.id', 'bot_results.run_id')
    .select(['bot_results.run_id', 'bot_results.professor_id', 'bot_results.skipped_reason', 'bot_results.position'])
    .select('bot_results.undrafted_reason')
    .distinctOn('bot_results.professor_id')
    .where('bot_runs.bot_id', '=', botId)
    .where('bot_results.user_id', '=', userId)
    .$if(runId !== undefined, (query) => query.where('bot_results.run_id', '=', runId ?? 0))
    .orderBy('bot_results.professor_id')
    .orderBy('bot_results.run_id', 'desc');
  const found = db
    .selectFrom(newest.as('result'))
    .leftJoin('email_drafts as draft', 'draft.professor_id', 'result.professor_id')
    .leftJoin('match_scores as score', (join) =>
      join.onRef('score.professor_id', '=', 'result.professor_id').onRef('score.bot_run_id', '=', 'result.run_id'),
    )
    .$if(draftState !== undefined, (query) => query.where('draft.state', '=', draftState ?? ''))
    .$if(draftState === 'needs_review', (query) => query.where('result.skipped_reason', 'is', null));
  const counted = await found
    .modifyFront(prepared)
    .select([matchClass.as('class'), sql<number>`count(*)::int`.as('count')])
    .groupBy('class')
    .execute();
  const counts = { strong: 0, possible: 0, no: 0, ...Object.fromEntries(counted.map((row) => [row.class, row.count])) };
  const count = only === undefined ? counts.strong + counts.possible + counts.no : counts[only];
  const shown = found
    .$if(only !== undefined, (query) => query.where(matchClass, '=', only ?? 'no'))
    .select(['result.professor_id', 'result.skipped_reason', 'result.undrafted_reason'])
    .select(['score.id as score_id', 'draft.id as draft_id'])
    .select([
      order === 'newest'
        ? sql<number>`row_number() over (order by draft.id desc nulls last, score.score desc nulls last, result.professor_id)`.as(
            'place',
          )
        : sql<number>`row_number() over (order by score.score desc nulls last, result.run_id desc, result.position)`.as(
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
    .select(['newest.match_score', 'page.skipped_reason', 'page.undrafted_reason', 'page.draft_id', 'page.avoided'])
    .select(sql<Parameters<typeof toMatchScore>[0] | null>`to_json(match_scores)`.as('scored'))
    .orderBy('page.place')
    .execute();
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
      match_score: row.scored && toMatchScore(row.scored, lang),
      draft: draft ?? null,
      state: resultState(skipped, draft),
      skipped_reason:
        translateCode(lang, skipSentences, skipped) ??
        // A draft written since, by hand or by another bot, leaves nothing to explain.
        (draft ? null : translateCode(lang, undraftedSentences, row.undrafted_reason, places)),
    };
  });
  return { results, count, class_counts: counts };
}
