import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadBots } from '../bots/toBot.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { type Bounce, reportBounce } from './bounces.ts';
import { sendNow } from './sendNow.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const sent = async (owner: { userId: number; accountId: number }): Promise<number> => {
  const draftId = await mail.draft(owner);
  expect(await acts.send(owner, draftId)).toBe('sent');
  return draftId;
};
const report = (owner: { userId: number }, draftId: number, bounce: Bounce = {}) =>
  reportBounce(mail.deps, owner.userId, draftId, bounce);

describe('R14 an email that came back', () => {
  it('keeps its address from being written to again, and one alone stops nothing', async () => {
    const owner = await mail.person();
    const { botId } = await acts.bot(owner, 'Active');
    const draftId = await sent(owner);
    await report(owner, draftId);
    await report(owner, draftId);
    const draft = (await loadDrafts(mail.deps.db, owner.userId, [draftId], 'en')).get(draftId);
    expect(draft).toMatchObject({ state: 'sent', bounced_at: '2026-11-18T10:00:00.000Z' });
    expect(draft?.failure).toMatch(/came back/);
    await expect(acts.approved(owner, await mail.draft(owner, { email: draft?.to_email ?? '' }))).rejects.toMatchObject(
      { code: 'do_not_contact' },
    );
    expect(await acts.botStatus(botId)).toMatchObject({ status: 'Active' });
  });

  it('twice in a day pauses the account and every bot on it, and nothing more leaves through it', async () => {
    const owner = await mail.person();
    const { botId } = await acts.bot(owner, 'Active');
    await report(owner, await sent(owner));
    await report(owner, await sent(owner), { status: '5.1.1' });
    expect(await acts.botStatus(botId)).toEqual({ status: 'Paused', paused_reason: 'pausedBounces' });
    expect((await loadBots(mail.deps.db, owner.userId, 'en', botId))[0]?.paused_by).toBe('bounces');
    const calls = mail.gmail.calls.length;
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.row(draftId)).toMatchObject({
      scheduled_at: new Date('2026-11-19T10:00:00Z'),
      delay: 'delayBounces',
    });
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({ code: 'account_held' });
    expect(mail.gmail.calls).toHaveLength(calls);
    mail.clock.now = new Date('2026-11-19T10:00:00Z');
    expect(await acts.job(draftId, approvalId)).toBe('sent');
  });

  it('twice in a day stops the account also where the emails left on other days', async () => {
    const [owner, stranger] = [await mail.person(), await mail.person()];
    const { botId } = await acts.bot(owner, 'Active');
    const theirs = await acts.bot(stranger, 'Active');
    const drafts = [await sent(owner), await sent(owner)];
    const other = await sent(stranger);
    mail.clock.now = new Date('2026-11-21T10:00:00Z');
    for (const draftId of drafts) await report(owner, draftId);
    await report(stranger, other);
    expect(await acts.botStatus(botId)).toMatchObject({ status: 'Paused' });
    expect(await acts.botStatus(theirs.botId)).toMatchObject({ status: 'Active' });
  });

  it('twice, a day apart, stops nothing', async () => {
    const owner = await mail.person();
    const { botId } = await acts.bot(owner, 'Active');
    await report(owner, await sent(owner));
    mail.clock.now = new Date('2026-11-19T10:00:01Z');
    await report(owner, await sent(owner));
    expect(await acts.botStatus(botId)).toMatchObject({ status: 'Active' });
  });

  it.each<[string, Bounce]>([
    ['refused by policy', { status: '5.7.1' }],
    ['refused for a limit', { status: '5.4.5' }],
    ['with a complaint', { complaint: true }],
  ])('%s stops the account at once', async (_what, bounce) => {
    const owner = await mail.person();
    const { botId } = await acts.bot(owner, 'Running');
    await report(owner, await sent(owner), bounce);
    expect(await acts.botStatus(botId)).toEqual({ status: 'Paused', paused_reason: 'pausedBounces' });
  });

  it('with a complaint, told twice, stops the account once', async () => {
    const owner = await mail.person();
    const { botId } = await acts.bot(owner, 'Active');
    const draftId = await sent(owner);
    await report(owner, draftId, { complaint: true });
    await mail.deps.db.updateTable('bots').set({ status: 'Active' }).where('id', '=', botId).execute();
    await report(owner, draftId, { complaint: true });
    expect(await acts.botStatus(botId)).toMatchObject({ status: 'Active' });
  });

  it('for a passing reason changes nothing, and what was never sent cannot come back', async () => {
    const owner = await mail.person();
    const draftId = await sent(owner);
    await report(owner, draftId, { status: '4.2.2' });
    await report(owner, draftId, { status: '2.1.5' });
    expect((await loadDrafts(mail.deps.db, owner.userId, [draftId], 'en')).get(draftId)?.bounced_at).toBeNull();
    await expect(report(owner, await mail.draft(owner))).rejects.toMatchObject({ status: 409, code: 'not_sent' });
    const stranger = await mail.person();
    await expect(report(stranger, draftId)).rejects.toMatchObject({ status: 404 });
  });
});
