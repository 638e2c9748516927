import { sql } from 'kysely';
import type { WithDirectory } from '../directory/directory.ts';
import { isDatabaseUnavailable, retryWhileUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { registerSchedules } from './schedule.ts';
import { failRun, performRun } from './run.ts';

type JobDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'log' | 'now' | 'secrets'> & WithDirectory;

/** Queues a new job for every open run without one, because kills exhausted its retries or a restored backup lacks it. */
async function requeueRuns({ db, jobs, log }: JobDeps): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select run.id from bot_runs run
    where run.status in ('queued', 'running') and not exists (
      select from pgboss.job job
      where job.name = 'bot-run' and job.state in ('created', 'retry', 'active') and (job.data ->> 'runId')::int = run.id
    )`.execute(db);
  for (const { id } of rows) {
    log.warn({ runId: id }, 'a run without a job is taken up again');
    // A new key, because a failed job blocks the run's first key for ever.
    await db
      .transaction()
      .execute((trx) => jobs.send(trx, 'bot-run', { runId: id }, { key: `run-${id}-${Date.now()}` }));
  }
}

/** Registers the handler of runs. A run with an error fails with a reason; an interrupted one is continued by another job. */
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
