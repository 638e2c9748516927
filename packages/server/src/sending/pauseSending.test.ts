import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, deleteBot } from '../bots/actions.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import { translate } from '../platform/http/messages/translate.ts';
import { deleteProfessor } from '../professors/records.ts';
import { blocked } from '../testing/blocked.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { approveDraft } from './approve.ts';
import { forgetAccount } from './forgetAccount.ts';
import { sendNow } from './sendNow.ts';
import { pauseSending, resumeSending, sendingState } from './pauseSending.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const killed = new Error('killed');

describe('R17 the switch that pauses everything', () => {
  it('keeps jobs and the person from sending, and what waits says why', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    await pauseSending(mail.deps, owner.userId);
    expect(await sendingState(mail.deps, owner.userId)).toMatchObject({
      paused: true,
      paused_at: '2026-11-18T10:00:00.000Z',
    });
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({
      status: 409,
      code: 'sending_paused',
    });
    expect(mail.gmail.calls).toEqual([]);
    expect(await acts.row(draftId)).toMatchObject({ state: 'approved', scheduled_at: null, delay: 'paused' });
  });

  it('is why the draft of a paused bot waits, and after it the bot is', async () => {
    const owner = await mail.person();
    const { botId, runId } = await acts.bot(owner, 'Active');
    const [draftId, other] = [await mail.draft(owner, { runId }), await mail.draft(owner)];
    for (const each of [draftId, other]) await acts.approved(owner, each);
    await act(mail.deps, owner.userId, botId, 'pause');
    const delays = async () => {
      const drafts = await loadDrafts(mail.deps.db, owner.userId, [draftId, other], 'en');
      return [draftId, other].map((each) => drafts.get(each)?.delay);
    };
    await pauseSending(mail.deps, owner.userId);
    expect(await delays()).toEqual([translate('en', 'delayPaused'), translate('en', 'delayPaused')]);
    await resumeSending(mail.deps, owner.userId);
    expect(await delays()).toEqual([translate('en', 'delayBotPaused'), null]);
  });

  it('pauses the person alone', async () => {
    const owner = await mail.person();
    const other = await mail.person();
    await pauseSending(mail.deps, owner.userId);
    expect(await acts.send(other, await mail.draft(other))).toBe('sent');
  });

  it('answers when what was under way has ended, and nothing begins after', async () => {
    const owner = await mail.person({ compose: true });
    const [first, second] = [await mail.draft(owner), await mail.draft(owner)];
    const approvals = [await acts.approved(owner, first), await acts.approved(owner, second)];
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    const { promise: called, resolve: call } = Promise.withResolvers<void>();
    mail.gmail.next.sendDraft.push(async (accept) => {
      call();
      await slow;
      return accept();
    });
    const sending = acts.job(first, approvals[0] ?? 0);
    await called;
    const pausing = pauseSending(mail.deps, owner.userId).then(() => mail.gmail.sent.length);
    await Promise.race([pausing, blocked(mail.deps.db, 1)]);
    answer();
    expect(await pausing).toBe(1);
    expect(await sending).toBe('sent');
    const calls = mail.gmail.calls.length;
    expect(await acts.job(second, approvals[1] ?? 0)).toBe('nothing');
    expect(mail.gmail.calls).toHaveLength(calls);
  });

  it('keeps an interrupted message where it is, and finishes it after the pause', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    mail.gmail.next.sendDraft.push(() => {
      throw killed;
    });
    await expect(acts.job(draftId, approvalId)).rejects.toThrow('killed');
    await pauseSending(mail.deps, owner.userId);
    const calls = mail.gmail.calls.length;
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.calls).toHaveLength(calls);
    await resumeSending(mail.deps, owner.userId);
    expect(mail.queued.at(-1)).toMatchObject({ draftId, approvalId });
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('gives what became due new slots when it ends, and leaves the others theirs', async () => {
    const owner = await mail.person();
    const [due, later] = [await mail.draft(owner), await mail.draft(owner)];
    const approvalId = await acts.approved(owner, due);
    await acts.approved(owner, later);
    const planned = new Date('2026-11-25T10:00:00Z');
    await mail.deps.db.updateTable('email_drafts').set({ scheduled_at: planned }).where('id', '=', later).execute();
    await pauseSending(mail.deps, owner.userId);
    await acts.job(due, approvalId);
    mail.clock.now = new Date('2026-11-20T09:00:00Z');
    mail.queued.length = 0;
    await resumeSending(mail.deps, owner.userId);
    await resumeSending(mail.deps, owner.userId);
    expect(mail.queued).toEqual([{ draftId: due, approvalId, startAfter: mail.clock.now }]);
    expect(await acts.row(due)).toMatchObject({ scheduled_at: mail.clock.now, delay: null });
    expect(await acts.row(later)).toMatchObject({ scheduled_at: planned });
    expect(await acts.job(due, approvalId)).toBe('sent');
    expect(await sendingState(mail.deps, owner.userId)).toMatchObject({ paused: false, paused_at: null });
  });
});

