import { HttpProblem } from '../../platform/http/errors.ts';
import { accessToken, TokenProblem } from '../../gmail/googleOAuth.ts';
import { claimDraft } from './claim.ts';
import { submit } from './submit.ts';
import { holdBack } from './pauses.ts';
import { postpone, refuse, release, sendAgainAt, settle } from './outcome.ts';
import { withDeliveryLocks } from './deliveryLocks.ts';
import { backoff } from '../../platform/backoff.ts';
import {
  type Claim,
  type Delivered,
  type DeliverDeps,
  type Delivery,
  type Job,
  MAX_TAKEOVERS,
  mayHaveLeft,
} from './types.ts';

/**
 * Sends one approved draft at most once, even if the process is killed; it may then be called again. With drafts at the provider it is
 * exactly once; with gmail.send alone, an interrupted message ends as `unknown` and is never repeated.
 */
export async function deliver(deps: DeliverDeps, delivery: Delivery): Promise<Delivered> {
  const row = await deps.db
    .selectFrom('email_drafts')
    .select(['user_id', 'gmail_account_id', 'state'])
    .where('id', '=', delivery.draftId)
    .executeTakeFirst();
  if (!row || row.gmail_account_id === null || !['approved', 'sending'].includes(row.state)) return 'nothing';
  const { user_id: userId, gmail_account_id: accountId } = row;
  return withDeliveryLocks(deps.db, { draftId: delivery.draftId, accountId }, (connection) =>
    attempt({ deps, connection, delivery, userId, accountId }),
  );
}

async function attempt(job: Job): Promise<Delivered> {
  const { deps, connection, delivery, accountId } = job;
  const interrupted = await connection
    .selectFrom('messages')
    .selectAll()
    .where('approval_id', '=', delivery.approvalId)
    .where('state', '=', 'sending')
    .$narrowType<{ message_id: string }>()
    .executeTakeFirst();
  if (interrupted?.mode === 'direct' || (interrupted && interrupted.attempts >= MAX_TAKEOVERS)) {
    if (mayHaveLeft(interrupted)) return settle(job, interrupted.id, 'unknown', { failure: 'unknown' });
    await release(job, interrupted.id);
    return refuse(job, 'unavailable', 'googleUnavailable', 'google_unavailable');
  }
  const held = await holdBack(job, interrupted !== undefined);
  if (held) return held;

  let token: string;
  try {
    token = await accessToken(deps, connection, accountId);
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    // Google being unreachable says nothing about the message: its draft is looked up later.
    if (interrupted && error.kind === 'unavailable') {
      await sendAgainAt(job, connection, new Date(deps.now().getTime() + backoff(6)));
      return 'postponed';
    }
    if (interrupted && mayHaveLeft(interrupted)) return settle(job, interrupted.id, 'unknown', { failure: 'unknown' });
    if (interrupted) await release(job, interrupted.id);
    if (error.kind === 'reconnect') return refuse(job, 'reconnect', 'gmailReconnect', 'gmail_reconnect');
    if (delivery.explicit) throw new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
    return postpone(job, connection, new Date(deps.now().getTime() + backoff(6)), 'google');
  }

  let claim: Claim;
  if (interrupted) {
    await connection
      .updateTable('messages')
      .set({ attempts: interrupted.attempts + 1 })
      .where('id', '=', interrupted.id)
      .execute();
    claim = {
      id: interrupted.id,
      mode: 'draft',
      providerDraftId: interrupted.provider_draft_id,
      messageId: interrupted.message_id,
      begunAt: interrupted.send_begun_at === null ? null : new Date(interrupted.send_begun_at),
      attempts: interrupted.attempts + 1,
      takenOver: true,
    };
  } else {
    const claimed = await claimDraft(job);
    if (typeof claimed === 'string') return claimed;
    claim = claimed;
  }
  return submit(job, claim, token);
}
