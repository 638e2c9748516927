import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../bots/actions.ts';
import { type Fault, gmailError } from '../testing/gmailProvider.ts';
import { type MailAtProvider, mailAtProvider } from '../testing/mailAtProvider.ts';
import { forgetAccount } from './forgetAccount.ts';
import { pauseSending, resumeSending } from './pauseSending.ts';
import { settleUnknown } from './settleUnknown.ts';
import { removeOrphanDrafts } from './removeOrphanDrafts.ts';

const MINUTE = 60_000;
let mail: MailAtProvider;
beforeAll(async () => {
  mail = await mailAtProvider({ perDay: 0, perWeek: 0 });
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.reset();
  await mail.deps.db.updateTable('messages').set({ sweep_at: null }).execute();
});

type Owner = Awaited<ReturnType<MailAtProvider['person']>>;
const later = (minutes: number): void => {
  mail.clock.now = new Date(mail.clock.now.getTime() + minutes * MINUTE);
};
const lost: Fault = { kind: 'drop', when: 'after' };
/** A letter whose draft Gmail created although the response was lost. */
async function orphanedDraft(owner: Owner, runId?: number): Promise<{ draftId: number; approvalId: number }> {
  const draftId = await mail.draft(owner, runId === undefined ? {} : { runId });
  const approvalId = await mail.acts.approved(owner, draftId);
  mail.provider.next.drafts = [lost];
  expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
  return { draftId, approvalId };
}

const calls = (): string[] => mail.provider.calls.map(({ call }) => call);

