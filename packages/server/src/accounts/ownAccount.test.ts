import type { Account, AccountSession, Preferences, Session, User } from '@peyk/api-types';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { deviceWords } from './deviceWords.ts';
import { sendSecurityMail } from './securityMail.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let clock = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(clock),
    env: { TRUST_PROXY: '127.0.0.1', EXPOSE_STAND_IN: 'on', SMTP_URL: 'smtp://127.0.0.1:9' },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  clock += 20 * MINUTE;
});

let count = 0;
async function person() {
  count += 1;
  const email = `person${count}@example.org`;
  const { status, body } = await server.api<{ id: number }>('POST', '/api/auth/signup/', {
    email,
    password: TEST_PASSWORD,
    first_name: 'Nasrin',
  });
  expect(status).toBe(201);
  return { email, id: body.id };
}
async function login(
  email: string,
  { agent = FIREFOX, device, password = TEST_PASSWORD, ip = '203.0.113.1' } = {} as {
    agent?: string;
    device?: string;
    password?: string;
    ip?: string;
  },
) {
  const answer = await server.api<Session>(
    'POST',
    '/api/auth/login/',
    { email, password, ...(device ? { device } : {}) },
    { 'user-agent': agent, 'x-forwarded-for': ip },
  );
  return { ...answer, api: caller(server.url, answer.body.access) };
}
type Caller = Awaited<ReturnType<typeof login>>['api'];
const sessionsOf = async (api: Caller) => (await api<AccountSession[]>('GET', '/api/account/sessions/')).body;

describe('OWN-01 how a person wants to read the product', () => {
  const none = { language: null, calendar: null, digits: null, theme: null };
  const change = (api: Caller, body: object) => api<Preferences>('PATCH', '/api/account/preferences/', body);

  it('is kept with the account, and known at the next sign-in on another device', async () => {
    const { email } = await person();
    const { api, body } = await login(email);
    expect(body.user.preferences).toEqual(none);
    const all = { language: 'fa', calendar: 'gregorian', digits: 'latin', theme: 'dark' };
    expect(await change(api, all)).toMatchObject({ status: 200, body: all });
    expect((await api<User>('GET', '/api/auth/me/')).body.preferences).toEqual(all);
    expect((await login(email, { agent: PHONE })).body.user.preferences).toEqual(all);
  });

  it('changes what is given and nothing else, and is taken back with null', async () => {
    const { api } = await login((await person()).email);
    await change(api, { digits: 'persian', theme: 'dark' });
    expect((await change(api, { theme: 'light' })).body).toEqual({ ...none, digits: 'persian', theme: 'light' });
    expect((await change(api, { digits: null })).body).toEqual({ ...none, theme: 'light' });
    expect((await change(api, {})).body).toEqual({ ...none, theme: 'light' });
  });

  it('is one of the choices there are, and everything else is refused by its field', async () => {
    const { api } = await login((await person()).email);
    for (const [field, value] of [
      ['language', 'de'],
      ['calendar', 'hebrew'],
      ['digits', 5],
      ['theme', 'x'.repeat(10_000)],
      ['theme', ''],
    ] as const) {
      const refused = await change(api, { [field]: value, ...(field === 'digits' ? {} : { digits: 'latin' }) });
      expect(refused.status).toBe(400);
      expect(refused.body).toHaveProperty(field);
    }
    expect((await api<User>('GET', '/api/auth/me/')).body.preferences).toEqual(none);
  });

  it('is the own: another person keeps theirs, and nobody changes any without a session', async () => {
    const [one, other] = [await login((await person()).email), await login((await person()).email)];
    await change(one.api, { language: 'fa' });
    expect((await other.api<User>('GET', '/api/auth/me/')).body.preferences).toEqual(none);
    expect((await change(server.api, { language: 'fa' })).status).toBe(401);
  });
});

