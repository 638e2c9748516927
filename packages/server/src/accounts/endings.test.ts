import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { resetPassword } from './passwordReset.ts';
import { createSessions, hashToken, type Sessions } from './sessions.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

let mail: MailTest;
let sessions: Sessions;
beforeAll(async () => {
  mail = await mailTest();
  sessions = createSessions(mail.deps);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const later = (ms: number): Date => {
  mail.clock.now = new Date(mail.clock.now.getTime() + ms);
  return mail.clock.now;
};
const rows = async () => mail.deps.db.selectFrom('sessions').selectAll().orderBy('id').execute();
const open = (userId: number, rotating: boolean) => sessions.create(mail.deps.db, userId, rotating);

describe.each([false, true])('a session (rotating: %s)', (rotating) => {
  it('is renewed until the last moment of fourteen quiet days, and not in the next', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const [first, second] = [await open(owner.userId, rotating), await open(owner.userId, rotating)];
    await open(other.userId, rotating);
    const before = await rows();
    const at = later(14 * DAY - 1);
    const renewed = await sessions.refresh(first.refresh);
    expect(renewed).toMatchObject({ userId: owner.userId, sessionId: first.sessionId });
    expect(typeof renewed?.refresh).toBe(rotating ? 'string' : 'undefined');
    const next = renewed?.refresh ?? first.refresh;
    expect(await rows()).toEqual(
      before.map((row) =>
        row.id === first.sessionId ? { ...row, last_used_at: at, refresh_hash: hashToken(next) } : row,
      ),
    );
    later(1);
    expect(await sessions.refresh(second.refresh)).toBeNull();
    later(14 * DAY - 2);
    expect(await sessions.refresh(next)).toMatchObject({ sessionId: first.sessionId });
  });

  it('ends sixty days after it began, however lately it was used', async () => {
    const { userId } = await mail.person();
    let token = (await open(userId, rotating)).refresh;
    const use = async () => {
      const used = await sessions.refresh(token);
      token = used?.refresh ?? token;
      return used;
    };
    for (let days = 0; days < 50; days += 10) {
      later(10 * DAY);
      expect(await use()).not.toBeNull();
    }
    later(10 * DAY - 1);
    expect(await use()).not.toBeNull();
    later(1);
    expect(await use()).toBeNull();
  });

  it('that is ended takes no other with it, and keeps the moment of its end', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const [first, second] = [await open(owner.userId, rotating), await open(owner.userId, rotating)];
    const theirs = await open(other.userId, rotating);
    const mine = async () => (await rows()).filter(({ id }) => id >= first.sessionId);
    const before = await mine();
    const ended = later(SECOND);
    await sessions.revoke(first.refresh);
    const afterOne = before.map((row) => (row.id === first.sessionId ? { ...row, revoked_at: ended } : row));
    expect(await mine()).toEqual(afterOne);
    const all = later(SECOND);
    await sessions.revoke(first.refresh);
    await sessions.revokeAll(mail.deps.db, owner.userId);
    expect(await mine()).toEqual(
      afterOne.map((row) => (row.id === second.sessionId ? { ...row, revoked_at: all } : row)),
    );
    expect(await sessions.refresh(theirs.refresh)).toMatchObject({ sessionId: theirs.sessionId });
  });
});

it.each([
  [10_000, true],
  [10_001, false],
])('a token that was replaced %i ms ago is still good: %s', async (ms, good) => {
  const { userId } = await mail.person();
  const { refresh, sessionId } = await open(userId, true);
  const next = await sessions.refresh(refresh);
  later(ms);
  expect(await sessions.refresh(refresh)).toEqual(good ? next : null);
  const row = (await rows()).find(({ id }) => id === sessionId);
  expect(row?.revoked_at ?? null).toEqual(good ? null : mail.clock.now);
});

describe('a link for a new password', () => {
  const LIFE = 1_800_000;
  const passwords = {
    hash: async (password: string) => `hash of ${password}`,
    verify: async () => false,
  };
  const links = () => mail.deps.db.selectFrom('password_resets').selectAll().orderBy('id').execute();
  const people = () => mail.deps.db.selectFrom('users').selectAll().orderBy('id').execute();
  const link = async (userId: number, token: string): Promise<void> => {
    const { now } = mail.clock;
    const set = { token_hash: hashToken(token), created_at: now, expires_at: new Date(now.getTime() + LIFE) };
    await mail.deps.db
      .insertInto('password_resets')
      .values({ user_id: userId, ...set })
      .execute();
  };
  const use = (userId: number, token: string) =>
    resetPassword(mail.deps, { passwords, sessions }, { uid: String(userId), token, password: 'a new password' });

  it('works once, until its last moment, for its own person, and ends what else was open to them', async () => {
    const [owner, other] = [await mail.person(), await mail.person()];
    const [a, b, c] = [`a${owner.userId}`, `b${owner.userId}`, `c${owner.userId}`];
    await link(owner.userId, a);
    await link(owner.userId, b);
    await link(other.userId, c);
    for (const { userId } of [owner, other]) {
      await open(userId, true);
      await mail.deps.db
        .insertInto('devices')
        .values({ token_hash: hashToken(`device ${userId}`), user_id: userId, last_used_at: mail.clock.now })
        .execute();
    }
    const [beforeLinks, beforePeople, beforeSessions] = [await links(), await people(), await rows()];
    const now = later(LIFE - 1);
    await expect(use(other.userId, a)).rejects.toMatchObject({ status: 400, code: 'reset_spent' });
    expect([await links(), await people(), await rows()]).toEqual([beforeLinks, beforePeople, beforeSessions]);
    await use(owner.userId, a);
    const mine = owner.userId;
    expect(await links()).toEqual(beforeLinks.map((row) => (row.user_id === mine ? { ...row, used_at: now } : row)));
    expect(await people()).toEqual(
      beforePeople.map((row) =>
        row.id === mine ? { ...row, password_hash: 'hash of a new password', email_verified_at: now } : row,
      ),
    );
    expect(await rows()).toEqual(
      beforeSessions.map((row) => (row.user_id === mine ? { ...row, revoked_at: now } : row)),
    );
    const devices = await mail.deps.db.selectFrom('devices').select('user_id').execute();
    expect(devices.map(({ user_id: whose }) => whose).filter((id) => id === mine || id === other.userId)).toEqual([
      other.userId,
    ]);
    for (const token of [a, b]) await expect(use(mine, token)).rejects.toMatchObject({ code: 'reset_spent' });
    later(1);
    await expect(use(other.userId, c)).rejects.toMatchObject({ code: 'reset_spent' });
  });
});
