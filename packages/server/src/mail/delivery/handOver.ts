import { conflict, HttpProblem } from '../../http/errors.ts';
import { markNeedsReconnect } from '../disconnect.ts';
import { holdAccount, stopAccount } from '../hold.ts';
import { createGmailClient, type GmailOutcome } from '../gmailClient.ts';
import { accessToken, TokenProblem } from '../googleOAuth.ts';
import { composeMail, headerText } from '../mime.ts';
import { deniedBefore, postpone, refuse, release, sendAgainAt, settle } from './outcome.ts';
import { backoff, type Claim, type Delivered, type Job, MAX_ATTEMPTS, MINUTE } from './types.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Composes exactly what was approved. */
async function approvedMail(job: Job, claim: Claim): Promise<Buffer> {
  const row = await job.connection
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.user_id')
    .innerJoin('gmail_accounts', (join) => join.on('gmail_accounts.id', '=', job.accountId))
    .where('approvals.id', '=', job.delivery.approvalId)
    .select([
      'approvals.recipient',
      'approvals.subject',
      'approvals.body',
      'users.first_name',
      'users.last_name',
      'gmail_accounts.email',
    ])
    .executeTakeFirstOrThrow();
  return composeMail({
    from: { name: headerText(`${row.first_name} ${row.last_name}`), address: row.email },
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    messageId: claim.messageId,
    date: job.deps.now(),
  });
}

/** Hands the message to the provider and records what became of it. */
export async function handOver(job: Job, claim: Claim, token: string): Promise<Delivered> {
  const gmail = job.deps.gmail ?? createGmailClient(job.deps.config.gmailBaseUrl, job.deps.config.gmailTimeoutMs);
  let draftId = claim.providerDraftId;
  let maySent = draftId !== null;
  if (draftId === null) {
    const raw = await approvedMail(job, claim).catch(() => null);
    if (raw === null) return settle(job, claim.contactId, 'failed', { failure: 'failureRefused' });
    if (claim.mode === 'direct') return conclude(job, claim, await gmail.sendMessage(token, raw));
    const created = await gmail.createDraft(token, raw);
    // A draft harms nobody: when it is unclear whether one was made, another is made later.
    if (created.outcome !== 'ok')
      return conclude(job, claim, created.outcome === 'unknown' ? { outcome: 'later', retryAt: null } : created);
    draftId = created.value;
    await job.connection
      .updateTable('contacts')
      .set({ provider_draft_id: draftId })
      .where('id', '=', claim.contactId)
      .execute();
  }
  let sent = await gmail.sendDraft(token, draftId);
  if (sent.outcome === 'unknown') {
    maySent = true;
    sent = await gmail.sendDraft(token, draftId);
  }
  // Sending a draft deletes it: one that is gone after an attempt was sent.
  if (sent.outcome === 'gone' && maySent) return settle(job, claim.contactId, 'sent', {});
  if (sent.outcome === 'ok') return conclude(job, claim, sent);
  if (sent.outcome === 'unknown' || maySent) return askAgain(job, claim, sent);
  try {
    return await conclude(job, claim, sent);
  } finally {
    // The next try makes a draft of its own: this one would stay behind, where somebody could send it.
    if (await gaveUp(job, claim)) await gmail.deleteDraft(token, draftId);
  }
}

/** Whether the claim was given up for good. While it stands, its draft must too: a draft that is gone counts as sent. */
async function gaveUp(job: Job, claim: Claim): Promise<boolean> {
  const contact = await job.connection
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', claim.contactId)
    .where('outcome', '=', 'failed')
    .executeTakeFirst();
  return contact !== undefined;
}

/** Until when Gmail takes nothing from an account that it has asked to wait: an hour at least. */
function heldUntil(now: Date, { retryAt, hold }: Extract<GmailOutcome<string>, { outcome: 'later' }>): Date {
  const from = now.getTime();
  return new Date(Math.max(retryAt?.getTime() ?? from + (hold === 'GmailLimit' ? DAY : HOUR), from + HOUR));
}

