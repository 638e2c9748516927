import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (email: string, password: string, lang = 'en') =>
  server.api<Record<string, string[]>>(
    'POST',
    '/api/auth/signup/',
    { email, password, first_name: 'A' },
    { 'accept-language': lang },
  );

describe('a password that many people use', () => {
  it.each(['12345678', 'password', 'Password1', 'PASSWORD', 'qwertyuiop', ' iloveyou ', '۱۲۳۴۵۶۷۸', '١٢٣٤٥٦٧٨٩'])(
    'opens no account: %j',
    async (password) => {
      const { status, body } = await signUp('common@example.org', password);
      expect([status, body.password]).toEqual([400, [expect.stringMatching(/^Too common/)]]);
      expect((await signUp('common@example.org', password, 'fa')).body.password?.[0]).toMatch(/رایج/);
    },
  );

  it.each(['correct horse battery', 'passwordpasswordpeyk', 'چهار واژهٔ بی‌ربط', '83749261'])(
    'is not one that few use: %j',
    async (password) => {
      expect((await signUp(`rare${password.length}@example.org`, password)).status).toBe(201);
    },
  );

  it('is not set by a link either, which works again with another one', async () => {
    const { password } = await server.signUp('forgetful@example.org');
    const other = await server.signUp('other@example.org');
    await server.api('POST', '/api/auth/password/reset/', { email: 'forgetful@example.org' });
    const { raw } = await until('the mail is there', () =>
      server.db.selectFrom('system_mail').select('raw').executeTakeFirst(),
    );
    const link = /uid=(\d+)&token=([\w-]+)/.exec(raw.toString('utf8').replaceAll('=3D', '=').replaceAll('=\r\n', ''));
    const set = (new_password: string) =>
      server.api('POST', '/api/auth/password/reset/confirm/', { uid: link?.[1], token: link?.[2], new_password });
    const refused = await set('password1');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['new_password'])]);
    const account = { email: 'forgetful@example.org', password };
    expect((await server.api('POST', '/api/auth/login/', account)).status).toBe(200);
    expect((await set('a password of my own')).status).toBe(200);
    expect((await other.api('GET', '/api/auth/me/')).status).toBe(200);
  });
});
