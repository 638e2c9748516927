import { sql } from 'kysely';
import type { WithDirectory } from '../directory/directory.ts';
import { isDatabaseUnavailable, retryWhileUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { registerSchedules } from './schedule.ts';
import { failRun, performRun } from './run.ts';

type JobDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'> & WithDirectory;

/** Gives every open run that no job stands for a new one: its job was used up by kills, or lost with a restored database. */
async function requeueRuns({ db, jobs, log }: JobDeps): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select run.id from bot_runs run
    where run.status in ('queued', 'running') and not exists (
      select from pgboss.job job
      where job.name = 'bot-run' and job.state in ('created', 'retry', 'active') and (job.data ->> 'runId')::int = run.id
    )`.execute(db);
  for (const { id } of rows) {
    log.warn({ runId: id }, 'a run without a job is taken up again');
    // A key of its own: a failed job would block the run's first key for good.
    await db
      .transaction()
      .execute((trx) => jobs.send(trx, 'bot-run', { runId: id }, { key: `run-${id}-${Date.now()}` }));
  }
}

/** Works on runs. One that cannot be done ends as failed, with a reason; one that is interrupted goes on later. */
export async function registerBotJobs(deps: JobDeps): Promise<void> {
  await deps.jobs.work('bot-run', async ({ runId }, signal) => {
    try {
      await performRun(deps, runId, { signal });
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error;
      deps.log.error({ err: error, runId }, 'a run failed');
      await failRun(deps, runId, error);
    }
  });
  await retryWhileUnavailable(() => requeueRuns(deps));
  await registerSchedules(deps);
}
