import type { BotStatus } from '@peyk/api-types';
import { type Selectable, sql } from 'kysely';
import type { BotRuns } from '../platform/db/schema.ts';
import type { CvDeps } from '../attachments/files.ts';
import { recordEvent } from '../platform/events.ts';
import type { CandidateProfessor, CandidateQuery, WithDirectory } from '../directory/directory.ts';
import { DirectoryProblem } from '../directory/problem.ts';
import type { Deps } from '../platform/deps.ts';
import { classOf } from '../matching/matchClass.ts';
import { scoreCandidates, type Scored } from '../matching/score.ts';
import { roomForProfessors } from '../professors/records.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { interestsWithoutEnglish } from '../matching/readStudent.ts';
import { fieldsOf } from './beginRun.ts';
import { draftResults } from './draftResults.ts';
import { type RunContext, takeCandidate } from './takeCandidate.ts';
import { planRun, type RunPlan } from './plan.ts';
import type { ErrorCode, UndraftedCode, WarningCode } from './reasons.ts';
import { nextStatus } from './status.ts';
import type { PhrasableDraft } from '../drafts/phrasing/phraseDraft.ts';
import { phraseRun, type PhraseRunDeps } from '../drafts/phrasing/phraseRun.ts';
import { hasProposalText, studentFor } from '../matching/studentFor.ts';
import { type Tally, tallyOf } from './counts.ts';

export type RunDeps = PhraseRunDeps &
  Pick<Deps, 'secrets'> &
  CvDeps &
  WithDirectory & {
    /** Scores the candidates in place of `scoreCandidates`, where a test decides who matches. */
    score?: typeof scoreCandidates;
  };

export interface RunHooks {
  /** Aborted when the process shuts down or loses its claim on the job; the run continues elsewhere later. */
  signal?: AbortSignal;
  /** Called after each professor is committed. */
  onProfessor?: () => void | Promise<void>;
  /** Called after each draft, and after each professor who gets none because of R7 or R8. */
  onDraft?: () => void | Promise<void>;
}

/** Number of people scored together: enough to judge the rarity of terms, with bounded memory. */
const CANDIDATES = 2000;
const MOST_PER_UNIVERSITY = 200;
const FEWEST_PER_UNIVERSITY = 100;

/** Universities per batch, and candidates per university: more than needed, because some will be skipped. */
function batchOf({ perUniversity }: RunPlan): { universities: number; candidates: number } {
  const candidates = Math.min(MOST_PER_UNIVERSITY, Math.max(FEWEST_PER_UNIVERSITY, 4 * perUniversity));
  return { universities: Math.floor(CANDIDATES / candidates), candidates };
}

/** How many of the best matches a run keeps in memory until their drafts are written, at least. */
const MOST_KEPT = 1000;

/** Keeps a match for its draft, and drops the weakest once there are twice too many. */
function keep(kept: Map<string, Scored>, scored: Scored): void {
  if (classOf(scored.score) === 'no') return;
  kept.set(scored.key, scored);
  if (kept.size < 2 * MOST_KEPT) return;
  for (const { key } of [...kept.values()].sort((a, b) => b.score - a.score).slice(MOST_KEPT)) kept.delete(key);
}

/** Marks the run as running and fixes its plan; null when it is over. An interrupted run keeps its plan. */
async function open(
  { db, directory, now }: RunDeps,
  runId: number,
): Promise<{ row: Selectable<BotRuns>; plan: RunPlan; accountId: number | null } | null> {
  const bot = await db
    .selectFrom('bots')
    .innerJoin('bot_runs', 'bot_runs.bot_id', 'bots.id')
    .selectAll('bots')
    .where('bot_runs.id', '=', runId)
    .executeTakeFirst();
  if (!bot) return null;
  const planned = await planRun(directory, fieldsOf(bot));
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('bot_runs')
      .selectAll()
      .where('id', '=', runId)
      .where('status', 'in', ['queued', 'running'])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    const plan = (row.plan as unknown as RunPlan | null) ?? planned;
    await trx
      .updateTable('bot_runs')
      .set({
        status: 'running',
        stage: 'universities',
        plan: JSON.stringify(plan),
        counts: JSON.stringify({ ...tallyOf(row), universities_total: plan.universities.length }),
        started_at: row.started_at ?? now(),
      })
      .where('id', '=', runId)
      .execute();
    return { row, plan, accountId: bot.gmail_account_id };
  });
}

