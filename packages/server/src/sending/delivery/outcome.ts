import type { Kysely } from 'kysely';
import {
  isConcurrencyFailure,
  isDatabaseUnavailable,
  isTimeout,
  retryWhileUnavailable,
} from '../../platform/db/unavailable.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { DelayCode, FailureCode } from '../../drafts/reasons.ts';
import { moveDrafts } from '../../drafts/transitions.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Delivered, Job } from './types.ts';

/** Why a claim was released: `not_accepted` counts as a try, Gmail's limits do not. */
type Released = 'not_accepted' | 'denied' | 'limit';

/** How often this approval's claims were released for this reason. */
export async function timesReleased(job: Job, why: Released): Promise<number> {
  const { times } = await job.connection
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where('approval_id', '=', job.delivery.approvalId)
    .where('state', '=', 'failed')
    .where('released_for', '=', why)
    .executeTakeFirstOrThrow();
  return times;
}

/** The message definitely did not leave: releases the claim; the draft is approved again. */
export async function release(job: Job, messageId: number, why: Released = 'not_accepted'): Promise<void> {
  const { deps, delivery, connection } = job;
  await connection.transaction().execute(async (trx) => {
    const now = deps.now();
    await moveDrafts(trx, 'release', [delivery.draftId], {
      now,
      approvalId: delivery.approvalId,
      messageId,
      message: { released_for: why, finished_at: now },
    });
  });
}

const ends = { sent: 'accept', failed: 'reject', unknown: 'lose' } as const;

/** How long a sent message is kept in memory for writing while the database is unavailable. */
const KEEP_MS = 60_000;

/** Stores the result of a delivery in message and draft, in one transaction. `clean`: no draft of it can be left at Gmail. */
export async function settle(
  job: Job,
  messageId: number,
  outcome: 'sent' | 'failed' | 'unknown',
  detail: { providerMessageId?: string; failure?: FailureCode; clean?: boolean },
): Promise<Delivered> {
  const { deps, delivery, connection } = job;
  const now = deps.now();
  const write = async (trx: Kysely<DB>): Promise<void> => {
    const failure = detail.failure ?? null;
    await moveDrafts(trx, ends[outcome], [delivery.draftId], {
      now,
      failure,
      draft: { sent_at: outcome === 'sent' ? now : null },
      approvalId: delivery.approvalId,
      messageId,
      message: {
        provider_message_id: detail.providerMessageId ?? null,
        failure,
        finished_at: now,
        ...(detail.clean ? { sweep_at: null } : {}),
      },
    });
  };
  await connection
    .transaction()
    .execute(write)
    .catch(async (error: unknown) => {
      // Only this process has Gmail's acceptance, which stays true even though the locks may be lost.
      const mayPass = isDatabaseUnavailable(error) || isTimeout(error) || isConcurrencyFailure(error);
      if (outcome !== 'sent' || !mayPass) throw error;
      await retryWhileUnavailable(() => deps.db.transaction().execute(write), KEEP_MS);
    });
  return outcome;
}

/** Returns a draft that may not be sent to its person. An explicit send throws the 409 at once. */
export async function refuse(
  job: Job,
  failure: FailureCode,
  key: Parameters<typeof conflict>[0],
  code: string,
): Promise<Delivered> {
  await job.connection
    .transaction()
    .execute((trx) => moveDrafts(trx, 'refuse', [job.delivery.draftId], { now: job.deps.now(), failure }));
  if (job.delivery.explicit) throw conflict(key, code);
  return 'nothing';
}

/** Queues a job that resumes this delivery, in order with the others of its mailbox. */
export async function sendAgainAt(job: Job, trx: Kysely<DB>, at: Date): Promise<void> {
  const { draftId, approvalId } = job.delivery;
  await job.deps.jobs.send(
    trx,
    'send-draft',
    { draftId, approvalId },
    { key: `mailbox-${job.accountId}`, startAfter: at },
  );
}

/** Reschedules a waiting draft, with the reason shown to the person, and its job in the same transaction: no other job sends it sooner. */
export async function postpone(job: Job, db: Kysely<DB>, at: Date, delay: DelayCode | null = null): Promise<Delivered> {
  const write = async (trx: Kysely<DB>): Promise<void> => {
    await trx
      .updateTable('email_drafts')
      .set({ scheduled_at: at, delay, updated_at: job.deps.now() })
      .where('id', '=', job.delivery.draftId)
      .execute();
    await sendAgainAt(job, trx, at);
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  return 'postponed';
}
