import type { EmailAnswer } from '@peyk/api-types';
import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Approvals, Contacts, DB, EmailDrafts, Messages } from '../platform/db/schema.ts';
import { conflict } from '../platform/http/errors.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';
import type { FailureCode } from './reasons.ts';
import { type Actor, type DraftEvent, type DraftState, eventRow, outcomeOf, sourcesOf } from './lifecycle.ts';

type Columns<Row, Names extends keyof Updateable<Row>> = Pick<Updateable<Row>, Names>;

/** What an event changes besides the states. */
export interface Facts {
  now: Date;
  /** Why the draft is in its new state; absent means no reason. */
  failure?: FailureCode | null;
  draft?: Columns<
    EmailDrafts,
    | 'subject'
    | 'body'
    | 'bindings'
    | 'evidence'
    | 'phrasing'
    | 'version'
    | 'written_by'
    | 'scheduled_at'
    | 'delay'
    | 'gmail_account_id'
    | 'sent_at'
    | 'cv_file_id'
    | 'proposal_file_id'
  >;
  /** The approval that the event concerns. */
  approvalId?: number;
  /** The message that the event concerns. Without it, the message transition is skipped. */
  messageId?: number;
  message?: Columns<
    Messages,
    'failure' | 'released_for' | 'finished_at' | 'provider_message_id' | 'sweep_at' | 'bounced_at' | 'bounce_status'
  >;
}

interface Moved {
  id: number;
  userId: number;
  from: DraftState | null;
  to: DraftState;
  version: number;
  approvalId: number | null;
}

/** Throws the 409 of an event that the draft's state refuses; false when the event is allowed without a change. */
export function mayMove(draft: { state: string }, event: DraftEvent): boolean {
  const outcome = outcomeOf(draft.state as DraftState, event);
  if (outcome.kind === 'refused') throw conflict(outcome.key, outcome.code);
  return outcome.kind === 'moves';
}

async function record(
  trx: Kysely<DB>,
  event: DraftEvent | 'write',
  actor: Actor,
  moved: readonly Moved[],
  { now, failure = null, messageId }: Facts,
): Promise<void> {
  await trx
    .insertInto('events')
    .values(
      moved.map(({ id, userId, from, to, version, approvalId }) => ({
        at: now,
        user_id: userId,
        actor,
        draft_id: id,
        draft_version: version,
        approval_id: approvalId,
        message_id: messageId ?? null,
        event,
        from_state: from,
        to_state: to,
        failure,
      })),
    )
    .execute();
}

/**
 * Moves the message by the event table and releases its contact where nothing of it left; false when the message is in none of the event's
 * source states, and nothing changes.
 */
async function moveMessage(trx: Kysely<DB>, event: DraftEvent, { now, messageId, message }: Facts): Promise<boolean> {
  const { message: step, effects = [] } = eventRow(event);
  if (!step || messageId === undefined || step.from.includes(null)) return true;
  const moved = await trx
    .updateTable('messages')
    .set({ ...message, state: step.to })
    .where('id', '=', messageId)
    .where(
      'state',
      'in',
      step.from.filter((state) => state !== null),
    )
    .returning(['contact_id', 'kind'])
    .executeTakeFirst();
  if (moved?.kind === 'first' && effects.includes('release person'))
    await trx.updateTable('contacts').set({ released_at: now }).where('id', '=', moved.contact_id).execute();
  return moved !== undefined;
}

async function withdrawApprovals(trx: Kysely<DB>, drafts: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await trx
    .updateTable('approvals')
    .set({ withdrawn_at: now })
    .where('draft_id', 'in', drafts)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'draft_id'])
    .execute();
  return new Map(rows.map(({ id, draft_id }) => [draft_id, id]));
}

/**
 * Applies an event to drafts, with their message and approval, and records it in their history; no other code writes a state. Drafts that
 * the event does not move are left unchanged. Returns the ids of the moved ones, in id order.
 * Locks drafts before approvals and messages, in id order, because a person and a delivery may change the same draft concurrently.
 */