/** Delays the next call of a kind: `called` resolves when it begins, `answer` lets it respond. */
function slow(kind: 'createDraft' | 'sendDraft') {
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  const { promise: word, resolve: answer } = Promise.withResolvers<void>();
  mail.gmail.next[kind].push(async (accept) => {
    call();
    await word;
    return accept();
  });
  return { called, answer };
}

describe('what ends something', () => {
  it('a professor is deleted when what is on its way to them has ended, and nothing begins after', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner, { key: 'deleted-midway' });
    const approvalId = await acts.approved(owner, draftId);
    const { id } = await mail.deps.db
      .selectFrom('professors')
      .select('id')
      .where('person_key', '=', 'deleted-midway')
      .executeTakeFirstOrThrow();
    const { called, answer } = slow('createDraft');
    const sending = acts.job(draftId, approvalId);
    await called;
    const deleting = deleteProfessor(mail.deps, owner.userId, id).then(() => mail.gmail.calls.length);
    await Promise.race([deleting, blocked(mail.deps.db, 1)]);
    answer();
    const calls = await deleting;
    await sending.catch(() => {});
    expect(mail.gmail.calls).toHaveLength(calls);
  });

  it('a bot that gets another account while it is being stopped begins nothing through that one either', async () => {
    const owner = await mail.person({ compose: true });
    const { db } = mail.deps;
    const { botId, runId } = await acts.bot(owner, 'Active');
    const [first, second] = [await mail.draft(owner, { runId }), await mail.draft(owner, { runId })];
    const { accountId: other } = await mail.account(owner.userId, { compose: true });
    const atFirst = slow('createDraft');
    const sendingFirst = acts.job(first, await acts.approved(owner, first));
    await atFirst.called;
    const stopping = act(mail.deps, owner.userId, botId, 'stop').then(() => mail.gmail.calls.length);
    await blocked(db, 1);
    await db.updateTable('bots').set({ gmail_account_id: other }).where('id', '=', botId).execute();
    const atSecond = slow('createDraft');
    const sendingSecond = acts.job(second, await acts.approved(owner, second));
    await atSecond.called;
    atFirst.answer();
    await Promise.race([stopping, sendingFirst.then(async () => blocked(db, 1))]);
    atSecond.answer();
    const calls = await stopping;
    await Promise.all([sendingFirst, sendingSecond]);
    expect(mail.gmail.calls).toHaveLength(calls);
  });

  it.each(['pause', 'stop', 'delete'] as const)(
    'to %s a bot waits for what leaves through the account it had before',
    async (ending) => {
      const owner = await mail.person({ compose: true });
      const { db } = mail.deps;
      const { botId, runId } = await acts.bot(owner, 'Active');
      const draftId = await mail.draft(owner, { runId });
      const approvalId = await acts.approved(owner, draftId);
      const { accountId: other } = await mail.account(owner.userId, { compose: true });
      await db.updateTable('bots').set({ gmail_account_id: other }).where('id', '=', botId).execute();
      const { called, answer } = slow('createDraft');
      const sending = acts.job(draftId, approvalId);
      await called;
      const ended = (
        ending === 'delete' ? deleteBot(mail.deps, owner.userId, botId) : act(mail.deps, owner.userId, botId, ending)
      ).then(() => mail.gmail.calls.length);
      await Promise.race([ended, blocked(db, 1)]);
      answer();
      const calls = await ended;
      await sending.catch(() => {});
      expect(mail.gmail.calls).toHaveLength(calls);
    },
  );

  it('a bot is resumed and stopped at once, and neither fails', async () => {
    const owner = await mail.person();
    const { db } = mail.deps;
    const { botId, runId } = await acts.bot(owner, 'Paused');
    const drafts = [await mail.draft(owner, { runId }), await mail.draft(owner, { runId })];
    for (const draftId of drafts) await acts.approved(owner, draftId);
    // The update moves the first row behind the second in the table.
    await db
      .updateTable('email_drafts')
      .set({ subject: 'Moved' })
      .where('id', '=', drafts[0] ?? 0)
      .execute();
    await sql`analyze email_drafts`.execute(db);
    const resuming = await db.transaction().execute(async (trx) => {
      const lock = (id: number) =>
        trx.selectFrom('email_drafts').select('id').where('id', '=', id).forUpdate().execute();
      await lock(drafts[0] ?? 0);
      const begun = act(mail.deps, owner.userId, botId, 'resume').then(
        () => 'resumed',
        (error: unknown) => String(error),
      );
      await blocked(db, 1);
      await lock(drafts[1] ?? 0);
      return { begun };
    });
    expect(await resuming.begun).toBe('resumed');
  });
});

