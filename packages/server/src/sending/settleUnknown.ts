import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DB, Messages } from '../platform/db/schema.ts';
import { conflict, HttpProblem } from '../platform/http/errors.ts';
import type { FailureCode } from '../drafts/reasons.ts';
import { mayMove, moveDrafts } from '../drafts/transitions.ts';
import { lockDraft } from '../drafts/lockDraft.ts';
import { type DeliverDeps, gmailOf, surelySent } from './delivery/types.ts';
import { queueManualCall, withDeliveryLocks } from './delivery/deliveryLocks.ts';
import type { GmailOutcome } from '../gmail/gmailClient.ts';
import { accessToken, TokenProblem } from '../gmail/googleOAuth.ts';
import { asksToWait, heldUntil, holdAccount, isHeld } from '../gmail/hold.ts';
import { userTransaction } from '../platform/locks.ts';

type Message = Selectable<Messages>;

type Settling = 'confirmSent' | 'confirmNotSent';

/** The message with unknown outcome of a draft, which it locks. Null when it is already settled that way. Throws 404 and 409. */
async function unknownMessage(
  trx: Transaction<DB>,
  userId: number,
  draftId: number,
  event: Settling | null,
): Promise<Message | null> {
  const draft = await lockDraft(trx, userId, draftId);
  if (event === null && draft.state !== 'unknown') throw conflict('notUnknown', 'not_unknown');
  if (event !== null && !mayMove(draft, event)) return null;
  return trx
    .selectFrom('messages')
    .innerJoin('approvals', 'approvals.id', 'messages.approval_id')
    .selectAll('messages')
    .where('approvals.draft_id', '=', draftId)
    .where('messages.state', '=', 'unknown')
    .executeTakeFirstOrThrow();
}

const unavailable = (): HttpProblem => new HttpProblem(503, 'googleUnavailable', { code: 'google_unavailable' });

/** The outcome of a message whose draft is missing. Throws a 409 if its person may have deleted the draft. */
async function outcomeOfMissing(deps: DeliverDeps, connection: Kysely<DB>, message: Message): Promise<'sent'> {
  if (message.send_begun_at !== null && surelySent(message.send_begun_at, deps.now())) return 'sent';
  // There is no draft left to look up.
  await connection.updateTable('messages').set({ provider_draft_id: null }).where('id', '=', message.id).execute();
  throw conflict('cannotLook', 'cannot_look');
}

/**
 * Checks whether the draft still exists at Gmail: sending would have deleted it. An existing draft is deleted, because it could be sent a
 * second time from the mailbox. Throws a 409 where Gmail cannot tell, and a 503 when it is unreachable or asks to wait.
 */
async function look(
  deps: DeliverDeps,
  connection: Kysely<DB>,
  found: { message: Message; draft: string; account: number },
): Promise<'sent' | 'not_sent'> {
  const { message, draft, account } = found;
  const gmail = gmailOf(deps);
  if (await isHeld(connection, account, deps.now())) throw unavailable();
  const token = await accessToken(deps, connection, account).catch((error: unknown) => {
    if (error instanceof TokenProblem && error.kind === 'reconnect')
      throw conflict('gmailReconnect', 'gmail_reconnect');
    if (error instanceof TokenProblem) throw unavailable();
    throw error;
  });
  const noAnswer = async (answer: GmailOutcome<string>): Promise<never> => {
    if (asksToWait(answer))
      await holdAccount(connection, account, heldUntil(deps.now(), answer, 1), answer.hold, deps.now());
    throw unavailable();
  };
  const read = await gmail.readDraft(token, draft);
  if (read.outcome === 'gone')
    return message.taken_back_at !== null ? 'not_sent' : outcomeOfMissing(deps, connection, message);
  if (read.outcome !== 'ok') return noAnswer(read);
  // Committed first: if this process dies, the next attempt must not take this deletion for a sending.
  await connection.updateTable('messages').set({ taken_back_at: deps.now() }).where('id', '=', message.id).execute();
  const deleted = await gmail.deleteDraft(token, draft);
  if (deleted.outcome === 'gone') return outcomeOfMissing(deps, connection, message);
  return deleted.outcome === 'ok' ? 'not_sent' : noAnswer(deleted);
}

/** Looks up a draft's outcome at Gmail, one look-up per person at a time; a drain of the account waits for it. */
async function lookUp(deps: DeliverDeps, userId: number, draftId: number): Promise<'sent' | 'not_sent'> {
  const read = async (db: Kysely<DB>) => {
    const message = await db.transaction().execute((trx) => unknownMessage(trx, userId, draftId, null));
    if (!message) throw conflict('notUnknown', 'not_unknown');
    const { provider_draft_id: draft, gmail_account_id: account } = message;
    if (draft === null || account === null) throw conflict('cannotLook', 'cannot_look');
    return { message, draft, account };
  };
  const { account: accountId } = await read(deps.db);
  const word = await queueManualCall(userId, () =>
    withDeliveryLocks(deps.db, { draftId, accountId }, async (connection) =>
      look(deps, connection, await read(connection)),
    ),
  );
  if (word === 'busy') throw unavailable();
  return word;
}

/**
 * Settles an email with unknown outcome, by the person's statement or a look-up at Gmail. An unsent one returns to review and its addressee
 * may be written to again. Throws 404, 409 with a code, and 503.
 */
export async function settleUnknown(
  deps: DeliverDeps,
  userId: number,
  draftId: number,
  outcome: 'sent' | 'not_sent' | 'look',
): Promise<void> {
  const { db } = deps;
  let word = outcome;
  let failure: FailureCode = 'not_sent';
  if (word === 'look') {
    word = await lookUp(deps, userId, draftId);
    failure = 'looked';
  }
  const event: Settling = word === 'sent' ? 'confirmSent' : 'confirmNotSent';
  await userTransaction(db, userId, async (trx) => {
    const message = await unknownMessage(trx, userId, draftId, event);
    if (!message) return;
    const now = deps.now();
    const why = event === 'confirmSent' ? null : failure;
    await moveDrafts(trx, event, [draftId], {
      now,
      failure: why,
      draft: { sent_at: event === 'confirmSent' ? message.created_at : null },
      messageId: message.id,
      message: { failure: why, finished_at: now },
    });
  });
}
