import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { withdrawDraftsOfAccount, withdrawDraftsOfBot } from './cancelWaiting.ts';
import type { MessageState } from '../drafts/lifecycle.ts';
import { storeMessage } from '../testing/messages.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());

type Row = Record<string, unknown>;
interface Rows {
  drafts: Row[];
  approvals: Row[];
  messages: Row[];
  contacts: Row[];
}

async function rows(): Promise<Rows> {
  const { db } = mail.deps;
  const [drafts, approvals, messages, contacts] = await Promise.all([
    db.selectFrom('email_drafts').selectAll().orderBy('id').execute(),
    db.selectFrom('approvals').selectAll().orderBy('id').execute(),
    db.selectFrom('messages').selectAll().orderBy('id').execute(),
    db.selectFrom('contacts').selectAll().orderBy('id').execute(),
  ]);
  return { drafts, approvals, messages, contacts };
}

const then = '2026-11-18T09:00:00Z';
type Message = { mode: 'direct' | 'draft'; send_begun_at: string | null } | null;
/** A letter in each state, and for `sending` one per possible point of interruption. */
const letters: [state: string, message: Message][] = [
  ['needs_review', null],
  ['approved', null],
  ['sending', null],
  ['sending', { mode: 'draft', send_begun_at: null }],
  ['sending', { mode: 'draft', send_begun_at: then }],
  ['sending', { mode: 'direct', send_begun_at: null }],
  ['sent', { mode: 'direct', send_begun_at: then }],
  ['unknown', { mode: 'direct', send_begun_at: then }],
  ['failed', { mode: 'draft', send_begun_at: null }],
  ['skipped', null],
];

/** Adds all these letters for one bot and account, each with an earlier approval that was withdrawn after a failed try. */
async function write(owner: { userId: number; accountId: number }, runId: number): Promise<void> {
  const { db } = mail.deps;
  for (const [state, message] of letters) {
    const draftId = await mail.draft(owner, { runId });
    const approve = async (withdrawn_at: string | null) =>
      (
        await db
          .insertInto('approvals')
          .values({
            draft_id: draftId,
            user_id: owner.userId,
            draft_version: 1,
            recipient: `to-${draftId}@university.example`,
            subject: 'S',
            body: 'B',
            withdrawn_at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const tried = async (approval_id: number, outcome: string, { mode, send_begun_at }: NonNullable<Message>) =>
      storeMessage(db, {
        user_id: owner.userId,
        approval_id,
        person_key: `to-${draftId}`,
        recipient: `to-${draftId}@university.example`,
        season: 2026,
        state: outcome as MessageState,
        mode,
        send_begun_at,
        message_id: `<${approval_id}@peyk>`,
      });
    await tried(await approve(then), 'failed', { mode: 'direct', send_begun_at: then });
    const standing = ['needs_review', 'skipped'].includes(state) ? null : await approve(null);
    if (standing !== null && message) await tried(standing, state, message);
    await db
      .updateTable('email_drafts')
      .set({ state, scheduled_at: then, delay: 'cap', failure: null })
      .where('id', '=', draftId)
      .execute();
  }
}

/** The expected rows after cancelling these drafts; everything not named here is unchanged. */
function cancelled(before: Rows, isHit: (draft: Row) => boolean, now: Date, failure: string): Rows {
  const endOf = (draft: Row): Row | null => {
    if (!isHit(draft) || !['approved', 'sending'].includes(draft.state as string)) return null;
    const message = messageOf(draft);
    const left = message !== undefined && (message.mode === 'direct' || message.send_begun_at !== null);
    const why = draft.state === 'approved' ? failure : left ? 'unknown' : 'interrupted';
    return { state: left ? 'unknown' : 'needs_review', scheduled_at: null, delay: null, failure: why, updated_at: now };
  };
  const standingOf = (draft: Row) =>
    before.approvals.find((row) => row.draft_id === draft.id && row.withdrawn_at === null);
  const messageOf = (draft: Row) => before.messages.find((row) => row.approval_id === standingOf(draft)?.id);
  const after = structuredClone(before);
  for (const [index, draft] of before.drafts.entries()) {
    const end = endOf(draft);
    if (!end) continue;
    Object.assign(after.drafts[index] ?? {}, end);
    const left = end.state === 'unknown';
    const approval = after.approvals.find(({ id }) => id === standingOf(draft)?.id);
    if (!left) Object.assign(approval ?? {}, { withdrawn_at: now });
    const message = after.messages.find(({ id }) => id === messageOf(draft)?.id);
    Object.assign(message ?? {}, { state: left ? 'unknown' : 'failed', failure: end.failure, finished_at: now });
    const contact = after.contacts.find(({ id }) => id === message?.contact_id);
    if (!left) Object.assign(contact ?? {}, { released_at: now });
  }
  return after;
}

describe('cancelling what waits', () => {
  it.each(['bot', 'account'] as const)('of one %s touches nothing else, and nothing a second time', async (whose) => {
    const one = await mail.person();
    const other = await mail.account(one.userId);
    const stranger = await mail.person();
    const [first, second, third] = [
      await acts.bot(one, 'Active'),
      await acts.bot(one, 'Active'),
      await acts.bot(stranger, 'Active'),
    ];
    // Each bot through each account of its person.
    for (const account of [one, other]) for (const { runId } of [first, second]) await write(account, runId);
    await write(stranger, third.runId);
    const before = await rows();
    mail.clock.now = new Date(mail.clock.now.getTime() + 3_600_000);
    const { now } = mail.clock;
    const failure = whose === 'bot' ? 'bot_stopped' : 'disconnected';
    const cancel = (at: Date) =>
      mail.deps.db
        .transaction()
        .execute((trx) =>
          whose === 'bot'
            ? withdrawDraftsOfBot(trx, first.botId, at)
            : withdrawDraftsOfAccount(trx, one.accountId, at, failure),
        );
    await cancel(now);
    const isHit = (draft: Row) =>
      whose === 'bot' ? draft.bot_run_id === first.runId : draft.gmail_account_id === one.accountId;
    const after = await rows();
    expect(after).toEqual(cancelled(before, isHit, now, failure));
    await cancel(new Date(now.getTime() + 60_000));
    expect(await rows()).toEqual(after);
  });
});
