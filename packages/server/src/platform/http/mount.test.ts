import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { until } from '../../testing/until.ts';
import { createApp } from './app.ts';
import { unauthenticated } from './errors.ts';
import { mountContract } from './mount.ts';
import type { Handlers } from './types.ts';

type Seen = Record<string, unknown>;
let app: FastifyInstance;
let seen: Seen[];
let asked: string[];
let answer: { status: number; body: unknown };
/** While set, handlers wait for it. */
let held: Promise<void> | null;

/** A handler that records its context and returns the test's response, else a 400 that repeats the context. */
const note = (name: string) => async (context: Seen) => {
  const { query, path, body, userId, sessionId, lang } = context;
  seen.push({ name, query, path, body, userId, sessionId, lang });
  await held;
  return answer.status === 0
    ? { status: 400, body: { detail: JSON.stringify([name, query, userId, sessionId, lang]), code: 'invalid' } }
    : answer;
};
const names = ['listMailboxMessages', 'listUniversities', 'runBot', 'updateBot', 'getBotStats', 'login', 'getHealth'];

beforeAll(async () => {
  app = await createApp(readConfig({ LOG_LEVEL: 'silent', APP_DIR: 'none' }));
  const handlers = Object.fromEntries(names.map((name) => [name, note(name)]));
  // A token is `userId.sessionId`.
  await mountContract(app, handlers as unknown as Handlers, async ({ headers, url }) => {
    asked.push(url);
    const [userId, sessionId] = (headers.authorization ?? '').split('.').map(Number);
    if (!userId || !sessionId) throw unauthenticated();
    return { userId, sessionId };
  });
});
afterAll(() => app.close());
beforeEach(() => {
  seen = [];
  asked = [];
  answer = { status: 0, body: null };
  held = null;
});

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  {
    token = '7.8',
    lang = 'en',
    payload,
    type,
  }: { token?: string; lang?: string; payload?: string; type?: string } = {},
) => {
  const headers = {
    'accept-language': lang,
    ...(token && { authorization: token }),
    ...(payload !== undefined && { 'content-type': type ?? 'application/json' }),
  };
  const {
    statusCode,
    body,
    headers: answered,
  } = await app.inject({
    method,
    url,
    headers,
    ...(payload !== undefined && { payload }),
  });
  return { status: statusCode, body: body === '' ? undefined : (JSON.parse(body) as Seen), headers: answered };
};

describe('a handler is given', () => {
  it('the person and the session of the token, the language, and numbers of the address as numbers', async () => {
    await call('GET', '/api/mailbox/messages/?page=3&page_size=20', { token: '5.6', lang: 'fa' });
    await call('POST', '/bots/12/run/', { payload: '{"targets_limit":4}' });
    const common = { name: 'runBot', query: {}, path: { id: 12 }, userId: 7, sessionId: 8, lang: 'en' };
    expect(seen).toEqual([
      {
        name: 'listMailboxMessages',
        query: { page: 3, page_size: 20 },
        path: {},
        body: undefined,
        userId: 5,
        sessionId: 6,
        lang: 'fa',
      },
      { ...common, body: { targets_limit: 4 } },
    ]);
  });

  it('nobody where nobody needs to be, and is asked by another name of its operation as by its own', async () => {
    await call('POST', '/api/auth/login/', { payload: '{"email":"a@b.example","password":"x"}' });
    expect([asked, seen[0]?.['userId'], seen[0]?.['sessionId']]).toEqual([[], 0, 0]);
    await call('PUT', '/bots/3/update/', { payload: '{"name":"North"}' });
    await call('PATCH', '/bots/3/update/', { payload: '{"name":"North"}' });
    expect(seen[1]).toEqual(seen[2]);
    expect(seen[1]).toMatchObject({ name: 'updateBot', path: { id: 3 }, body: { name: 'North' }, userId: 7 });
    expect(asked).toHaveLength(2);
  });
});

