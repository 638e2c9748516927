import { filesToApprove } from '../drafts/attachments.ts';
import { checkVersion, type LockedDraft, lockDraft } from '../drafts/lockDraft.ts';
import type { Kysely } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { conflict } from '../platform/http/errors.ts';
import { COMPARED_STATES, objectionToLetter } from '../drafts/letterChecks.ts';
import type { GateCode } from '../matching/checks.ts';
import type { MessageKey } from '../platform/http/messages/translate.ts';
import { type IdempotentRequest, claimKey } from '../platform/http/idempotency.ts';
import { insertApproval, mayMove, moveDrafts } from '../drafts/transitions.ts';
import { accountState, type GmailAccountRow, onlyAccount } from '../gmail/accounts.ts';
import { userTransaction, lockPerson } from '../platform/locks.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import { isHeaderSafe } from '../platform/mail/mime.ts';
import { wasContacted } from './contacts.ts';
import { mustNotWriteTo } from './keptRefusals.ts';
import { slotFor } from './slotFor.ts';

type ApproveDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>;

/** The account that sends a draft: its bot's, else its own, else the user's only one. Throws 409 with the remedy. */
async function sendingAccount(
  trx: Kysely<DB>,
  userId: number,
  draft: LockedDraft,
  now: Date,
): Promise<GmailAccountRow> {
  const named = draft.bot_account_id ?? draft.gmail_account_id;
  const row =
    named === null
      ? await onlyAccount(trx, userId, now)
      : await trx
          .selectFrom('gmail_accounts')
          .selectAll()
          .where('id', '=', named)
          .where('user_id', '=', userId)
          .executeTakeFirst();
  const usable = row && row.state !== 'disconnected' ? row : await onlyAccount(trx, userId, now);
  if (!usable) throw conflict('gmailMissing', 'gmail_missing');
  if (accountState(usable, now) !== 'connected')
    throw conflict('gmailReconnect', 'gmail_reconnect', { email: usable.email });
  return usable;
}

/** Message key and error code for each gate that a letter fails. */
export const gateRefusals: Record<GateCode, { key: MessageKey; code: string }> = {
  professor_named: { key: 'professorNotNamed', code: 'professor_not_named' },
  publication_cited: { key: 'evidenceMissing', code: 'evidence_missing' },
  profile_cited: { key: 'profileEntryMissing', code: 'profile_entry_missing' },
  no_placeholders: { key: 'placeholderLeft', code: 'placeholder_left' },
  no_gaps: { key: 'gapLeft', code: 'gap_left' },
  name_in_latin: { key: 'nameNotLatin', code: 'name_not_latin' },
  sentences_bound: { key: 'sentenceUnbound', code: 'sentence_unbound' },
  similarity: { key: 'tooSimilar', code: 'too_similar' },
};

/** Throws a 409 when the text may not be sent (R12, R13). Returns the recipient. */
async function checkText(
  trx: Kysely<DB>,
  userId: number,
  draft: LockedDraft,
  stated: readonly string[],
): Promise<string> {
  if (!draft.recipient) throw conflict('recipientMissing', 'recipient_missing');
  if (!draft.subject.trim() || !isHeaderSafe(draft.subject)) throw conflict('subjectMissing', 'subject_missing');
  if (!draft.body.trim()) throw conflict('bodyMissing', 'body_missing');
  const objection = await objectionToLetter(trx, userId, draft, COMPARED_STATES, stated);
  if (objection) {
    const { key, code } = gateRefusals[objection.code];
    throw conflict(key, code, { text: objection.value ?? '' });
  }
  return draft.recipient;
}

