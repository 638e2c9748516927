import type { EmailAnswerInput } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import { type LockedDraft, lockDraft } from '../drafts/lockDraft.ts';
import { deleteAnswer, mayMove, putAnswer } from '../drafts/transitions.ts';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { recordEvent } from '../platform/events.ts';
import { conflict, invalidField } from '../platform/http/errors.ts';
import { claimKey, type IdempotentRequest } from '../platform/http/idempotency.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import { addDays, dayAt } from '../rewards/calendar.ts';
import { ownClock } from '../rewards/clock.ts';
import { happened } from '../rewards/earn.ts';
import { rules } from '../rewards/rules.ts';
import { avoidAddress, settleSendsTo } from './doNotContact.ts';

type AnswerDeps = Pick<Deps, 'db' | 'now'>;

/** The message that left under a draft, with the address that it went to. Throws the 409 of one that was not sent. */
async function sentMessage(trx: Kysely<DB>, draftId: number) {
  const message = await trx
    .selectFrom('messages')
    .innerJoin('contacts', 'contacts.id', 'messages.contact_id')
    .innerJoin('approvals', 'approvals.id', 'messages.approval_id')
    .select([
      'messages.contact_id',
      'messages.user_id',
      'messages.message_id',
      'messages.created_at',
      'contacts.recipient',
    ])
    .where('approvals.draft_id', '=', draftId)
    .where('messages.state', '=', 'sent')
    .orderBy('messages.id', 'desc')
    .executeTakeFirst();
  if (!message) throw conflict('notSent', 'not_sent');
  return message;
}

/** The addresses that a professor who asks for no further email is kept from: the one that was written to, and the present one. */
const addressesOf = (recipient: string, { recipient: present }: LockedDraft): string[] =>
  present === null || mailboxOf(present) === mailboxOf(recipient) ? [recipient] : [recipient, present];

/**
 * Records what a sent email was answered (REP-01), or corrects it. With `stop` the professor is on the person's do-not-contact list with the
 * same commit (REP-05), and nothing to them is on its way when this returns. Nothing else waits for an answer: no follow-up is sent so far
 * (R10). Throws 404, 409 for an email that was not sent, 422, and a 400 for a day that cannot be.
 */
export async function recordAnswer(
  deps: AnswerDeps,
  userId: number,
  draftId: number,
  { kind, received_on: receivedOn }: EmailAnswerInput,
  request: IdempotentRequest | null = null,
): Promise<void> {
  const avoided = await userTransaction(deps.db, userId, async (trx) => {
    if (!(await claimKey(trx, request))) return [];
    await lockPerson(trx, userId);
    const draft = await lockDraft(trx, userId, draftId);
    mayMove(draft, 'answer');
    const message = await sentMessage(trx, draftId);
    const now = deps.now();
    const { timeZone } = await ownClock(trx, userId, now);
    const today = dayAt(now, timeZone);
    if (receivedOn > today) throw invalidField('received_on', 'answerToCome');
    if (receivedOn < dayAt(new Date(draft.sent_at ?? message.created_at), timeZone))
      throw invalidField('received_on', 'answerBeforeSent');
    if (await putAnswer(trx, draft, message, { kind, receivedOn }, now)) {
      const happening = {
        userId,
        event: 'answer_recorded',
        subject: String(draftId),
        actor: 'person',
        at: now,
      } as const;
      if (today <= addDays(receivedOn, rules['sort-answer'].withinDays))
        await happened(trx, { ...happening, once: '' });
      else await recordEvent(trx, { ...happening, once: 'late' });
    }
    if (kind !== 'stop') return [];
    const addresses = addressesOf(message.recipient, draft);
    for (const recipient of addresses) await avoidAddress(trx, { userId, recipient, name: draft.full_name }, now);
    return addresses;
  });
  for (const recipient of avoided) await settleSendsTo(deps, { userId, recipient });
}

/** Takes a recorded answer back; what is on the do-not-contact list stays there. Throws 404, and 409 for an email that was not sent. */
export const removeAnswer = (deps: AnswerDeps, userId: number, draftId: number): Promise<void> =>
  userTransaction(deps.db, userId, async (trx) => {
    await lockPerson(trx, userId);
    const draft = await lockDraft(trx, userId, draftId);
    mayMove(draft, 'unanswer');
    const { contact_id: contactId } = await sentMessage(trx, draftId);
    await deleteAnswer(trx, draft, contactId, deps.now());
  });
