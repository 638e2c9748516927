import type { MatchPart, MatchScore, MatchTerm } from '@peyk/api-types';
import { type Selectable, sql } from 'kysely';
import type { MatchScores } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/types.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import { explain, type Explanation } from './explain.ts';
import type { Told } from './facts.ts';
import { classOf } from './matchClass.ts';

type Row = Omit<Selectable<MatchScores>, 'created_at'>;

/** What a stored match says in the reader's language; one of before the facts were stored keeps the sentences of its run. */
function saidBy({ told, score, reason, pros, cons }: Row, lang: Lang): Explanation {
  return told === null
    ? { reason, pros: pros as string[], cons: cons as string[] }
    : explain(told as unknown as Told, classOf(score ?? 0), lang);
}

/** A row of match_scores in the contract's shape. */
export const toMatchScore = (row: Row, lang: Lang): MatchScore => ({
  id: row.id,
  professor: row.professor_id,
  bot_run: row.bot_run_id,
  score: row.score,
  ...saidBy(row, lang),
  terms: row.terms as unknown as MatchTerm[],
  ...(row.score === null ? {} : { class: classOf(row.score) }),
  ...(row.parts === null ? {} : { parts: row.parts as unknown as MatchPart[] }),
});

const LARGEST_ID = 2_147_483_647;

/** The scores of professors of the signed-in person. */
export const createMatchingHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'listMatchScores' | 'listMatchScoresBatch'> => ({
  listMatchScoresBatch: async ({ query, userId, lang }) => {
    const ids = [...new Set(query.professors.split(',').map((id) => Math.min(Number(id), LARGEST_ID)))];
    const rows = await db
      .selectFrom('match_scores')
      .selectAll()
      .distinctOn('professor_id')
      .where(sql<boolean>`professor_id = any(${ids}::int[])`)
      .where('user_id', '=', userId)
      .orderBy('professor_id')
      .orderBy('id', 'desc')
      .execute();
    const newest = new Map(rows.map((row) => [row.professor_id, row]));
    const results = ids.flatMap((id) => {
      const row = newest.get(id);
      return row ? [toMatchScore(row, lang)] : [];
    });
    return { status: 200, body: { results, count: results.length } };
  },
  listMatchScores: async ({ query, userId, lang }) => {
    let scores = db
      .selectFrom('match_scores')
      .selectAll()
      .where('professor_id', '=', query.professor)
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(100);
    if (query.bot_run !== undefined) scores = scores.where('bot_run_id', '=', query.bot_run);
    const results = (await scores.execute()).map((row) => toMatchScore(row, lang));
    return { status: 200, body: { results, count: results.length } };
  },
});
