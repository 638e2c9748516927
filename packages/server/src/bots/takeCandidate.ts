import { sql, type Transaction } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { canonicalEmail } from '../platform/emailAddress.ts';
import { classOf } from '../matching/matchClass.ts';
import type { Scored } from '../matching/score.ts';
import { storeScore } from '../matching/storeScore.ts';
import type { StudentProfile } from '../matching/student.ts';
import { roomForProfessors } from '../professors/records.ts';
import { addedByHand } from '../professors/samePerson.ts';
import { fromCandidate } from '../professors/toProfessor.ts';
import type { RunPlan } from './plan.ts';
import type { UndraftedCode } from './reasons.ts';
import { skipReason } from './skip.ts';
import { tallyOf } from './counts.ts';

/** What happened to a candidate: taken into the run, in it already, no room in the person's account, university full, or run over. */
export type Outcome = 'taken' | 'known' | 'noRoom' | 'full' | 'over';

export interface RunContext {
  runId: number;
  userId: number;
  accountId: number | null;
  targetsLimit: number;
  plan: RunPlan;
  student: StudentProfile;
}

/**
 * The person's own record of a candidate: the existing one with its edits, also where they added it by hand (LET-10), or a new copy;
 * undefined when there is no room for another.
 */
async function ownRecord(
  trx: Transaction<DB>,
  userId: number,
  scored: Scored,
  now: Date,
): Promise<{ id: number; email: string | null } | undefined> {
  const { candidate } = scored;
  const existing = () =>
    trx
      .selectFrom('professors')
      .select(['id', 'email'])
      .where('user_id', '=', userId)
      .where('person_key', '=', scored.key)
      .executeTakeFirst();
  const known =
    (await existing()) ??
    (await addedByHand(trx, userId, {
      full_name: candidate.fullName,
      university_name: candidate.universityName,
      email: candidate.email === null ? null : canonicalEmail(candidate.email),
    }));
  if (known) return known;
  if ((await roomForProfessors(trx, userId)) > 0)
    await trx
      .insertInto('professors')
      .values(fromCandidate(userId, candidate, now))
      .onConflict((clash) => clash.columns(['user_id', 'person_key']).doNothing())
      .execute();
  return existing();
}

/**
 * Takes one scored candidate into a run: record, score, result and counts, in one transaction that holds the run's row lock. A run repeated
 * after a kill, or by two workers at once, therefore finds each person either complete or absent. No draft is written yet, because the
 * closest of all universities come first (MAT-03).
 */
export async function takeCandidate(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  run: RunContext,
  scored: Scored,
): Promise<Outcome> {
  const { runId, userId, plan } = run;
  const { candidate } = scored;
  return deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('bot_runs')
      .select(['counts', 'status'])
      .where('id', '=', runId)
      .where('status', '=', 'running')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'over';
    const counts = tallyOf(row);
    const { taken } = await trx
      .selectFrom('bot_results')
      .select(sql<number>`count(*)::int`.as('taken'))
      .where('run_id', '=', runId)
      .where('university_id', '=', candidate.universityId)
      .where('skipped_reason', 'is', null)
      .executeTakeFirstOrThrow();
    if (taken >= plan.perUniversity) return 'full';

    const professor = await ownRecord(trx, userId, scored, deps.now());
    if (!professor) return 'noRoom';
    const skipped = await skipReason(deps, trx, {
      userId,
      candidate,
      email: professor.email,
      minPublications: plan.minPublications,
    });
    const undrafted: UndraftedCode | null = skipped === null && classOf(scored.score) === 'no' ? 'not_close' : null;
    const result = await trx
      .insertInto('bot_results')
      .values({
        run_id: runId,
        professor_id: professor.id,
        user_id: userId,
        university_id: candidate.universityId,
        skipped_reason: skipped,
        undrafted_reason: undrafted,
        position: counts.professors_scored,
      })
      .onConflict((clash) => clash.columns(['run_id', 'professor_id']).doNothing())
      .returning('professor_id')
      .executeTakeFirst();
    if (!result) return 'known';
    await storeScore(trx, { userId, professorId: professor.id, runId, scored }, deps.now());
    counts.professors_scored += 1;
    if (skipped) counts.skipped += 1;
    await trx
      .updateTable('bot_runs')
      .set({
        stage: 'scoring',
        counts: JSON.stringify(counts),
        current: JSON.stringify({
          university_name: candidate.universityName,
          professor_name: candidate.fullName,
          publication_title: scored.facts.publication?.title ?? null,
        }),
      })
      .where('id', '=', runId)
      .execute();
    return 'taken';
  });
}
