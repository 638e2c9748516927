import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connected, type MailTest, mailTest } from '../testing/mail.ts';
import { editDraft } from '../drafts/editDraft.ts';
import { approveDraft, skipDraft, unapproveDraft } from './approve.ts';
import { reportBounce } from './bounces.ts';
import { addDoNotContact } from './doNotContact.ts';
import { sendNow } from './sendNow.ts';
import { settleUnknown } from './settleUnknown.ts';
import type { MessageState } from '../drafts/lifecycle.ts';
import { storeMessage } from '../testing/messages.ts';

let mail: MailTest;
beforeAll(async () => {
  mail = await mailTest({ perDay: 0, perWeek: 0 });
});
afterAll(() => mail.close());
beforeAll(async () => {
  const stranger = await mail.person();
  for (const state of states) await letterIn(stranger, state);
});
beforeEach(() => mail.reset());

type Row = Record<string, unknown>;
interface Rows {
  drafts: Row[];
  history: Row[];
  approvals: Row[];
  messages: Row[];
  contacts: Row[];
  avoided: Row[];
  accounts: Row[];
}

async function rows(): Promise<Rows> {
  const { db } = mail.deps;
  const [drafts, history, approvals, messages, contacts, avoided, accounts] = await Promise.all([
    db.selectFrom('email_drafts').selectAll().orderBy('id').execute(),
    db
      .selectFrom('events')
      .select(['draft_id', 'user_id', 'draft_version', 'from_state', 'to_state', 'failure', 'at'])
      .where('draft_id', 'is not', null)
      .orderBy('id')
      .execute(),
    db.selectFrom('approvals').selectAll().orderBy('id').execute(),
    db.selectFrom('messages').selectAll().orderBy('id').execute(),
    db.selectFrom('contacts').selectAll().orderBy('id').execute(),
    db.selectFrom('do_not_contact').selectAll().orderBy('id').execute(),
    db.selectFrom('gmail_accounts').selectAll().orderBy('id').execute(),
  ]);
  // Checks have their own tests.
  const letters = drafts.map(({ checks: _, checks_key: __, ...draft }) => draft);
  return { drafts: letters, history, approvals, messages, contacts, avoided, accounts };
}

const states = ['needs_review', 'approved', 'sending', 'sent', 'unknown', 'failed', 'skipped'] as const;
type State = (typeof states)[number];
const then = new Date('2026-11-18T08:00:00Z');
const slot = new Date('2026-11-20T08:00:00Z');
const failures: Partial<Record<State, string>> = {
  needs_review: 'interrupted',
  unknown: 'unknown',
  failed: 'refused',
  skipped: 'do_not_contact',
};

