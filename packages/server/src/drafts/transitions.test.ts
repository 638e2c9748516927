import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connected, type MailTest, mailTest } from '../testing/mail.ts';
import { mailActs } from '../testing/mailActs.ts';
import { draftEvents, type DraftState, draftStates, eventRow, outcomeOf } from './lifecycle.ts';
import { mayMove, moveDrafts } from './transitions.ts';

let mail: MailTest;
let owner: Connected;
beforeAll(async () => {
  mail = await mailTest();
  owner = await mail.person();
});
afterAll(() => mail.close());

const slot = new Date('2026-11-20T08:00:00Z');
const now = new Date('2026-11-19T10:00:00Z');

/** A draft in a state, with a standing approval and, under it, a message in the state that goes with it. */
async function draftIn(state: DraftState): Promise<{ draftId: number; approvalId: number; contactId: number }> {
  const { db } = mail.deps;
  const draftId = await mail.draft(owner);
  await db
    .updateTable('email_drafts')
    .set({ state, scheduled_at: slot, delay: 'delayCap', failure: 'failureRefused', version: 4 })
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
  const { id: contactId } = await db
    .insertInto('contacts')
    .values({
      user_id: owner.userId,
      person_key: `of ${draftId}`,
      recipient: `to-${draftId}@university.example`,
      season: 2026,
      approval_id: approvalId,
      gmail_account_id: owner.accountId,
      outcome: ['sending', 'sent', 'unknown'].includes(state) ? state : 'failed',
      mode: 'draft',
      message_id: `<${draftId}@peyk>`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { draftId, approvalId, contactId };
}

const rowsOf = async (draftId: number) => {
  const { db } = mail.deps;
  const draft = await db.selectFrom('email_drafts').selectAll().where('id', '=', draftId).executeTakeFirstOrThrow();
  const approval = await db
    .selectFrom('approvals')
    .select('withdrawn_at')
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow();
  const contact = await db
    .selectFrom('contacts')
    .select('outcome')
    .where('person_key', '=', `of ${draftId}`)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom('letter_events')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('id')
    .execute();
  return { draft, withdrawn: approval.withdrawn_at, message: contact.outcome, history };
};

describe.each(draftEvents)('%s', (event) => {
  it.each(draftStates)('does to a letter that is %s what the table says, and writes it down', async (state) => {
    const { draftId, approvalId, contactId } = await draftIn(state);
    const other = await draftIn(state);
    const before = await rowsOf(draftId);
    const elsewhere = await rowsOf(other.draftId);
    const outcome = outcomeOf(state, event);
    const allowed = () => mayMove({ state }, event);
    if (outcome.kind === 'refused')
      expect(allowed).toThrow(expect.objectContaining({ status: 409, key: outcome.key, code: outcome.code }));
    else expect(allowed()).toBe(outcome.kind === 'moves');

    const { db } = mail.deps;
    const facts = { now, failure: 'failureNotSent', approvalId, contactId } as const;
    const moved = await db.transaction().execute((trx) => moveDrafts(trx, event, [draftId], facts));

    const after = await rowsOf(draftId);
    expect(await rowsOf(other.draftId)).toEqual(elsewhere);
    if (outcome.kind !== 'moves') {
      expect(moved).toEqual([]);
      expect(after).toEqual(before);
      return;
    }
    const { by, effects = [], message } = eventRow(event);
    expect(moved).toEqual([draftId]);
    expect(after).toEqual({
      draft: {
        ...before.draft,
        state: outcome.to,
        failure: 'failureNotSent',
        updated_at: now,
        ...(effects.includes('clear plan') ? { scheduled_at: null, delay: null } : {}),
      },
      withdrawn: effects.includes('withdraw approval') ? now : null,
      message: message && !message.from.includes(null) ? message.to : before.message,
      history: [
        {
          id: expect.any(Number),
          at: now,
          user_id: owner.userId,
          actor: by,
          draft_id: draftId,
          draft_version: 4,
          approval_id: approvalId,
          contact_id: contactId,
          event,
          from_state: state,
          to_state: outcome.to,
          failure: 'failureNotSent',
        },
      ],
    });
  });
});

describe('the history of letters', () => {
  const changes = {
    changed: sql`update letter_events set event = 'approve'`,
    deleted: sql`delete from letter_events`,
    emptied: sql`truncate letter_events`,
  };

  it.each(Object.entries(changes))('cannot be %s', async (_how, change) => {
    await expect(change.execute(mail.deps.db)).rejects.toThrow('letter_events is append-only');
  });

  it('outlives the letter and its professor', async () => {
    const { draftId } = await draftIn('needs_review');
    const { db } = mail.deps;
    await db.transaction().execute((trx) => moveDrafts(trx, 'skip', [draftId], { now }));
    await db
      .deleteFrom('professors')
      .where('id', 'in', (of) => of.selectFrom('email_drafts').select('professor_id').where('id', '=', draftId))
      .execute();
    const kept = await db.selectFrom('letter_events').select('event').where('draft_id', '=', draftId).execute();
    expect(kept).toEqual([{ event: 'skip' }]);
  });

  it('goes with the account that it belongs to, and leaves the others’', async () => {
    const leaver = await mail.person();
    const { db } = mail.deps;
    const draftId = await mail.draft(leaver);
    await db.transaction().execute((trx) => moveDrafts(trx, 'skip', [draftId], { now }));
    const others = db
      .selectFrom('letter_events')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('user_id', '<>', leaver.userId);
    const { n: before } = await others.executeTakeFirstOrThrow();
    await db.deleteFrom('users').where('id', '=', leaver.userId).execute();
    expect(await db.selectFrom('letter_events').selectAll().where('user_id', '=', leaver.userId).execute()).toEqual([]);
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
      .selectFrom('letter_events')
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
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^testing\/|migrations\//.test(file.replaceAll('\\', '/')))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      const drafts =
        /(?:updateTable|insertInto)\('email_drafts'\)[^;]*?\bstate\b\s*[:,]|update email_drafts[^`]*?\bset[^`]*?\bstate =/;
      const messages =
        /(?:updateTable|insertInto)\('contacts'\)[^;]*?\boutcome\b\s*[:,]|update contacts[^`]*?\bset[^`]*?\boutcome =/;
      return drafts.test(text) || messages.test(text);
    });
  expect(writers).toEqual(['drafts/transitions.ts']);
});