describe('OWN-01 the account', () => {
  it('says how its person signs in', async () => {
    const { email } = await person();
    const { api } = await login(email);
    const { body } = await api<Account>('GET', '/api/account/');
    expect(body).toEqual({
      email,
      email_confirmed: false,
      has_password: true,
      has_google: false,
      created_at: expect.any(String),
      planned_letters: 0,
      gmail_accounts: 0,
    });
  });

  it('lists the valid sessions with the words of their devices, the own one first, then the last used', async () => {
    const { email } = await person();
    const [phone, gone] = [await login(email, { agent: PHONE }), await login(email, { agent: 'curl/8' })];
    clock += 15 * DAY;
    expect(await server.api('POST', '/api/auth/refresh/', { refresh: phone.body.refresh })).toMatchObject({
      status: 401,
    });
    const [first, second] = [await login(email, { agent: PHONE }), await login(email)];
    clock += MINUTE;
    const third = await login(email, { agent: '' });
    expect(await sessionsOf(second.api)).toEqual([
      {
        id: expect.any(Number),
        browser: 'firefox',
        system: 'linux',
        created_at: new Date(clock - MINUTE).toISOString(),
        last_used_at: new Date(clock - MINUTE).toISOString(),
        ends_at: new Date(clock - MINUTE + 14 * DAY).toISOString(),
        current: true,
      },
      expect.objectContaining({ browser: 'other', system: 'other', current: false }),
      expect.objectContaining({ browser: 'chrome', system: 'android', current: false }),
    ]);
    expect((await sessionsOf(first.api))[0]).toMatchObject({ system: 'android', current: true });
    expect([third.status, gone.status]).toEqual([200, 200]);
  });

  it('ends one session or all others, at once, and never one of somebody else', async () => {
    const [owner, stranger] = [await person(), await person()];
    const [mine, other, third] = [await login(owner.email), await login(owner.email), await login(owner.email)];
    const theirs = await login(stranger.email);
    const [, { id } = { id: 0 }] = await sessionsOf(mine.api);
    const end = (api: Caller, session: number) => api('DELETE', `/api/account/sessions/${session}/`);
    expect(await end(theirs.api, id)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect((await end(mine.api, id)).status).toBe(204);
    expect((await end(mine.api, id)).status).toBe(404);
    expect((await third.api('GET', '/api/auth/me/')).status).toBe(401);
    expect((await server.api('POST', '/api/auth/refresh/', { refresh: third.body.refresh })).status).toBe(401);
    expect((await other.api('GET', '/api/auth/me/')).status).toBe(200);
    expect((await mine.api('DELETE', '/api/account/sessions/')).status).toBe(204);
    expect((await other.api('GET', '/api/auth/me/')).status).toBe(401);
    expect(await sessionsOf(mine.api)).toHaveLength(1);
    expect(await sessionsOf(theirs.api)).toHaveLength(1);
  });

  it('changes the password for whoever knows it, ends the other sessions, and spends links that were asked for', async () => {
    const { email, id } = await person();
    const [mine, other] = [await login(email), await login(email)];
    await server.db
      .insertInto('password_resets')
      .values({ user_id: id, token_hash: `link ${id}`, expires_at: new Date(clock + DAY) })
      .execute();
    const change = (current_password: string, new_password: string) =>
      mine.api('POST', '/api/account/password/', { current_password, new_password });
    expect(await change('wrong', 'a much better secret')).toMatchObject({
      status: 400,
      body: { code: 'wrong_password', current_password: ['The password is wrong.'] },
    });
    expect(await change(TEST_PASSWORD, 'password123')).toMatchObject({
      status: 400,
      body: { new_password: [expect.stringContaining('Too common')] },
    });
    expect((await other.api('GET', '/api/auth/me/')).status).toBe(200);
    const changed = await change(TEST_PASSWORD, 'a much better secret');
    expect(changed).toMatchObject({ status: 200, body: { device: expect.any(String) } });
    expect((await mine.api('GET', '/api/auth/me/')).status).toBe(200);
    expect((await other.api('GET', '/api/auth/me/')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, { password: 'a much better secret' })).status).toBe(200);
    const link = await server.db
      .selectFrom('password_resets')
      .select('used_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(link.used_at).not.toBeNull();
  });

  it('counts wrong current passwords, and says when one may go on', async () => {
    const { email } = await person();
    const { api } = await login(email);
    const change = (current_password: string) =>
      api('POST', '/api/account/password/', { current_password, new_password: 'a much better secret' });
    for (let n = 0; n < 10; n++) expect((await change(`wrong ${n}`)).status).toBe(400);
    const refused = await change(TEST_PASSWORD);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    clock += 15 * MINUTE;
    const later = await login(email);
    const body = { current_password: TEST_PASSWORD, new_password: 'a much better secret' };
    expect((await later.api('POST', '/api/account/password/', body)).status).toBe(200);
  });
});

describe('OWN-04 thirty failed tries', () => {
  it('keep the owner out of no browser that they know, and of no other for longer than a quarter of an hour', async () => {
    const { email } = await person();
    const { device = '' } = (await login(email)).body;
    for (let n = 0; n < 30; n++)
      expect([401, 429]).toContain((await login(email, { password: `guess ${n}`, ip: `198.51.100.${n}` })).status);
    expect((await login(email, { device })).status).toBe(200);
    const elsewhere = await login(email);
    expect(elsewhere.status).toBe(429);
    const seconds = Number(elsewhere.headers.get('retry-after'));
    expect(seconds).toBeLessThanOrEqual(900);
    clock += seconds * 1000;
    expect((await login(email)).status).toBe(200);
  });

  it('of the owner themselves are over after a quarter of an hour too', async () => {
    const { email } = await person();
    const { device = '' } = (await login(email)).body;
    for (let n = 0; n < 30; n++) await login(email, { device, password: `forgot ${n}` });
    clock += 15 * MINUTE;
    expect((await login(email, { device })).status).toBe(200);
  });
});

describe('the words for a device', () => {
  it.each([
    [FIREFOX, 'firefox', 'linux'],
    [PHONE, 'chrome', 'android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      'edge',
      'windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.1 Safari/605', 'safari', 'macos'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 CriOS/142.0 Safari/604', 'chrome', 'ios'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537 Chrome/142.0 Safari/537.36', 'chrome', 'chromeos'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/142.0 Safari/537.36 OPR/120.0', 'opera', 'windows'],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 SamsungBrowser/27.0 Chrome/125.0 Safari/537.36',
      'samsung',
      'android',
    ],
    ['curl/8.11', 'other', 'other'],
    [undefined, 'other', 'other'],
  ])('of %s are %s and %s', (agent, browser, system) => {
    expect(deviceWords(agent)).toEqual({ browser, system });
  });
});

describe('OWN-04 a mail about a new device', () => {
  let local: TestServer;
  let at = Date.now();
  beforeAll(async () => {
    local = await startTestServer({ now: () => new Date(at) });
  });
  afterAll(() => local.close());
  beforeEach(() => {
    at = Date.now();
  });

  const mails = async (email: string) =>
    (
      await local.db
        .selectFrom('system_mail')
        .select(['subject', 'raw'])
        .where('to_email', '=', email)
        .orderBy('id')
        .execute()
    ).map(({ subject, raw }) => ({ subject, text: Buffer.from(raw).toString('utf8') }));
  const enter = (email: string, device?: string) =>
    local.api<Session>(
      'POST',
      '/api/auth/login/',
      { email, password: TEST_PASSWORD, ...(device ? { device } : {}) },
      { 'user-agent': PHONE, 'accept-language': 'fa' },
    );

  it('goes out for each sign-in from one, in both languages, and not for the first nor for a known one', async () => {
    const email = 'alerted@example.org';
    await local.signUp(email);
    const { device = '' } = (await enter(email)).body;
    await until('the alert is there', async () => (await mails(email)).length === 1);
    await enter(email, device);
    await enter(email);
    await until('the second alert is there', async () => (await mails(email)).length === 2);
    const [{ subject } = { subject: '' }] = await mails(email);
    expect(subject).toBe('New sign-in to your Peyk account · ورود از دستگاه جدید به حساب پیک شما');
    const { raw } = await local.db
      .selectFrom('system_mail')
      .select('raw')
      .where('to_email', '=', email)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const [english = '', persian = ''] = ((await PostalMime.parse(raw)).text ?? '').split(/^—\s*$/m);
    // The device, in words, and the way to end its session.
    for (const [text, words] of [
      [english, ['Chrome', 'Android']],
      [persian, ['کروم', 'اندروید']],
    ] as const)
      for (const word of [...words, `${local.url}/account`]) expect(text).toContain(word);
  });

  it('goes out for the first one of an account that is not new any more', async () => {
    const email = 'sleeper@example.org';
    const { user } = await local.signUp(email);
    await local.db.deleteFrom('devices').where('user_id', '=', user.id).execute();
    at += 200 * DAY;
    await enter(email);
    await until('the alert is there', async () => (await mails(email)).length === 1);
    expect((await mails(email))[0]?.subject).toContain('New sign-in');
  });

  it('is one about a changed password as well', async () => {
    const email = 'changed@example.org';
    const { api } = await local.signUp(email);
    await api('POST', '/api/account/password/', {
      current_password: TEST_PASSWORD,
      new_password: 'a much better secret',
    });
    await until('the mail is there', async () => (await mails(email)).length === 1);
    expect((await mails(email))[0]?.subject).toContain('Your Peyk password was changed');
  });

  it('goes out five times an hour to one address, whoever has it, and then no more', async () => {
    const email = 'flooded@example.org';
    const tell = (address: string) =>
      sendSecurityMail(
        local.deps,
        { email: address, first_name: 'Nora' },
        { kind: 'newDevice', browser: 'other', system: 'other' },
      );
    for (let n = 0; n < 7; n++) await tell(email);
    expect(await mails(email)).toHaveLength(5);
    await sendSecurityMail(local.deps, { email, first_name: 'Nora' }, { kind: 'passwordChanged' });
    expect(await mails(email)).toHaveLength(6);
    at += 61 * MINUTE;
    await tell(email);
    expect(await mails(email)).toHaveLength(7);
  });

  it('greets nobody by an address or a link', async () => {
    const names = ['https://evil.example', 'evil.example', 'me@evil.example', 'J. R.'];
    for (const [n, first_name] of names.entries())
      await sendSecurityMail(local.deps, { email: `named${n}@example.org`, first_name }, { kind: 'passwordChanged' });
    const texts = await Promise.all(
      names.map(async (_, n) => {
        const { raw } = await local.db
          .selectFrom('system_mail')
          .select('raw')
          .where('to_email', '=', `named${n}@example.org`)
          .executeTakeFirstOrThrow();
        return (await PostalMime.parse(raw)).text ?? '';
      }),
    );
    for (const text of texts.slice(0, 3)) {
      expect(text).not.toContain('evil');
      expect(text).toContain('Hello,');
      expect(text).toContain('سلام،');
    }
    expect(texts[3]).toContain('Hello J. R.,');
  });
});

describe('a sign-in that is under way', () => {
  it.each([
    ['while the password changes', { password_hash: 'another' }],
    ['while the account is deleted', { deleting_at: new Date() }],
  ])('%s opens no session', async (_when, change) => {
    const { email, id } = await person();
    let signIn: ReturnType<typeof server.api> | undefined;
    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set(change).where('id', '=', id).execute();
      // The password is compared with what was stored before.
      signIn = server.api('POST', '/api/auth/login/', { email, password: TEST_PASSWORD });
      await until('the sign-in waits for the change', async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
        return (rows[0]?.n ?? 0) > 0;
      });
    });
    expect(await signIn).toMatchObject({ status: 401 });
    expect(await server.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });
});
