import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { hintedAccount, rememberAccount, type StandInAccount } from './accounts.ts';
import { GMAIL_PATH, gmailRoutes } from './gmailRoutes.ts';
import { SCOPE_PREFIX } from './googleProvider.ts';
import { createOidcAdapter, deleteExpiredGrants } from './oidcAdapter.ts';

let database: TestDatabase;
let app: FastifyInstance;
let clock = new Date('2026-11-23T10:00:00Z');
const later = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};
const people = ['ana@uni.example', 'ben@uni.example'].map((email) => hintedAccount(email) as StandInAccount);

beforeAll(async () => {
  database = await testDatabase();
  for (const person of people) await rememberAccount(database.db, person);
  app = Fastify();
  // A token is an address and the names of its scopes.
  const find = async (token: string) => {
    const [email, scopes = ''] = token.split(':');
    const accountId = people.find((person) => person.email === email)?.sub ?? 'nobody';
    return token === 'unknown'
      ? undefined
      : {
          accountId,
          scope: scopes
            .split(',')
            .map((scope) => SCOPE_PREFIX + scope)
            .join(' '),
        };
  };
  await gmailRoutes(app, { db: database.db, now: () => clock }, { AccessToken: { find } } as never);
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('stand_in_drafts').execute();
  await database.db.deleteFrom('stand_in_messages').execute();
});

const raw = (id: string, to = 'to@uni.example') =>
  Buffer.from(`From: x@uni.example\r\nTo: ${to}\r\nSubject: ${id}\r\nMessage-ID: <${id}>\r\n\r\nText`).toString(
    'base64url',
  );
