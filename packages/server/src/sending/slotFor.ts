import type { Kysely } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB } from '../platform/db/schema.ts';
import { holdOf } from '../gmail/hold.ts';
import type { GmailAccountRow } from '../gmail/accounts.ts';
import { type Counted, contactTimes, isDraftOf } from './contacts.ts';
import { planSlot, type Slot } from './slots.ts';
import { type Addressee, throttlesFor } from './departmentLimits.ts';

/** Slots of other drafts. */
async function scheduledTimes(trx: Kysely<DB>, whose: Counted, exceptDraft: number): Promise<Date[]> {
  const rows = await trx
    .selectFrom('email_drafts')
    .select('scheduled_at')
    .where(isDraftOf(whose))
    .where('id', '<>', exceptDraft)
    .where('state', '=', 'approved')
    .where('scheduled_at', 'is not', null)
    .execute();
  return rows.flatMap(({ scheduled_at }) => (scheduled_at === null ? [] : [new Date(scheduled_at)]));
}

export interface SlotRequest {
  userId: number;
  account: Pick<GmailAccountRow, 'google_subject' | 'held_until' | 'held_reason'>;
  draft: Addressee & { country_code: string | null };
  now: Date;
  /** Chooses the gap to the message before it. */
  random?: (() => number) | undefined;
}

/** The next free slot of an account for a draft, and the reason for its delay. Whoever stores it holds the person's row lock. */
export async function slotFor(
  deps: Pick<Deps, 'config'>,
  trx: Kysely<DB>,
  { userId, account, draft, now, random }: SlotRequest,
): Promise<Slot> {
  const timesOf = async (whose: Counted): Promise<Date[]> => [
    ...(await contactTimes(trx, whose, now)),
    ...(await scheduledTimes(trx, whose, draft.id)),
  ];
  const taken = await timesOf({ userId });
  const ofMailbox = await timesOf({ subject: account.google_subject });
  const throttles = await throttlesFor(trx, { userId, to: draft, now, plan: true });
  return planSlot({
    now,
    countryCode: draft.country_code,
    limits: deps.config.mail,
    taken,
    takenOfMailbox: ofMailbox,
    throttles,
    held: holdOf(account, now),
    ...(random && { random }),
  });
}
