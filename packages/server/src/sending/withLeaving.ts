import type { EmailDraft } from '@peyk/api-types';
import type { Deps } from '../platform/deps.ts';
import { accountState } from '../gmail/accounts.ts';
import { slotFor } from './slotFor.ts';

/** The middle of the gap between two messages: the same question gets the same answer while nothing changes. */
const middle = () => 0.5;

/**
 * A draft that waits for review with the moment when it would leave if it were approved now. Nothing is stored or reserved, and the
 * approval asks again. Null without a recipient or an account that can send, and while all sending is paused.
 */
export async function withLeaving(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  userId: number,
  draft: EmailDraft,
): Promise<EmailDraft> {
  if (draft.state !== 'needs_review') return draft;
  const nowhere = { ...draft, would_leave_at: null };
  if (draft.to_email === null || draft.gmail_account === null) return nowhere;
  const at = now();
  const [to, account] = await Promise.all([
    db
      .selectFrom('professors')
      .innerJoin('users', 'users.id', 'professors.user_id')
      .select(['professors.person_key', 'professors.department', 'professors.university_name'])
      .select(['professors.country_code', 'users.sending_paused_at'])
      .where('professors.id', '=', draft.professor)
      .where('professors.user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('gmail_accounts')
      .selectAll()
      .where('id', '=', draft.gmail_account)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  ]);
  if (!to || to.sending_paused_at !== null || !account || accountState(account, at) !== 'connected') return nowhere;
  const addressee = { ...to, id: draft.id, recipient: draft.to_email };
  const slot = await slotFor({ config }, db, { userId, account, draft: addressee, now: at, random: middle });
  return { ...draft, would_leave_at: slot.at.toISOString() };
}