describe('a request is refused before its handler', () => {
  const wholeNumber = ['Please enter a whole number.', 'لطفاً یک عدد صحیح وارد کنید.'];
  const object = ['Please give an object.', 'لطفاً یک شیء بفرستید.'];

  it.each([
    ['GET', '/api/mailbox/messages/?page=07', undefined, 'page', wholeNumber],
    ['GET', '/api/mailbox/messages/?page=1.0', undefined, 'page', wholeNumber],
    ['GET', '/universities/?country=+1', undefined, 'country', wholeNumber],
    ['GET', '/universities/?country=x', undefined, 'country', wholeNumber],
    ['GET', '/universities/', undefined, 'country', ['This field is required.', 'پر کردن این فیلد الزامی است.']],
    ['POST', '/api/auth/login/', '', 'body', object],
    ['POST', '/api/auth/login/', 'null', 'body', object],
    ['POST', '/bots/1/run/', '{"targets_limit":"4"}', 'targets_limit', wholeNumber],
  ] as const)('%s %s with %j, in both languages', async (method, url, payload, field, sentences) => {
    for (const [index, lang] of ['en', 'fa'].entries()) {
      const { status, body } = await call(method, url, { lang, ...(payload === undefined ? {} : { payload }) });
      expect([status, body?.['code'], body?.[field]]).toEqual([400, 'invalid', [sentences[index]]]);
    }
    expect(seen).toEqual([]);
  });

  it.each(['/bots/07/run/', '/bots/a%00b/run/', '/bots/x/run/', '/bots/1.0/run/'])('%s is nobody’s', async (url) => {
    expect(await call('POST', url, { payload: '{}' })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(seen).toEqual([]);
  });

  it('without a token where one is needed, and by its kind of content', async () => {
    for (const [method, url] of [
      ['GET', '/api/mailbox/messages/'],
      ['POST', '/bots/1/run/'],
    ] as const)
      expect(await call(method, url, { token: '' })).toMatchObject({
        status: 401,
        body: { code: 'not_authenticated' },
      });
    for (const type of ['text/plain', 'application/jsonx', 'multipart/form-data; boundary=x'])
      expect((await call('POST', '/bots/1/run/', { payload: '{}', type })).status).toBe(415);
    expect(seen).toEqual([]);
    await call('POST', '/bots/1/run/', { payload: '{}', type: 'Application/JSON; charset=utf-8' });
    expect(seen).toHaveLength(1);
  });
});

describe('an answer', () => {
  const wrong = { status: 500, body: { code: 'server_error' } };

  it('goes out as the contract says, or not at all', async () => {
    answer = { status: 200, body: { status: 'ok' } };
    const well = await call('GET', '/healthz');
    expect([well.status, well.body, well.headers['content-type']]).toEqual([
      200,
      { status: 'ok' },
      'application/json; charset=utf-8',
    ]);
    answer = { status: 200, body: { status: 5 } };
    expect(await call('GET', '/healthz')).toMatchObject(wrong);
    answer = { status: 200, body: {} };
    expect(await call('GET', '/healthz')).toMatchObject(wrong);
    answer = { status: 202, body: { status: 'ok' } };
    expect(await call('GET', '/healthz')).toMatchObject(wrong);
  });

  const begun = (count: number) => until('they are under way', () => seen.length === count);

  it('is read once for all who ask alike at the same time, and for nobody else', async () => {
    let go = () => {};
    held = new Promise((resolve) => (go = resolve));
    const url = '/api/mailbox/messages/?page=1';
    const first = call('GET', url);
    await begun(1);
    const alike = [call('GET', url), call('GET', url), call('GET', url)];
    const others = [
      call('GET', url, { token: '9.8' }),
      call('GET', url, { token: '7.9' }),
      call('GET', url, { lang: 'fa' }),
      call('GET', '/api/mailbox/messages/?page=2'),
    ];
    await begun(5);
    const texts = (answers: { body: Seen | undefined }[]) =>
      answers.map(({ body }) => JSON.parse(String(body?.['detail'])) as unknown[]);
    go();
    const all = texts(await Promise.all([first, ...alike, ...others]));
    expect(all.map(([, query, ...who]) => [(query as Seen)['page'], ...who])).toEqual([
      ...[1, 2, 3, 4].map(() => [1, 7, 8, 'en']),
      [1, 9, 8, 'en'],
      [1, 7, 9, 'en'],
      [1, 7, 8, 'fa'],
      [2, 7, 8, 'en'],
    ]);
    expect(seen).toHaveLength(6);
    // Mutations never share a run.
    held = new Promise((resolve) => (go = resolve));
    const changes = [1, 2, 3].map(() => call('POST', '/bots/1/run/', { payload: '{}' }));
    await begun(9);
    go();
    await Promise.all(changes);
    expect(seen).toHaveLength(9);
  });
});
