import type { Transaction } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { conflict } from '../platform/http/errors.ts';
import { mayMove, moveDrafts } from '../drafts/transitions.ts';
import { lockDraft } from '../drafts/lockDraft.ts';
import { stopAccount } from '../gmail/hold.ts';
import { queueDrain, drainSends } from '../platform/locks.ts';

const DAY = 86_400_000;
const BOUNCES_A_DAY = 2;
/** Policy refusals and Gmail's own limit: they concern the sender, not the address. */
const POLICY = /^5\.(?:7\.\d+|4\.5)$/;

export interface Bounce {
  /** The enhanced status code of the bounce; a permanent failure when absent. */
  status?: string | null | undefined;
  complaint?: boolean | undefined;
}

async function bouncesOfDay(trx: Transaction<DB>, accountId: number, now: Date): Promise<number> {
  const { bounces } = await trx
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('bounces'))
    .where('gmail_account_id', '=', accountId)
    .where('bounced_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  return bounces;
}

/**
 * Records that a sent email bounced or drew a complaint. The address is not written to again (R11). Two hard bounces within a day, a policy
 * refusal or a complaint hold the account and pause its bots (R14), and no send through it begins after the response. A transient failure
 * (4.x.x), a success (2.x.x) and a repeated report change nothing. Throws 404, and 409 for an email that was not sent.
 */
export async function reportBounce(
  deps: Pick<Deps, 'db' | 'now' | 'pauseBots'>,
  userId: number,
  draftId: number,
  { status, complaint = false }: Bounce,
): Promise<void> {
  const code = status ?? '5.0.0';
  const now = deps.now();
  await queueDrain(userId, () =>
    deps.db.transaction().execute(async (trx) => {
      const { gmail_account_id: accountId } = await lockAccountOf(trx, userId, draftId);
      const draft = await lockDraft(trx, userId, draftId);
      const message = await trx
        .selectFrom('messages')
        .innerJoin('contacts', 'contacts.id', 'messages.contact_id')
        .innerJoin('approvals', 'approvals.id', 'messages.approval_id')
        .select([
          'messages.id',
          'contacts.recipient',
          'messages.bounced_at',
          'messages.bounce_status',
          'messages.created_at',
        ])
        .where('approvals.draft_id', '=', draftId)
        .where('messages.state', 'in', ['sent', 'unknown'])
        .orderBy('messages.id', 'desc')
        .executeTakeFirst();
      mayMove(draft, 'bounce');
      if (!message) throw conflict('notSent', 'not_sent');
      if (message.bounced_at !== null || !(complaint || code.startsWith('5'))) return;
      if (complaint && message.bounce_status === 'complaint') return;
      await moveDrafts(trx, 'bounce', [draftId], {
        now,
        failure: complaint ? null : 'bounced',
        draft: { sent_at: draft.sent_at ?? message.created_at },
        messageId: message.id,
        message: { ...(complaint ? {} : { bounced_at: now }), bounce_status: complaint ? 'complaint' : code },
      });
      const policy = POLICY.test(code);
      if (!policy || complaint) {
        await trx
          .insertInto('do_not_contact')
          .values({
            user_id: userId,
            recipient: message.recipient,
            reason: complaint ? 'complaint' : 'bounce',
            name: draft.full_name,
          })
          // The person's own choice can be undone, a bounce cannot, so the bounce replaces it.
          .onConflict((clash) =>
            clash
              .columns(['user_id', 'mailbox'])
              .doUpdateSet((eb) => ({ reason: eb.ref('excluded.reason') }))
              .where('do_not_contact.reason', '=', 'user'),
          )
          .execute();
      }
      if (accountId === null) return;
      if (complaint || policy || (await bouncesOfDay(trx, accountId, now)) >= BOUNCES_A_DAY) {
        const until = new Date(now.getTime() + DAY);
        await stopAccount(deps, trx, accountId, { now, until, hold: 'bounces', paused: 'bounces' });
      }
    }),
  );
}

/** Drains the deliveries through the draft's account. */
async function lockAccountOf(
  trx: Transaction<DB>,
  userId: number,
  draftId: number,
): Promise<{ gmail_account_id: number | null }> {
  const row = await trx
    .selectFrom('email_drafts')
    .select('gmail_account_id')
    .where('id', '=', draftId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row?.gmail_account_id != null) await drainSends(trx, [row.gmail_account_id]);
  return row ?? { gmail_account_id: null };
}
