import { setTimeout } from 'node:timers/promises';
import { mayMove } from '../drafts/transitions.ts';
import { conflict, notFound } from '../platform/http/errors.ts';
import { type IdempotentRequest, claimKey, recordResult, recordedResult } from '../platform/http/idempotency.ts';
import { checkVersion, lockDraft } from '../drafts/lockDraft.ts';
import { deliver } from './delivery/deliver.ts';
import { queueManualCall } from './delivery/deliveryLocks.ts';
import { userTransaction } from '../platform/locks.ts';
import type { Delivered, DeliverDeps, Delivery } from './delivery/types.ts';

/** Interval and number of waits for a job that holds the draft and may only find that it is not due. */
const WAIT_MS = 50;
const WAITS = 100;

/** Delivers as soon as no other delivery holds the draft; `busy` when another one is sending it. */
async function deliverNow(deps: DeliverDeps, delivery: Delivery): Promise<Delivered> {
  for (let waits = 0; ; waits++) {
    const delivered = await deliver(deps, delivery);
    if (delivered !== 'busy' || waits === WAITS) return delivered;
    const draft = await deps.db
      .selectFrom('email_drafts')
      .select('state')
      .where('id', '=', delivery.draftId)
      .executeTakeFirst();
    if (draft?.state !== 'approved') return delivered;
    await setTimeout(WAIT_MS);
  }
}

/**
 * Sends an approved draft at once, on its person's request. Repeating the request during or after sending changes nothing. Throws 404, 409
 * with a code, 422, and 503 when Google is unreachable.
 */
export async function sendNow(
  deps: DeliverDeps,
  userId: number,
  draftId: number,
  version: number | undefined,
  request: IdempotentRequest | null = null,
): Promise<void> {
  const approval = await userTransaction(deps.db, userId, async (trx) => {
    // A first request that died before it sent is repeated; one with a recorded result is not.
    if (request && !(await claimKey(trx, request)) && (await recordedResult(trx, request))) return null;
    const draft = await lockDraft(trx, userId, draftId);
    checkVersion(draft, version);
    mayMove(draft, 'send');
    if (draft.state !== 'approved') return null;
    const current = await trx
      .selectFrom('approvals')
      .select('id')
      .where('draft_id', '=', draftId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (!current) throw conflict('notApproved', 'not_approved');
    return current;
  });
  if (!approval) return;
  const delivered = await queueManualCall(userId, () =>
    deliverNow(deps, { draftId, approvalId: approval.id, explicit: true }),
  );
  // Another process is delivering it and may die: no result is recorded.
  if (delivered !== 'busy') await recordResult(deps.db, request, { delivered });
  if (delivered !== 'nothing') return;
  const after = await deps.db.selectFrom('email_drafts').select('state').where('id', '=', draftId).executeTakeFirst();
  if (!after) throw notFound();
  mayMove(after, 'send');
  // Edited and approved again meanwhile: no longer the text that was to be sent.
  if (after.state === 'approved') throw conflict('notApproved', 'not_approved');
}
