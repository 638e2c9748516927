import { sql } from 'kysely';
import type { GmailOutcome } from '../../gmail/gmailClient.ts';
import { asksToWait, heldUntil, holdAccount, type Waiting } from '../../gmail/hold.ts';
import { scheduleRetry, settleDelivery } from './deliveryRetry.ts';
import { refuse, release, settle } from './outcome.ts';
import { type Claim, type Delivered, gmailOf, type Job, MAX_ATTEMPTS, surelySent } from './types.ts';

type Compose = () => Promise<Buffer | null>;

/** The draft to send, or the result of this attempt. */
type Prepared = { draftId: string } | { ended: Delivered };

/** Stores that the draft exists at Gmail, or that its sending has begun. Committed separately, as a crash may follow. */
async function note(
  job: Job,
  claim: Claim,
  known: { provider_draft_id: string | null } | { send_begun_at: Date | null },
): Promise<void> {
  await job.connection.updateTable('messages').set(known).where('id', '=', claim.id).execute();
}

/** The draft is missing although its sending had not begun: its person deleted it at Gmail and must decide. */
async function askPerson(job: Job, claim: Claim): Promise<Delivered> {
  await release(job, claim.id);
  return refuse(job, 'draft_gone', 'failureDraftGone', 'draft_gone');
}

/** Settles a message whose draft is missing after its sending began. */
async function settleMissing(job: Job, claim: Claim, begunAt: Date): Promise<Delivered> {
  if (surelySent(begunAt, job.deps.now())) return settle(job, claim.id, 'sent', {});
  // There is no draft at Gmail to look up any more.
  await note(job, claim, { provider_draft_id: null });
  return settle(job, claim.id, 'unknown', { failure: 'unknown' });
}

/** Finds the draft of an earlier attempt that died before storing its id. Of several, one is kept and the others are deleted. */
async function findLeftoverDraft(job: Job, claim: Claim, token: string): Promise<GmailOutcome<string | null>> {
  const gmail = gmailOf(job.deps);
  const found = await gmail.findDrafts(token, claim.messageId);
  if (found.outcome !== 'ok') return found;
  const [first = null, ...others] = found.value;
  for (const other of others) {
    const deleted = await gmail.deleteDraft(token, other);
    if (deleted.outcome !== 'ok' && deleted.outcome !== 'gone') return deleted;
  }
  return { outcome: 'ok', value: first };
}

/** Ensures that the draft exists at Gmail and its id is stored before it is sent. */
async function prepare(job: Job, claim: Claim, token: string, compose: Compose): Promise<Prepared> {
  const gmail = gmailOf(job.deps);
  const { providerDraftId, begunAt } = claim;
  if (providerDraftId !== null) {
    if (begunAt === null) return { draftId: providerDraftId };
    const read = await gmail.readDraft(token, providerDraftId);
    if (read.outcome === 'gone') return { ended: await settleMissing(job, claim, begunAt) };
    return read.outcome === 'ok' ? { draftId: providerDraftId } : { ended: await scheduleRetry(job, claim, read) };
  }
  let draftId: string | null = null;
  if (claim.takenOver) {
    const found = await findLeftoverDraft(job, claim, token);
    if (found.outcome !== 'ok') return { ended: await scheduleRetry(job, claim, found) };
    draftId = found.value;
  }
  if (draftId === null) {
    const raw = await compose();
    if (raw === null) return { ended: await settle(job, claim.id, 'failed', { failure: 'refused' }) };
    const created = await gmail.createDraft(token, raw);
    // An unsent draft is harmless: if it is unknown whether one was created, another is created later, and the sweep deletes this one.
    if (created.outcome === 'unknown') return { ended: await settleDelivery(job, claim, { outcome: 'retry' }) };
    if (created.outcome !== 'ok') return { ended: await settleDelivery(job, claim, created) };
    draftId = created.value;
  }
  await note(job, claim, { provider_draft_id: draftId });
  return { draftId };
}

/** The account is on hold, so not even the draft can be deleted: it is sent after the hold, or swept. */
async function waitWithDraft(job: Job, claim: Claim, answer: Waiting): Promise<Delivered> {
  await note(job, claim, { send_begun_at: null });
  if (claim.attempts <= MAX_ATTEMPTS) return scheduleRetry(job, claim, answer);
  const now = job.deps.now();
  await holdAccount(job.connection, job.accountId, heldUntil(now, answer, claim.attempts), answer.hold, now);
  await release(job, claim.id);
  return refuse(job, 'unavailable', 'googleUnavailable', 'google_unavailable');
}

/** Whether the claim was released. The draft of an active claim must not be deleted. */
async function wasAbandoned(job: Job, claim: Claim): Promise<boolean> {
  const message = await job.connection
    .selectFrom('messages')
    .select('id')
    .where('id', '=', claim.id)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return message !== undefined;
}

/**
 * Sends the message as a draft at the provider, exactly once: sending deletes the draft, so an existing draft was not sent, and one that is
 * gone right after its sending began was sent.
 */
export async function sendThroughDraft(job: Job, claim: Claim, token: string, compose: Compose): Promise<Delivered> {
  const gmail = gmailOf(job.deps);
  const prepared = await prepare(job, claim, token, compose);
  if ('ended' in prepared) return prepared.ended;
  const { draftId } = prepared;
  const now = job.deps.now();
  await note(job, claim, { send_begun_at: now });
  /** Start of a call that Gmail may have accepted although its response was lost. */
  let open = claim.begunAt;
  let sent = await gmail.sendDraft(token, draftId);
  if (sent.outcome === 'unknown') {
    open = now;
    // Fails if the connection, and with it the locks, was lost: a pause or stop may have taken effect since.
    await sql`select 1`.execute(job.connection);
    sent = await gmail.sendDraft(token, draftId);
  }
  if (sent.outcome === 'ok') return settleDelivery(job, claim, sent);
  if (sent.outcome === 'gone') return open === null ? askPerson(job, claim) : settleMissing(job, claim, open);
  if (open !== null) return scheduleRetry(job, claim, sent);
  if (asksToWait(sent) && sent.hold === 'gmail_busy') return waitWithDraft(job, claim, sent);
  try {
    return await settleDelivery(job, claim, sent);
  } finally {
    // The next try creates a new draft; this one would stay in the mailbox, where it could be sent a second time.
    if (await wasAbandoned(job, claim)) await gmail.deleteDraft(token, draftId);
  }
}
