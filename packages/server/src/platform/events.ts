import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from './db/schema.ts';

/**
 * What happens besides the life of a letter (`drafts/lifecycle.ts`), and what the subject of each is. Both are in the one append-only table,
 * and a row is written in the transaction of the change that it tells of.
 */
export const personEvents = {
  bot_created: 'the bot',
  run_finished: 'the run',
  run_failed: 'the run',
  source_opened: 'the draft and the source that it cites, opened while the draft was not approved',
  sentence_bound: 'the draft and the sentence that its person bound to a source',
  section_completed: 'the section of the profile',
  paper_added_by_doi: 'the DOI',
  answer_recorded:
    'the draft that was answered; once more, as late, where the answer had lain for longer than the rule allows',
  sending_paused: 'all',
  sending_resumed: 'all',
  account_held: 'the Gmail account, which may not send for a while',
  account_disconnected: 'the Gmail account, which Google no longer lets in',
  day_rested: 'the day, which had work and no sending',
  week_calm: 'the first day of the week, in which nothing bounced and no account was held',
  week_kept: 'the first day of the week, in which a quest was done',
  week_rested: 'the first day of the week, in which sending was paused',
  week_passed: 'the first day of the week, in which nothing was done',
} as const;

export type PersonEvent = keyof typeof personEvents;

export interface Happening {
  userId: number;
  event: PersonEvent;
  subject: string;
  actor: 'person' | 'product';
  at: Date;
  /** Recorded once: the same event of the same subject never counts again, or not again with this addition. */
  once?: string;
}

/** Records that something happened, in the caller's transaction. False when it is one that is recorded once and stood there already. */
export async function recordEvent(
  trx: Kysely<DB>,
  { userId, event, subject, actor, at, once }: Happening,
): Promise<boolean> {
  const row = await trx
    .insertInto('events')
    .values({
      user_id: userId,
      event,
      subject,
      actor,
      at,
      // A subject may be longer than an index takes.
      once_key: once === undefined ? null : createHash('sha256').update(`${event} ${subject} ${once}`).digest('hex'),
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