type Method = 'GET' | 'POST' | 'DELETE';
interface Answer {
  id: string;
  message: { payload: { headers: unknown[] } };
  drafts?: { id: string }[];
}
async function call(token: string | null, method: Method, path: string, body?: object) {
  const answer = await app.inject({
    method,
    url: `${GMAIL_PATH}${path}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: (answer.body ? answer.json() : undefined) as Answer };
}
const both = (who: string) => `${who}@uni.example:gmail.compose,gmail.readonly`;
const makeDraft = async (who: string, id: string) =>
  (await call(both(who), 'POST', '/drafts', { message: { raw: raw(id) } })).body.id;
const idsOf = async (who: string, query = '') =>
  (await call(both(who), 'GET', `/drafts${query}`)).body.drafts?.map(({ id }) => id);

describe('the stand-in of Gmail', () => {
  const allowed: [Method, string, object | undefined, string[]][] = [
    ['POST', '/messages/send', { raw: raw('m') }, ['gmail.send', 'gmail.compose']],
    ['POST', '/drafts', { message: { raw: raw('m') } }, ['gmail.compose']],
    ['POST', '/drafts/send', { id: 'none' }, ['gmail.compose']],
    ['GET', '/drafts', undefined, ['gmail.compose', 'gmail.readonly']],
    ['GET', '/drafts/none', undefined, ['gmail.compose', 'gmail.readonly']],
    ['DELETE', '/drafts/none', undefined, ['gmail.compose']],
    ['GET', '/profile', undefined, ['gmail.compose', 'gmail.readonly']],
  ];

  it.each(allowed)('lets to %s %s whoever was given the scope for it', async (method, path, body, scopes) => {
    for (const scope of ['gmail.send', 'gmail.compose', 'gmail.readonly', 'x']) {
      const { status } = await call(`ana@uni.example:${scope}`, method, path, body);
      expect([scope, scopes.includes(scope) ? [200, 404].includes(status) : status]).toEqual([
        scope,
        scopes.includes(scope) ? true : 403,
      ]);
    }
    for (const token of [null, 'unknown', 'nobody@uni.example:gmail.compose'])
      expect((await call(token, method, path, body)).status).toBe(401);
  });

  it('keeps the drafts and messages of two people apart', async () => {
    const [own, other] = [await makeDraft('ana', 'a1'), await makeDraft('ben', 'b1')];
    const message = (id: string) => ({ id: id.slice(1), threadId: id.slice(1) });
    expect(await call(both('ana'), 'GET', '/drafts')).toEqual({
      status: 200,
      body: { drafts: [{ id: own, message: message(own) }], resultSizeEstimate: 1 },
    });
    for (const [method, path, body] of [
      ['GET', `/drafts/${own}`, undefined],
      ['DELETE', `/drafts/${own}`, undefined],
      ['POST', '/drafts/send', { id: own }],
    ] as const)
      expect((await call(both('ben'), method, path, body)).status).toBe(404);
    expect([await idsOf('ana'), await idsOf('ben')]).toEqual([[own], [other]]);
    const draft = { ...message(own), labelIds: ['DRAFT'] };
    expect((await call(both('ana'), 'GET', `/drafts/${own}?format=raw`)).body).toEqual({
      id: own,
      message: { ...draft, raw: raw('a1') },
    });
    expect((await call(both('ana'), 'GET', `/drafts/${own}?format=minimal`)).body).toEqual({ id: own, message: draft });
    const full = await call(both('ana'), 'GET', `/drafts/${own}`);
    expect(full.body.message.payload.headers).toContainEqual({ name: 'Message-ID', value: '<a1>' });

    const sent = await call(both('ana'), 'POST', '/drafts/send', { id: own });
    later(1000);
    await call('ben@uni.example:gmail.send', 'POST', '/messages/send', { raw: raw('b2') });
    expect([await idsOf('ana'), await idsOf('ben')]).toEqual([undefined, [other]]);
    expect((await call(both('ana'), 'POST', '/drafts/send', { id: own })).status).toBe(404);
    const messages = await database.db.selectFrom('stand_in_messages').selectAll().orderBy('id').execute();
    const kept = (account: string, message_id: string, at: number) => ({
      id: expect.any(Number),
      gmail_id: expect.stringMatching(/^[\da-f]{16}$/),
      thread_id: expect.stringMatching(/^[\da-f]{16}$/),
      account_email: `${account}@uni.example`,
      message_id: `<${message_id}>`,
      raw: Buffer.from(raw(message_id), 'base64url'),
      sent_at: new Date(clock.getTime() + at),
    });
    expect(messages).toEqual([kept('ana', 'a1', -1000), kept('ben', 'b2', 0)]);
    expect(messages[0]?.gmail_id).toBe(sent.body.id);
    const profile = (who: string, total: number) => ({
      emailAddress: `${who}@uni.example`,
      messagesTotal: total,
      threadsTotal: total,
      historyId: String(total + 1),
    });
    expect((await call(both('ana'), 'GET', '/profile')).body).toEqual(profile('ana', 1));
    await call('ben@uni.example:gmail.send', 'POST', '/messages/send', { raw: raw('b3') });
    expect((await call(both('ben'), 'GET', '/profile')).body).toEqual(profile('ben', 2));
    expect((await call(both('ben'), 'DELETE', `/drafts/${other}`)).status).toBe(204);
    expect((await call(both('ben'), 'DELETE', `/drafts/${other}`)).status).toBe(404);
  });

  it('lists drafts newest first, page by page, or those of one message', async () => {
    const made: string[] = [];
    for (const id of ['one', 'two', 'three', 'two']) {
      later(1000);
      made.unshift(await makeDraft('ana', id));
    }
    await makeDraft('ben', 'two');
    expect(await idsOf('ana')).toEqual(made);
    const page = (query: string) => call(both('ana'), 'GET', `/drafts?${query}`);
    expect((await page('maxResults=2')).body).toMatchObject({ nextPageToken: '2', resultSizeEstimate: 2 });
    expect([await idsOf('ana', '?maxResults=2'), await idsOf('ana', '?maxResults=2&pageToken=2')]).toEqual([
      made.slice(0, 2),
      made.slice(2),
    ]);
    expect((await page('maxResults=2&pageToken=2')).body).not.toHaveProperty('nextPageToken');
    expect(await idsOf('ana', '?q=rfc822msgid:two')).toEqual([made[0], made[2]]);
    expect(await idsOf('ana', `?q=${encodeURIComponent('rfc822msgid:<three>')}`)).toEqual([made[1]]);
    expect(await idsOf('ana', '?q=rfc822msgid:four')).toBeUndefined();
    for (const query of ['pageToken=x', 'pageToken=-1', 'q=two']) expect((await page(query)).status).toBe(400);
  });

  it('refuses what Gmail refuses: no text, no letters of base64, nobody to write to', async () => {
    const nobody = Buffer.from('Subject: x\r\n\r\nText').toString('base64url');
    for (const text of [undefined, '', 'ä', 'a b', nobody]) {
      expect((await call(both('ana'), 'POST', '/messages/send', { raw: text })).status).toBe(400);
      expect((await call(both('ana'), 'POST', '/drafts', { message: { raw: text } })).status).toBe(400);
    }
    expect((await call(both('ana'), 'POST', '/drafts', { raw: raw('m') })).status).toBe(400);
    expect(await database.db.selectFrom('stand_in_messages').select('id').execute()).toEqual([]);
  });
});

describe('what the stand-in of Google issued', () => {
  const adapter = (kind: string) => createOidcAdapter(database.db, kind, () => clock);

  it('is found by each of its names until it ends, of its kind alone, and says when it was used', async () => {
    const [token, code] = [adapter('AccessToken'), adapter('AuthorizationCode')];
    const payload = { uid: 'u', userCode: 'c', grantId: 'g', of: 1 };
    await token.upsert('id', payload, 60);
    await code.upsert('id', { uid: 'u', grantId: 'g', of: 2 });
    for (const found of [token.find('id'), token.findByUid('u'), token.findByUserCode('c')])
      expect(await found).toEqual(payload);
    expect(await code.find('id')).toEqual({ uid: 'u', grantId: 'g', of: 2 });
    for (const other of [code.findByUserCode('c'), code.find('u'), code.find('\0')])
      expect(await other).toBeUndefined();
    await token.consume('id');
    expect(await token.find('id')).toEqual({ ...payload, consumed: Math.floor(clock.getTime() / 1000) });
    expect(await code.find('id')).not.toHaveProperty('consumed');
    later(59_999);
    expect(await token.find('id')).toBeDefined();
    later(1);
    expect(await token.find('id')).toBeUndefined();
    await token.upsert('id', { ...payload, of: 3 }, 60);
    expect(await token.find('id')).toMatchObject({ of: 3 });
    later(400 * 86_400_000);
    expect(await code.find('id')).toMatchObject({ of: 2 });
  });

  it('goes with its grant, or by itself, or when its time is over', async () => {
    const [token, refresh] = [adapter('AccessToken'), adapter('RefreshToken')];
    for (const [id, grantId] of [
      ['a', 'one'],
      ['b', 'one'],
      ['c', 'two'],
    ] as const) {
      await token.upsert(id, { grantId }, 60);
      await refresh.upsert(id, { grantId }, 3600);
    }
    const left = async () => {
      const found = ['a', 'b', 'c'].map(async (id) => [
        (await token.find(id)) && `token ${id}`,
        (await refresh.find(id)) && `refresh ${id}`,
      ]);
      return (await Promise.all(found)).flat().filter(Boolean);
    };
    await token.revokeByGrantId('one');
    expect(await left()).toEqual(['refresh a', 'refresh b', 'token c', 'refresh c']);
    await refresh.destroy('b');
    expect(await left()).toEqual(['refresh a', 'token c', 'refresh c']);
    later(61_000);
    await deleteExpiredGrants(database.db, clock);
    later(-61_000);
    expect(await left()).toEqual(['refresh a', 'refresh c']);
  });
});
