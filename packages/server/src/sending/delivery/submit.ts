import { type ApprovedFile, approvedBytes } from '../../attachments/files.ts';
import { composeMail, nameOfSender } from '../../platform/mail/mime.ts';
import { settleDelivery } from './deliveryRetry.ts';
import { settle } from './outcome.ts';
import { sendThroughDraft } from './throughDraft.ts';
import { type Claim, type Delivered, gmailOf, type Job } from './types.ts';

/** Composes exactly the approved message with the approved files; null when it cannot be composed. */
async function approvedMail(job: Job, claim: Claim): Promise<Buffer | null> {
  const row = await job.connection
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.user_id')
    .innerJoin('gmail_accounts', (join) => join.on('gmail_accounts.id', '=', job.accountId))
    .where('approvals.id', '=', job.delivery.approvalId)
    .select([
      'approvals.recipient',
      'approvals.subject',
      'approvals.body',
      'approvals.attachments',
      'users.first_name',
      'users.last_name',
      'users.latin_name',
      'gmail_accounts.email',
    ])
    .executeTakeFirstOrThrow();
  const files = await approvedBytes(job.connection, job.userId, row.attachments as unknown as ApprovedFile[]);
  // Without the files it would be another letter than the one that was approved.
  if (files === null) return null;
  return composeMail({
    from: { name: nameOfSender(row), address: row.email },
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    messageId: claim.messageId,
    date: job.deps.now(),
    files,
  }).catch(() => null);
}

/** Submits the message to the provider and stores the outcome. */
export async function submit(job: Job, claim: Claim, token: string): Promise<Delivered> {
  const compose = (): Promise<Buffer | null> => approvedMail(job, claim);
  if (claim.mode === 'draft') return sendThroughDraft(job, claim, token, compose);
  const raw = await compose();
  if (raw === null) return settle(job, claim.id, 'failed', { failure: 'refused' });
  return settleDelivery(job, claim, await gmailOf(job.deps).sendMessage(token, raw));
}
