import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecrets } from '../platform/secrets.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { testKey } from '../testing/testKey.ts';
import { createAccessTokens } from './accessTokens.ts';
import { forgetAttempts, type Limit, release, reserve, reserveOrRefuse } from './attempts.ts';
import { award } from '../rewards/earn.ts';
import type { RuleName } from '../rewards/rules.ts';
import { createSessions, hashToken } from './sessions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const secrets = createSecrets('', testKey('tokens'));
const start = new Date('2026-11-23T10:00:00Z');
let clock = start;
const now = () => clock;
const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

let database: TestDatabase;
let deps: { db: TestDatabase['db']; secrets: typeof secrets; now: () => Date };
let ana = 0;
let ben = 0;
beforeAll(async () => {
  database = await testDatabase();
  deps = { db: database.db, secrets, now };
  const people = await database.db
    .insertInto('users')
    .values(['ana@example.org', 'ben@example.org'].map((email) => ({ email })))
    .returning('id')
    .execute();
  [ana = 0, ben = 0] = people.map(({ id }) => id);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = start;
  for (const table of ['sessions', 'attempts', 'rewards'] as const) await database.db.deleteFrom(table).execute();
  await database.db.updateTable('users').set({ xp: 0, coins: 0, level: 1 }).execute();
});

describe('an access token', () => {
  it('names its person and session for ten minutes, and nobody after', async () => {
    const tokens = createAccessTokens(deps);
    const token = await tokens.sign({ userId: 7, sessionId: 8 });
    expect(await tokens.read(token)).toEqual({ userId: 7, sessionId: 8 });
    later(10 * MINUTE - SECOND);
    expect(await tokens.read(token)).toEqual({ userId: 7, sessionId: 8 });
    later(SECOND);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is of nobody when anything of it is another', async () => {
    const tokens = createAccessTokens(deps);
    const key = secrets.key('access-token');
    const at = start.getTime() / 1000;
    const own = { typ: 'at+jwt', issuer: 'peyk', audience: 'peyk-api', subject: '7', sid: 8 as unknown, ends: at + 60 };
    const signed = (change: Partial<typeof own>, by: Uint8Array = key) => {
      const { typ, issuer, audience, subject, sid, ends } = { ...own, ...change };
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setExpirationTime(ends)
        .sign(by);
    };
    expect(await tokens.read(await signed({}))).toEqual({ userId: 7, sessionId: 8 });
    for (const change of [
      { typ: 'jwt' },
      { issuer: 'other' },
      { audience: 'other' },
      { subject: 'x' },
      { subject: '1.5' },
      { sid: '8' },
      { sid: undefined },
      { ends: at },
    ])
      expect([change, await tokens.read(await signed(change))]).toEqual([change, null]);
    expect(await tokens.read(await signed({}, secrets.key('refresh-rotation')))).toBeNull();
    for (const text of ['', 'x', 'a.b.c']) expect(await tokens.read(text)).toBeNull();
  });
});

