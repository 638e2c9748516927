import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpProblem } from '../platform/http/errors.ts';
import { type Connected, type MailTest, mailTest } from '../testing/mail.ts';
import { mailActs } from '../testing/mailActs.ts';
import { type DraftEvent, draftEvents, type DraftState, draftStates, eventRow, outcomeOf } from './lifecycle.ts';
import { mayMove, moveDrafts } from './transitions.ts';
import { storeMessage } from '../testing/messages.ts';

let mail: MailTest;
let owner: Connected;
beforeAll(async () => {
  mail = await mailTest();
  owner = await mail.person();
});
afterAll(() => mail.close());

const slot = new Date('2026-11-20T08:00:00Z');
const now = new Date('2026-11-19T10:00:00Z');

/** A draft in a state, with an active approval and a message in the matching state. */
async function draftIn(state: DraftState): Promise<{ draftId: number; approvalId: number; messageId: number }> {
  const { db } = mail.deps;
  const draftId = await mail.draft(owner);
  await db
    .updateTable('email_drafts')
    .set({ state, scheduled_at: slot, delay: 'cap', failure: 'refused', version: 4 })
    .where('id', '=', draftId)
    .execute();
  const { id: approvalId } = await db
    .insertInto('approvals')
    .values({
      draft_id: draftId,
      user_id: owner.userId,
      draft_version: 4,
      recipient: `to-${draftId}@university.example`,
      subject: 'A question',
      body: 'Dear Professor Doe',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const messageId = await storeMessage(db, {
    user_id: owner.userId,
    person_key: `of ${draftId}`,
    recipient: `to-${draftId}@university.example`,
    season: 2026,
    approval_id: approvalId,
    gmail_account_id: owner.accountId,
    state: state === 'sending' || state === 'sent' || state === 'unknown' ? state : 'failed',
    mode: 'draft',
    message_id: `<${draftId}@peyk>`,
  });
  return { draftId, approvalId, messageId };
}

const rowsOf = async (draftId: number) => {
  const { db } = mail.deps;
  const draft = await db.selectFrom('email_drafts').selectAll().where('id', '=', draftId).executeTakeFirstOrThrow();
  const approval = await db
    .selectFrom('approvals')
    .select('withdrawn_at')
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  const message = await db
    .selectFrom('messages')
    .innerJoin('contacts', 'contacts.id', 'messages.contact_id')
    .select(['messages.state', 'contacts.released_at'])
    .where('contacts.person_key', '=', `of ${draftId}`)
    .executeTakeFirstOrThrow();
  const history = await db.selectFrom('events').selectAll().where('draft_id', '=', draftId).orderBy('id').execute();
  const { released_at: released, state } = message;
  return { draft, withdrawn: approval.withdrawn_at, message: state, released, history };
};

type Letter = Awaited<ReturnType<typeof draftIn>>;
type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** The rows that the event table predicts for a letter in a state. */
function expected(
  event: DraftEvent,
  state: DraftState,
  { draftId, approvalId, messageId }: Letter,
  before: Rows,
): Rows {
  const outcome = outcomeOf(state, event);
  if (outcome.kind !== 'moves') return before;
  const { by, effects = [], message } = eventRow(event);
  return {
    draft: {
      ...before.draft,
      state: outcome.to,
      failure: 'not_sent',
      updated_at: now,
      ...(effects.includes('clear plan') ? { scheduled_at: null, delay: null } : {}),
    },
    withdrawn: effects.includes('withdraw approval') ? now : null,
    message: message && !message.from.includes(null) ? message.to : before.message,
    released: effects.includes('release person') ? now : before.released,
    history: [
      {
        id: expect.any(Number) as number,
        at: now,
        user_id: owner.userId,
        actor: by,
        draft_id: draftId,
        draft_version: 4,
        approval_id: approvalId,
        message_id: messageId,
        event,
        from_state: state,
        to_state: outcome.to,
        failure: 'not_sent',
        subject: null,
        once_key: null,
      },
    ],
  };
}

/** Whether the event moves the draft, or the code that refuses it. */
function answerTo(state: DraftState, event: DraftEvent): unknown {
  try {
    return mayMove({ state }, event);
  } catch (error) {
    const { status, key, code } = error as HttpProblem;
    return { status, key, code };
  }
}

describe.each(draftEvents)('%s', (event) => {
  it.each(draftStates)('does to a letter that is %s what the table says, and writes it down', async (state) => {
    const letter = await draftIn(state);
    const other = await draftIn(state);
    const before = await rowsOf(letter.draftId);
    const elsewhere = await rowsOf(other.draftId);
    const outcome = outcomeOf(state, event);
    const { key, code } = { key: '', code: '', ...outcome };
    expect(answerTo(state, event)).toEqual(
      outcome.kind === 'refused' ? { status: 409, key, code } : outcome.kind === 'moves',
    );

    const { draftId, ...about } = letter;
    const moved = await mail.deps.db
      .transaction()
      .execute((trx) => moveDrafts(trx, event, [draftId], { now, failure: 'not_sent', ...about }));
    expect(moved).toEqual(outcome.kind === 'moves' ? [draftId] : []);
    expect(await rowsOf(draftId)).toEqual(expected(event, state, letter, before));
    expect(await rowsOf(other.draftId)).toEqual(elsewhere);
  });
});

it('what became of a message is written down also when its draft was deleted meanwhile', async () => {
  const { draftId, messageId } = await draftIn('sending');
  const { db } = mail.deps;
  await db.deleteFrom('email_drafts').where('id', '=', draftId).execute();
  const moved = await db.transaction().execute((trx) => moveDrafts(trx, 'accept', [draftId], { now, messageId }));
  expect(moved).toEqual([]);
  const message = await db.selectFrom('messages').select('state').where('id', '=', messageId).executeTakeFirst();
  expect(message).toEqual({ state: 'sent' });
});

describe('the history of letters', () => {
  const changes = {
    changed: sql`update events set event = 'approve'`,
    deleted: sql`delete from events`,
    emptied: sql`truncate events`,
  };

  it.each(Object.entries(changes))('cannot be %s', async (_how, change) => {
    await expect(change.execute(mail.deps.db)).rejects.toThrow('events is append-only');
  });

  it('outlives the letter and its professor', async () => {
    const { draftId } = await draftIn('needs_review');
    const { db } = mail.deps;
    await db.transaction().execute((trx) => moveDrafts(trx, 'skip', [draftId], { now }));
    await db
      .deleteFrom('professors')
      .where('id', 'in', (of) => of.selectFrom('email_drafts').select('professor_id').where('id', '=', draftId))
      .execute();
    const kept = await db.selectFrom('events').select('event').where('draft_id', '=', draftId).execute();
    expect(kept).toEqual([{ event: 'skip' }]);
  });

  it('goes with the account that it belongs to, and leaves the others’', async () => {
    const leaver = await mail.person();
    const { db } = mail.deps;
    const draftId = await mail.draft(leaver);
    await db.transaction().execute((trx) => moveDrafts(trx, 'skip', [draftId], { now }));
    const others = db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '<>', leaver.userId);
    const { n: before } = await others.executeTakeFirstOrThrow();
    await db.deleteFrom('users').where('id', '=', leaver.userId).execute();
    expect(await db.selectFrom('events').selectAll().where('user_id', '=', leaver.userId).execute()).toEqual([]);
    expect((await others.executeTakeFirstOrThrow()).n).toBe(before);
  });

  it('tells the whole way of a letter from its writing to its sending', async () => {
    const person = await mail.person();
    const { db } = mail.deps;
    const acts = mailActs(mail);
    const draftId = await mail.draft(person);
    const approvalId = await acts.approved(person, draftId);
    await acts.job(draftId, approvalId);
    const rows = await db
      .selectFrom('events')
      .select(['actor', 'event', 'from_state', 'to_state', 'approval_id'])
      .where('draft_id', '=', draftId)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['person', 'approve', 'needs_review', 'approved', approvalId],
      ['product', 'claim', 'approved', 'sending', approvalId],
      ['product', 'accept', 'sending', 'sent', approvalId],
    ]);
  });

  it('stands or falls with the change itself', async () => {
    const { draftId } = await draftIn('approved');
    const { db } = mail.deps;
    const broken = db.transaction().execute(async (trx) => {
      await moveDrafts(trx, 'skip', [draftId], { now });
      throw new Error('lost');
    });
    await expect(broken).rejects.toThrow('lost');
    const { draft, history } = await rowsOf(draftId);
    expect([draft.state, history]).toEqual(['approved', []]);
  });
});

it('one module alone writes the states of drafts and messages', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const writers = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|migrations\//.test(file.replaceAll('\\', '/')))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const drafts =
        /(?:updateTable|insertInto)\('email_drafts'\)[^;]*?\bstate\b\s*[:,]|update email_drafts[^`]*?\bset[^`]*?\bstate =/;
      const messages =
        /(?:updateTable|insertInto)\('messages'\)[^;]*?\bstate\b\s*[:,]|update messages[^`]*?\bset[^`]*?\bstate =/;
      return drafts.test(text) || messages.test(text);
    });
  expect(writers).toEqual(['drafts/transitions.ts']);
});
