import type { Message, Session } from '@peyk/api-types';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

let clock = Date.parse('2026-11-02T09:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) });
});
afterAll(() => server.close());

const ask = (email: string, headers = {}) =>
  server.api<Message>('POST', '/api/auth/password/reset/', { email }, headers);
const confirm = (link: { uid: string; token: string }, new_password: string) =>
  server.api('POST', '/api/auth/password/reset/confirm/', { ...link, new_password });

/** Waits until the address has this many messages with a link to set a password, and returns the newest. */
async function mail(to: string, nth = 1) {
  const { raw } = await until(`message ${nth} to ${to} exists`, async () => {
    const rows = await server.db
      .selectFrom('system_mail')
      .select('raw')
      .where('to_email', '=', to)
      .orderBy('id')
      .execute();
    const resets = [];
    for (const row of rows) if ((await PostalMime.parse(row.raw)).text?.includes('token=')) resets.push(row);
    return resets[nth - 1];
  });
  const message = await PostalMime.parse(raw);
  const link = new URL(/https?:\/\/\S+/.exec(message.text ?? '')?.[0] ?? '');
  return { message, link, uid: link.searchParams.get('uid') ?? '', token: link.searchParams.get('token') ?? '' };
}

it('API-10 AUTH-27 answers the same for a known and an unknown address', async () => {
  await server.signUp('known@example.org');
  const known = await ask('known@example.org');
  expect(known).toMatchObject({ status: 200, body: { detail: 'If the email exists, a reset link was sent.' } });
  const unknown = await ask('unknown@example.org');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  await mail('known@example.org');
  expect(
    await server.db.selectFrom('system_mail').select('id').where('to_email', '=', 'unknown@example.org').execute(),
  ).toEqual([]);
});

it('API-11 sets a new password once, and ends every session of this person', async () => {
  const other = await server.signUp('bystander@example.org');
  await ask('bystander@example.org');
  const linkOfOther = await mail('bystander@example.org');
  const { api, refresh } = await server.signUp('reset@example.org');
  await ask('reset@example.org', { host: 'evil.example' });
  const link = await mail('reset@example.org');
  expect(link.link.origin).toBe(server.url);
  expect(link.link.pathname).toBe('/reset-password');

  expect((await confirm(link, 'short')).body).toHaveProperty('new_password');
  expect((await confirm({ ...link, uid: '999999' }, 'another password')).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(link, 'another password')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);

  expect((await api('GET', '/api/auth/me/')).status).toBe(401);
  expect((await server.api('POST', '/api/auth/refresh/', { refresh })).status).toBe(401);
  const login = (password: string) => server.api('POST', '/api/auth/login/', { email: 'reset@example.org', password });
  expect((await login(TEST_PASSWORD)).status).toBe(401);
  expect((await login('another password')).status).toBe(200);

  expect((await other.api('GET', '/api/auth/me/')).status).toBe(200);
  expect((await server.api('POST', '/api/auth/refresh/', { refresh: other.refresh })).status).toBe(200);
  expect(
    (await server.api('POST', '/api/auth/login/', { email: 'bystander@example.org', password: TEST_PASSWORD })).status,
  ).toBe(200);
  expect((await confirm(linkOfOther, 'yet another password')).status).toBe(200);
});

it('lets its person in although strangers have used up the tries, and forgets the browsers they used', async () => {
  await server.signUp('guessed@example.org');
  const login = (email: string, password: string, device?: string) =>
    server.api<Session>('POST', '/api/auth/login/', { email, password, ...(device ? { device } : {}) });
  const { device } = (await login('guessed@example.org', TEST_PASSWORD)).body;
  const known = (await server.signUp('guessed.too@example.org')).user.email;
  const { device: ofOther } = (await login(known, TEST_PASSWORD)).body;
  const useUp = async (email: string) => {
    for (let n = 0; n < 10; n++) expect((await login(email, `guess ${n}`)).status).toBe(401);
    expect((await login(email, TEST_PASSWORD)).status).toBe(429);
  };
  await useUp('guessed@example.org');
  await useUp(known);
  await ask('guessed@example.org');
  expect((await confirm(await mail('guessed@example.org'), 'another password')).status).toBe(200);
  expect((await login('guessed@example.org', 'another password')).status).toBe(200);
  expect((await login(known, TEST_PASSWORD)).status).toBe(429);
  expect((await login(known, TEST_PASSWORD, ofOther)).status).toBe(200);
  const again = await login('guessed@example.org', 'another password', device);
  expect(again.body.device).not.toBe(device);
});

