import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DB } from '../db/schema.ts';

/** Every kind of work that outlives a request, with what it carries. */
export interface JobData {
  'bot-run': { runId: number };
  'send-draft': { draftId: number; approvalId: number };
  /** Begins the scheduled runs that are due. */
  'bot-schedules': Record<string, never>;
  /** Forgets what has had its time. */
  housekeeping: Record<string, never>;
}

export type JobName = keyof JobData;
/** Work that queues its own successor. */
export type Recurring = 'bot-schedules' | 'housekeeping';

export interface JobOptions {
  /** Jobs of one key run one after the other, in order. */
  key: string;
  startAfter?: Date;
}

export interface Jobs {
  /** Enqueues in the caller's transaction, so that the job exists exactly when the rows do. */
  send<N extends JobName>(trx: Kysely<DB>, name: N, data: JobData[N], options: JobOptions): Promise<void>;
  /** Works on a kind of job; the function must be safe to run again after a kill. */
  work<N extends JobName>(name: N, handler: (data: JobData[N], signal: AbortSignal) => Promise<void>): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const QUEUES: JobName[] = ['bot-run', 'send-draft', 'bot-schedules', 'housekeeping'];
/** How long a job that is done is kept, to be looked at; one comes every ten seconds. */
const KEEP_DONE_SECONDS = 24 * 3600;

/** Jobs on the product's own database. A killed worker's job is taken over about ten seconds later (heartbeat). */
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
  return {
    async send(trx, name, data, { key, startAfter }) {
      await boss.send(name, data, { db: fromKysely(trx), singletonKey: key, ...(startAfter ? { startAfter } : {}) });
    },
    async work(name, handler) {
      // Only a new job notifies; one that becomes due, or is taken over from a killed worker, is found by polling.
      const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 };
      await boss.work<JobData[typeof name]>(name, { ...polling, localConcurrency: 2 }, async ([job]) => {
        if (job) await handler(job.data, job.signal);
      });
    },
    async start() {
      await boss.start();
      // A job that failed for good would hold up its key: only kills end a job early, and none of them may use it up.
      const retries = { retryLimit: 1000, retryDelay: 1, retryBackoff: true, retryDelayMax: 10 };
      const changed = { ...retries, deleteAfterSeconds: KEEP_DONE_SECONDS };
      const common = { ...changed, heartbeatSeconds: 10, expireInSeconds: 900, notify: true };
      for (const name of QUEUES) {
        await boss.createQueue(name, { policy: 'key_strict_fifo', ...common });
        // A queue that is there keeps what it was made with.
        await boss.updateQueue(name, changed);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 2000 }),
  };
}
