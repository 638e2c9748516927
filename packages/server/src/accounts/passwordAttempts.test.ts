import type { Session } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpProblem } from '../platform/http/errors.ts';
import { seeded } from '../testing/random.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { checkPassword } from './passwordAttempts.ts';
import { networkOf } from './networkOf.ts';

const QUARTER_MS = 900_000;
let clock = Date.parse('2026-11-02T09:00:00Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(clock),
    env: { TRUST_PROXY: '127.0.0.1', EXPOSE_STAND_IN: 'on' },
  });
  await server.signUp('owner@example.org');
  await server.signUp('other@example.org');
});
beforeEach(() => {
  clock += QUARTER_MS;
});
afterAll(() => server.close());

const login = (email: string, password: string, more: { device?: string; ip?: string } = {}) =>
  server.api<Session>(
    'POST',
    '/api/auth/login/',
    { email, password, ...(more.device ? { device: more.device } : {}) },
    { 'x-forwarded-for': more.ip ?? '203.0.113.1' },
  );
const statuses = <T extends { status: number }>(answers: T[]) => Map.groupBy(answers, ({ status }) => status);
/** Each from a different address. */
const strangers = (email: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => login(email, `guess ${n}`, { ip: `198.51.100.${n + 1}` })));

describe('guessing at one account', () => {
  it('gets ten tries of a hundred that come at once, and leaves others alone', async () => {
    const byStatus = statuses(await strangers('owner@example.org', 100));
    expect(new Set(byStatus.keys())).toEqual(new Set([401, 429]));
    expect(byStatus.get(401)).toHaveLength(10);
    for (const { headers, body } of byStatus.get(429) ?? []) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
      expect(body).toMatchObject({ code: 'too_many' });
    }
    expect((await login('other@example.org', TEST_PASSWORD)).status).toBe(200);
  });

  it('may go on when the oldest of the ten is a quarter of an hour old, and says when that is', async () => {
    await strangers('owner@example.org', 5);
    clock += 300_000;
    await strangers('owner@example.org', 5);
    const refused = await login('owner@example.org', TEST_PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await login('other@example.org', TEST_PASSWORD)).status).toBe(200);
    clock += 599_000;
    expect((await login('owner@example.org', TEST_PASSWORD)).headers.get('retry-after')).toBe('1');
    clock += 1000;
    expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(200);
  });

  it('does not keep its owner out of a browser that they signed in with before', async () => {
    const { device } = (await login('owner@example.org', TEST_PASSWORD)).body;
    const { device: ofOther } = (await login('other@example.org', TEST_PASSWORD)).body;
    await strangers('owner@example.org', 11);
    expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(429);
    expect((await login('owner@example.org', TEST_PASSWORD, { device: ofOther })).status).toBe(429);
    expect((await login('owner@example.org', TEST_PASSWORD, { device: 'made up' })).status).toBe(429);
    const entered = await login('owner@example.org', TEST_PASSWORD, { device });
    expect(entered).toMatchObject({ status: 200, body: { device } });
    expect((await login('owner@example.org', 'guess')).status).toBe(429);
  });

  it('is not made easier by a value that a browser made up for itself before its owner signed in', async () => {
    const device = 'a-value-that-was-never-handed-out';
    const entered = await login('owner@example.org', TEST_PASSWORD, { device });
    expect(entered.status).toBe(200);
    expect(entered.body.device).not.toBe(device);
    await strangers('owner@example.org', 10);
    expect((await login('owner@example.org', TEST_PASSWORD, { device })).status).toBe(429);
    expect((await login('owner@example.org', TEST_PASSWORD, { device: entered.body.device })).status).toBe(200);
  });

  it('gets ten tries from a known browser too', async () => {
    const { device } = (await login('owner@example.org', TEST_PASSWORD)).body;
    for (let n = 0; n < 10; n++) expect((await login('owner@example.org', `wrong ${n}`, { device })).status).toBe(401);
    expect((await login('owner@example.org', TEST_PASSWORD, { device })).status).toBe(429);
    expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(200);
  });

  it('starts over after a right password, at this account alone', async () => {
    const wrong = async (email: string, count: number) => {
      for (let n = 0; n < count; n++) expect((await login(email, `wrong ${n}`)).status).toBe(401);
    };
    await wrong('other@example.org', 10);
    await wrong('owner@example.org', 9);
    expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(200);
    await wrong('owner@example.org', 10);
    expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(429);
    expect((await login('other@example.org', TEST_PASSWORD)).status).toBe(429);
    clock += QUARTER_MS;
    expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(200);
  });

  it('is counted once for all spellings of its address', async () => {
    for (const email of ['owner@example.org', 'OWNER@example.org', ' Owner@Example.ORG '])
      await Promise.all(Array.from({ length: 4 }, (_, n) => login(email, `wrong ${n}`)));
    expect((await login('oWNER@example.org', TEST_PASSWORD)).status).toBe(429);
  });
});