describe.each(['stop', 'delete'] as const)('%s', (ending) => {
  it('takes back an approval that was on its way when it was asked', async () => {
    const owner = await mail.person();
    const { botId, runId } = await acts.bot(owner, 'Active');
    const draftId = await mail.draft(owner, { runId });
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const send: typeof mail.deps.jobs.send = async (...job) => {
      reach();
      await gate;
      await mail.deps.jobs.send(...job);
    };
    const approving = approveDraft({ ...mail.deps, jobs: { ...mail.deps.jobs, send } }, owner.userId, draftId);
    await reached;
    const ended =
      ending === 'stop' ? act(mail.deps, owner.userId, botId, 'stop') : deleteBot(mail.deps, owner.userId, botId);
    await Promise.race([ended, blocked(mail.deps.db, 1)]);
    open();
    await Promise.all([approving, ended]);
    expect(await mail.state(draftId)).toBe('needs_review');
  });
});

describe('what waited for a paused bot', () => {
  it('has its slot again as soon as the bot is started', async () => {
    const owner = await mail.person();
    const { botId, runId } = await acts.bot(owner, 'Paused');
    const draftId = await mail.draft(owner, { runId });
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(await acts.row(draftId)).toMatchObject({ delay: 'bot_paused' });
    await act(mail.deps, owner.userId, botId, 'start');
    expect(await acts.row(draftId)).toMatchObject({ scheduled_at: mail.clock.now, delay: null });
    expect(await acts.job(draftId, approvalId)).toBe('sent');
  });
});

describe('an interrupted message of a bot', () => {
  const interrupted = async (compose: boolean, at: 'createDraft' | 'sendDraft' | 'sendMessage') => {
    const owner = await mail.person({ compose });
    const { botId, runId } = await acts.bot(owner, 'Active');
    const draftId = await mail.draft(owner, { runId });
    const approvalId = await acts.approved(owner, draftId);
    mail.gmail.next[at].push((accept) => {
      accept();
      throw killed;
    });
    await expect(acts.job(draftId, approvalId)).rejects.toThrow('killed');
    mail.gmail.calls.length = 0;
    return { owner, botId, draftId, approvalId };
  };

  it('waits while the bot is paused, and no call begins', async () => {
    const { owner, botId, draftId, approvalId } = await interrupted(true, 'sendDraft');
    await act(mail.deps, owner.userId, botId, 'pause');
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(mail.gmail.calls).toEqual([]);
    expect(await mail.state(draftId)).toBe('sending');
  });

  it('is taken up again at once when the bot is resumed, and what waited gets a new slot', async () => {
    const { owner, botId, draftId, approvalId } = await interrupted(true, 'createDraft');
    const runId = (
      await mail.deps.db.selectFrom('bot_runs').select('id').where('bot_id', '=', botId).executeTakeFirstOrThrow()
    ).id;
    const waiting = await mail.draft(owner, { runId });
    const waitingApproval = await acts.approved(owner, waiting);
    await act(mail.deps, owner.userId, botId, 'pause');
    expect(await acts.job(waiting, waitingApproval)).toBe('postponed');
    expect(await acts.row(waiting)).toMatchObject({ delay: 'bot_paused' });
    mail.queued.length = 0;
    await act(mail.deps, owner.userId, botId, 'resume');
    expect(new Set(mail.queued.map((queued) => queued.draftId))).toEqual(new Set([draftId, waiting]));
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(await acts.job(waiting, waitingApproval)).toBe('sent');
  });

  it.each([
    ['stopped', true, 'sendDraft', 'unknown'],
    ['stopped', false, 'sendMessage', 'unknown'],
    ['stopped', true, 'createDraft', 'needs_review'],
    ['deleted', true, 'sendDraft', 'unknown'],
    ['disconnected', true, 'sendDraft', 'unknown'],
    ['disconnected', true, 'createDraft', 'needs_review'],
  ] as const)('that is %s (compose: %s, at %s) ends as %s, and no call begins', async (how, compose, at, state) => {
    const { owner, botId, draftId, approvalId } = await interrupted(compose, at);
    if (how === 'stopped') await act(mail.deps, owner.userId, botId, 'stop');
    if (how === 'deleted') await deleteBot(mail.deps, owner.userId, botId);
    if (how === 'disconnected') await forgetAccount(mail.deps, owner.userId, owner.accountId);
    expect(await mail.state(draftId)).toBe(state);
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(mail.gmail.calls).toEqual([]);
  });
});

it('a letter leaves through the account that its bot has now, and one without a bot through its own', async () => {
  const owner = await mail.person();
  const { db } = mail.deps;
  const { accountId: other } = await mail.account(owner.userId);
  const { botId, runId } = await acts.bot(owner, 'Active');
  const drafts = [await mail.draft(owner, { runId }), await mail.draft(owner)];
  await db.updateTable('bots').set({ gmail_account_id: other }).where('id', '=', botId).execute();
  for (const draftId of drafts) expect(await acts.send(owner, draftId)).toBe('sent');
  const sent = await db
    .selectFrom('messages')
    .select('gmail_account_id')
    .where('user_id', '=', owner.userId)
    .orderBy('id')
    .execute();
  expect(sent.map(({ gmail_account_id: account }) => account)).toEqual([other, owner.accountId]);
});
