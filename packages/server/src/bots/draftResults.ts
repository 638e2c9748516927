import { sql } from 'kysely';
import type { CvDeps } from '../attachments/files.ts';
import { attachmentsOfRun } from '../drafts/attachments.ts';
import { scoreRecord, writeDraft } from '../drafts/ensureDraft.ts';
import type { PhrasableDraft } from '../drafts/phrasing/phraseDraft.ts';
import type { Scored } from '../matching/score.ts';
import { userTransaction, lockPerson } from '../platform/locks.ts';
import { takenPlace } from '../sending/departmentLimits.ts';
import { tallyOf } from './counts.ts';
import type { UndraftedCode } from './reasons.ts';
import type { RunContext } from './takeCandidate.ts';

type DraftDeps = CvDeps;

/** Conditions of a result that a run may still write to: close enough (MAT-02), not passed over and without a draft. */
const isOpen = sql<boolean>`
  result.skipped_reason is null and result.undrafted_reason is null
  and not exists (select from email_drafts draft where draft.professor_id = result.professor_id)`;

/** The results of a run that it may write to, best score first. */
async function openResults({ db }: DraftDeps, runId: number): Promise<number[]> {
  const { rows } = await sql<{ professor_id: number }>`
    select result.professor_id from bot_results result
    join match_scores score on score.professor_id = result.professor_id and score.bot_run_id = result.run_id
    where result.run_id = ${runId} and ${isOpen}
    order by score.score desc nulls last, result.position`.execute(db);
  return rows.map((row) => row.professor_id);
}

/**
 * Writes the draft of one result, or records why it has none, in one transaction. The person's lock keeps runs of two bots from taking one
 * place of a department both; the run's row lock keeps two workers on one run from writing more than its number.
 */
async function draftOne(
  deps: DraftDeps,
  run: RunContext,
  professorId: number,
  found: (key: string) => Scored | undefined,
  onWritten?: (draft: PhrasableDraft) => void,
): Promise<'done' | 'full' | 'over'> {
  const { runId, userId } = run;
  let fresh: PhrasableDraft | null = null;
  const attachments = await attachmentsOfRun(deps, userId, runId);
  const outcome = await userTransaction<'done' | 'full' | 'over'>(deps.db, userId, async (trx) => {
    await lockPerson(trx, userId);
    const row = await trx
      .selectFrom('bot_runs')
      .select('counts')
      .where('id', '=', runId)
      .where('status', '=', 'running')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'over';
    const counts = tallyOf(row);
    if (counts.drafts_written >= run.targetsLimit) return 'full';
    // Another worker, or another bot, may have written to this professor meanwhile.
    const professor = await trx
      .selectFrom('bot_results as result')
      .innerJoin('professors', 'professors.id', 'result.professor_id')
      .select([
        'professors.id',
        'professors.person_key',
        'professors.full_name',
        'professors.department',
        'professors.university_name',
      ])
      .where('result.run_id', '=', runId)
      .where('result.professor_id', '=', professorId)
      .where(isOpen)
      .executeTakeFirst();
    if (!professor) return 'done';
    const taken = await takenPlace(trx, { userId, to: professor, now: deps.now() });
    if (taken !== null) {
      await trx
        .updateTable('bot_results')
        .set({ undrafted_reason: `${taken}_taken` satisfies UndraftedCode })
        .where('run_id', '=', runId)
        .where('professor_id', '=', professorId)
        .execute();
      return 'done';
    }
    // A run that was interrupted has lost what it knew of those whom it found before.
    const scored =
      found(professor.person_key) ?? (await scoreRecord(deps, trx, { userId, professorId, student: run.student }));
    const written = await writeDraft(deps, trx, {
      userId,
      professorId,
      runId,
      accountId: run.accountId,
      student: run.student,
      // The person may have corrected the name.
      scored: { ...scored, candidate: { ...scored.candidate, fullName: professor.full_name } },
      needProposal: run.plan.needProposal,
      attachments,
    });
    if (written.isNew) counts.drafts_written += 1;
    fresh = written.letter && { userId, runId, draftId: written.id, version: 1, letter: written.letter };
    await trx
      .updateTable('bot_runs')
      .set({
        stage: 'drafting',
        counts: JSON.stringify(counts),
        current: JSON.stringify({
          university_name: professor.university_name,
          professor_name: professor.full_name,
          publication_title: written.publicationTitle,
        }),
      })
      .where('id', '=', runId)
      .execute();
    return 'done';
  });
  if (fresh !== null) onWritten?.(fresh);
  return outcome;
}

/**
 * Writes the drafts of a run: the closest of all its results first, never more than its number, never for a place that another email has
 * (MAT-02, MAT-03). The others keep the reason why they have none. False when the run is over.
 */
export async function draftResults(
  deps: DraftDeps,
  run: RunContext,
  found: (key: string) => Scored | undefined,
  {
    signal,
    onDraft,
    onWritten,
  }: {
    signal?: AbortSignal;
    onDraft?: () => void | Promise<void>;
    /** Called with each new draft, once it is stored. */
    onWritten?: (draft: PhrasableDraft) => void;
  },
): Promise<boolean> {
  for (const professorId of await openResults(deps, run.runId)) {
    signal?.throwIfAborted();
    const outcome = await draftOne(deps, run, professorId, found, onWritten);
    if (outcome === 'over') return false;
    if (outcome === 'full') break;
    await onDraft?.();
  }
  await sql`
    update bot_results result set undrafted_reason = ${'run_filled' satisfies UndraftedCode}
    where result.run_id = ${run.runId} and ${isOpen}`.execute(deps.db);
  return true;
}
