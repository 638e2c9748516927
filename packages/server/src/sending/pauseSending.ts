import type { SendingState } from '@peyk/api-types';
import type { Deps } from '../platform/deps.ts';
import { sendingLimits } from './limitsInForce.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { type PersonEvent, recordEvent } from '../platform/events.ts';
import { createUserQueues, queueDrain, drainSends } from '../platform/locks.ts';
import { reschedule } from './reschedule.ts';

type SendingDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'now'>;

/** Whether the person has paused everything (R17), and the limits in force. */
export async function sendingState(deps: Pick<Deps, 'config' | 'db' | 'now'>, userId: number): Promise<SendingState> {
  const { sending_paused_at: at } = await deps.db
    .selectFrom('users')
    .select('sending_paused_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    paused: at !== null,
    paused_at: at === null ? null : new Date(at).toISOString(),
    limits: await sendingLimits(deps, userId),
  };
}

const noteSwitch = (trx: Kysely<DB>, userId: number, event: PersonEvent, at: Date) =>
  recordEvent(trx, { userId, event, subject: 'all', actor: 'person', at });

/** A separate queue: the switch must not wait behind the person's earlier requests. */
const switchQueue = createUserQueues();

/**
 * Pauses all sending of the person (R17). It takes effect when committed; the response waits for deliveries in progress, so that no Gmail
 * call begins after it. Approvals and schedules stay.
 */
export async function pauseSending(deps: SendingDeps, userId: number): Promise<void> {
  const { db, now } = deps;
  await switchQueue(userId, () =>
    db.transaction().execute(async (trx) => {
      const at = now();
      const paused = await trx
        .updateTable('users')
        .set({ sending_paused_at: at })
        .where('id', '=', userId)
        .where('sending_paused_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (paused) await noteSwitch(trx, userId, 'sending_paused', at);
    }),
  );
  await queueDrain(userId, () =>
    db.transaction().execute(async (trx) => {
      const accounts = await trx.selectFrom('gmail_accounts').select('id').where('user_id', '=', userId).execute();
      await drainSends(
        trx,
        accounts.map(({ id }) => id),
      );
    }),
  );
}

/** Ends the pause and reschedules what became due in it. Without a pause it changes nothing. */
export async function resumeSending(deps: SendingDeps, userId: number): Promise<void> {
  await queueDrain(userId, () =>
    deps.db.transaction().execute(async (trx) => {
      const resumed = await trx
        .updateTable('users')
        .set({ sending_paused_at: null })
        .where('id', '=', userId)
        .where('sending_paused_at', 'is not', null)
        .returning('id')
        .executeTakeFirst();
      if (!resumed) return;
      await noteSwitch(trx, userId, 'sending_resumed', deps.now());
      await reschedule(deps, trx, userId);
    }),
  );
}
