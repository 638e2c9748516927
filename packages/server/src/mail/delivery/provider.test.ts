import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, gmailError, type GmailProvider, startGmailProvider } from '../../testing/gmailProvider.ts';
import { type MailTest, mailTest } from '../../testing/mail.ts';
import { type MailActs, mailActs } from '../../testing/mailActs.ts';
import { createGmailClient } from '../gmailClient.ts';
import { sendNow } from '../sendNow.ts';
import { backoff, MAX_ATTEMPTS } from './types.ts';

let mail: MailTest;
let acts: MailActs;
let provider: GmailProvider;
beforeAll(async () => {
  mail = await mailTest();
  provider = await startGmailProvider();
  mail.deps.gmail = createGmailClient(provider.url, 300);
  acts = mailActs(mail);
});
afterAll(async () => {
  await provider.close();
  await mail.close();
});
beforeEach(() => {
  mail.reset();
  provider.sent.length = 0;
  provider.calls.length = 0;
  provider.drafts.clear();
  provider.next = {};
});

const inHours = (hours: number): Date => new Date(Date.parse('2026-11-18T10:00:00Z') + hours * 3_600_000);
const soon = expect.objectContaining({ delay: 'delayGoogle', state: 'approved' });

describe('a message that Gmail surely did not take', () => {
  it.each<[string, Fault]>([
    ['a rate limit', gmailError(403, 'userRateLimitExceeded')],
    ['too many requests', gmailError(429, 'rateLimitExceeded', 'Too many concurrent requests for user')],
  ])('after %s waits a little and is sent once', async (_what, fault) => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    provider.next['messages/send'] = [fault];
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.job(draftId, approvalId)).toBe('later');
    const row = await acts.row(draftId);
    expect(row).toEqual(soon);
    expect(row.scheduled_at?.getTime()).toBeGreaterThanOrEqual(mail.clock.now.getTime() + 1000);
    expect(row.scheduled_at?.getTime()).toBeLessThan(mail.clock.now.getTime() + 64_000);
    mail.clock.now = row.scheduled_at ?? mail.clock.now;
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(provider.sent).toHaveLength(1);
  });

  it('waits at least as long as Retry-After and the message say', async () => {
    const owner = await mail.person();
    const [header, text] = [await mail.draft(owner), await mail.draft(owner)];
    mail.clock.now = new Date();
    provider.next['messages/send'] = [
      { kind: 'answer', status: 429, headers: { 'retry-after': '120' } },
      gmailError(
        429,
        'rateLimitExceeded',
        `User-rate limit exceeded. Retry after ${new Date(Date.now() + 600_000).toISOString()}`,
      ),
    ];
    expect(await acts.send(owner, header)).toBe('later');
    expect((await acts.row(header)).scheduled_at?.getTime()).toBeGreaterThan(mail.clock.now.getTime() + 119_000);
    expect(await acts.send(owner, text)).toBe('later');
    expect((await acts.row(text)).scheduled_at?.getTime()).toBeGreaterThan(mail.clock.now.getTime() + 599_000);
  });

  it('returns to its person when Gmail cannot be reached for hours', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    const approvalId = await acts.approved(owner, draftId);
    provider.next['messages/send'] = Array.from({ length: MAX_ATTEMPTS + 1 }, () =>
      gmailError(429, 'rateLimitExceeded'),
    );
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      expect(await acts.job(draftId, approvalId)).toBe('later');
      mail.clock.now = (await acts.row(draftId)).scheduled_at ?? mail.clock.now;
    }
    expect(mail.clock.now.getTime()).toBeGreaterThan(inHours(1).getTime());
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(await acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'failureUnavailable' });
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
    const approvals = [await acts.approved(owner, first), await acts.approved(owner, second)];
    provider.next['messages/send'] = [fault];
    expect(await acts.job(first, approvals[0] ?? 0)).toBe('later');
    expect(await acts.row(first)).toMatchObject({ scheduled_at: inHours(hours), delay: 'delayGmailLimit' });
    expect(await acts.job(second, approvals[1] ?? 0)).toBe('later');
    expect(await acts.row(second)).toMatchObject({ scheduled_at: inHours(hours), delay: 'delayGmailLimit' });
    expect(provider.calls).toHaveLength(1);
    await expect(sendNow(mail.deps, owner.userId, second, undefined)).rejects.toMatchObject({ code: 'account_held' });
    expect(await acts.send(other, await mail.draft(other))).toBe('sent');
    mail.clock.now = inHours(hours);
    expect(await acts.job(first, approvals[0] ?? 0)).toBe('sent');
  });
});

