import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, gmailError } from '../../testing/gmailProvider.ts';
import { type MailAtProvider, mailAtProvider } from '../../testing/mailAtProvider.ts';
import { sendNow } from '../sendNow.ts';
import { backoff } from '../../platform/backoff.ts';
import { type Delivered, MAX_ATTEMPTS } from './types.ts';

let mail: MailAtProvider;
beforeAll(async () => {
  mail = await mailAtProvider();
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const inHours = (hours: number): Date => new Date(Date.parse('2026-11-18T10:00:00Z') + hours * 3_600_000);

describe('a message that Gmail surely did not take', () => {
  it('returns to its person when Gmail cannot be reached for hours', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await mail.acts.approved(owner, draftId);
    mail.provider.next['messages/send'] = Array.from({ length: MAX_ATTEMPTS + 1 }, () =>
      gmailError(429, 'rateLimitExceeded'),
    );
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
      mail.clock.now = (await mail.acts.row(draftId)).scheduled_at ?? mail.clock.now;
    }
    expect(mail.clock.now.getTime()).toBeGreaterThan(inHours(1).getTime());
    expect(await mail.acts.job(draftId, approvalId)).toBe('nothing');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'unavailable' });
  });

  it('waits between tries from one second to a minute', () => {
    expect([1, 2, 3, 10].map((n) => backoff(n, () => 0))).toEqual([1000, 2000, 4000, 32_000]);
    expect([1, 10].map((n) => backoff(n, () => 1))).toEqual([2000, 64_000]);
  });
});

describe('Gmail’s daily limit', () => {
  it.each<[string, Fault, number]>([
    ['of sending', gmailError(429, 'rateLimitExceeded', 'User-rate limit exceeded (Mail sending)'), 24],
    [
      'of sending, with a time',
      gmailError(
        429,
        'rateLimitExceeded',
        'User-rate limit exceeded.  Retry after 2026-11-18T16:00:00.000Z (Mail sending)',
      ),
      6,
    ],
    ['of the project', gmailError(403, 'dailyLimitExceeded'), 24],
  ])('%s makes every message of the account wait, and other accounts go on', async (_what, fault, hours) => {
    const owner = await mail.person();
    const other = await mail.person();
    const [first, second] = [await mail.draft(owner), await mail.draft(owner)];
    const approvals = [await mail.acts.approved(owner, first), await mail.acts.approved(owner, second)];
    mail.provider.next['messages/send'] = [fault];
    expect(await mail.acts.job(first, approvals[0] ?? 0)).toBe('postponed');
    expect(await mail.acts.row(first)).toMatchObject({ scheduled_at: inHours(hours), delay: 'gmail_limit' });
    expect(await mail.acts.job(second, approvals[1] ?? 0)).toBe('postponed');
    expect(await mail.acts.row(second)).toMatchObject({ scheduled_at: inHours(hours), delay: 'gmail_limit' });
    expect(mail.provider.calls).toHaveLength(1);
    await expect(sendNow(mail.deps, owner.userId, second, undefined)).rejects.toMatchObject({ code: 'account_held' });
    expect(await mail.acts.send(other, await mail.draft(other))).toBe('sent');
    mail.clock.now = inHours(hours);
    expect(await mail.acts.job(first, approvals[0] ?? 0)).toBe('sent');
  });
});

describe('the tries of a message', () => {
  it('are not used up by Gmail’s daily limit, however often it is met', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await mail.acts.approved(owner, draftId);
    const limit = gmailError(403, 'dailyLimitExceeded');
    mail.provider.next['messages/send'] = Array.from({ length: MAX_ATTEMPTS + 1 }, () => limit);
    mail.provider.next['messages/send'].push(gmailError(429, 'rateLimitExceeded'));
    for (let attempt = 0; attempt < MAX_ATTEMPTS + 2; attempt++) {
      expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
      mail.clock.now = (await mail.acts.row(draftId)).scheduled_at ?? mail.clock.now;
    }
    expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
  });
});