/** Stores the run's current activity. False when the run is over: stopped, paused or deleted by the person. */
async function show(
  { db }: RunDeps,
  runId: number,
  stage: 'professors' | 'scoring',
  universityName: string,
): Promise<boolean> {
  const current = { university_name: universityName, professor_name: null, publication_title: null };
  const row = await db
    .updateTable('bot_runs')
    .set({ stage, current: JSON.stringify(current) })
    .where('id', '=', runId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the universities up to this index are done. False when the run is over. */
async function passUniversity({ db }: RunDeps, runId: number, index: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('bot_runs')
      .select('counts')
      .where('id', '=', runId)
      .where('status', '=', 'running')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const counts = tallyOf(row);
    counts.universities_read = Math.max(counts.universities_read, index + 1);
    await trx
      .updateTable('bot_runs')
      .set({ counts: JSON.stringify(counts) })
      .where('id', '=', runId)
      .execute();
    return true;
  });
}

/** Ends a run that is still open and updates its bot. The bot is locked before the run, as everywhere. */
async function close(
  { db, now }: RunDeps,
  runId: number,
  end: { warning: WarningCode | null } | { error: ErrorCode },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const bot = await trx
      .selectFrom('bots')
      .select(['id', 'status'])
      .where('id', '=', (of) => of.selectFrom('bot_runs').select('bot_id').where('id', '=', runId))
      .forUpdate()
      .executeTakeFirst();
    if (!bot) return;
    const failed = 'error' in end;
    const row = await trx
      .updateTable('bot_runs')
      .set({
        status: failed ? 'failed' : 'finished',
        finished_at: now(),
        current: null,
        ...(failed ? end : { ...end, stage: 'done' }),
      })
      .where('id', '=', runId)
      .where('status', 'in', ['queued', 'running'])
      .returning('user_id')
      .executeTakeFirst();
    if (!row) return;
    await recordEvent(trx, {
      userId: row.user_id,
      event: failed ? 'run_failed' : 'run_finished',
      subject: String(runId),
      actor: 'product',
      at: now(),
    });
    await trx
      .updateTable('bots')
      .set({ status: nextStatus(bot.status as BotStatus, failed ? 'runFailed' : 'runFinished'), updated_at: now() })
      .where('id', '=', bot.id)
      .execute();
  });
}

/** Ends a run as failed, with a reason that the person can act on. */
export const failRun = (deps: RunDeps, runId: number, error: unknown): Promise<void> =>
  close(deps, runId, { error: error instanceof DirectoryProblem ? 'directory_outage' : 'failed' });

/**
 * Reads candidates. A university whose request the directory refuses is left out and listed in the run, and the others are read. Only an
 * outage is thrown, because then every other request would fail too.
 */
async function readCandidates(
  { db, directory }: RunDeps,
  runId: number,
  places: RunPlan['universities'],
  query: CandidateQuery,
): Promise<CandidateProfessor[]> {
  try {
    return await directory.professorsOf(
      places.map(({ id }) => id),
      query,
    );
  } catch (error) {
    if (!(error instanceof DirectoryProblem) || error.kind === 'outage') throw error;
  }
  const found: CandidateProfessor[] = [];
  for (const { id, name } of places) {
    try {
      found.push(...(await directory.professorsOf([id], query)));
    } catch (error) {
      if (!(error instanceof DirectoryProblem) || error.kind === 'outage') throw error;
      // Each name once, even if the run is repeated.
      await sql`
        update bot_runs set unread = unread || ${JSON.stringify([name])}::jsonb
        where id = ${runId} and not unread ? ${name}`.execute(db);
    }
  }
  return found;
}

