import { conflict, HttpProblem } from '../../platform/http/errors.ts';
import { markNeedsReconnect } from '../../gmail/markNeedsReconnect.ts';
import type { GmailOutcome } from '../../gmail/gmailClient.ts';
import { accessToken, TokenProblem } from '../../gmail/googleOAuth.ts';
import { asksToWait, heldUntil, holdAccount, longBackoff, stopAccount, type Waiting } from '../../gmail/hold.ts';
import { postpone, refuse, release, sendAgainAt, settle, timesReleased } from './outcome.ts';
import { backoff, MINUTE } from '../../platform/backoff.ts';
import { type Claim, type Delivered, type Job, MAX_ATTEMPTS } from './types.ts';

const DAY = 24 * 60 * MINUTE;

/**
 * Leaves the message in state `sending` and schedules another look: an earlier call may have been accepted, or the draft at Gmail is yet to
 * be sent. If Gmail asked to wait, the whole account is on hold until then.
 */
export async function scheduleRetry(job: Job, claim: Claim, answer: GmailOutcome<unknown>): Promise<Delivered> {
  const { deps, delivery, connection, accountId } = job;
  const now = deps.now();
  let at = new Date(now.getTime() + backoff(claim.attempts));
  if (asksToWait(answer)) {
    at = heldUntil(now, answer, claim.attempts);
    await holdAccount(connection, accountId, at, answer.hold, now);
  }
  if (answer.outcome === 'denied')
    await accessToken(deps, connection, accountId, { fresh: true }).catch((error: unknown) => {
      // The next attempt gets the same error and handles it.
      if (!(error instanceof TokenProblem)) throw error;
    });
  await sendAgainAt(job, connection, at);
  if (delivery.explicit && asksToWait(answer)) throw conflict('accountHeld', 'account_held');
  return 'postponed';
}

/** Gmail accepts nothing from this account for a longer time: all its messages wait, and the number of tries stays. */
async function waitForGmail(job: Job, claim: Claim, answer: Waiting): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  const until = heldUntil(deps.now(), answer, claim.attempts);
  await holdAccount(connection, accountId, until, answer.hold, deps.now());
  await release(job, claim.id, 'limit');
  await postpone(job, connection, until, answer.hold);
  if (delivery.explicit) throw conflict('accountHeld', 'account_held');
  return 'postponed';
}

/** The message definitely did not leave: it is retried with backoff; if Gmail asked to wait, the whole account is on hold. */
async function tryLater(
  job: Job,
  claim: Claim,
  answer: Extract<GmailOutcome<unknown>, { outcome: 'retry' }>,
): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  const now = deps.now();
  const failures = (await timesReleased(job, 'not_accepted')) + 1;
  const waits = asksToWait(answer);
  const wait = failures > 6 ? longBackoff(failures) : backoff(failures);
  const at = waits ? heldUntil(now, answer, failures) : new Date(now.getTime() + wait);
  if (waits) await holdAccount(connection, accountId, at, answer.hold, now);
  await release(job, claim.id);
  if (failures > MAX_ATTEMPTS) return refuse(job, 'unavailable', 'googleUnavailable', 'google_unavailable');
  await postpone(job, connection, at, waits ? answer.hold : 'google');
  if (delivery.explicit && waits) throw conflict('accountHeld', 'account_held');
  if (delivery.explicit) throw new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
  return 'postponed';
}

/** Turns Gmail's response into the end of this delivery, or schedules another one. */
export async function settleDelivery(job: Job, claim: Claim, outcome: GmailOutcome<string>): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  switch (outcome.outcome) {
    case 'ok':
      // Without a takeover only one draft was created, and it became this message.
      return settle(job, claim.id, 'sent', { providerMessageId: outcome.value, clean: !claim.takenOver });
    case 'unknown':
      return settle(job, claim.id, 'unknown', { failure: 'unknown' });
    case 'denied': {
      // The token was valid a moment ago: the grant was revoked, or never covered this call.
      const grant = await accessToken(deps, connection, accountId, { fresh: true }).then(
        () => 'good' as const,
        (error: unknown) => (error instanceof TokenProblem ? error.kind : 'unavailable'),
      );
      // Google being unreachable says nothing about the grant, and marking it as lost is irreversible.
      if (grant === 'unavailable') return settleDelivery(job, claim, { outcome: 'retry' });
      await release(job, claim.id, 'denied');
      // Only earlier denials count, not other failures.
      const once = (await timesReleased(job, 'denied')) === 1;
      if (grant === 'good' && claim.attempts === 1 && !claim.takenOver && once) {
        return postpone(job, connection, new Date(deps.now().getTime() + MINUTE));
      }
      await connection.transaction().execute((trx) => markNeedsReconnect(deps, trx, accountId, deps.now()));
      return refuse(job, 'reconnect', 'gmailReconnect', 'gmail_reconnect');
    }
    case 'retry':
      // A per-minute limit counts as a try, since it may persist like an outage.
      return asksToWait(outcome) && outcome.hold !== 'gmail_busy'
        ? waitForGmail(job, claim, outcome)
        : tryLater(job, claim, outcome);
    case 'blocked': {
      const now = deps.now();
      const until = new Date(now.getTime() + DAY);
      await connection
        .transaction()
        .execute((trx) =>
          stopAccount(deps, trx, accountId, { now, until, hold: 'gmail_blocked', paused: 'domain_policy' }),
        );
      await release(job, claim.id);
      return refuse(job, 'domain_policy', 'pausedDomainPolicy', 'gmail_blocked');
    }
    default:
      deps.log.warn({ outcome, draftId: delivery.draftId }, 'gmail refused a message');
      return settle(job, claim.id, 'failed', { failure: 'refused' });
  }
}
