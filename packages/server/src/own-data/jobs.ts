import { sql } from 'kysely';
import { retryWhileUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { deleteAccount } from './deletion.ts';
import { makeExport } from './exports.ts';
import { registerGrantRevocation } from './grants.ts';

type OwnDataDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now' | 'pauseBots'>;

/** Queues a new job for every deletion that was begun and has none, because its job failed or a restored backup lacks it. */
export async function requeueDeletions({ db, jobs, log }: Pick<Deps, 'db' | 'jobs' | 'log'>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select person.id from users person
    where person.deleting_at is not null and not exists (
      select from pgboss.job job
      where job.name = 'account-deletion' and job.state in ('created', 'retry', 'active')
        and (job.data ->> 'userId')::int = person.id
    )`.execute(db);
  for (const { id } of rows) {
    log.warn({ userId: id }, 'a deletion without a job is taken up again');
    // A new key, because a failed job blocks the first key of the account for ever.
    await jobs.send(db, 'account-deletion', { userId: id }, { key: `account-${id}-${Date.now()}` });
  }
}

/** Registers the archives and the deletion of accounts. One that was begun and has no job, as after a restore, gets one. */
export async function registerOwnDataJobs(deps: OwnDataDeps): Promise<void> {
  const { jobs } = deps;
  await jobs.work('account-deletion', ({ userId }) => deleteAccount(deps, userId));
  await retryWhileUnavailable(() => requeueDeletions(deps));
  await jobs.work('account-export', ({ exportId }) => makeExport(deps, exportId));
  await registerGrantRevocation(deps);
}