/** Whether the run wrote to a professor without an email address, to whom nothing can be sent. */
async function lacksAddress({ db }: RunDeps, runId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bot_results')
    .innerJoin('professors', 'professors.id', 'bot_results.professor_id')
    .select('professors.id')
    .where('bot_results.run_id', '=', runId)
    .where('bot_results.skipped_reason', 'is', null)
    .where('bot_results.undrafted_reason', 'is', null)
    .where('professors.email', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the run's number of emails left out somebody who is close enough. */
async function wasFilled({ db }: RunDeps, runId: number): Promise<boolean> {
  const row = await db
    .selectFrom('bot_results')
    .select('professor_id')
    .where('run_id', '=', runId)
    .where('undrafted_reason', '=', 'run_filled' satisfies UndraftedCode)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface End {
  counts: Tally;
  /** Number of universities that could not be read. */
  unread: number;
  lacksAddress: boolean;
  /** The person has the maximum number of professors. */
  noRoom: boolean;
  /** Somebody close enough has no draft, because the run's number was filled. */
  filled: boolean;
}

/** The most important warning about a finished run: the first that applies. */
export function warningOf(
  { counts, unread, lacksAddress: noAddress, noRoom, filled }: End,
  run: Pick<RunContext, 'plan' | 'student'>,
): WarningCode | null {
  if (counts.universities_total === 0) return 'no_universities';
  if (noRoom) return 'professors_full';
  if (unread > 0) return 'unread';
  if (counts.professors_scored === 0) return 'no_professors';
  if (noAddress) return 'no_address';
  if (run.plan.needProposal && !hasProposalText(run.student, run.plan.description)) return 'no_proposal';
  return filled ? 'limit_reached' : null;
}

/**
 * Performs a run: university by university, best matches first, until each has its number of professors; then the drafts, the closest of
 * all universities first. Every professor and every draft is committed at once with the counts, so that an interrupted run continues
 * without repeating anything. Two workers on one run are safe. Returns when the run is finished or over; an error of the database, the
 * directory or the signal is thrown and leaves the run open.
 */
export async function performRun(
  deps: RunDeps,
  runId: number,
  { signal, onProfessor, onDraft }: RunHooks = {},
): Promise<void> {
  const opened = await open(deps, runId);
  if (!opened) return;
  const { row, plan, accountId } = opened;
  const run: RunContext = {
    runId,
    userId: row.user_id,
    accountId,
    targetsLimit: row.targets_limit,
    plan,
    student: studentFor(await loadStudent(deps.db, row.user_id), plan.interests),
  };
  await deps.db
    .updateTable('bot_runs')
    .set({ interests_without_english: interestsWithoutEnglish(run.student) })
    .where('id', '=', runId)
    .execute();
  const { score = scoreCandidates } = deps;
  const options = { year: deps.now().getUTCFullYear() };

  const { universities: size, candidates: limitPerUniversity } = batchOf(plan);
  let batch = new Map<number, Scored[]>();
  let batchStart = -1;
  const kept = new Map<string, Scored>();
  for (const [index, university] of plan.universities.entries()) {
    if (index < tallyOf(row).universities_read) continue;
    signal?.throwIfAborted();
    if (!(await show(deps, runId, 'professors', university.name))) return;
    // Batches have fixed boundaries, so that a continued run scores against the same people as before.
    const start = index - (index % size);
    if (start !== batchStart) {
      const candidates = await readCandidates(deps, runId, plan.universities.slice(start, start + size), {
        // The directory is in English: the names that the student's own English gives to the areas of the plan.
        interests: run.student.interests.map(({ name }) => name),
        limitPerUniversity,
      });
      if (!(await show(deps, runId, 'scoring', university.name))) return;
      batch = Map.groupBy(score(run.student, candidates, options), ({ candidate }) => candidate.universityId);
      batchStart = start;
    }
    for (const scored of batch.get(university.id) ?? []) {
      signal?.throwIfAborted();
      const outcome = await takeCandidate(deps, run, scored);
      if (outcome === 'over') return;
      if (outcome === 'full') break;
      if (outcome !== 'noRoom') keep(kept, scored);
      if (outcome === 'taken') await onProfessor?.();
    }
    if (!(await passUniversity(deps, runId, index))) return;
  }
  const written: PhrasableDraft[] = [];
  const most = deps.config.languageModel?.callsPerDay ?? 0;
  const hooks = {
    ...(signal ? { signal } : {}),
    ...(onDraft ? { onDraft } : {}),
    onWritten: (draft: PhrasableDraft) => void (written.length < most && written.push(draft)),
  };
  if (!(await draftResults(deps, run, (key) => kept.get(key), hooks))) return;
  await phraseRun(deps, run, written, signal);

  const { counts, unread } = await deps.db
    .selectFrom('bot_runs')
    .select(['counts', sql<number>`jsonb_array_length(unread)`.as('unread')])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  const end = {
    counts: tallyOf({ counts }),
    unread,
    lacksAddress: await lacksAddress(deps, runId),
    noRoom: (await roomForProfessors(deps.db, run.userId)) <= 0,
    filled: await wasFilled(deps, runId),
  };
  await close(deps, runId, { warning: warningOf(end, run) });
}
