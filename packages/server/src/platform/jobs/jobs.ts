import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import { isDatabaseUnavailable, retryWhileUnavailable } from '../db/unavailable.ts';
import type { DB } from '../db/schema.ts';

/** Every kind of work that outlives a request, with what it carries. */
export interface JobData {
  'bot-run': { runId: number };
  'send-draft': { draftId: number; approvalId: number };
  /** Removes drafts that deliveries left at Gmail. */
  'draft-sweep': Record<string, never>;
  /** Begins the scheduled runs that are due. */
  'bot-schedules': Record<string, never>;
  /** Forgets what has had its time. */
  housekeeping: Record<string, never>;
}

export type JobName = keyof JobData;
/** Work that queues its own successor. */
export type Recurring = 'bot-schedules' | 'draft-sweep' | 'housekeeping';

export interface JobOptions {
  /** Jobs of one key run one after the other, in order. */
  key: string;
  startAfter?: Date;
}

export interface Jobs {
  /** Enqueues in the caller's transaction, so that the job exists exactly when the rows do. */
  send<N extends JobName>(trx: Kysely<DB>, name: N, data: JobData[N], options: JobOptions): Promise<void>;
  /** Works on a kind of job; the function must be safe to run again after a kill, or when it lost the database, which it must not hide. */
  work<N extends JobName>(name: N, handler: (data: JobData[N], signal: AbortSignal) => Promise<void>): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const QUEUES: JobName[] = ['bot-run', 'send-draft', 'draft-sweep', 'bot-schedules', 'housekeeping'];
/** How long a job that is done is kept, to be looked at; one comes every ten seconds. */
const KEEP_DONE_SECONDS = 24 * 3600;

/** How long a job waits for a database that is away; then the next worker takes it over, as after a kill. */
const OUTAGE_MS = 60_000;
/** How often a job that lost the database is begun again at once: what ends the database itself must not do so for ever. */
const MAX_RESTARTS = 5;

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

  /** pg-boss alone would leave a job whose end cannot be written down in that moment as begun, and its key held up, until the heartbeat is missed. */
  const recordEnd = (job: { signal: AbortSignal }, end: () => Promise<unknown>) =>
    retryWhileUnavailable(end, OUTAGE_MS, job.signal);

  /** Holds on to a job, unless somebody has taken it over meanwhile. */
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

  /** Does a job, and begins again when the database went away under it. */
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
      // Only a new job notifies; one that becomes due, or is taken over from a killed worker, is found by polling.
      const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 };
      await boss.work<JobData[typeof name]>(name, { ...polling, localConcurrency: 2 }, async ([job]) => {
        if (job) await runJob(name, job, ({ data, signal }) => handler(data, signal));
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