describe('an answer that leaves it open whether Gmail took the message', () => {
  const open: [string, Fault][] = (['before', 'after'] as const).flatMap((when): [string, Fault][] => [
    [`a dropped connection ${when} it did`, { kind: 'drop', when }],
    [`silence ${when} it did`, { kind: 'hang', when }],
    [`503 ${when} it did`, { kind: 'answer', status: 503, when }],
    [`a page instead of an answer ${when} it did`, { kind: 'garbage', when }],
  ]);

  it.each(open)('with gmail.send ends as unknown and is not repeated: %s', async (_what, fault) => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    provider.next['messages/send'] = [fault];
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.job(draftId, approvalId)).toBe('unknown');
    expect(await acts.job(draftId, approvalId)).toBe('nothing');
    expect(provider.calls).toHaveLength(1);
  });

  it.each(open)('with gmail.compose is sent exactly once: %s', async (_what, fault) => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    // Twice: once for the try and once for the question that follows it at once.
    provider.next['drafts/send'] = [fault, { kind: 'answer', status: 503, when: 'before' }];
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.job(draftId, approvalId)).toBe('later');
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(provider.sent).toHaveLength(1);
  });

  it.each(open)('with gmail.compose, while the draft is made, is sent exactly once: %s', async (_what, fault) => {
    const owner = await mail.person({ compose: true });
    const draftId = await mail.draft(owner);
    provider.next.drafts = [fault];
    const approvalId = await acts.approved(owner, draftId);
    expect(await acts.job(draftId, approvalId)).toBe('later');
    mail.clock.now = inHours(1);
    expect(await acts.job(draftId, approvalId)).toBe('sent');
    expect(provider.sent).toHaveLength(1);
  });
});

it('a page of somebody in between that says 404 does not say that a draft was sent', async () => {
  const owner = await mail.person({ compose: true });
  const draftId = await mail.draft(owner);
  const page: Fault = { kind: 'answer', status: 404 };
  provider.next['drafts/send'] = [{ kind: 'drop', when: 'before' }, page];
  const approvalId = await acts.approved(owner, draftId);
  expect(await acts.job(draftId, approvalId)).toBe('later');
  expect(await acts.job(draftId, approvalId)).toBe('sent');
  expect(provider.sent).toHaveLength(1);
});

describe('a definite no', () => {
  it('about the message fails it, says why, and the account goes on', async () => {
    const owner = await mail.person();
    const draftId = await mail.draft(owner);
    provider.next['messages/send'] = [gmailError(400, 'invalidArgument', 'Invalid To header')];
    expect(await acts.send(owner, draftId)).toBe('failed');
    expect(await acts.row(draftId)).toMatchObject({ state: 'failed', failure: 'failureRefused' });
    expect(await acts.send(owner, await mail.draft(owner))).toBe('sent');
  });

  it('of the account’s organisation holds the account and pauses its bots', async () => {
    const owner = await mail.person();
    const { botId, runId } = await acts.bot(owner, 'Active');
    const draftId = await mail.draft(owner, { runId });
    provider.next['messages/send'] = [gmailError(403, 'domainPolicy')];
    expect(await acts.send(owner, draftId)).toBe('nothing');
    expect(await acts.row(draftId)).toMatchObject({ state: 'needs_review', failure: 'failureDomainPolicy' });
    expect(await acts.botStatus(botId)).toEqual({ status: 'Paused', paused_reason: 'pausedDomainPolicy' });
    const next = await mail.draft(owner);
    await acts.approved(owner, next);
    expect(await acts.row(next)).toMatchObject({ scheduled_at: inHours(24), delay: 'delayGmailBlocked' });
  });
});