describe('an answer that leaves it open whether Gmail took the message', () => {
  const open: [string, Fault][] = (['before', 'after'] as const).flatMap((when): [string, Fault][] => [
    [`a dropped connection ${when} it did`, { kind: 'drop', when }],
    [`silence ${when} it did`, { kind: 'hang', when }],
    [`503 ${when} it did`, { kind: 'answer', status: 503, when }],
    [`a page instead of an answer ${when} it did`, { kind: 'garbage', when }],
  ]);
  /** The job that meets the fault. */
  const meetIn = async (job: () => Promise<Delivered>, fault: Fault): Promise<Delivered> => {
    if (fault.kind === 'hang') mail.hurry();
    const delivered = await job();
    mail.wait();
    return delivered;
  };

  it.each(open)('with gmail.send ends as unknown and is not repeated: %s', async (_what, fault) => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    mail.provider.next['messages/send'] = [fault];
    const approvalId = await mail.acts.approved(owner, draftId);
    expect(await meetIn(() => mail.acts.job(draftId, approvalId), fault)).toBe('unknown');
    expect(await mail.acts.job(draftId, approvalId)).toBe('nothing');
    expect(mail.provider.calls).toHaveLength(1);
  });

  it.each(open)('with gmail.compose is sent exactly once: %s', async (_what, fault) => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    // Twice: for the try and for the repetition that follows it at once.
    mail.provider.next['drafts/send'] = [fault, { kind: 'answer', status: 503, when: 'before' }];
    const approvalId = await mail.acts.approved(owner, draftId);
    expect(await meetIn(() => mail.acts.job(draftId, approvalId), fault)).toBe('postponed');
    expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.provider.sent).toHaveLength(1);
  });

  it.each(open)('with gmail.compose, while the draft is made, is sent exactly once: %s', async (_what, fault) => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    mail.provider.next.drafts = [fault];
    const approvalId = await mail.acts.approved(owner, draftId);
    expect(await meetIn(() => mail.acts.job(draftId, approvalId), fault)).toBe('postponed');
    mail.clock.now = inHours(1);
    expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
    expect(mail.provider.sent).toHaveLength(1);
  });
});

it('a page of somebody in between that says 404 does not say that a draft was sent', async () => {
  const owner = await mail.person({ compose: true });
  const draftId = await mail.draft(owner);
  const page: Fault = { kind: 'answer', status: 404 };
  mail.provider.next['drafts/send'] = [{ kind: 'drop', when: 'before' }, page];
  const approvalId = await mail.acts.approved(owner, draftId);
  expect(await mail.acts.job(draftId, approvalId)).toBe('postponed');
  expect(await mail.acts.job(draftId, approvalId)).toBe('sent');
  expect(mail.provider.sent).toHaveLength(1);
});

describe('a definite no', () => {
  it('about the message fails it, says why, and the account goes on', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    mail.provider.next['messages/send'] = [gmailError(400, 'invalidArgument', 'Invalid To header')];
    expect(await mail.acts.send(owner, draftId)).toBe('failed');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'failed', failure: 'refused' });
    expect(await mail.acts.send(owner, await mail.draft(owner))).toBe('sent');
  });

  it('of the account’s organisation holds the account and pauses its bots', async () => {
    const owner = await mail.person();
    const { botId, runId } = await mail.acts.bot(owner, 'Active');
    const draftId = await mail.draft(owner, { runId });
    mail.provider.next['messages/send'] = [gmailError(403, 'domainPolicy')];
    expect(await mail.acts.send(owner, draftId)).toBe('nothing');
    expect(await mail.acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'domain_policy' });
    expect(await mail.acts.botStatus(botId)).toEqual({ status: 'Paused', paused_reason: 'domain_policy' });
    const next = await mail.draft(owner);
    await mail.acts.approved(owner, next);
    expect(await mail.acts.row(next)).toMatchObject({ scheduled_at: inHours(24), delay: 'gmail_blocked' });
  });
});