export async function moveDrafts(
  trx: Kysely<DB>,
  event: DraftEvent,
  draftIds: readonly number[],
  facts: Facts,
): Promise<number[]> {
  const sources = sourcesOf(event);
  if (draftIds.length === 0 || sources.length === 0) return [];
  const { now, failure = null } = facts;
  const { by, effects = [] } = eventRow(event);
  const found = await trx
    .selectFrom('email_drafts')
    .select(['id', 'user_id', 'state', 'version'])
    .where('id', 'in', draftIds)
    .where('state', 'in', sources)
    .orderBy('id')
    .forUpdate()
    .execute();
  // Runs even if the draft was deleted: only this call has the message's outcome.
  if (!(await moveMessage(trx, event, facts)) || found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const withdrawn = effects.includes('withdraw approval') ? await withdrawApprovals(trx, ids, now) : null;
  const moved: Moved[] = found.map((row) => {
    const from = row.state as DraftState;
    const outcome = outcomeOf(from, event);
    return {
      id: row.id,
      userId: row.user_id,
      from,
      to: outcome.kind === 'moves' ? outcome.to : from,
      version: facts.draft?.version ?? row.version,
      approvalId: facts.approvalId ?? withdrawn?.get(row.id) ?? null,
    };
  });
  for (const to of new Set(moved.map((draft) => draft.to))) {
    await trx
      .updateTable('email_drafts')
      .set({
        ...facts.draft,
        ...(effects.includes('clear plan') ? { scheduled_at: null, delay: null } : {}),
        state: to,
        failure,
        updated_at: now,
      })
      .where(
        'id',
        'in',
        moved.filter((draft) => draft.to === to).map(({ id }) => id),
      )
      .execute();
  }
  await record(trx, event, by, moved, facts);
  return ids;
}

/** Inserts a new draft for review. Undefined when its person already has one to this professor. */
export async function insertDraft(
  trx: Kysely<DB>,
  values: Omit<Insertable<EmailDrafts>, 'state' | 'created_at' | 'updated_at'>,
  now: Date,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('email_drafts')
    .values({ ...values, state: 'needs_review', created_at: now, updated_at: now })
    .onConflict((clash) => clash.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, version } = row;
  const written = { id, userId: values.user_id, from: null, to: 'needs_review', version, approvalId: null } as const;
  await record(trx, 'write', 'product', [written], { now });
  return id;
}

/** Approves a draft whose guards hold: exactly this text for exactly this address. Returns the approval's id. */
export async function insertApproval(
  trx: Kysely<DB>,
  values: Omit<Insertable<Approvals>, 'withdrawn_at' | 'approved_at'>,
  { now, draft }: Pick<Facts, 'now' | 'draft'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('approvals')
    .values({ ...values, approved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveDrafts(trx, 'approve', [values.draft_id], { now, approvalId: id, ...(draft ? { draft } : {}) });
  return id;
}

/** The addressee of a message, with the place that counts for other messages (R7, R8). */
export type Person = Pick<
  Insertable<Contacts>,
  'user_id' | 'person_key' | 'recipient' | 'season' | 'department_key' | 'university_key'
>;

/**
 * Claims an addressee for a season; a released claim is renewed. Undefined when they are already approached, under this key or this
 * address. The caller holds the user's row lock, which excludes concurrent claims of the same user.
 */
async function claimPerson(trx: Kysely<DB>, person: Person, now: Date): Promise<number | undefined> {
  const fresh = await trx
    .insertInto('contacts')
    .values({ ...person, claimed_at: now })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (fresh) return fresh.id;
  const { user_id, person_key, season, recipient } = person;
  const again = await trx
    .updateTable('contacts')
    .set({ ...person, claimed_at: now, released_at: null, repeated: false })
    .where('user_id', '=', user_id)
    .where('person_key', '=', person_key)
    .where('season', '=', season)
    .where('released_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contacts as other')
            .select('other.id')
            .where('other.user_id', '=', user_id)
            .where('other.season', '=', season)
            .where('other.released_at', 'is', null)
            .where('other.mailbox', '=', mailboxOf(recipient)),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return again?.id;
}

/**
 * Records the addressee as contacted, with the message about to be submitted (R6). Returns the message's id; undefined when they are
 * already approached.
 */
export async function insertClaim(
  trx: Kysely<DB>,
  draftId: number,
  person: Person,
  message: Pick<Insertable<Messages>, 'mode' | 'message_id'> & { approval_id: number; gmail_account_id: number },
  now: Date,
): Promise<number | undefined> {
  const contactId = await claimPerson(trx, person, now);
  if (contactId === undefined) return undefined;
  const { id } = await trx
    .insertInto('messages')
    .values({
      ...message,
      contact_id: contactId,
      user_id: person.user_id,
      kind: 'first',
      state: 'sending',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const facts = { now, messageId: id, approvalId: message.approval_id, draft: { delay: null } };
  await moveDrafts(trx, 'claim', [draftId], facts);
  return id;
}

/** What a person says that an email was answered, and when. */
export interface AnswerFacts {
  kind: EmailAnswer['kind'];
  receivedOn: string;
}

/**
 * Records the answer to a sent email, or corrects the one that stands; false when it stood like this before. `to` is the message that was
 * answered. The caller has checked the day and holds the person's lock.
 */
export async function putAnswer(
  trx: Kysely<DB>,
  draft: { id: number; failure: string | null },
  to: { contact_id: number; user_id: number; message_id: string | null },
  { kind, receivedOn }: AnswerFacts,
  now: Date,
): Promise<boolean> {
  const known = {
    kind: kind === 'out_of_office' ? 'auto_reply' : 'reply',
    answer_kind: kind,
    received_on: receivedOn,
  };
  const row = await trx
    .insertInto('messages')
    .values({
      ...known,
      contact_id: to.contact_id,
      user_id: to.user_id,
      state: 'received',
      by_hand: true,
      in_reply_to: to.message_id,
      sweep_at: null,
      created_at: now,
    })
    .onConflict((clash) =>
      clash
        .columns(['contact_id'])
        .where('by_hand', '=', true)
        .doUpdateSet(known)
        .where((eb) =>
          eb.or([
            eb('messages.answer_kind', 'is distinct from', kind),
            eb('messages.received_on', 'is distinct from', receivedOn),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await moveDrafts(trx, 'answer', [draft.id], { now, failure: draft.failure as FailureCode | null, messageId: row.id });
  return true;
}

/** Takes the recorded answer to a contact back. Without one, nothing changes. */
export async function deleteAnswer(
  trx: Kysely<DB>,
  draft: { id: number; failure: string | null },
  contactId: number,
  now: Date,
): Promise<void> {
  const row = await trx
    .deleteFrom('messages')
    .where('contact_id', '=', contactId)
    .where('by_hand', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  const failure = draft.failure as FailureCode | null;
  await moveDrafts(trx, 'unanswer', [draft.id], { now, failure, messageId: row.id });
}
