import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('tells that it lives and that it can serve', async () => {
  expect(await server.api('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await server.api('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('tells the app what it offers', async () => {
  const { body } = await server.api('GET', '/api/config/');
  expect(body).toEqual({
    google: {
      client_id: 'peyk-local',
      stand_in: true,
      authorization_endpoint: `${server.url}/stand-in/google/auth`,
      scopes: server.config.google.scopes,
    },
    local_mailbox: true,
    password_reset: 'local_mailbox',
    directory: 'sample',
    languages: ['en', 'fa'],
    gmail_debug: true,
    first_contacts: { per_day: server.config.mail.perDay, per_week: server.config.mail.perWeek },
  });
});

it.each([
  ['API-84', '/PRIVACY_POLICY.md', '# Privacy Policy'],
  ['API-85', '/TERMS_OF_SERVICE.md', '# Terms of Service'],
])('%s serves %s as Markdown', async (_id, path, heading) => {
  const { status, body, headers } = await server.api<string>('GET', path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(body.startsWith(`${heading}\n`)).toBe(true);
});

it('knows no other document', async () => {
  for (const path of ['/README.md', '/PRIVACY_POLICY.md/', '/privacy_policy.md', '/x.md'])
    expect((await server.api('GET', path)).status, path).toBe(404);
});

it.each([
  ['sends on', '/stand-in/google/auth?client_id=peyk-local'],
  ['tells about itself', '/stand-in/google/.well-known/openid-configuration'],
  ['knows nothing of', '/stand-in/google/nowhere'],
  ['has lost the thread of', '/stand-in/google/interaction/none'],
])('what the stand-in of Google %s keeps a popup’s opener, and its guard', async (_what, path) => {
  const { headers } = await server.api('GET', path);
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
