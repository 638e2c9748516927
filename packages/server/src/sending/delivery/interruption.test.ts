import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailTest, mailTest } from '../../testing/mail.ts';
import { type MailActs, mailActs } from '../../testing/mailActs.ts';
import * as oauth from '../../gmail/googleOAuth.ts';
import { forgetAccount } from '../forgetAccount.ts';
import { sendNow } from '../sendNow.ts';

const google = { asked: 0 };
const { accessToken } = oauth;

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => {
  mail.reset();
  // Every token refresh succeeds.
  vi.spyOn(oauth, 'accessToken').mockImplementation(async (deps, db, accountId, options) => {
    if (!options?.fresh) return accessToken(deps, db, accountId, options);
    google.asked += 1;
    return 'fresh';
  });
});
afterEach(() => vi.restoreAllMocks());

const later = { outcome: 'retry' } as const;
const inHours = (hours: number): Date => new Date(mail.clock.now.getTime() + hours * 3_600_000);

/** A delivery through gmail.compose whose process died while its draft was being sent. */
async function interrupted(accepted: boolean) {
  const owner = await mail.person({ compose: true });
  const draftId = await mail.draft(owner);
  const approvalId = await acts.approved(owner, draftId);
  mail.gmail.next.sendDraft.push((accept) => {
    if (accepted) accept();
    throw new Error('killed');
  });
  await expect(acts.job(draftId, approvalId)).rejects.toThrow('killed');
  mail.queued.length = 0;
  return { owner, draftId, approvalId };
}

describe('a step that is cut off in the middle', () => {
  it('before the sending began surely sent nothing, whatever an earlier try of the same letter came to', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    mail.gmail.next.sendDraft.push(() => later);
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    mail.clock.now = inHours(1);
    mail.gmail.next.createDraft.push(() => {
      throw new Error('killed');
    });
    await expect(acts.job(draftId, approvalId)).rejects.toThrow('killed');
    await forgetAccount(mail.deps, owner.userId, owner.accountId);
    expect(await acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'interrupted' });
  });

  it('does not give a message a later time without a job for it', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    mail.gmail.next.sendMessage.push(() => later);
    const send = vi.spyOn(mail.deps.jobs, 'send').mockRejectedValueOnce(new Error('cut off'));
    await expect(acts.job(draftId, approvalId)).rejects.toThrow('cut off');
    send.mockRestore();
    // The job runs again, as after a kill.
    expect(await acts.job(draftId, approvalId)).toBe('sent');
  });

  it('does not take an approval back and leave its draft approved', async () => {
    const owner = await mail.person();
    const { db } = mail.deps;
    const draftId = await mail.draft(owner, { key: 'moved' });
    const approvalId = await acts.approved(owner, draftId);
    await db.updateTable('professors').set({ email: 'moved@uni.example' }).where('person_key', '=', 'moved').execute();
    await acts.whileCutOff('email_drafts', 'state', async () => {
      await expect(acts.job(draftId, approvalId)).rejects.toThrow('cut off');
    });
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(await acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'recipient_changed' });
  });
});

describe('an interrupted message that Gmail has', () => {
  it('is known as sent, also when it could not be written once more', async () => {
    const { draftId, approvalId } = await interrupted(true);
    await mail.deps.db.updateTable('approvals').set({ subject: 'two\nlines' }).where('id', '=', approvalId).execute();
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('is not asked about before Gmail wants to hear of it, and neither is the account', async () => {
    const { owner, draftId, approvalId } = await interrupted(false);
    const [until, second] = [inHours(5), await mail.draft(owner)];
    const waiting = await acts.approved(owner, second);
    mail.gmail.next.sendDraft.push(() => ({ outcome: 'retry', retryAt: until, hold: 'gmail_limit' }));
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(mail.queued.at(-1)).toEqual({ draftId, approvalId, startAfter: until });
    const calls = mail.gmail.calls.length;
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(await acts.job(second, waiting)).toBe('postponed');
    expect(mail.gmail.calls).toHaveLength(calls);
    mail.clock.now = until;
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('is asked about with a fresh token when Gmail denies the one that we hold', async () => {
    const { draftId, approvalId } = await interrupted(false);
    const { asked } = google;
    mail.gmail.next.sendDraft.push(() => ({ outcome: 'denied' }));
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(google.asked).toBe(asked + 1);
    expect(mail.queued.at(-1)).toMatchObject({ draftId, approvalId });
    expect(await acts.job(draftId, approvalId)).toBe('sent');
  });
});

describe('a token that Gmail denies', () => {
  it('once, after other trouble, does not cost the person the account', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    for (const answer of [later, later, { outcome: 'denied' } as const]) {
      mail.gmail.next.sendMessage.push(() => answer);
      expect(await acts.job(draftId, approvalId)).toBe('postponed');
      mail.clock.now = (await acts.row(draftId)).scheduled_at ?? mail.clock.now;
    }
    expect(await acts.job(draftId, approvalId)).toBe('sent');
  });
});

describe('a draft at Gmail that Gmail did not want to send now', () => {
  it('stays while it is the one that the message leaves with', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    mail.gmail.next.sendDraft.push(() => later);
    await acts.whileCutOff('messages', 'state', async () => {
      await expect(acts.job(draftId, approvalId)).rejects.toThrow('cut off');
    });
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('does not stay behind in the mailbox', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    mail.gmail.next.sendDraft.push(() => later);
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(mail.gmail.drafts.size).toBe(0);
    mail.gmail.next.sendDraft.push(() => later);
    mail.clock.now = inHours(1);
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({ status: 503 });
    expect(mail.gmail.drafts.size).toBe(0);
    mail.clock.now = inHours(1);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });
});
