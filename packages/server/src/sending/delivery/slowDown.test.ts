import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../../bots/actions.ts';
import { type Fault, gmailError } from '../../testing/gmailProvider.ts';
import { type MailAtProvider, mailAtProvider } from '../../testing/mailAtProvider.ts';
import { sendNow } from '../sendNow.ts';
import { settleUnknown } from '../settleUnknown.ts';
import { removeOrphanDrafts } from '../removeOrphanDrafts.ts';
import { MAX_ATTEMPTS } from './types.ts';

type Owner = Awaited<ReturnType<MailAtProvider['person']>>;

/** A working hour that is not now, to expose code that reads another clock. */
const START = new Date('2026-11-11T10:00:00Z');

let mail: MailAtProvider;
beforeAll(async () => {
  mail = await mailAtProvider({ perDay: 0, perWeek: 0 });
});
afterAll(() => mail.close());
beforeEach(async () => {
  mail.reset();
  mail.clock.now = START;
  await mail.deps.db.updateTable('messages').set({ sweep_at: null }).execute();
});

const refused: Record<string, Fault> = {
  'too many requests at once': gmailError(429, 'rateLimitExceeded', 'Too many concurrent requests for user'),
  'a limit of the user': gmailError(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
  'a limit of the project': gmailError(403, 'rateLimitExceeded', 'Rate Limit Exceeded'),
  'a status without words': { kind: 'answer', status: 429 },
};

/** The ways in which Gmail gives a retry time, with the shortest and longest expected hold in seconds. */
const ends: Record<string, { headers: () => Record<string, string>; least: number; most: number }> = {
  'says nothing': { headers: () => ({}), least: 32, most: 65 },
  'says how many seconds': { headers: () => ({ 'retry-after': '120' }), least: 120, most: 124 },
  'says until when': {
    headers: () => ({ 'retry-after': new Date(mail.clock.now.getTime() + 120_000).toUTCString() }),
    least: 119,
    most: 123,
  },
};

const hold = async (owner: Owner): Promise<{ until: Date; reason: string | null }> => {
  const row = await mail.deps.db
    .selectFrom('gmail_accounts')
    .select(['held_until', 'held_reason'])
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  return { until: new Date(row.held_until ?? 0), reason: row.held_reason };
};

/** A draft at Gmail that its letter has no id of, old enough for the sweep. */
async function leftover(owner: Owner): Promise<void> {
  mail.provider.next.drafts = [{ kind: 'drop', when: 'after' }];
  expect(await mail.acts.send(owner, await mail.draft(owner))).toBe('postponed');
  await mail.deps.db
    .updateTable('messages')
    .set({ finished_at: new Date(mail.clock.now.getTime() - 60_000) })
    .where('gmail_account_id', '=', owner.accountId)
    .where('state', '=', 'failed')
    .execute();
}

/** A letter whose outcome only Gmail can tell. */
async function unknownOutcome(owner: Owner): Promise<number> {
  const { botId, runId } = await mail.acts.bot(owner, 'Active');
  const draftId = await mail.draft(owner, { runId });
  const lost: Fault = { kind: 'drop', when: 'before' };
  mail.provider.next['drafts/send'] = [lost, lost];
  expect(await mail.acts.send(owner, draftId)).toBe('postponed');
  await act(mail.deps, owner.userId, botId, 'stop');
  expect(await mail.state(draftId)).toBe('unknown');
  return draftId;
}

const look = (owner: Owner, draftId: number) => settleUnknown(mail.deps, owner.userId, draftId, 'look');

/** Scenarios that end with each kind of Gmail call; that call returns the fault. */
const meetings: Record<string, { compose: boolean; meet: (owner: Owner, fault: Fault) => Promise<void> }> = {
  'a message that is sent': {
    compose: false,
    meet: async (owner, fault) => {
      const draftId = await mail.draft(owner);
      mail.provider.next['messages/send'] = [fault];
      expect(await mail.acts.send(owner, draftId)).toBe('postponed');
    },
  },
  'a draft that is made': {
    compose: true,
    meet: async (owner, fault) => {
      const draftId = await mail.draft(owner);
      mail.provider.next.drafts = [fault];
      expect(await mail.acts.send(owner, draftId)).toBe('postponed');
    },
  },
  'a draft that is sent': {
    compose: true,
    meet: async (owner, fault) => {
      const draftId = await mail.draft(owner);
      mail.provider.next['drafts/send'] = [fault];
      expect(await mail.acts.send(owner, draftId)).toBe('postponed');
    },
  },
  'a search of the sweep': {
    compose: true,
    meet: async (owner, fault) => {
      await leftover(owner);
      mail.provider.next['drafts/list'] = [fault];
      expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    },
  },
  'a draft that the sweep reads': {
    compose: true,
    meet: async (owner, fault) => {
      await leftover(owner);
      mail.provider.next['drafts/read'] = [fault];
      expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    },
  },
  'a draft that the sweep deletes': {
    compose: true,
    meet: async (owner, fault) => {
      await leftover(owner);
      mail.provider.next['drafts/delete'] = [fault];
      expect(await removeOrphanDrafts(mail.deps)).toBe(0);
    },
  },
  'a look at a draft': {
    compose: true,
    meet: async (owner, fault) => {
      const draftId = await unknownOutcome(owner);
      mail.provider.next['drafts/read'] = [fault];
      await expect(look(owner, draftId)).rejects.toMatchObject({ status: 503 });
    },
  },
};

const all = Object.keys(meetings).flatMap((met) =>
  Object.keys(ends).flatMap((says) =>
    Object.entries(refused).map(([how, fault]): [string, string, string, Fault] => [met, says, how, fault]),
  ),
);

describe('an account that Gmail asks to slow down', () => {
  it.each(all)('over %s waits with every call, others do not, when Gmail %s (%s)', async (met, says, _how, fault) => {
    const { compose, meet } = meetings[met] ?? {};
    const end = ends[says];
    if (compose === undefined || !meet || !end) throw new Error('There is no such case');
    const [owner, other] = [await mail.person({ compose }), await mail.person({ compose })];
    const [waiting, byHand] = [await mail.draft(owner), await mail.draft(owner)];
    const approvalId = await mail.acts.approved(owner, waiting);
    await mail.acts.approved(owner, byHand);
    const open = compose ? await unknownOutcome(owner) : null;
    await meet(owner, { ...fault, headers: end.headers() } as Fault);

    const { until, reason } = await hold(owner);
    const seconds = (until.getTime() - mail.clock.now.getTime()) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(end.least);
    expect(seconds).toBeLessThanOrEqual(end.most);
    expect(reason).toBe('gmail_busy');

    mail.provider.calls.length = 0;
    mail.clock.now = new Date(until.getTime() - 1);
    expect(await mail.acts.job(waiting, approvalId)).toBe('postponed');
    expect(await mail.acts.row(waiting)).toMatchObject({ state: 'approved', delay: 'gmail_busy' });
    await expect(sendNow(mail.deps, owner.userId, byHand, undefined)).rejects.toMatchObject({ code: 'account_held' });
    await removeOrphanDrafts(mail.deps);
    const looked = open === null ? [] : await Promise.allSettled([look(owner, open)]);
    expect(looked.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(mail.provider.calls.filter(({ account }) => account === owner.address)).toEqual([]);
    expect(await mail.acts.send(other, await mail.draft(other))).toBe('sent');

    mail.clock.now = until;
    mail.clock.now = (await mail.acts.row(waiting)).scheduled_at ?? until;
    expect(await mail.acts.job(waiting, approvalId)).toBe('sent');
  });

  it.each([false, true])(
    'sends each letter once, with gmail.compose: %s, and leaves no draft behind',
    async (compose) => {
      const owner = await mail.person({ compose });
      const letters = [];
      for (let count = 0; count < 5; count++) {
        const draftId = await mail.draft(owner);
        letters.push({ draftId, approvalId: await mail.acts.approved(owner, draftId) });
      }
      mail.provider.next[compose ? 'drafts/send' : 'messages/send'] = [gmailError(429, 'rateLimitExceeded')];
      for (const { draftId, approvalId } of letters) expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
      expect(mail.provider.calls.map(({ call }) => call)).toEqual(
        compose ? ['drafts', 'drafts/send'] : ['messages/send'],
      );
      mail.clock.now = new Date((await hold(owner)).until.getTime() + 1000);
      for (const { draftId, approvalId } of letters) expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
      expect(mail.provider.sent).toHaveLength(5);
      expect(mail.provider.drafts.size).toBe(0);
    },
  );

  it.each([false, true])(
    'tells its person, who sends by hand, that the letter waits (gmail.compose: %s)',
    async (compose) => {
      const owner = await mail.person({ compose });
      const draftId = await mail.draft(owner);
      const approvalId = await mail.acts.approved(owner, draftId);
      mail.provider.next[compose ? 'drafts/send' : 'messages/send'] = [gmailError(429, 'rateLimitExceeded')];
      await expect(sendNow(mail.deps, owner.userId, draftId, undefined)).rejects.toMatchObject({
        status: 409,
        code: 'account_held',
      });
      const again = mail.queued.at(-1);
      expect(again).toMatchObject({ draftId, approvalId });
      mail.clock.now = again?.startAfter ?? mail.clock.now;
      expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
    },
  );

  it('does not call a letter sent whose person deleted its draft while it waited', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await mail.acts.approved(owner, draftId);
    mail.provider.next['drafts/send'] = [gmailError(429, 'rateLimitExceeded')];
    expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
    mail.provider.drafts.clear();
    mail.clock.now = mail.queued.at(-1)?.startAfter ?? mail.clock.now;
    expect(await mail.acts.job(draftId, approvalId)).toBe('nothing');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'draft_gone' });
    expect(mail.provider.sent).toEqual([]);
  });

  it('without end gives the letter back to its person, and its draft is swept', async () => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    const approvalId = await mail.acts.approved(owner, draftId);
    const begin = mail.clock.now.getTime();
    mail.provider.next['drafts/send'] = Array.from({ length: MAX_ATTEMPTS + 1 }, () =>
      gmailError(429, 'rateLimitExceeded'),
    );
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
      mail.clock.now = mail.queued.at(-1)?.startAfter ?? mail.clock.now;
    }
    expect(mail.clock.now.getTime() - begin).toBeGreaterThan(3_600_000);
    expect(await mail.acts.job(draftId, approvalId)).toBe('nothing');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'unavailable' });
    expect(mail.provider.drafts.size).toBe(1);
    mail.clock.now = new Date(mail.clock.now.getTime() + 86_400_000);
    expect(await removeOrphanDrafts(mail.deps)).toBe(1);
    expect(mail.provider.sent).toEqual([]);
  });
});

it('a moment that Gmail names in its message counts as much as one in the header', async () => {
  const owner = await mail.person();
  const draftId = await mail.draft(owner);
  const at = new Date(mail.clock.now.getTime() + 600_000);
  mail.provider.next['messages/send'] = [
    gmailError(429, 'rateLimitExceeded', `User-rate limit exceeded. Retry after ${at.toISOString()}`),
  ];
  expect(await mail.acts.send(owner, draftId)).toBe('postponed');
  expect((await hold(owner)).until.getTime()).toBeGreaterThanOrEqual(at.getTime());
  expect((await mail.acts.row(draftId)).scheduled_at?.getTime()).toBeGreaterThanOrEqual(at.getTime());
});
