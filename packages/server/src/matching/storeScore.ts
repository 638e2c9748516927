import type { MatchPart } from '@peyk/api-types';
import type { Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { toldOf } from './facts.ts';
import type { Scored } from './score.ts';

/** Keeps the score of a professor's record, with the facts that its sentences are made from. `runId` is null outside a bot's run. */
export async function storeScore(
  trx: Transaction<DB>,
  { userId, professorId, runId, scored }: { userId: number; professorId: number; runId: number | null; scored: Scored },
  now: Date,
): Promise<void> {
  const parts = scored.parts.map(({ key, ...part }): MatchPart => ({ part: key, ...part }));
  await trx
    .insertInto('match_scores')
    .values({
      user_id: userId,
      professor_id: professorId,
      bot_run_id: runId,
      score: scored.score,
      told: JSON.stringify(toldOf(scored.candidate, scored.facts)),
      terms: JSON.stringify(scored.terms),
      parts: JSON.stringify(parts),
      created_at: now,
    })
    .execute();
}
