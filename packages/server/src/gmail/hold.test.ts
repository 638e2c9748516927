import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { heldUntil, holdAccount, holdOf, isHeld, stopAccount } from './hold.ts';

let mail: MailTest;
beforeAll(async () => {
  mail = await mailTest();
});
afterAll(() => mail.close());

const now = new Date('2026-11-18T10:00:00Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const secondsTo = (at: Date): number => (at.getTime() - now.getTime()) / 1000;

const standing = async (accountId: number) => {
  const row = await mail.deps.db
    .selectFrom('gmail_accounts')
    .select(['held_until', 'held_reason'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return holdOf(row, now);
};

describe('of two holds on an account', () => {
  it.each([
    ['the longer one comes first', 3600, 60],
    ['the longer one comes second', 60, 3600],
    ['both end at once', 3600, 3600],
  ])('the longer one stands: %s', async (_what, first, second) => {
    const [{ accountId }, other] = [await mail.person(), await mail.person()];
    await holdAccount(
      mail.deps.db,
      accountId,
      inSeconds(first),
      first >= second ? 'gmail_limit' : 'gmail_busy',
      mail.clock.now,
    );
    await holdAccount(
      mail.deps.db,
      accountId,
      inSeconds(second),
      first >= second ? 'gmail_busy' : 'gmail_limit',
      mail.clock.now,
    );
    expect(await standing(accountId)).toEqual({ until: inSeconds(3600), delay: 'gmail_limit' });
    expect(await standing(other.accountId)).toBeNull();
  });

  it('the longer hold wins when emails bounced meanwhile', async () => {
    const { accountId } = await mail.person();
    await holdAccount(mail.deps.db, accountId, inSeconds(3600), 'gmail_limit', mail.clock.now);
    await mail.deps.db
      .transaction()
      .execute((trx) =>
        stopAccount(mail.deps, trx, accountId, { now, until: inSeconds(60), hold: 'bounces', paused: 'bounces' }),
      );
    expect(await standing(accountId)).toEqual({ until: inSeconds(3600), delay: 'gmail_limit' });
  });
});

describe('a hold', () => {
  it('lasts until its last moment, and lifts itself', async () => {
    const { accountId } = await mail.person();
    await holdAccount(mail.deps.db, accountId, inSeconds(60), 'gmail_busy', mail.clock.now);
    expect(await isHeld(mail.deps.db, accountId, inSeconds(59.999))).toBe(true);
    expect(await isHeld(mail.deps.db, accountId, inSeconds(60))).toBe(false);
  });

  it('counted by the minute lasts as long as Gmail says and a little more, whatever the tries', () => {
    for (const tries of [1, 7, 12])
      for (const wait of [1, 30, 3600]) {
        const until = heldUntil(now, { outcome: 'retry', retryAt: inSeconds(wait), hold: 'gmail_busy' }, tries);
        expect(secondsTo(until)).toBeGreaterThanOrEqual(wait + 1);
        expect(secondsTo(until)).toBeLessThanOrEqual(wait + 2);
      }
  });

  it.each([
    ['nothing', null],
    ['a time that has passed', inSeconds(-60)],
    ['this moment', now],
  ])('counted by the minute lasts about a minute, and longer each time, when Gmail says %s', (_what, retryAt) => {
    const seconds = (tries: number) =>
      secondsTo(heldUntil(now, { outcome: 'retry', retryAt, hold: 'gmail_busy' }, tries));
    for (const tries of [1, 2, 6]) {
      expect(seconds(tries)).toBeGreaterThanOrEqual(32);
      expect(seconds(tries)).toBeLessThanOrEqual(64);
    }
    expect([7, 8, 12].map(seconds)).toEqual([300, 600, 1800]);
  });

  it('of a day’s limit lasts an hour at least, and a day when Gmail says nothing', () => {
    const hours = (retryAt: Date | null) =>
      secondsTo(heldUntil(now, { outcome: 'retry', retryAt, hold: 'gmail_limit' }, 1)) / 3600;
    expect([null, inSeconds(60), inSeconds(7200)].map(hours)).toEqual([24, 1, 2]);
  });
});