describe('the sweep removes', () => {
  it('what a lost answer left, and nothing else of the mailbox or of anybody', async () => {
    const [owner, other] = [await mail.person({ compose: true }), await mail.person({ compose: true })];
    const { draftId, approvalId } = await orphanedDraft(owner);
    later(5);
    expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.provider.sent).toHaveLength(1);
    expect(mail.provider.drafts.size).toBe(1);
    const mine = { account: owner.address, to: 'friend@example.com', messageId: '<own@gmail.example>', files: [] };
    const [ours] = mail.provider.drafts.values();
    // Another person's mailbox has a draft with the same Message-ID.
    mail.provider.drafts.set('mine', mine).set('theirs', { ...mine, ...ours, account: other.address });
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect([...mail.provider.drafts.keys()]).toEqual(['mine', 'theirs']);
    expect(mail.provider.sent).toHaveLength(1);
  });

  it('one that Gmail’s search names after an empty page', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    later(1);
    mail.provider.next['drafts/list'] = [
      { kind: 'answer', status: 200, body: { nextPageToken: '0', resultSizeEstimate: 1 } },
    ];
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('that of a letter which Gmail refused while its draft could not be deleted', async () => {
    const owner = await mail.person({ compose: true });
    mail.provider.next['drafts/send'] = [gmailError(400, 'invalidArgument')];
    mail.provider.next['drafts/delete'] = [{ kind: 'answer', status: 503, when: 'before' }];
    expect(await mail.acts.send(owner, await mail.draft(owner))).toBe('failed');
    expect(mail.provider.drafts.size).toBe(1);
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('that of a letter whose bot was stopped before its sending began', async () => {
    const owner = await mail.person({ compose: true });
    const { botId, runId } = await mail.acts.bot(owner, 'Active');
    const draftId = await mail.draft(owner, { runId });
    const approvalId = await mail.acts.approved(owner, draftId);
    await mail.acts.whileCutOff('messages', 'send_begun_at', async () => {
      await expect(mail.acts.job(draftId, approvalId)).rejects.toThrow('cut off');
    });
    await act(mail.deps, owner.userId, botId, 'stop');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'interrupted' });
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('that of a letter whose professor is forgotten', async () => {
    const owner = await mail.person({ compose: true });
    const { draftId } = await orphanedDraft(owner);
    await mail.deps.db.deleteFrom('email_drafts').where('id', '=', draftId).execute();
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
  });

  it('that of a letter which its person has called not sent', async () => {
    const owner = await mail.person({ compose: true });
    const { botId, runId } = await mail.acts.bot(owner, 'Active');
    const draftId = await mail.draft(owner, { runId });
    const approvalId = await mail.acts.approved(owner, draftId);
    mail.provider.next['drafts/send'] = [
      { kind: 'drop', when: 'before' },
      { kind: 'drop', when: 'before' },
    ];
    expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
    await act(mail.deps, owner.userId, botId, 'stop');
    later(1);
    // While the outcome is unknown, the draft is needed to determine it.
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    await settleUnknown(mail.deps, owner.userId, draftId, 'not_sent');
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('one that Gmail’s search did not know at first, and then looks no more', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    const hidden = [...mail.provider.drafts];
    mail.provider.drafts.clear();
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    for (const [id, draft] of hidden) mail.provider.drafts.set(id, draft);
    later(8);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    later(2);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    const asked = mail.provider.calls.length;
    later(60 * 24);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    expect(mail.provider.calls).toHaveLength(asked);
  });

  it('one that Gmail’s search did not know when it answered another', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    const [ours] = mail.provider.drafts.values();
    if (!ours) throw new Error('There is no draft');
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    mail.provider.drafts.set('late', ours);
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('all of many, a page at a time', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    const [ours] = mail.provider.drafts.values();
    if (!ours) throw new Error('There is no draft');
    mail.provider.drafts.set('second', ours).set('third', ours);
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(3);
    expect(mail.provider.drafts.size).toBe(0);
  });
});

describe('the sweep leaves alone', () => {
  it('a draft that a search answers although it is not ours', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    mail.provider.drafts.clear();
    const theirs = { account: owner.address, to: 'friend@example.com', messageId: '<own@gmail.example>', files: [] };
    mail.provider.drafts.set('theirs', theirs);
    later(1);
    mail.provider.next['drafts/list'] = [{ kind: 'answer', status: 200, body: { drafts: [{ id: 'theirs' }] } }];
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    expect(calls()).toEqual(['drafts', 'drafts/list', 'drafts/read']);
    expect([...mail.provider.drafts.keys()]).toEqual(['theirs']);
  });

  it('the draft of a letter that is on its way', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await mail.acts.approved(owner, draftId);
    mail.provider.next['drafts/send'] = [
      { kind: 'drop', when: 'before' },
      { kind: 'drop', when: 'before' },
    ];
    expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
    later(5);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    expect(mail.provider.drafts.size).toBe(1);
    expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
  });

  it('letters that were sent without trouble: it asks nothing about them', async () => {
    const owner = await mail.person({ compose: true });
    expect(await mail.acts.send(owner, await mail.draft(owner))).toBe('sent');
    later(60);
    mail.provider.calls.length = 0;
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    expect(mail.provider.calls).toEqual([]);
  });

  it('everything of a person who has paused everything, until they go on', async () => {
    const [owner, other] = [await mail.person({ compose: true }), await mail.person({ compose: true })];
    await orphanedDraft(owner);
    await orphanedDraft(other);
    await pauseSending(mail.deps, owner.userId);
    later(1);
    mail.provider.calls.length = 0;
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(new Set(mail.provider.calls.map(({ account }) => account))).toEqual(new Set([other.address]));
    await resumeSending(mail.deps, owner.userId);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
  });

  it('the letters of a paused bot, until it goes on', async () => {
    const owner = await mail.person({ compose: true });
    const { botId, runId } = await mail.acts.bot(owner, 'Active');
    await orphanedDraft(owner, runId);
    await act(mail.deps, owner.userId, botId, 'pause');
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    expect(calls()).toEqual(['drafts']);
    await act(mail.deps, owner.userId, botId, 'resume');
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
  });

  it('an account that is disconnected, until it is connected again', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    await forgetAccount(mail.deps, owner.userId, owner.accountId);
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    expect(calls()).toEqual(['drafts']);
    await mail.reconnect(owner);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
  });

  it('the drafts of an account that is disconnected, until it is connected again, while its bot still waits', async () => {
    const owner = await mail.person({ compose: true });
    const { botId, runId } = await mail.acts.bot(owner, 'Active');
    await orphanedDraft(owner, runId);
    await forgetAccount(mail.deps, owner.userId, owner.accountId);
    later(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    await mail.reconnect(owner);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(await mail.acts.botStatus(botId)).toMatchObject({ status: 'Paused' });
  });
});

describe('of one account the sweep', () => {
  it('looks after five letters at a time, and keeps no other account waiting', async () => {
    const [many, one] = [await mail.person({ compose: true }), await mail.person({ compose: true })];
    for (let count = 0; count < 12; count++) await orphanedDraft(many);
    await orphanedDraft(one);
    later(1);
    const rounds = [];
    for (let round = 0; round < 3; round++) rounds.push(await removeOrphanDrafts(mail.deps));
    expect(rounds).toEqual([6, 5, 2]);
    expect(mail.provider.drafts.size).toBe(0);
  });

  it('asks nothing more once Gmail is in trouble, and asks again more and more rarely', async () => {
    const owner = await mail.person({ compose: true });
    await orphanedDraft(owner);
    await orphanedDraft(owner);
    const down: Fault = { kind: 'answer', status: 503, when: 'before' };
    mail.provider.next['drafts/list'] = Array.from({ length: 9 }, () => down);
    let searches = 0;
    for (let minute = 1; minute <= 12; minute++) {
      later(1);
      mail.provider.calls.length = 0;
      await removeOrphanDrafts(mail.deps);
      expect(mail.provider.calls.length).toBeLessThanOrEqual(1);
      searches += mail.provider.calls.length;
    }
    expect(searches).toBeGreaterThan(2);
    expect(searches).toBeLessThan(10);
  });

  it('holds it when Gmail asks for a pause, and goes on with the others', async () => {
    const [owner, other] = [await mail.person({ compose: true }), await mail.person({ compose: true })];
    await orphanedDraft(owner);
    await orphanedDraft(owner);
    await orphanedDraft(other);
    later(1);
    mail.provider.calls.length = 0;
    mail.provider.next['drafts/list'] = [gmailError(403, 'userRateLimitExceeded')];
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    const mine = owner.address;
    expect(mail.provider.calls.filter(({ account }) => account === mine)).toHaveLength(1);
    expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    later(2);
    expect(await removeOrphanDrafts(mail.deps)).toBe(2);
    expect(mail.provider.drafts.size).toBe(0);
  });
});