/** An earlier call may have been taken, so what Gmail says to this one decides nothing; but it is not asked before it wants to be. */
async function askAgain(job: Job, claim: Claim, answer: GmailOutcome<string>): Promise<Delivered> {
  const { deps, connection, accountId } = job;
  const now = deps.now();
  let at = new Date(now.getTime() + backoff(claim.attempts));
  if (answer.outcome === 'later' && answer.hold) {
    at = heldUntil(now, answer);
    await holdAccount(connection, accountId, at, answer.hold);
  } else if (answer.outcome === 'later') at = new Date(Math.max(at.getTime(), answer.retryAt?.getTime() ?? 0));
  if (answer.outcome === 'denied')
    await accessToken(deps, connection, accountId, { fresh: true }).catch((error: unknown) => {
      // The next attempt meets the same problem, and knows what to do.
      if (!(error instanceof TokenProblem)) throw error;
    });
  await sendAgainAt(job, connection, at);
  return 'later';
}

/** Gmail takes nothing from this account for longer: every message of it waits, and the number of tries is not touched. */
async function waitForGmail(
  job: Job,
  claim: Claim,
  answer: Extract<GmailOutcome<string>, { outcome: 'later' }>,
): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  const { hold } = answer;
  const until = heldUntil(deps.now(), answer);
  await release(job, claim.contactId, 'limit');
  await holdAccount(connection, accountId, until, hold ?? 'Google');
  await postpone(job, connection, until, hold === 'GmailLimit' ? 'delayGmailLimit' : 'delayGoogle');
  if (delivery.explicit) throw conflict('accountHeld', 'account_held');
  return 'later';
}

/** The message surely did not leave: it is tried again after a while that grows, or when Gmail says. */
async function tryLater(job: Job, claim: Claim, retryAt: Date | null): Promise<Delivered> {
  const { deps, delivery, connection } = job;
  const failures = await release(job, claim.contactId);
  if (failures > MAX_ATTEMPTS) return refuse(job, 'failureUnavailable', 'googleUnavailable', 'google_unavailable');
  const wait = failures > 6 ? 5 * MINUTE * (failures - 6) : backoff(failures);
  const at = deps.now().getTime() + wait;
  await postpone(job, connection, new Date(Math.max(retryAt?.getTime() ?? 0, at)), 'delayGoogle');
  if (delivery.explicit) throw new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
  return 'later';
}

/** Turns what Gmail answered into the end of this delivery, or into a later one. */
async function conclude(job: Job, claim: Claim, outcome: GmailOutcome<string>): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  switch (outcome.outcome) {
    case 'ok':
      return settle(job, claim.contactId, 'sent', { providerMessageId: outcome.value });
    case 'unknown':
      return settle(job, claim.contactId, 'unknown', { failure: 'failureUnknown' });
    case 'denied': {
      // A token that was good a moment ago: the grant was taken back, or never covered this.
      const grant = await accessToken(deps, connection, accountId, { fresh: true }).then(
        () => 'good' as const,
        (error: unknown) => (error instanceof TokenProblem ? error.kind : 'unavailable'),
      );
      // Google's silence says nothing about the grant, which is lost for good once it is marked so.
      if (grant === 'unavailable') return conclude(job, claim, { outcome: 'later', retryAt: null });
      await release(job, claim.contactId, 'denied');
      if (grant === 'good' && claim.attempts === 1 && !claim.takenOver && !(await deniedBefore(job))) {
        return postpone(job, connection, new Date(deps.now().getTime() + MINUTE));
      }
      await connection.transaction().execute((trx) => markNeedsReconnect(trx, accountId, deps.now()));
      return refuse(job, 'failureReconnect', 'gmailReconnect', 'gmail_reconnect');
    }
    case 'later':
      return outcome.hold ? waitForGmail(job, claim, outcome) : tryLater(job, claim, outcome.retryAt);
    case 'blocked': {
      await release(job, claim.contactId);
      const until = new Date(deps.now().getTime() + DAY);
      await connection
        .transaction()
        .execute((trx) => stopAccount(trx, accountId, until, { hold: 'GmailBlocked', paused: 'pausedDomainPolicy' }));
      return refuse(job, 'failureDomainPolicy', 'pausedDomainPolicy', 'gmail_blocked');
    }
    default:
      deps.log.warn({ outcome, draftId: delivery.draftId }, 'gmail refused a message');
      return settle(job, claim.contactId, 'failed', { failure: 'failureRefused' });
  }
}