/** A letter in this state, with an earlier approval whose delivery failed. */
async function letterIn(owner: Connected, state: State): Promise<number> {
  const { db } = mail.deps;
  const draftId = await mail.draft(owner);
  const { email, subject, body } = await db
    .selectFrom('professors')
    .innerJoin('email_drafts', 'email_drafts.professor_id', 'professors.id')
    .select(['professors.email', 'email_drafts.subject', 'email_drafts.body'])
    .where('email_drafts.id', '=', draftId)
    .executeTakeFirstOrThrow();
  const recipient = email ?? '';
  const approve = async (withdrawn_at: Date | null, outcome: string | null): Promise<void> => {
    const { id } = await db
      .insertInto('approvals')
      .values({
        draft_id: draftId,
        user_id: owner.userId,
        draft_version: 1,
        recipient,
        subject,
        body,
        approved_at: then,
        withdrawn_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (outcome === null) return;
    await storeMessage(db, {
      user_id: owner.userId,
      approval_id: id,
      gmail_account_id: owner.accountId,
      person_key: `person of ${draftId}`,
      recipient,
      season: 2026,
      state: outcome as MessageState,
      mode: 'direct',
      failure: outcome === 'sent' ? null : (failures[state] ?? null),
      message_id: `<${id}@peyk>`,
      created_at: then,
      sweep_at: then,
    });
  };
  await approve(then, 'failed');
  if (state === 'approved') await approve(null, null);
  if (state === 'sending' || state === 'sent' || state === 'unknown') await approve(null, state);
  if (state === 'failed') await approve(then, state);
  await db
    .updateTable('email_drafts')
    .set({
      state,
      failure: failures[state] ?? null,
      sent_at: state === 'sent' ? then : null,
      updated_at: then,
      version: 3,
      written_by: 'composer',
      // An unapproved letter may have no account.
      ...(state === 'needs_review' ? { gmail_account_id: null } : {}),
      ...(state === 'approved' || state === 'sending' ? { scheduled_at: slot, delay: 'cap' } : {}),
    })
    .where('id', '=', draftId)
    .execute();
  return draftId;
}

/** The changes that an action makes to a letter; a string is the code of its refusal, null means no change. */
interface Change {
  draft?: Row;
  /** Of the active approval. */
  approval?: Row;
  /** Of the message under the active approval, and of its contact. */
  message?: Row;
  contact?: Row;
  added?: { approval?: Row; message?: Row; contact?: Row; avoided?: Row };
}
interface Letter {
  owner: Connected;
  draftId: number;
  draft: Row;
  recipient: string;
}
type Effect = string | null | ((letter: Letter, now: Date) => Change);

const leaving = { sending: 'already_sending', sent: 'already_sent', unknown: 'sent_unknown' };
const waitsNoMore = { scheduled_at: null, delay: null };

const approved: Effect = ({ owner, draftId, draft, recipient }, now) => ({
  draft: {
    state: 'approved',
    gmail_account_id: owner.accountId,
    scheduled_at: now,
    delay: null,
    failure: null,
    updated_at: now,
  },
  added: {
    approval: {
      id: expect.any(Number),
      draft_id: draftId,
      user_id: owner.userId,
      draft_version: draft.version,
      recipient,
      mailbox: recipient,
      subject: draft.subject,
      body: draft.body,
      stated: [],
      attachments: [],
      approved_at: now,
      withdrawn_at: null,
    },
  },
});
const skipped: Effect = (_letter, now) => ({ draft: { state: 'skipped', failure: null, updated_at: now } });
const edited: Effect = ({ draft }, now) => ({
  draft: {
    state: 'needs_review',
    subject: 'Another question',
    version: Number(draft.version) + 1,
    written_by: 'person',
    failure: null,
    updated_at: now,
  },
});
const withdrawn =
  (effect: Exclude<Effect, string | null>): Effect =>
  (letter, now) => {
    const change = effect(letter, now);
    return { ...change, draft: { ...change.draft, ...waitsNoMore }, approval: { withdrawn_at: now } };
  };
const bounced: Effect = ({ owner, recipient }, now) => ({
  draft: { state: 'sent', sent_at: then, failure: 'bounced', updated_at: now },
  message: { state: 'sent', bounced_at: now, bounce_status: '5.1.1' },
  added: { avoided: avoidedOf(owner, recipient, 'bounce') },
});
const avoidedOf = (owner: Connected, recipient: string, reason: string): Row => ({
  id: expect.any(Number),
  user_id: owner.userId,
  recipient,
  mailbox: recipient,
  reason,
  name: 'Jane Doe',
  created_at: expect.any(Date),
});
const avoided =
  (change: Change | ((now: Date) => Change)): Effect =>
  ({ owner, recipient }, now) => ({
    ...(typeof change === 'function' ? change(now) : change),
    added: { avoided: { ...avoidedOf(owner, recipient, 'user'), created_at: now } },
  });
const setAside = avoided((now) => ({
  draft: { state: 'skipped', failure: 'do_not_contact', updated_at: now },
}));
const keeps = { needs_review: null, approved: null, failed: null, skipped: null };
const all = <Value>(value: Value): Record<State, Value> =>
  Object.fromEntries(states.map((state) => [state, value])) as Record<State, Value>;

const actions: Record<string, { act: (letter: Letter) => Promise<unknown>; on: Record<State, Effect> }> = {
  approve: {
    act: ({ owner, draftId }) => approveDraft(mail.deps, owner.userId, draftId),
    on: { ...leaving, needs_review: approved, approved: null, failed: approved, skipped: approved },
  },
  'approve a version that is no more': {
    act: ({ owner, draftId, draft }) =>
      approveDraft(mail.deps, owner.userId, draftId, { version: Number(draft.version) + 1 }),
    on: all('draft_changed'),
  },
  'take the approval back': {
    act: ({ owner, draftId }) => unapproveDraft(mail.deps, owner.userId, draftId),
    on: {
      ...leaving,
      ...keeps,
      approved: withdrawn((_letter, now) => ({ draft: { state: 'needs_review', failure: null, updated_at: now } })),
    },
  },
  skip: {
    act: ({ owner, draftId }) => skipDraft(mail.deps, owner.userId, draftId),
    on: { ...leaving, needs_review: skipped, approved: withdrawn(skipped), failed: skipped, skipped },
  },
  'change the subject': {
    act: ({ owner, draftId, draft }) =>
      editDraft(mail.deps, owner.userId, draftId, { subject: 'Another question', version: Number(draft.version) }),
    on: { ...leaving, needs_review: edited, approved: withdrawn(edited), failed: edited, skipped: edited },
  },
  'store the text as it is': {
    act: ({ owner, draftId, draft }) =>
      editDraft(mail.deps, owner.userId, draftId, { subject: String(draft.subject), body: String(draft.body) }),
    on: { ...leaving, ...keeps },
  },
  'change a version that is no more': {
    act: ({ owner, draftId }) => editDraft(mail.deps, owner.userId, draftId, { subject: 'Another', version: 7 }),
    on: { ...all('draft_changed'), ...leaving },
  },
  'send by hand': {
    act: ({ owner, draftId }) => sendNow(mail.deps, owner.userId, draftId, undefined),
    on: {
      ...all('not_approved'),
      sending: null,
      sent: null,
      unknown: 'sent_unknown',
      approved: ({ owner, recipient }, now) => ({
        draft: { state: 'sent', sent_at: now, failure: null, ...waitsNoMore, updated_at: now },
        added: {
          contact: {
            id: expect.any(Number),
            user_id: owner.userId,
            person_key: expect.stringMatching(/^person-\d+$/),
            recipient,
            mailbox: recipient,
            season: 2026,
            department_key: null,
            university_key: null,
            repeated: false,
            claimed_at: now,
            released_at: null,
          },
          message: {
            id: expect.any(Number),
            contact_id: expect.any(Number),
            user_id: owner.userId,
            kind: 'first',
            direction: 'out',
            approval_id: expect.any(Number),
            gmail_account_id: owner.accountId,
            state: 'sent',
            mode: 'direct',
            message_id: expect.stringMatching(/^<.*@localhost>$/),
            provider_draft_id: null,
            provider_message_id: 'm1',
            provider_thread_id: null,
            in_reply_to: null,
            answer_kind: null,
            received_on: null,
            by_hand: false,
            failure: null,
            released_for: null,
            taken_back_at: null,
            attempts: 1,
            send_begun_at: null,
            bounced_at: null,
            bounce_status: null,
            sweep_at: null,
            created_at: now,
            finished_at: now,
          },
        },
      }),
    },
  },
  'send by hand a version that is no more': {
    act: ({ owner, draftId }) => sendNow(mail.deps, owner.userId, draftId, 7),
    on: all('draft_changed'),
  },
  'call it sent': {
    act: ({ owner, draftId }) => settleUnknown(mail.deps, owner.userId, draftId, 'sent'),
    on: {
      ...all('not_unknown'),
      sent: null,
      unknown: (_letter, now) => ({
        draft: { state: 'sent', sent_at: then, failure: null, updated_at: now },
        message: { state: 'sent', failure: null, finished_at: now },
      }),
    },
  },
  'call it not sent': {
    act: ({ owner, draftId }) => settleUnknown(mail.deps, owner.userId, draftId, 'not_sent'),
    on: {
      ...all('not_unknown'),
      needs_review: null,
      unknown: (_letter, now) => ({
        draft: { state: 'needs_review', failure: 'not_sent', updated_at: now },
        message: { state: 'failed', failure: 'not_sent', finished_at: now },
        contact: { released_at: now },
        approval: { withdrawn_at: now },
      }),
    },
  },
  'report that it came back': {
    act: ({ owner, draftId }) => reportBounce(mail.deps, owner.userId, draftId, { status: '5.1.1' }),
    on: { ...all('not_sent'), sent: bounced, unknown: bounced },
  },
  'write to them no more': {
    act: async ({ owner, draft }) => addDoNotContact(mail.deps, owner.userId, Number(draft.professor_id)),
    on: {
      ...all(avoided({})),
      needs_review: setAside,
      failed: setAside,
      approved: withdrawn(setAside as Exclude<Effect, string | null>),
      sending: avoided((now) => ({
        draft: { state: 'unknown', failure: 'unknown', ...waitsNoMore, updated_at: now },
        message: { state: 'unknown', failure: 'unknown', finished_at: now },
      })),
    },
  },
};

describe('a letter in each state', () => {
  it.each(Object.entries(actions))('%s: changes what it must, and nothing else of anybody', async (what, action) => {
    const owner = await mail.person();
    const letters: { state: State; draftId: number }[] = [];
    for (const state of states) letters.push({ state, draftId: await letterIn(owner, state) });
    const before = await rows();
    const expected = structuredClone(before);
    let secondBounce: Date | null = null;
    for (const [index, { state, draftId }] of letters.entries()) {
      mail.clock.now = new Date(mail.clock.now.getTime() + 1000 * (index + 1));
      const { now } = mail.clock;
      const draft = expected.drafts.find(({ id }) => id === draftId) ?? {};
      const approvals = expected.approvals.filter((row) => row.draft_id === draftId);
      const recipient = String(approvals[0]?.recipient);
      const letter = { owner, draftId, draft: { ...draft }, recipient };
      const effect = action.on[state];
      const refused = await action.act(letter).then(
        () => null,
        ({ status, code }: { status: number; code: string }) => ({ status, code }),
      );
      expect(refused, state).toEqual(typeof effect === 'string' ? { status: 409, code: effect } : null);
      const change = typeof effect === 'function' ? effect(letter, now) : {};
      const standing = approvals.find((row) => row.withdrawn_at === null);
      Object.assign(draft, change.draft);
      const steps = change.draft ? (what === 'send by hand' ? ['sending', 'sent'] : [draft.state]) : [];
      for (const [step, to_state] of steps.entries())
        expected.history.push({
          draft_id: draftId,
          user_id: owner.userId,
          draft_version: draft.version,
          from_state: steps[step - 1] ?? state,
          to_state,
          failure: draft.failure,
          at: now,
        });
      if (state === 'unknown') secondBounce = now;
      Object.assign(standing ?? {}, change.approval);
      const message = expected.messages.find((row) => row.approval_id === standing?.id);
      Object.assign(message ?? {}, change.message);
      Object.assign(expected.contacts.find((row) => row.id === message?.contact_id) ?? {}, change.contact);
      if (change.added?.approval) expected.approvals.push(change.added.approval);
      if (change.added?.message) expected.messages.push({ ...change.added.message, approval_id: standing?.id });
      if (change.added?.contact) expected.contacts.push(change.added.contact);
      if (change.added?.avoided) expected.avoided.push(change.added.avoided);
    }
    // The second bounce within a day holds the account.
    if (what === 'report that it came back')
      Object.assign(expected.accounts.find(({ id }) => id === owner.accountId) ?? {}, {
        held_reason: 'bounces',
        held_until: new Date(Number(secondBounce) + 86_400_000),
      });
    const after = await rows();
    expect(after).toEqual(expected);
    const added = after.approvals.slice(before.approvals.length);
    const jobs = added.map(({ draft_id, id, approved_at }) => ({
      draftId: draft_id,
      approvalId: id,
      startAfter: approved_at,
    }));
    expect(mail.queued.filter(() => what !== 'send by hand')).toEqual(jobs);
    expect(mail.gmail.sent).toHaveLength(what === 'send by hand' ? 1 : 0);
  });
});
