import type { components } from '@peyk/api-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './platform/config.ts';
import { readContract } from './platform/http/contract.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { createSystemHandlers } from './system.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const startOf = (...paths: string[]) => `/api/start/?${paths.map((path) => `read=${path}`).join('&')}`;

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

type Start = components['schemas']['Start'];

const START_PATHS = readContract().components?.schemas?.['StartPath'] as unknown as { enum: string[] };

it('reads together what each path answers by itself, in the language of the person', async () => {
  const { api } = await server.signUp('start@example.org');
  const language = { 'accept-language': 'fa' };
  const { status, body } = await api<Start>('GET', startOf(...START_PATHS.enum), undefined, language);
  expect(status).toBe(200);
  const alone = await Promise.all(
    START_PATHS.enum.map(async (path) => [path, (await api('GET', path, undefined, language)).body]),
  );
  expect(body.answers).toEqual(Object.fromEntries(alone));
});

it('leaves out of what is read together what is not answered', async () => {
  const { api, user } = await server.signUp('start.left-out@example.org');
  const handlers = createSystemHandlers({ ...server.deps, config: server.config });
  const inject = async ({ url }: { url: string }) => ({
    statusCode: url === '/bots/' ? 503 : 200,
    json: () => ({ url }),
  });
  const request = { server: { inject }, headers: {}, ip: '' };
  const context = { query: { read: ['/bots/', '/api/auth/me/'] }, request };
  expect(await handlers.readTogether(context as never)).toEqual({
    status: 200,
    body: { answers: { '/api/auth/me/': { url: '/api/auth/me/' } } },
  });
  expect((await api<Start>('GET', startOf('/api/auth/me/'))).body.answers).toMatchObject({
    '/api/auth/me/': { id: user.id },
  });
});

it.each([
  ['nothing', '/api/start/'],
  ['itself', '/api/start/?read=/api/start/'],
  ['a path twice', '/api/start/?read=/bots/&read=/bots/'],
  ['another server', '/api/start/?read=//elsewhere.example/bots/'],
])('does not read %s together', async (_what, address) => {
  const { api } = await server.signUp(`start.${address.length}@example.org`);
  expect((await api('GET', address)).status).toBe(400);
});

it('reads nothing together for a token that has ended', async () => {
  const answer = await server.api('GET', startOf('/api/config/'), undefined, { authorization: 'Bearer a.b.c' });
  expect(answer.status).toBe(401);
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

it.each([
  [
    'a server that is tried out',
    { MAIL_PER_DAY: '3', MAIL_PER_WEEK: '8', GMAIL_DEBUG: 'off' },
    'sample',
    {
      google: {
        client_id: 'peyk-local',
        stand_in: true,
        authorization_endpoint: 'http://localhost:3000/stand-in/google/auth',
        scopes: ['openid', 'email', 'https://www.googleapis.com/auth/gmail.send'],
      },
      local_mailbox: true,
      password_reset: 'local_mailbox',
      gmail_debug: false,
      first_contacts: { per_day: 3, per_week: 8 },
    },
  ],
  [
    'a server that is tried out and sends mail of its own',
    { SMTP_URL: 'smtp://x.example', GOOGLE_SCOPES: 'openid' },
    'sample',
    {
      google: {
        client_id: 'peyk-local',
        stand_in: true,
        authorization_endpoint: 'http://localhost:3000/stand-in/google/auth',
        scopes: ['openid'],
      },
      local_mailbox: true,
      password_reset: 'email',
      gmail_debug: true,
      first_contacts: { per_day: 10, per_week: 40 },
    },
  ],
  [
    'a server with the real Google',
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'not told', GOOGLE_SCOPES: 'openid', SMTP_URL: 'smtp://x.example' },
    'openalex',
    {
      google: {
        client_id: 'id',
        stand_in: false,
        authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
        scopes: ['openid'],
      },
      local_mailbox: false,
      password_reset: 'email',
      gmail_debug: false,
      first_contacts: { per_day: 10, per_week: 40 },
    },
  ],
  [
    'a server with another issuer, and without mail of its own',
    { GOOGLE_ISSUER: 'https://issuer.example', GOOGLE_SCOPES: 'openid' },
    'sample',
    {
      google: { client_id: 'peyk-local', stand_in: false, authorization_endpoint: null, scopes: ['openid'] },
      local_mailbox: false,
      password_reset: 'none',
      gmail_debug: false,
      first_contacts: { per_day: 10, per_week: 40 },
    },
  ],
])('%s offers what it has', async (_what, env, kind, offered) => {
  const handlers = createSystemHandlers({ config: readConfig(env), directory: { kind } } as never);
  expect(await handlers.getConfig({} as never)).toEqual({
    status: 200,
    body: { ...offered, directory: kind, languages: ['en', 'fa'] },
  });
});
