import { sql } from 'kysely';
import { isDatabaseUnavailable, retryWhileUnavailable } from '../db/unavailable.ts';
import type { Deps } from '../deps.ts';
import type { Recurring } from './jobs.ts';

/** Repeats work at an interval while any worker runs, on one worker at a time. An error is logged and does not end the repetition. */
export async function registerRecurring(
  { db, jobs, log }: Pick<Deps, 'db' | 'jobs' | 'log'>,
  name: Recurring,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<void> {
  // An active job does not count: it queues its successor itself.
  const isQueued = async (): Promise<boolean> => {
    const { rows } = await sql`
      select 1 from pgboss.job where name = ${name} and state in ('created', 'retry') limit 1`.execute(db);
    return rows.length > 0;
  };
  const queue = async (at: Date): Promise<void> => {
    if (!(await isQueued())) await jobs.send(db, name, {}, { key: name, startAfter: at });
  };
  await jobs.work(name, async (_data, signal) => {
    try {
      await work();
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error;
      log.error({ err: error }, name);
    }
    // Real time, not the injected clock: jobs become due by the database's clock.
    await queue(new Date(Date.now() + everyMs));
  });
  await retryWhileUnavailable(async () => {
    // A failed job would block its key for ever.
    await sql`delete from pgboss.job where name = ${name} and state = 'failed'`.execute(db);
    await queue(new Date());
  });
}
