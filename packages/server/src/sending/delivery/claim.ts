import { LEAVING_STATES, objectionToLetter } from '../../drafts/letterChecks.ts';
import type { DelayCode, FailureCode } from '../../drafts/reasons.ts';
import { type ApprovedFile, approvedBytes } from '../../attachments/files.ts';
import { insertClaim } from '../../drafts/transitions.ts';
import { conflict } from '../../platform/http/errors.ts';
import { accountState, COMPOSE_SCOPE } from '../../gmail/accounts.ts';
import { lockDraft } from '../../drafts/lockDraft.ts';
import { gateRefusals } from '../approve.ts';
import { holdOf } from '../../gmail/hold.ts';
import { newMessageId } from '../../platform/mail/mime.ts';
import { lockMailbox } from '../../platform/locks.ts';
import { type Counted, contactTimes, seasonOf, wasContacted } from '../contacts.ts';
import { mustNotWriteTo } from '../keptRefusals.ts';
import { slotFor } from '../slotFor.ts';
import { isOpen } from '../officeHours.ts';
import { accountCap, afterThrottle, capOf, HARD } from '../slots.ts';
import { lockAddressee, placeKeys, throttlesFor } from '../departmentLimits.ts';
import { hasPaused, waitForBot, waitForResume } from './pauses.ts';
import { postpone, refuse, sendAgainAt } from './outcome.ts';
import { MINUTE } from '../../platform/backoff.ts';
import type { Claim, Delivered, Job } from './types.ts';

const DAY = 24 * 60 * MINUTE;
const TAKEOVER_MS = 2 * MINUTE;

type Refusal = { failure: FailureCode; key: Parameters<typeof conflict>[0]; code: string };

/** The 409 for an explicit send that a rule about the addressee forbids now. */
const busy: Partial<Record<DelayCode, [Parameters<typeof conflict>[0], string]>> = {
  department: ['departmentBusy', 'department_busy'],
  university: ['universityBusy', 'university_busy'],
  fairness: ['professorBusy', 'professor_busy'],
};