describe('a session', () => {
  const sessions = () => createSessions(deps);
  const rows = () =>
    database.db
      .selectFrom('sessions')
      .select(['user_id', 'refresh_hash', 'rotating', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
      .orderBy('id')
      .execute();

  it('is kept whole, and used again from then on', async () => {
    const { refresh, sessionId } = await sessions().create(database.db, ana, false);
    const own = {
      user_id: ana,
      refresh_hash: hashToken(refresh),
      rotating: false,
      created_at: start,
      last_used_at: start,
      expires_at: new Date(start.getTime() + 60 * DAY),
      revoked_at: null,
    };
    expect(await rows()).toEqual([own]);
    later(DAY);
    expect(await sessions().refresh(refresh)).toEqual({ userId: ana, sessionId });
    expect(await rows()).toEqual([{ ...own, last_used_at: clock }]);
    later(DAY);
    const other = await sessions().create(database.db, ben, true);
    const next = await sessions().refresh(other.refresh);
    expect(next).toEqual({ userId: ben, sessionId: other.sessionId, refresh: expect.any(String) });
    expect((await rows())[1]).toEqual({
      user_id: ben,
      refresh_hash: hashToken(next?.refresh ?? ''),
      rotating: true,
      created_at: clock,
      last_used_at: clock,
      expires_at: new Date(clock.getTime() + 60 * DAY),
      revoked_at: null,
    });
  });

  it('expires after two weeks without use, and after sixty days in all', async () => {
    const { refresh } = await sessions().create(database.db, ana, false);
    for (let times = 0; times < 4; times += 1) {
      later(14 * DAY - 1);
      expect(await sessions().refresh(refresh)).not.toBeNull();
    }
    later(4 * DAY + 3);
    expect(await sessions().refresh(refresh)).not.toBeNull();
    later(1);
    expect(await sessions().refresh(refresh)).toBeNull();
    const idle = await sessions().create(database.db, ana, false);
    later(14 * DAY);
    expect(await sessions().refresh(idle.refresh)).toBeNull();
  });

  it('takes the token that was just replaced for ten seconds, and ends when it comes later', async () => {
    const { refresh } = await sessions().create(database.db, ana, true);
    const next = await sessions().refresh(refresh);
    later(10 * SECOND);
    expect(await sessions().refresh(refresh)).toEqual(next);
    later(1);
    expect(await sessions().refresh(refresh)).toBeNull();
    expect((await rows())[0]).toMatchObject({ revoked_at: clock });
    expect(await sessions().refresh(next?.refresh ?? '')).toBeNull();
  });

  it('ends by its token, or one that it replaced, and with all of its person, each once and nobody else’s', async () => {
    const [first, second, third] = [
      await sessions().create(database.db, ana, true),
      await sessions().create(database.db, ana, true),
      await sessions().create(database.db, ana, false),
    ];
    await sessions().create(database.db, ben, true);
    await sessions().refresh(second.refresh);
    const ends = async () =>
      (await rows()).map(({ revoked_at: at }) => at && (at.getTime() - start.getTime()) / SECOND);
    later(SECOND);
    await sessions().revoke(first.refresh);
    later(SECOND);
    await sessions().revoke(second.refresh);
    expect(await ends()).toEqual([1, 2, null, null]);
    later(SECOND);
    await sessions().revoke(first.refresh);
    await sessions().revoke('unknown');
    await sessions().revokeAll(database.db, ana);
    expect(await ends()).toEqual([1, 2, 3, null]);
    expect(await sessions().refresh(third.refresh)).toBeNull();
  });
});

describe('a limit of attempts', () => {
  const three: Limit = { kind: 'three', most: 3, windowMs: 10 * SECOND };
  const five: Limit = { kind: 'five', most: 5, windowMs: MINUTE };
  const of = (limit: Limit, key: string) => ({ limit, key });
  const kinds = async () =>
    (await database.db.selectFrom('attempts').select('kind').orderBy('kind').execute()).map(({ kind }) => kind);
  const ids = expect.objectContaining({ ids: expect.any(Array) });

  it('lets as many in as it may within its window, and says to the second when the next may come', async () => {
    for (const pause of [0, 1500, 1500]) {
      later(pause);
      expect(await reserve(deps, [of(three, 'a')])).toEqual(ids);
    }
    expect(await reserve(deps, [of(three, 'a')])).toEqual({ seconds: 7 });
    later(6999);
    expect(await reserve(deps, [of(three, 'a')])).toEqual({ seconds: 1 });
    await expect(reserveOrRefuse(deps, [of(three, 'a')])).rejects.toMatchObject({
      status: 429,
      code: 'too_many',
      params: { seconds: 1 },
      headers: { 'retry-after': '1' },
    });
    later(1);
    expect(await reserve(deps, [of(three, 'a')])).toEqual(ids);
    expect(await reserve(deps, [of(three, 'a')])).toEqual({ seconds: 2 });
  });

  it('counts each key and kind by itself, and against none of several when one is used up', async () => {
    for (let times = 0; times < 3; times += 1) await reserve(deps, [of(three, 'a'), of(five, 'a')]);
    expect(await reserve(deps, [of(five, 'a'), of(three, 'a')])).toEqual({ seconds: 10 });
    expect(await kinds()).toEqual(['five', 'five', 'five', 'three', 'three', 'three']);
    expect(await reserve(deps, [of(three, 'b')])).toEqual(ids);
    for (let times = 0; times < 2; times += 1) expect(await reserve(deps, [of(five, 'a')])).toEqual(ids);
    expect(await reserve(deps, [of(five, 'a'), of(three, 'a')])).toEqual({ seconds: 60 });
    expect(await reserve(deps, [of(three, 'a'), of(five, 'a')])).toEqual({ seconds: 60 });
  });

  it('takes back what was counted, and begins anew for one key alone', async () => {
    const [a, b] = [of(three, 'a'), of(three, 'b')];
    const [first = 0] = await reserveOrRefuse(deps, [a]);
    await reserveOrRefuse(deps, [a, b]);
    await reserveOrRefuse(deps, [a, b, of(five, 'a')]);
    await release(deps, [first]);
    expect(await kinds()).toEqual(['five', 'three', 'three', 'three', 'three']);
    expect(await reserve(deps, [a])).toEqual(ids);
    expect(await reserve(deps, [a])).toEqual({ seconds: 10 });
    await forgetAttempts(deps, a);
    expect(await kinds()).toEqual(['five', 'three', 'three']);
    await reserve(deps, [b]);
    expect([await reserve(deps, [b]), await reserve(deps, [a])]).toEqual([{ seconds: 10 }, ids]);
  });

  it('holds for those who come at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => reserve(deps, [of(three, 'a'), of(five, 'b')])));
    expect(answers.filter((answer) => 'ids' in answer)).toHaveLength(3);
    expect(await kinds()).toEqual(['five', 'five', 'five', 'three', 'three', 'three']);
  });
});

it('a reward is given once for each thing to each person, and a level is a thousand points', async () => {
  const people = () => database.db.selectFrom('users').select(['id', 'xp', 'coins', 'level']).orderBy('id').execute();
  const give = (userId: number, kind: RuleName, reference: string, xp: number, coins: number) =>
    award(database.db, userId, kind, reference, { xp, coins });
  expect(await give(ana, 'bind-sentence', '1', 999, 5)).toBe(true);
  expect(await people()).toEqual([
    { id: ana, xp: 999, coins: 5, level: 1 },
    { id: ben, xp: 0, coins: 0, level: 1 },
  ]);
  expect(await give(ana, 'bind-sentence', '1', 999, 5)).toBe(false);
  expect(await give(ben, 'bind-sentence', '1', 2500, 0)).toBe(true);
  expect(await give(ana, 'bind-sentence', '2', 1, 1)).toBe(true);
  expect(await give(ana, 'calm-week', '1', 0, 3)).toBe(true);
  expect(await people()).toEqual([
    { id: ana, xp: 1000, coins: 9, level: 2 },
    { id: ben, xp: 2500, coins: 0, level: 3 },
  ]);
});
