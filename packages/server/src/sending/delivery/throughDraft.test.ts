import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../../testing/mail.ts';
import { type MailActs, mailActs } from '../../testing/mailActs.ts';
import { sendNow } from '../sendNow.ts';
import { MAX_TAKEOVERS } from './types.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest();
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const MINUTE = 60_000;
const after = (minutes: number): Date => new Date(mail.clock.now.getTime() + minutes * MINUTE);
const died = (): never => {
  throw new Error('cut off');
};

/** The points at which a process dies during a delivery, and what Gmail has by then. */
const points: Record<string, { die: (job: () => Promise<void>) => Promise<void>; begun: boolean; taken: boolean }> = {
  'CP2 before the draft is made': {
    die: async (job) => {
      mail.gmail.next.createDraft.push(died);
      await job();
    },
    begun: false,
    taken: false,
  },
  'CP3 before the draft is noted': {
    die: async (job) => {
      mail.gmail.next.createDraft.push((accept) => {
        accept();
        return died();
      });
      await job();
    },
    begun: false,
    taken: false,
  },
  'CP4 before its sending begins': {
    die: (job) => acts.whileCutOff('messages', 'send_begun_at', job),
    begun: false,
    taken: false,
  },
  'CP5 before Gmail takes it': {
    die: async (job) => {
      mail.gmail.next.sendDraft.push(died);
      await job();
    },
    begun: true,
    taken: false,
  },
  'CP5 after Gmail took it': {
    die: async (job) => {
      mail.gmail.next.sendDraft.push((accept) => {
        accept();
        return died();
      });
      await job();
    },
    begun: true,
    taken: true,
  },
  'CP6 before the answer is noted': {
    die: (job) => acts.whileCutOff('messages', 'state', job),
    begun: true,
    taken: true,
  },
};

/** A message through gmail.compose whose process died at this point. */
async function interrupted(point: string) {
  const owner = await mail.person({ compose: true });
  const draftId = await mail.draft(owner);
  const approvalId = await acts.approved(owner, draftId);
  await points[point]?.die(async () => {
    await expect(acts.job(draftId, approvalId)).rejects.toThrow('cut off');
  });
  return { owner, draftId, approvalId };
}

const cases = Object.entries(points).map(([point, { begun, taken }]): [string, boolean, boolean] => [
  point,
  begun,
  taken,
]);

describe('a message whose process dies', () => {
  it.each(cases)('%s is sent once, and leaves no draft behind', async (point) => {
    const { draftId, approvalId } = await interrupted(point);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
    expect(mail.gmail.drafts.size).toBe(0);
    expect(mail.gmail.calls.filter((call) => call === 'createDraft')).toHaveLength(point.startsWith('CP2') ? 2 : 1);
  });

  it.each(cases)(
    '%s is never called sent when its person has deleted the draft meanwhile',
    async (point, begun, taken) => {
      const { draftId, approvalId } = await interrupted(point);
      const noted = await mail.deps.db
        .selectFrom('messages')
        .select('provider_draft_id')
        .where('approval_id', '=', approvalId)
        .executeTakeFirstOrThrow();
      mail.gmail.drafts.clear();
      mail.clock.now = after(10);
      // Without a known draft it is created again; with one, its person must decide, or the outcome is unknown.
      const expected = begun ? 'unknown' : noted.provider_draft_id === null ? 'sent' : 'nothing';
      expect(await acts.job(draftId, approvalId)).toBe(expected);
      expect(await mail.state(draftId)).toBe({ unknown: 'unknown', sent: 'sent', nothing: 'needs_review' }[expected]);
      expect(mail.gmail.sent).toHaveLength(taken || expected === 'sent' ? 1 : 0);
    },
  );
});