/** Marks the draft as sending, and the addressee as contacted, before the provider is called (R6). */
export async function claimDraft(job: Job): Promise<Claim | Delivered> {
  const { deps, delivery, userId, accountId, connection } = job;
  const { config } = deps;
  const result = await connection.transaction().execute(async (trx): Promise<Claim | Delivered | Refusal> => {
    const now = deps.now();
    // Locked before the person: a token refresh holds the account during its request to Google, and must not block the person's row.
    const account = await trx
      .selectFrom('gmail_accounts')
      .selectAll()
      .where('id', '=', accountId)
      .forShare()
      .executeTakeFirst();
    const user = await trx
      .selectFrom('users')
      .select('sending_paused_at')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // Their account was deleted while this delivery waited.
    if (!user) return 'nothing';
    if (hasPaused(user)) return waitForResume(job, trx);
    const draft = await lockDraft(trx, userId, delivery.draftId);
    const approval = await trx
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', delivery.approvalId)
      .where('draft_id', '=', delivery.draftId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (draft.state !== 'approved' || !approval) return 'nothing';
    if (!account || accountState(account, now) !== 'connected')
      return { failure: 'reconnect', key: 'gmailReconnect', code: 'gmail_reconnect' };
    if (draft.recipient !== approval.recipient)
      return { failure: 'recipient_changed', key: 'recipientChanged', code: 'recipient_changed' };
    if (await mustNotWriteTo(deps, trx, userId, approval.recipient))
      return { failure: 'do_not_contact', key: 'doNotContact', code: 'do_not_contact' };
    const to = { personKey: draft.person_key, recipient: approval.recipient };
    if (await wasContacted(trx, { userId }, to, now))
      return { failure: 'already_contacted', key: 'alreadyContacted', code: 'already_contacted' };
    const mailbox = { subject: account.google_subject };
    await lockMailbox(trx, mailbox.subject);
    if (await wasContacted(trx, mailbox, to, now))
      return { failure: 'mailbox_contacted', key: 'mailboxContacted', code: 'already_contacted' };
    // The approved text is sent. It is compared only with letters that are leaving or have left.
    const letter = { ...draft, subject: approval.subject, body: approval.body };
    const objection = await objectionToLetter(trx, userId, letter, LEAVING_STATES, approval.stated as string[]);
    if (objection) return { failure: 'checks', key: 'failureChecks', code: gateRefusals[objection.code].code };
    if ((await approvedBytes(trx, userId, approval.attachments as unknown as ApprovedFile[])) === null)
      return { failure: 'attachments', key: 'failureAttachments', code: 'attachments_changed' };
    const addressee = { ...draft, recipient: approval.recipient };
    await lockAddressee(trx, addressee);
    const hold = holdOf(account, now);
    if (hold && delivery.explicit) throw conflict('accountHeld', 'account_held');
    const throttles = await throttlesFor(trx, { userId, to: addressee, now, plan: false });
    const throttled = throttles.find((throttle) => afterThrottle(now, throttle) > now);
    if (throttled && delivery.explicit) {
      const [key, code] = busy[throttled.delay] ?? ['capReached', 'cap_reached'];
      throw conflict(key, code);
    }

    const timesOf = async (whose: Counted): Promise<number[]> =>
      (await contactTimes(trx, whose, now)).map((moment) => moment.getTime());
    const ofMailbox = await timesOf(mailbox);
    const inDay = (moments: number[]): number => moments.filter((moment) => moment > now.getTime() - DAY).length;
    const caps = config.mail;
    const fills = (times: number[]): boolean =>
      inDay(times) >= capOf(caps.perDay, HARD.userPerDay) || times.length >= capOf(caps.perWeek, HARD.userPerWeek);
    const personFull = fills(await timesOf({ userId }));
    const full = personFull || fills(ofMailbox) || inDay(ofMailbox) >= accountCap(caps);
    if (full && delivery.explicit)
      throw personFull ? conflict('capReached', 'cap_reached') : conflict('mailboxFull', 'cap_reached');
    if (!delivery.explicit) {
      // The draft was rescheduled; the job for its new time sends it.
      if (draft.scheduled_at !== null && new Date(draft.scheduled_at).getTime() > now.getTime() + 1000)
        return 'nothing';
      const waits = await waitForBot(job, trx, draft);
      if (waits) return waits;
      // After the machine was suspended, messages must not leave in a burst: each gets a new slot.
      const sinceLast = now.getTime() - Math.max(0, ...ofMailbox);
      const early = sinceLast < caps.spacingMinutes.min * MINUTE;
      if (full || early || hold || throttled || !isOpen(now, draft.country_code, caps.window)) {
        const { at, delay } = await slotFor(deps, trx, { userId, account, draft: addressee, now });
        // The plan may allow now although a rule that counts only what has left does not; at least a second passes before the next try.
        return postpone(job, trx, new Date(Math.max(at.getTime(), now.getTime() + 1000)), delay);
      }
    }

    const mode = account.scopes.includes(COMPOSE_SCOPE) ? 'draft' : 'direct';
    const messageId = newMessageId(config.publicUrl);
    const place = placeKeys(draft);
    const id = await insertClaim(
      trx,
      draft.id,
      {
        user_id: userId,
        person_key: draft.person_key,
        recipient: approval.recipient,
        season: seasonOf(now),
        department_key: place.department,
        university_key: place.university,
      },
      { approval_id: approval.id, gmail_account_id: accountId, mode, message_id: messageId },
      now,
    );
    if (id === undefined) return { failure: 'already_contacted', key: 'alreadyContacted', code: 'already_contacted' };
    // If this process dies now, this job takes over.
    if (delivery.explicit) await sendAgainAt(job, trx, new Date(now.getTime() + TAKEOVER_MS));
    return {
      id,
      mode,
      providerDraftId: null,
      messageId,
      begunAt: null,
      attempts: 1,
      takenOver: false,
    };
  });
  if (typeof result === 'object' && 'failure' in result) return refuse(job, result.failure, result.key, result.code);
  return result;
}
