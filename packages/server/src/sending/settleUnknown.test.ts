import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../bots/actions.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import { blocked } from '../testing/blocked.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { forgetAccount } from './forgetAccount.ts';
import { settleUnknown } from './settleUnknown.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

/** A message with unknown outcome: its process died during the Gmail call, and then its bot was stopped. */
async function unknown(compose: boolean, accepted: boolean) {
  const owner = await mail.person({ compose });
  const { botId, runId } = await acts.bot(owner, 'Active');
  const draftId = await mail.draft(owner, { runId });
  const approvalId = await acts.approved(owner, draftId);
  mail.gmail.next[compose ? 'sendDraft' : 'sendMessage'].push((accept) => {
    if (accepted) accept();
    throw new Error('killed');
  });
  await expect(acts.job(draftId, approvalId)).rejects.toThrow('killed');
  await act(mail.deps, owner.userId, botId, 'stop');
  expect(await mail.state(draftId)).toBe('unknown');
  return { owner, draftId };
}

const shown = async (userId: number, draftId: number) =>
  (await loadDrafts(mail.deps.db, userId, [draftId], 'en')).get(draftId);

describe('an unknown outcome', () => {
  it('is settled as sent by the person’s word, and the person stays written to', async () => {
    const { owner, draftId } = await unknown(false, true);
    const left = mail.clock.now.toISOString();
    mail.clock.now = new Date(mail.clock.now.getTime() + 3_600_000);
    await settleUnknown(mail.deps, owner.userId, draftId, 'sent');
    await settleUnknown(mail.deps, owner.userId, draftId, 'sent');
    expect(await shown(owner.userId, draftId)).toMatchObject({ state: 'sent', sent_at: left, failure: null });
    await expect(acts.approved(owner, draftId)).rejects.toMatchObject({ code: 'already_sent' });
  });

  it('is settled as not sent by the person’s word, and may be approved and sent again', async () => {
    const { owner, draftId } = await unknown(false, false);
    await settleUnknown(mail.deps, owner.userId, draftId, 'not_sent');
    expect(await shown(owner.userId, draftId)).toMatchObject({
      state: 'needs_review',
      failure: 'Marked as not sent. Approve the email again to send it.',
    });
    expect(await acts.send(owner, draftId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it.each([
    [true, 'sent', 1],
    [false, 'needs_review', 0],
  ])('that Gmail can tell is found out by a look (accepted: %s)', async (accepted, state, sent) => {
    const { owner, draftId } = await unknown(true, accepted);
    expect(await shown(owner.userId, draftId)).toMatchObject({ can_look: true });
    await settleUnknown(mail.deps, owner.userId, draftId, 'look');
    expect(await mail.state(draftId)).toBe(state);
    expect(mail.gmail.drafts.size).toBe(0);
    expect(mail.gmail.sent).toHaveLength(sent);
  });

  it('that a look finds gone long after its sending began stays unknown, and there is nothing more to look at', async () => {
    const { owner, draftId } = await unknown(true, false);
    mail.gmail.drafts.clear();
    mail.clock.now = new Date(mail.clock.now.getTime() + 6 * 60_000);
    await expect(settleUnknown(mail.deps, owner.userId, draftId, 'look')).rejects.toMatchObject({
      status: 409,
      code: 'cannot_look',
    });
    expect(await shown(owner.userId, draftId)).toMatchObject({ state: 'unknown', can_look: false });
    await settleUnknown(mail.deps, owner.userId, draftId, 'not_sent');
    expect(await mail.state(draftId)).toBe('needs_review');
  });

  it('that a look has found not sent may be approved and sent again, once', async () => {
    const { owner, draftId } = await unknown(true, false);
    await settleUnknown(mail.deps, owner.userId, draftId, 'look');
    expect(await acts.send(owner, draftId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('that Gmail cannot tell stays as it is', async () => {
    const { owner, draftId } = await unknown(false, true);
    expect(await shown(owner.userId, draftId)).toMatchObject({ can_look: false });
    await expect(settleUnknown(mail.deps, owner.userId, draftId, 'look')).rejects.toMatchObject({
      status: 409,
      code: 'cannot_look',
    });
    expect(await mail.state(draftId)).toBe('unknown');
  });

  it('that Gmail does not tell now stays as it is', async () => {
    const { owner, draftId } = await unknown(true, true);
    mail.gmail.next.readDraft.push(() => ({ outcome: 'unknown' }));
    await expect(settleUnknown(mail.deps, owner.userId, draftId, 'look')).rejects.toMatchObject({ status: 503 });
    expect(await mail.state(draftId)).toBe('unknown');
  });

  it('that was taken out of Gmail’s drafts is known as not sent, also when the server died over it', async () => {
    const { owner, draftId } = await unknown(true, false);
    mail.gmail.next.deleteDraft.push((accept) => {
      accept();
      throw new Error('killed');
    });
    await expect(settleUnknown(mail.deps, owner.userId, draftId, 'look')).rejects.toThrow('killed');
    expect(await mail.state(draftId)).toBe('unknown');
    await settleUnknown(mail.deps, owner.userId, draftId, 'look');
    expect(await mail.state(draftId)).toBe('needs_review');
  });

  it('that was sent while somebody looked is known as sent', async () => {
    const { owner, draftId } = await unknown(true, false);
    mail.gmail.next.deleteDraft.push(() => {
      mail.gmail.drafts.clear();
      return { outcome: 'gone' };
    });
    await settleUnknown(mail.deps, owner.userId, draftId, 'look');
    expect(await mail.state(draftId)).toBe('sent');
  });

  it('is looked for once, also when two look at once', async () => {
    const { owner, draftId } = await unknown(true, false);
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    const { promise: deleted, resolve: call } = Promise.withResolvers<void>();
    mail.gmail.next.deleteDraft.push(async (accept) => {
      const outcome = accept();
      call();
      await slow;
      return outcome;
    });
    const looks = [settleUnknown(mail.deps, owner.userId, draftId, 'look')];
    await deleted;
    looks.push(settleUnknown(mail.deps, owner.userId, draftId, 'look'));
    setImmediate(answer);
    await Promise.allSettled(looks);
    expect(await mail.state(draftId)).toBe('needs_review');
    expect(mail.gmail.sent).toEqual([]);
  });

  it('is not asked about once disconnecting has answered', async () => {
    const { owner, draftId } = await unknown(true, false);
    const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
    const { promise: called, resolve: call } = Promise.withResolvers<void>();
    mail.gmail.next.readDraft.push(async (accept) => {
      call();
      await slow;
      return accept();
    });
    const looking = settleUnknown(mail.deps, owner.userId, draftId, 'look');
    await called;
    let calls = 0;
    const gone = forgetAccount(mail.deps, owner.userId, owner.accountId).then(() => {
      calls = mail.gmail.calls.length;
    });
    // It waits for the look-up, or has already returned.
    await Promise.race([gone, blocked(mail.deps.db, 1)]);
    answer();
    await Promise.all([looking, gone]);
    expect(mail.gmail.calls).toHaveLength(calls);
  });

  it('of nobody, of somebody else, or that is known is not there to settle', async () => {
    const { owner, draftId } = await unknown(false, true);
    const stranger = await mail.person();
    await expect(settleUnknown(mail.deps, stranger.userId, draftId, 'sent')).rejects.toMatchObject({ status: 404 });
    await settleUnknown(mail.deps, owner.userId, draftId, 'sent');
    await expect(settleUnknown(mail.deps, owner.userId, draftId, 'not_sent')).rejects.toMatchObject({
      status: 409,
      code: 'not_unknown',
    });
  });
});
