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
 * Leaves the message as it stands, on its way, and asks Gmail again later: an earlier call may have been taken, or its draft waits there to
 * be sent. Gmail is not asked before it wants to be, and neither is anything else of the account.
 */
export async function askAgain(job: Job, claim: Claim, answer: GmailOutcome<unknown>): Promise<Delivered> {
  const { deps, delivery, connection, accountId } = job;
  const now = deps.now();
  let at = new Date(now.getTime() + backoff(claim.attempts));
  if (asksToWait(answer)) {
    at = heldUntil(now, answer, claim.attempts);
    await holdAccount(connection, accountId, at, answer.hold);
  }
  if (answer.outcome === 'denied')
    await accessToken(deps, connection, accountId, { fresh: true }).catch((error: unknown) => {
      // The next attempt meets the same problem, and knows what to do.
      if (!(error instanceof TokenProblem)) throw error;
    });
  await sendAgainAt(job, connection, at);
  if (delivery.explicit && asksToWait(answer)) throw conflict('accountHeld', 'account_held');
  return 'postponed';
}

/** Gmail takes nothing from this account for longer: every message of it waits, and the number of tries is not touched. */
async function waitForGmail(job: Job, claim: Claim, answer: Waiting): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  const until = heldUntil(deps.now(), answer, claim.attempts);
  await holdAccount(connection, accountId, until, answer.hold);
  await release(job, claim.id, 'limit');
  await postpone(job, connection, until, answer.hold);
  if (delivery.explicit) throw conflict('accountHeld', 'account_held');
  return 'postponed';
}

/** The message surely did not leave: it is tried again after a while that grows; where Gmail asks to wait, other messages wait, too. */
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
  if (waits) await holdAccount(connection, accountId, at, answer.hold);
  await release(job, claim.id);
  if (failures > MAX_ATTEMPTS) return refuse(job, 'unavailable', 'googleUnavailable', 'google_unavailable');
  await postpone(job, connection, at, waits ? answer.hold : 'google');
  if (delivery.explicit && waits) throw conflict('accountHeld', 'account_held');
  if (delivery.explicit) throw new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });
  return 'postponed';
}

/** Turns what Gmail answered into the end of this delivery, or into a later one. */
export async function conclude(job: Job, claim: Claim, outcome: GmailOutcome<string>): Promise<Delivered> {
  const { deps, delivery, accountId, connection } = job;
  switch (outcome.outcome) {
    case 'ok':
      // One draft was made, and it is this message now.
      return settle(job, claim.id, 'sent', { providerMessageId: outcome.value, clean: !claim.takenOver });
    case 'unknown':
      return settle(job, claim.id, 'unknown', { failure: 'unknown' });
    case 'denied': {
      // A token that was good a moment ago: the grant was taken back, or never covered this.
      const grant = await accessToken(deps, connection, accountId, { fresh: true }).then(
        () => 'good' as const,
        (error: unknown) => (error instanceof TokenProblem ? error.kind : 'unavailable'),
      );
      // Google's silence says nothing about the grant, which is lost for good once it is marked so.
      if (grant === 'unavailable') return conclude(job, claim, { outcome: 'retry' });
      await release(job, claim.id, 'denied');
      // Other trouble before says nothing about the grant.
      const once = (await timesReleased(job, 'denied')) === 1;
      if (grant === 'good' && claim.attempts === 1 && !claim.takenOver && once) {
        return postpone(job, connection, new Date(deps.now().getTime() + MINUTE));
      }
      await connection.transaction().execute((trx) => markNeedsReconnect(deps, trx, accountId, deps.now()));
      return refuse(job, 'reconnect', 'gmailReconnect', 'gmail_reconnect');
    }
    case 'retry':
      // What Gmail counts by the minute counts as a try: it may go on for as long as a silence does.
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
