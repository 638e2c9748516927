import { sql } from 'kysely';
import type { GmailOutcome } from '../../gmail/gmailClient.ts';
import { asksToWait, heldUntil, holdAccount, type Waiting } from '../../gmail/hold.ts';
import { askAgain, conclude } from './retryOrFail.ts';
import { refuse, release, settle } from './outcome.ts';
import { type Claim, type Delivered, gmailOf, type Job, MAX_ATTEMPTS, surelySent } from './types.ts';

type Compose = () => Promise<Buffer | null>;

/** The draft to send, or the end of this attempt. */
type Prepared = { draftId: string } | { ended: Delivered };

/** Writes down that the draft stands at Gmail, and whether its sending has begun. A step of its own: what follows may be cut off. */
async function note(
  job: Job,
  claim: Claim,
  known: { provider_draft_id: string | null } | { send_begun_at: Date | null },
): Promise<void> {
  await job.connection.updateTable('messages').set(known).where('id', '=', claim.id).execute();
}

/** The draft is missing although its sending had not begun: its person deleted it at Gmail, and is asked. */
async function askPerson(job: Job, claim: Claim): Promise<Delivered> {
  await release(job, claim.id);
  return refuse(job, 'draft_gone', 'failureDraftGone', 'draft_gone');
}

/** Settles a message whose draft is missing after its sending began. */
async function settleMissing(job: Job, claim: Claim, begunAt: Date): Promise<Delivered> {
  if (surelySent(begunAt, job.deps.now())) return settle(job, claim.id, 'sent', {});
  // There is no draft at Gmail left to look up.
  await note(job, claim, { provider_draft_id: null });
  return settle(job, claim.id, 'unknown', { failure: 'unknown' });
}

/** The draft of an earlier attempt that died before it stored the id. Of several, one is kept and the others are deleted. */
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

/** Makes sure that the draft exists at Gmail and its id is stored before it is sent. */
async function prepare(job: Job, claim: Claim, token: string, compose: Compose): Promise<Prepared> {
  const gmail = gmailOf(job.deps);
  const { providerDraftId, begunAt } = claim;
  if (providerDraftId !== null) {
    if (begunAt === null) return { draftId: providerDraftId };
    const read = await gmail.readDraft(token, providerDraftId);
    if (read.outcome === 'gone') return { ended: await settleMissing(job, claim, begunAt) };
    return read.outcome === 'ok' ? { draftId: providerDraftId } : { ended: await askAgain(job, claim, read) };
  }
  let draftId: string | null = null;
  if (claim.takenOver) {
    const found = await findLeftoverDraft(job, claim, token);
    if (found.outcome !== 'ok') return { ended: await askAgain(job, claim, found) };
    draftId = found.value;
  }
  if (draftId === null) {
    const raw = await compose();
    if (raw === null) return { ended: await settle(job, claim.id, 'failed', { failure: 'refused' }) };
    const created = await gmail.createDraft(token, raw);
    // A draft harms nobody: when it is unclear whether one was made, another is made later, and the sweep removes this one.
    if (created.outcome === 'unknown') return { ended: await conclude(job, claim, { outcome: 'retry' }) };
    if (created.outcome !== 'ok') return { ended: await conclude(job, claim, created) };
    draftId = created.value;
  }
  await note(job, claim, { provider_draft_id: draftId });
  return { draftId };
}

/** Gmail hears nothing of the account for a while, not even that the draft is to be deleted: it is sent afterwards, or swept. */
async function waitWithDraft(job: Job, claim: Claim, answer: Waiting): Promise<Delivered> {
  await note(job, claim, { send_begun_at: null });
  if (claim.attempts <= MAX_ATTEMPTS) return askAgain(job, claim, answer);
  await holdAccount(job.connection, job.accountId, heldUntil(job.deps.now(), answer, claim.attempts), answer.hold);
  await release(job, claim.id);
  return refuse(job, 'unavailable', 'googleUnavailable', 'google_unavailable');
}

/** Whether the claim was released. While it is live, its draft must not be deleted. */
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
 * Sends the message as a draft at the provider, exactly once: sending a draft deletes it, so that one which still stands was not sent, and
 * one that is gone right after its sending began was.
 */
export async function sendThroughDraft(job: Job, claim: Claim, token: string, compose: Compose): Promise<Delivered> {
  const gmail = gmailOf(job.deps);
  const prepared = await prepare(job, claim, token, compose);
  if ('ended' in prepared) return prepared.ended;
  const { draftId } = prepared;
  const now = job.deps.now();
  await note(job, claim, { send_begun_at: now });
  /** When a call began that Gmail may have taken without our hearing of it. */
  let open = claim.begunAt;
  let sent = await gmail.sendDraft(token, draftId);
  if (sent.outcome === 'unknown') {
    open = now;
    // With a lost connection its locks are lost, and somebody may have been told since that nothing leaves any more.
    await sql`select 1`.execute(job.connection);
    sent = await gmail.sendDraft(token, draftId);
  }
  if (sent.outcome === 'ok') return conclude(job, claim, sent);
  if (sent.outcome === 'gone') return open === null ? askPerson(job, claim) : settleMissing(job, claim, open);
  if (open !== null) return askAgain(job, claim, sent);
  if (asksToWait(sent) && sent.hold === 'gmail_busy') return waitWithDraft(job, claim, sent);
  try {
    return await conclude(job, claim, sent);
  } finally {
    // The next try makes a draft of its own: this one would stay behind, where somebody could send it.
    if (await wasAbandoned(job, claim)) await gmail.deleteDraft(token, draftId);
  }
}
