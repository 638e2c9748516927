import { sql } from 'kysely';
import { isDatabaseUnavailable, retryWhileUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { deliver } from './delivery/deliver.ts';

const RETRY_MS = 60_000;

type MailJobDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'secrets' | 'log' | 'now' | 'pauseBots'>;

async function requeue({ db, jobs, now }: MailJobDeps, draftId: number, approvalId: number): Promise<void> {
  const row = await db
    .selectFrom('email_drafts')
    .select('gmail_account_id')
    .where('id', '=', draftId)
    .executeTakeFirst();
  if (!row?.gmail_account_id) return;
  const startAfter = new Date(now().getTime() + RETRY_MS);
  await jobs.send(db, 'send-draft', { draftId, approvalId }, { key: `mailbox-${row.gmail_account_id}`, startAfter });
}

/**
 * Queues a new job for every waiting or interrupted draft without one. Jobs whose retries were exhausted by kills are deleted first, because a
 * failed job blocks its mailbox for ever.
 */
export async function requeueDrafts({ db, jobs, now }: Pick<MailJobDeps, 'db' | 'jobs' | 'now'>): Promise<void> {
  await sql`delete from pgboss.job where name = 'send-draft' and state = 'failed'`.execute(db);
  const { rows } = await sql<{ id: number; approval_id: number; account: number; scheduled_at: Date | null }>`
    select d.id, a.id as approval_id, d.gmail_account_id as account, d.scheduled_at
      from email_drafts d
      join approvals a on a.draft_id = d.id and a.withdrawn_at is null
     where d.state in ('approved', 'sending') and d.gmail_account_id is not null and not exists (
       select from pgboss.job job
        where job.name = 'send-draft' and job.state in ('created', 'retry', 'active') and (job.data ->> 'approvalId')::int = a.id
     )`.execute(db);
  for (const { id, approval_id: approvalId, account, scheduled_at: at } of rows) {
    await jobs.send(
      db,
      'send-draft',
      { draftId: id, approvalId },
      { key: `mailbox-${account}`, startAfter: at ?? now() },
    );
  }
}

/** Registers the handler that delivers approved drafts when they are due. */
export async function registerMailJobs(deps: MailJobDeps): Promise<void> {
  await retryWhileUnavailable(() => requeueDrafts(deps));
  await deps.jobs.work('send-draft', async ({ draftId, approvalId }, signal) => {
    try {
      const delivered = await deliver(deps, { draftId, approvalId, explicit: false });
      // An explicit send is in progress; if that process dies, the new job takes over.
      if (delivered === 'busy') await requeue(deps, draftId, approvalId);
    } catch (error) {
      if (signal.aborted || isDatabaseUnavailable(error)) throw error;
      // A failed job would block every other message of its mailbox.
      deps.log.error({ err: error, draftId }, 'a message could not be delivered');
      await requeue(deps, draftId, approvalId);
    }
  });
}
