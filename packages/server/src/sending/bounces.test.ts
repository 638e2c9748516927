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
    expect(draft?.failure).toMatch(/^Bounced/);
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
    expect(await acts.botStatus(botId)).toEqual({ status: 'Paused', paused_reason: 'bounces' });
    expect((await loadBots(mail.deps.db, owner.userId, 'en', botId))[0]?.paused_by).toBe('bounces');
    const calls = mail.gmail.calls.length;
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.row(draftId)).toMatchObject({
      scheduled_at: new Date('2026-11-19T10:00:00Z'),
      delay: 'bounces',
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
    expect(await acts.botStatus(botId)).toEqual({ status: 'Paused', paused_reason: 'bounces' });
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

describe('two that came back', () => {
  const DAY = 86_400_000;
  it.each([
    [DAY - 1, true],
    [DAY, false],
  ])('%i ms apart stop their account: %s', async (apart, stops) => {
    const owner = await mail.person();
    const { botId } = await acts.bot(owner, 'Active');
    const drafts = [await sent(owner), await sent(owner)];
    await report(owner, drafts[0] ?? 0);
    mail.clock.now = new Date(mail.clock.now.getTime() + apart);
    await report(owner, drafts[1] ?? 0);
    expect(await acts.botStatus(botId)).toEqual(
      stops ? { status: 'Paused', paused_reason: 'bounces' } : { status: 'Active', paused_reason: null },
    );
  });

  it('through two accounts of one person stop neither', async () => {
    const owner = await mail.person();
    const other = await mail.account(owner.userId);
    const bots = [(await acts.bot(owner, 'Active')).botId, (await acts.bot(other, 'Active')).botId];
    for (const account of [owner, other]) await report(account, await sent(account));
    for (const botId of bots) expect(await acts.botStatus(botId)).toMatchObject({ status: 'Active' });
    await report(other, await sent(other));
    expect(await Promise.all(bots.map(acts.botStatus))).toMatchObject([{ status: 'Active' }, { status: 'Paused' }]);
  });
});

describe('what is reported of an email', () => {
  const listed = async (userId: number, recipient: string): Promise<string[]> =>
    (
      await mail.deps.db
        .selectFrom('do_not_contact')
        .select('reason')
        .where('user_id', '=', userId)
        .where('recipient', '=', recipient)
        .execute()
    ).map(({ reason }) => reason);
  it.each<[bounce: Bounce, noted: string | null, reason: string | null, stops: boolean]>([
    [{}, '5.0.0', 'bounce', false],
    [{ status: null }, '5.0.0', 'bounce', false],
    [{ status: '5.1.1' }, '5.1.1', 'bounce', false],
    [{ status: '5.4.4' }, '5.4.4', 'bounce', false],
    [{ status: '5.4.5' }, '5.4.5', null, true],
    [{ status: '5.4.50' }, '5.4.50', 'bounce', false],
    [{ status: '5.7.1' }, '5.7.1', null, true],
    [{ status: '5.7.26' }, '5.7.26', null, true],
    [{ status: '4.7.1' }, null, null, false],
    [{ status: '2.0.0' }, null, null, false],
    [{ complaint: true }, 'complaint', 'complaint', true],
    [{ complaint: true, status: '4.0.0' }, 'complaint', 'complaint', true],
    [{ complaint: true, status: '5.7.1' }, 'complaint', 'complaint', true],
  ])(
    '%j is noted as %s, puts the address on the list as %s and stops the account: %s',
    async (bounce, noted, reason, stops) => {
      const owner = await mail.person();
      const draftId = await sent(owner);
      const left = mail.clock.now;
      mail.clock.now = new Date(left.getTime() + 3_600_000);
      const { now } = mail.clock;
      await report(owner, draftId, bounce);
      const message = await mail.deps.db
        .selectFrom('messages')
        .innerJoin('contacts', 'contacts.id', 'messages.contact_id')
        .select(['recipient', 'state', 'bounced_at', 'bounce_status', 'released_at'])
        .where('messages.user_id', '=', owner.userId)
        .executeTakeFirstOrThrow();
      const cameBack = noted !== null && !bounce.complaint;
      expect(message).toEqual({
        recipient: message.recipient,
        state: 'sent',
        released_at: null,
        bounced_at: cameBack ? now : null,
        bounce_status: noted,
      });
      expect(await listed(owner.userId, message.recipient)).toEqual(reason === null ? [] : [reason]);
      const account = await mail.deps.db
        .selectFrom('gmail_accounts')
        .select(['held_until', 'held_reason', 'state'])
        .where('id', '=', owner.accountId)
        .executeTakeFirstOrThrow();
      expect(account).toEqual({
        held_until: stops ? new Date(now.getTime() + 86_400_000) : null,
        held_reason: stops ? 'bounces' : null,
        state: 'connected',
      });
      const draft = await mail.deps.db
        .selectFrom('email_drafts')
        .select(['state', 'sent_at', 'failure'])
        .where('id', '=', draftId)
        .executeTakeFirstOrThrow();
      expect(draft).toEqual({ state: 'sent', sent_at: left, failure: cameBack ? 'bounced' : null });
    },
  );
});