describe('an interrupted message that nobody can take up again', () => {
  it.each<[string, string, string]>([
    ['CP3 before the draft is noted', 'needs_review', 'unavailable'],
    ['CP4 before its sending begins', 'needs_review', 'unavailable'],
    ['CP5 before Gmail takes it', 'unknown', 'unknown'],
    ['CP5 after Gmail took it', 'unknown', 'unknown'],
  ])('after many tries, %s, is %s', async (point, state, failure) => {
    const { draftId, approvalId } = await interrupted(point);
    const { db } = mail.deps;
    await db.updateTable('messages').set({ attempts: MAX_TAKEOVERS }).where('approval_id', '=', approvalId).execute();
    await acts.job(draftId, approvalId);
    expect(await acts.row(draftId)).toMatchObject({ state, failure });
  });

  it.each<[string, string, string]>([
    ['CP3 before the draft is noted', 'needs_review', 'reconnect'],
    ['CP4 before its sending begins', 'needs_review', 'reconnect'],
    ['CP5 before Gmail takes it', 'unknown', 'unknown'],
    ['CP5 after Gmail took it', 'unknown', 'unknown'],
  ])('because Google ended the grant, %s, is %s', async (point, state, failure) => {
    const { owner, draftId, approvalId } = await interrupted(point);
    const { db } = mail.deps;
    await db
      .updateTable('gmail_accounts')
      .set({ state: 'needs_reconnect' })
      .where('id', '=', owner.accountId)
      .execute();
    await acts.job(draftId, approvalId);
    expect(await acts.row(draftId)).toMatchObject({ state, failure });
  });
});

describe('a draft that is gone', () => {
  it('before its sending began brings the message back to its person, who may approve it again', async () => {
    const { owner, draftId, approvalId } = await interrupted('CP4 before its sending begins');
    mail.gmail.drafts.clear();
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(await acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'draft_gone' });
    expect(mail.gmail.sent).toHaveLength(0);
    expect(await acts.send(owner, draftId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });

  it('at the first try is told to the person who asked for it', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    await acts.approved(owner, draftId);
    mail.gmail.next.sendDraft.push(() => ({ outcome: 'gone' }));
    await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({
      status: 409,
      code: 'draft_gone',
    });
    expect(await acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'draft_gone' });
  });

  it.each([
    [5, 'sent'],
    [6, 'unknown'],
  ])('%i minutes after its sending began counts as %s', async (minutes, outcome) => {
    const { draftId, approvalId } = await interrupted('CP5 after Gmail took it');
    mail.clock.now = after(minutes);
    expect(await acts.job(draftId, approvalId)).toBe(outcome);
    expect(await mail.state(draftId)).toBe(outcome);
  });

  it('counts from the last time it was seen to stand', async () => {
    const { draftId, approvalId } = await interrupted('CP5 before Gmail takes it');
    mail.clock.now = after(60);
    mail.gmail.next.sendDraft.push((accept) => {
      accept();
      return died();
    });
    await expect(acts.job(draftId, approvalId)).rejects.toThrow('cut off');
    mail.clock.now = after(1);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
  });
});

describe('before a draft is sent', () => {
  it('the beginning of its sending is noted, in a step of its own', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    const seen: unknown[] = [];
    mail.gmail.next.sendDraft.push(async (accept) => {
      // On another connection, which sees only committed data.
      seen.push(
        await mail.deps.db
          .selectFrom('messages')
          .select(['provider_draft_id', 'send_begun_at'])
          .where('approval_id', '=', approvalId)
          .executeTakeFirstOrThrow(),
      );
      return accept();
    });
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(seen).toEqual([{ provider_draft_id: expect.any(String), send_begun_at: mail.clock.now }]);
  });

  it('the other drafts of the message are deleted, and one of them leaves', async () => {
    const { draftId, approvalId } = await interrupted('CP3 before the draft is noted');
    const [raw] = mail.gmail.drafts.values();
    if (!raw) throw new Error('There is no draft');
    mail.gmail.drafts.set('second', raw).set('third', raw);
    const theirs = Buffer.from('Message-ID: <own@gmail.example>\r\n\r\nA letter of the person’s own');
    mail.gmail.drafts.set('theirs', theirs);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toEqual([raw]);
    expect([...mail.gmail.drafts.keys()]).toEqual(['theirs']);
  });

  it('a search that Gmail does not answer makes no second draft', async () => {
    const { draftId, approvalId } = await interrupted('CP3 before the draft is noted');
    mail.gmail.next.findDrafts.push(() => ({ outcome: 'unknown' }));
    expect(await acts.job(draftId, approvalId)).toBe('postponed');
    expect(mail.gmail.drafts.size).toBe(1);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.gmail.sent).toHaveLength(1);
    expect(mail.gmail.drafts.size).toBe(0);
  });
});