async function sameRecipientWaits(
  trx: Kysely<DB>,
  userId: number,
  draftId: number,
  recipient: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('approvals')
    .innerJoin('email_drafts', 'email_drafts.id', 'approvals.draft_id')
    .select('approvals.id')
    .where('approvals.user_id', '=', userId)
    .where('approvals.withdrawn_at', 'is', null)
    .where('email_drafts.state', 'in', ['approved', 'sending'])
    .where('email_drafts.id', '<>', draftId)
    .where('approvals.mailbox', '=', mailboxOf(recipient))
    .executeTakeFirst();
  return row !== undefined;
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

/**
 * Records the person's approval of exactly this text and these files for this recipient, and schedules a slot (R1). A version, address or
 * file other than the ones `seen` is refused. Approving twice changes nothing, nor does repeating a request after an edit. Throws 404, 409 with a code and the
 * remedy, and 422.
 */
export async function approveDraft(
  deps: ApproveDeps,
  userId: number,
  draftId: number,
  seen: { version?: number; recipient?: string; stated?: readonly string[]; attachments?: readonly string[] } = {},
  request: IdempotentRequest | null = null,
): Promise<void> {
  const { db, jobs } = deps;
  await userTransaction(db, userId, async (trx) => {
    const now = deps.now();
    if (!(await claimKey(trx, request))) return;
    await lockPerson(trx, userId);
    const draft = await lockDraft(trx, userId, draftId);
    checkVersion(draft, seen.version);
    if (!mayMove(draft, 'approve')) return;
    if (seen.recipient !== undefined && seen.recipient !== draft.recipient)
      throw conflict('recipientUnseen', 'recipient_changed');
    const files = await filesToApprove(trx, userId, draft);
    if (
      seen.attachments &&
      !sameSet(
        seen.attachments,
        files.map(({ sha256 }) => sha256),
      )
    )
      throw conflict('attachmentsChanged', 'attachments_changed');
    const recipient = await checkText(trx, userId, draft, seen.stated ?? []);
    const account = await sendingAccount(trx, userId, draft, now);
    if (await mustNotWriteTo(deps, trx, userId, recipient)) throw conflict('doNotContact', 'do_not_contact');
    const to = { personKey: draft.person_key, recipient };
    if (await wasContacted(trx, { userId }, to, now)) throw conflict('alreadyContacted', 'already_contacted');
    if (await wasContacted(trx, { subject: account.google_subject }, to, now))
      throw conflict('mailboxContacted', 'already_contacted');
    if (await sameRecipientWaits(trx, userId, draftId, recipient))
      throw conflict('alreadyApproved', 'already_approved');

    const { at: slot, delay } = await slotFor(deps, trx, { userId, account, draft: { ...draft, recipient }, now });
    const { subject, body } = draft;
    const approvalId = await insertApproval(
      trx,
      {
        draft_id: draftId,
        user_id: userId,
        draft_version: draft.version,
        recipient,
        subject,
        body,
        stated: JSON.stringify(seen.stated ?? []),
        attachments: JSON.stringify(files),
      },
      { now, draft: { scheduled_at: slot, delay, gmail_account_id: account.id } },
    );
    await jobs.send(trx, 'send-draft', { draftId, approvalId }, { key: `mailbox-${account.id}`, startAfter: slot });
  });
}

/** Withdraws an approval before sending begins. Throws 404, and 409 once sending has begun. */
export async function unapproveDraft(deps: ApproveDeps, userId: number, draftId: number): Promise<void> {
  await userTransaction(deps.db, userId, async (trx) => {
    const draft = await lockDraft(trx, userId, draftId);
    if (mayMove(draft, 'unapprove')) await moveDrafts(trx, 'unapprove', [draftId], { now: deps.now() });
  });
}

/** Decides not to send a draft. Throws 404, and 409 once sending has begun. */
export async function skipDraft(deps: ApproveDeps, userId: number, draftId: number): Promise<void> {
  await userTransaction(deps.db, userId, async (trx) => {
    const draft = await lockDraft(trx, userId, draftId);
    if (mayMove(draft, 'skip')) await moveDrafts(trx, 'skip', [draftId], { now: deps.now() });
  });
}
