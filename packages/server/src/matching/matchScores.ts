import type { MatchPart, MatchScore, MatchTerm } from '@peyk/api-types';
import type { Selectable } from 'kysely';
import type { MatchScores } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import type { Handlers } from '../platform/http/types.ts';
import { classOf } from './matchClass.ts';

/** A row of match_scores in the contract's shape. */
export const toMatchScore = (row: Omit<Selectable<MatchScores>, 'created_at'>): MatchScore => ({
  id: row.id,
  professor: row.professor_id,
  bot_run: row.bot_run_id,
  score: row.score,
  reason: row.reason,
  pros: row.pros as string[],
  cons: row.cons as string[],
  terms: row.terms as unknown as MatchTerm[],
  ...(row.score === null ? {} : { class: classOf(row.score) }),
  ...(row.parts === null ? {} : { parts: row.parts as unknown as MatchPart[] }),
});

/** The scores of a professor of the signed-in person. */
export const createMatchingHandlers = ({ db }: Pick<Deps, 'db'>): Pick<Handlers, 'listMatchScores'> => ({
  listMatchScores: async ({ query, userId }) => {
    let scores = db
      .selectFrom('match_scores')
      .selectAll()
      .where('professor_id', '=', query.professor)
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(100);
    if (query.bot_run !== undefined) scores = scores.where('bot_run_id', '=', query.bot_run);
    const results = (await scores.execute()).map(toMatchScore);
    return { status: 200, body: { results, count: results.length } };
  },
});
