import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import { isDatabaseUnavailable, retryWhileUnavailable } from '../db/unavailable.ts';
import type { DB } from '../db/schema.ts';

/** All kinds of background jobs, with their data. */
export interface JobData {
  'bot-run': { runId: number };
  'send-draft': { draftId: number; approvalId: number };
  /** Deletes drafts that deliveries left at Gmail. */
  'draft-sweep': Record<string, never>;
  /** Begins the scheduled runs that are due. */
  'bot-schedules': Record<string, never>;
  /** Deletes an account whose deletion was begun. */
  'account-deletion': { userId: number };
  /** Writes the archive of everything that is a person's. */
  'account-export': { exportId: number };
  /** Asks Google again to take back grants of deleted accounts. */
  'grant-revocation': Record<string, never>;
  /** Deletes expired rows. */
  housekeeping: Record<string, never>;
}

export type JobName = keyof JobData;
/** Jobs that queue their own successor. */
export type Recurring = 'bot-schedules' | 'draft-sweep' | 'grant-revocation' | 'housekeeping';

export interface JobOptions {
  /** Jobs of one key run one after another, in order. */
  key: string;
  startAfter?: Date;
}

export interface Jobs {
  /** Enqueues in the caller's transaction, so that job and rows are committed together. */
  send<N extends JobName>(trx: Kysely<DB>, name: N, data: JobData[N], options: JobOptions): Promise<void>;
  /**
   * Registers a handler for one kind of job. It must be idempotent, since a job is rerun after a kill, and must throw when the database is
   * lost.
   */
  work<N extends JobName>(name: N, handler: (data: JobData[N], signal: AbortSignal) => Promise<void>): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const QUEUES: JobName[] = [
  'bot-run',
  'send-draft',
  'draft-sweep',
  'bot-schedules',
  'account-deletion',
  'account-export',
  'grant-revocation',
  'housekeeping',
];
/** How long completed jobs are kept for inspection; one is added every ten seconds. */
const KEEP_DONE_SECONDS = 24 * 3600;

/** How long a job waits for a lost database before another worker takes it over, as after a kill. */
const OUTAGE_MS = 60_000;
/** How often a job that lost the database is restarted at once: a job that crashes the database must not do so for ever. */
const MAX_RESTARTS = 5;

/** Jobs in the product's own database. A killed worker's job is taken over after about ten seconds (heartbeat). */
export function createJobs(connection: pg.PoolConfig, onError: (error: Error) => void, supervise: boolean): Jobs {
  const boss = new PgBoss({
    ...(connection as { connectionString?: string }),
    max: 6,
    supervise,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', onError);

  /** Retries recording the end of a job: pg-boss alone would leave it active, with its key blocked, until the heartbeat is missed. */
  const recordEnd = (job: { signal: AbortSignal }, end: () => Promise<unknown>) =>
    retryWhileUnavailable(end, OUTAGE_MS, job.signal);

  /** Renews the heartbeat of a job; false when another worker has taken it over. */
  async function stillOwns(name: string, job: Job): Promise<boolean> {
    return retryWhileUnavailable(
      async () => {
        await boss.touch(name, job);
        const [now] = await boss.findJobs(name, { id: job.id });
        return now?.state === 'active' && now.retryCount === job.retryCount;
      },
      OUTAGE_MS,
      job.signal,
    );
  }

  /** Runs a job, and restarts it when the database was lost meanwhile. */
  async function runJob<T extends object>(name: string, job: Job<T>, work: (job: Job<T>) => Promise<void>) {
    for (let begun = 0; ; begun++) {
      try {
        await work(job);
        break;
      } catch (error) {
        if (!isDatabaseUnavailable(error) || begun === MAX_RESTARTS) {
          await recordEnd(job, () => boss.fail(name, job, error as Error));
          return;
        }
        if (!(await stillOwns(name, job))) return;
      }
    }
    await recordEnd(job, () => boss.complete(name, job));
  }

  return {
    async send(trx, name, data, { key, startAfter }) {
      await boss.send(name, data, { db: fromKysely(trx), singletonKey: key, ...(startAfter ? { startAfter } : {}) });
    },
    async work(name, handler) {
      // Only new jobs send a notification; jobs that become due or are taken over are found by polling.
      const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 };
      await boss.work<JobData[typeof name]>(name, { ...polling, localConcurrency: 2 }, async ([job]) => {
        if (job) await runJob(name, job, ({ data, signal }) => handler(data, signal));
      });
    },
    async start() {
      await boss.start();
      // A failed job blocks its key, and only kills end a job early: its retries must never be exhausted.
      const retries = { retryLimit: 1000, retryDelay: 1, retryBackoff: true, retryDelayMax: 10 };
      const changed = { ...retries, deleteAfterSeconds: KEEP_DONE_SECONDS };
      const common = { ...changed, heartbeatSeconds: 10, expireInSeconds: 900, notify: true };
      for (const name of QUEUES) {
        await boss.createQueue(name, { policy: 'key_strict_fifo', ...common });
        // createQueue does not change an existing queue.
        await boss.updateQueue(name, changed);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 2000 }),
  };
}
