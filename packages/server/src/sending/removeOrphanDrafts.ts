import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { registerRecurring } from '../platform/jobs/recurring.ts';
import { COMPOSE_SCOPE } from '../gmail/accounts.ts';
import { MINUTE } from '../platform/backoff.ts';
import { type DeliverDeps, gmailOf } from './delivery/types.ts';
import { withAccountLock } from './delivery/deliveryLocks.ts';
import type { GmailOutcome } from '../gmail/gmailClient.ts';
import { accessToken, TokenProblem } from '../gmail/googleOAuth.ts';
import { asksToWait, heldUntil, holdAccount } from '../gmail/hold.ts';

/** Deliveries per sweep, for one account and in total. */
const PER_ACCOUNT = 5;
const AT_ONCE = 100;
/** Gmail's search may not index a very recent draft, so a clean mailbox is searched once more. */
const LAST_LOOK_MS = 10 * MINUTE;
const LONGEST_MS = 24 * 60 * MINUTE;

interface Left {
  id: number;
  account: number;
  message_id: string;
  provider_draft_id: string | null;
  state: string;
  finished_at: Date;
}

/**
 * Finished deliveries through a draft that may have left one at Gmail, longest waiting first, of accounts that may be used now: connected,
 * not on hold, and neither the person nor the letter's bot paused by the person. A bot paused for another reason, e.g. a disconnected
 * account, does not count: it may stay paused for good.
 */
async function due(deps: DeliverDeps, db: Kysely<DB>, messageId: number | null): Promise<Left[]> {
  const now = deps.now();
  const over = new Date(now.getTime() - deps.config.draftSweepMs);
  const { rows } = await sql<Left>`
    select id, account, message_id, provider_draft_id, state, finished_at from (
      select message.id, message.gmail_account_id as account, message.message_id, message.provider_draft_id, message.state,
             message.finished_at, message.sweep_at,
             row_number() over (partition by message.gmail_account_id order by message.sweep_at, message.id) as place
        from messages message
        join gmail_accounts account on account.id = message.gmail_account_id
        join users person on person.id = message.user_id
        left join approvals approval on approval.id = message.approval_id
        left join email_drafts letter on letter.id = approval.draft_id
        left join bot_runs run on run.id = letter.bot_run_id
        left join bots bot on bot.id = run.bot_id
       where message.mode = 'draft' and message.state in ('sent', 'failed')
         and message.sweep_at <= ${now} and message.finished_at <= ${over}
         and (${messageId}::int is null or message.id = ${messageId})
         and account.state = 'connected' and ${COMPOSE_SCOPE} = any (account.scopes)
         and (account.held_until is null or account.held_until <= ${now})
         and person.sending_paused_at is null
         and (bot.status is distinct from 'Paused' or bot.paused_reason is not null)
    ) waiting where place <= ${PER_ACCOUNT} order by sweep_at, id limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Deletes leftover drafts of a delivery, on a connection that holds its account's lock. Returns the number deleted, or Gmail's error. */
async function remove(deps: DeliverDeps, connection: Kysely<DB>, left: Left): Promise<GmailOutcome<number>> {
  const gmail = gmailOf(deps);
  let token: string;
  try {
    token = await accessToken(deps, connection, left.account);
  } catch (error) {
    if (error instanceof TokenProblem) return { outcome: 'denied' };
    throw error;
  }
  const found = await gmail.findDrafts(token, left.message_id);
  if (found.outcome !== 'ok') return found;
  const drafts = new Set(found.value);
  // The stored draft of a failed message may still exist; that of a sent one does not.
  if (left.state === 'failed' && left.provider_draft_id !== null) drafts.add(left.provider_draft_id);
  let removed = 0;
  for (const draft of drafts) {
    const deleted = await gmail.deleteDraft(token, draft);
    if (deleted.outcome === 'ok') removed += 1;
    else if (deleted.outcome !== 'gone') return deleted;
  }
  return { outcome: 'ok', value: removed };
}

/** Time of the next search for this delivery; null when nothing can be left. */
function nextLook(deps: DeliverDeps, left: Left, answer: GmailOutcome<number>): Date | null {
  const now = deps.now().getTime();
  const over = new Date(left.finished_at).getTime();
  const soon = deps.config.draftSweepMs;
  // Persistent errors are retried less and less often.
  if (answer.outcome !== 'ok') return new Date(now + Math.min(Math.max(now - over, soon), LONGEST_MS));
  if (answer.value > 0) return new Date(now + soon);
  return now - over >= LAST_LOOK_MS ? null : new Date(over + LAST_LOOK_MS);
}

/**
 * Deletes the drafts that deliveries left at Gmail after a crash or a lost response: a person could send one, and the message would arrive
 * twice. Only drafts with the Message-ID of such a delivery are touched. Returns the number deleted.
 */
export async function removeOrphanDrafts(deps: DeliverDeps): Promise<number> {
  const troubled = new Set<number>();
  let removed = 0;
  for (const { id, account } of await due(deps, deps.db, null)) {
    if (troubled.has(account)) continue;
    await withAccountLock(deps.db, account, async (connection) => {
      // The account was paused, stopped or held in the meantime.
      const [left] = await due(deps, connection, id);
      if (!left) return;
      const answer = await remove(deps, connection, left);
      if (asksToWait(answer))
        await holdAccount(connection, account, heldUntil(deps.now(), answer, 1), answer.hold, deps.now());
      await connection
        .updateTable('messages')
        .set({ sweep_at: nextLook(deps, left, answer) })
        .where('id', '=', id)
        .execute();
      if (answer.outcome === 'ok') removed += answer.value;
      else troubled.add(account);
    });
  }
  return removed;
}

/** Registers the recurring sweep. */
export const registerOrphanRemoval = (deps: DeliverDeps): Promise<void> =>
  registerRecurring(deps, 'draft-sweep', deps.config.draftSweepMs, () => removeOrphanDrafts(deps));