describe('guessing from one network address', () => {
  it.each([
    ['one IPv4 address', (_n: number) => '192.0.2.7'],
    ['one IPv4 address, written as IPv6 at times', (n: number) => (n % 2 ? '192.0.2.8' : '::ffff:192.0.2.8')],
    ['the addresses of one IPv6 subscriber', (n: number) => `2001:db8:1:2:${n.toString(16)}::1`],
  ])('gets fifty tries at all accounts together from %s', async (_name, address) => {
    const answers = [];
    for (let n = 0; n < 100; n++)
      answers.push(await login(`account${n % 20}@example.org`, `guess ${n}`, { ip: address(n) }));
    expect(statuses(answers).get(401)).toHaveLength(50);
    expect((await login('owner@example.org', TEST_PASSWORD, { ip: address(100) })).status).toBe(429);
    const { device } = (await login('owner@example.org', TEST_PASSWORD, { ip: '192.0.2.9' })).body;
    expect((await login('owner@example.org', TEST_PASSWORD, { ip: address(100), device })).status).toBe(200);
  });

  it('does not start over when somebody signs in from there', async () => {
    for (let n = 0; n < 60; n++) {
      await login(`account${n}@example.org`, 'guess');
      if (n % 10 === 0) await login('owner@example.org', TEST_PASSWORD);
    }
    expect((await login('account99@example.org', 'guess')).status).toBe(429);
  });

  it('is not what sixty people do who sign in from there with the right password', async () => {
    for (let n = 0; n < 60; n++) expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(200);
  });

  it('is not hidden by a header that no trusted proxy wrote', async () => {
    const plain = await startTestServer();
    try {
      const answers = [];
      for (let n = 0; n < 51; n++)
        answers.push(
          await plain.api(
            'POST',
            '/api/auth/login/',
            { email: `account${n}@example.org`, password: 'x' },
            { 'x-forwarded-for': `198.51.100.${n}` },
          ),
        );
      expect(answers.findIndex(({ status }) => status === 429)).toBe(50);
    } finally {
      await plain.close();
    }
  });
});

describe('guessing beyond two limits', () => {
  const fromNetwork = async () => {
    for (let n = 0; n < 50; n++) await login(`account${n}@example.org`, 'guess', { ip: '192.0.2.20' });
  };
  const atAccount = () => strangers('owner@example.org', 10);

  it.each([
    ['account', 'network', atAccount, fromNetwork],
    ['network', 'account', fromNetwork, atAccount],
  ])('of which that of the %s ends first may go on when that of the %s does', async (_first, _then, first, then) => {
    await first();
    clock += 300_000;
    await then();
    const refused = await login('owner@example.org', TEST_PASSWORD, { ip: '192.0.2.20' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('counts nothing more for a try that one of them refuses', async () => {
    await atAccount();
    for (let n = 0; n < 60; n++)
      expect((await login('owner@example.org', 'guess', { ip: '192.0.2.21' })).status).toBe(429);
    expect((await login('other@example.org', TEST_PASSWORD, { ip: '192.0.2.21' })).status).toBe(200);
  });
});

it('a try that was never made is not counted', async () => {
  const full = new HttpProblem(429, 'tooMany', { params: { seconds: 1 } });
  const attempt = () =>
    checkPassword(
      server.deps,
      { verify: () => Promise.reject(full) },
      { email: 'owner@example.org', password: 'x', device: undefined, ip: '192.0.2.10' },
    );
  for (let n = 0; n < 12; n++) await expect(attempt()).rejects.toBe(full);
  expect((await login('owner@example.org', TEST_PASSWORD)).status).toBe(200);
});

it('stores no network address and no device', async () => {
  const { device = '' } = (await login('owner@example.org', TEST_PASSWORD, { ip: '192.0.2.77' })).body;
  await login('owner@example.org', 'wrong', { ip: '192.0.2.77' });
  const stored = JSON.stringify([
    await server.db.selectFrom('attempts').selectAll().execute(),
    await server.db.selectFrom('devices').selectAll().execute(),
  ]);
  expect(stored).not.toContain('192.0.2.77');
  expect(stored).not.toContain(device);
});

const seed = Date.now() % 1_000_000;
it(`two addresses are counted together when they are of one subscriber, and only then (seed ${seed})`, () => {
  const random = seeded(seed);
  const word = () => Math.floor(random.between(0, 65_536)).toString(16);
  for (let n = 0; n < 2000; n++) {
    const head = Array.from({ length: 4 }, word);
    const address = (network: string[]) => [...network, word(), word(), word(), word()].join(':');
    expect(networkOf(address(head))).toBe(networkOf(address(head)));
    const other = head.with(3, ((Number.parseInt(head[3] ?? '0', 16) + 1) % 65_536).toString(16));
    expect(networkOf(address(head))).not.toBe(networkOf(address(other)));
    const four = Array.from({ length: 4 }, () => Math.floor(random.between(0, 256))).join('.');
    expect(networkOf(`::ffff:${four}`)).toBe(four);
  }
});