it('sends five mails an hour to one person, however many ask at once, and answers everybody alike', async () => {
  for (const email of ['many@example.org', 'few@example.org']) await server.signUp(email);
  const answers = await Promise.all(Array.from({ length: 60 }, () => ask('many@example.org')));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([JSON.stringify([200, { detail: 'If the email exists, a reset link was sent.' }])]),
  );
  await mail('many@example.org', 5);
  // Mails are sent in order: when this one has arrived, the work of the sixty is done.
  await ask('few@example.org');
  await mail('few@example.org');
  const sent = () =>
    server.db.selectFrom('system_mail').select('id').where('to_email', '=', 'many@example.org').execute();
  expect(await sent()).toHaveLength(5);
  clock += 3_600_001;
  await ask('many@example.org');
  await mail('many@example.org', 6);
});

it('counts the mails to an address on after its account was deleted and made anew', async () => {
  const { user } = await server.signUp('anew@example.org');
  for (let n = 0; n < 5; n++) await ask('anew@example.org');
  await mail('anew@example.org', 5);
  await server.db.deleteFrom('users').where('id', '=', user.id).execute();
  await server.signUp('anew@example.org');
  await ask('anew@example.org');
  // Mails are sent in order: when this one has arrived, the work of the others is done.
  await server.signUp('after@example.org');
  await ask('after@example.org');
  await mail('after@example.org');
  const links = await server.db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where('users.email', '=', 'anew@example.org')
    .execute();
  expect(links).toEqual([]);
});

it('is refused to a network address that asks for a hundred people an hour', async () => {
  clock += 3_600_001;
  const answers = [];
  for (let n = 0; n < 101; n++) answers.push((await ask(`stranger${n}@example.org`)).status);
  expect(answers.indexOf(429)).toBe(100);
  clock += 3_600_001;
});

it('refuses a link after half an hour, and a link older than one that was used', async () => {
  await server.signUp('old@example.org');
  await ask('old@example.org');
  const first = await mail('old@example.org');
  await ask('old@example.org');
  const second = await mail('old@example.org', 2);
  expect((await confirm(second, 'another password')).status).toBe(200);
  expect((await confirm(first, 'third password')).status).toBe(400);

  await ask('old@example.org');
  const third = await mail('old@example.org', 3);
  clock += 1_800_001;
  const { status, body } = await confirm(third, 'third password');
  expect([status, body.token]).toEqual([400, ['This link was already used or has expired. Please ask for a new one.']]);
});

it('writes in the language of the reader', async () => {
  await server.signUp('fa@example.org', { first_name: 'آرش' });
  const { body } = await ask('fa@example.org', { 'accept-language': 'fa' });
  expect(body.detail).toBe('اگر حسابی با این ایمیل وجود داشته باشد، پیوند بازنشانی فرستاده شده است.');
  const { message } = await mail('fa@example.org');
  expect(message.subject).toBe('تعیین گذرواژهٔ جدید برای پیک');
  expect(message.text).toContain('سلام آرش');
});

it('stores no reset token', async () => {
  await server.signUp('hash@example.org');
  await ask('hash@example.org');
  const { token } = await mail('hash@example.org');
  expect(JSON.stringify(await server.db.selectFrom('password_resets').selectAll().execute())).not.toContain(token);
});
