import type { Kysely } from 'kysely';
import type { Deps } from '../deps.ts';
import type { DB } from '../db/schema.ts';
import { holdOf } from './hold.ts';
import type { GmailAccountRow } from './accounts.ts';
import { contactTimes } from './rules.ts';
import { planSlot, type Slot } from './slots.ts';
import { type Addressee, throttlesFor } from './throttles.ts';

/** Times of drafts that already have a slot. */
async function scheduledTimes(
  trx: Kysely<DB>,
  userId: number,
  exceptDraft: number,
  accountId?: number,
): Promise<Date[]> {
  let query = trx
    .selectFrom('email_drafts')
    .select('scheduled_at')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptDraft)
    .where('state', '=', 'approved')
    .where('scheduled_at', 'is not', null);
  if (accountId !== undefined) query = query.where('gmail_account_id', '=', accountId);
  return (await query.execute()).flatMap(({ scheduled_at }) => (scheduled_at === null ? [] : [new Date(scheduled_at)]));
}

export interface SlotRequest {
  userId: number;
  account: Pick<GmailAccountRow, 'id' | 'held_until' | 'held_reason'>;
  draft: Addressee & { country_code: string | null };
  now: Date;
}

/** The next free slot of an account for a draft, and why it is not sooner. The caller holds the person's row. */
export async function slotFor(
  deps: Pick<Deps, 'config'>,
  trx: Kysely<DB>,
  { userId, account, draft, now }: SlotRequest,
): Promise<Slot> {
  const ofAccount = [
    ...(await contactTimes(trx, userId, now, account.id)),
    ...(await scheduledTimes(trx, userId, draft.id, account.id)),
  ];
  const taken = [...(await contactTimes(trx, userId, now)), ...(await scheduledTimes(trx, userId, draft.id))];
  const throttles = await throttlesFor(trx, { userId, to: draft, now, plan: true });
  return planSlot({
    now,
    countryCode: draft.country_code,
    limits: deps.config.mail,
    taken,
    takenOfAccount: ofAccount,
    throttles,
    held: holdOf(account, now),
  });
}
