import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy, createApp } from './app.ts';

const google = { clientId: 'id', clientSecret: 'secret', issuer: 'http://localhost', standIn: true, scopes: [] };

describe('security headers', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createApp({
      appDir: null,
      trustProxy: [],
      logLevel: 'silent',
      publicUrl: 'https://peyk.example',
      google,
    } as Partial<Config> as Config);
    app.post('/echo', ({ body }) => body);
    app.get('/breaks', () => {
      throw new Error('out of order');
    });
    app.get('/gmail/callback', () => 'back');
    app.get('/gmail/callbacks', () => 'something else');
    app.get('/moves', (_request, reply) => reply.redirect('/elsewhere', 303));
    app.get('/gone', () => {
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    });
    app.get('/part.js', (_request, reply) => reply.type('application/javascript').send('1'));
  });
  afterAll(() => app.close());

  const answers = {
    'a success': { method: 'POST', url: '/echo', payload: { a: 1 } },
    'an unknown address': { method: 'GET', url: '/nowhere' },
    'broken JSON': { method: 'POST', url: '/echo', payload: '{', headers: { 'content-type': 'application/json' } },
    'a failure of ours': { method: 'GET', url: '/breaks' },
    'a database that is gone': { method: 'GET', url: '/gone' },
    'a body that is too large': { method: 'POST', url: '/echo', payload: { a: 'x'.repeat(300_000) } },
    'a body of another kind': { method: 'POST', url: '/echo', payload: 'a', headers: { 'content-type': 'text/plain' } },
    'an address that cannot be decoded': { method: 'GET', url: '/%zz/' },
    'a redirect': { method: 'GET', url: '/moves' },
    'an answer without its body': { method: 'HEAD', url: '/moves' },
    'a question about methods': { method: 'OPTIONS', url: '/echo' },
    'an address beside the return page': { method: 'GET', url: '/gmail/callbacks' },
  } as const;

  it('a failure of ours says no more than the name under which the log has it', async () => {
    const { headers, body } = await app.inject(answers['a failure of ours']);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(body).not.toContain('out of order');
    expect((await app.inject(answers['a failure of ours'])).headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  for (const [what, request] of Object.entries(answers)) {
    it(`stand on ${what}`, async () => {
      const { headers } = await app.inject(request);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types peyk-frame default");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }

  it('stand on what is said to something that is not HTTP, and it is in our words', async () => {
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const say = async (text: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let heard = '';
      for await (const chunk of socket) heard += String(chunk);
      return heard;
    };
    for (const [text, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(16_400)}\r\n\r\n`, 431],
    ] as const) {
      const heard = await say(text);
      expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      for (const header of [
        'nosniff',
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'no-store',
        'DENY',
        'no-referrer',
        'cross-origin-resource-policy: same-origin',
        'strict-transport-security: max-age=31536000; includeSubDomains',
      ])
        expect(heard).toContain(header);
      expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed' });
    }
  });

  it('an unavailable database is a 503 with Retry-After', async () => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url: '/gone' });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '2' });
  });

  it('are short on what is part of a page, and lose nothing that guards it', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/part.js' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  it('leave the return page of a popup its opener', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/gmail/callback?code=1' });
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).toHaveProperty('content-security-policy');
  });

  it('API-01 let calls and photos through to another server only where the app is told to ask it', () => {
    const own = contentSecurityPolicy({ google, apiBase: null });
    expect([own['connect-src'], own['img-src']]).toEqual([["'self'"], ["'self'", 'data:', 'blob:']]);
    const other = contentSecurityPolicy({ google, apiBase: 'https://api.example/v1' });
    expect(other['connect-src']).toEqual(["'self'", 'https://api.example']);
    expect(other['img-src']).toContain('https://api.example');
    expect({ ...other, 'connect-src': own['connect-src'], 'img-src': own['img-src'] }).toEqual(own);
  });

  it('let the button of Google in only where people sign in with Google itself', () => {
    const real = { ...google, issuer: 'https://accounts.google.com', standIn: false };
    expect(contentSecurityPolicy({ google: real, apiBase: null })['script-src']).toEqual([
      "'self'",
      'https://accounts.google.com/gsi/client',
    ]);
    for (const other of [
      google,
      { ...real, standIn: true },
      { ...real, issuer: 'https://accounts.google.com.evil.example' },
    ])
      expect(JSON.stringify(contentSecurityPolicy({ google: other, apiBase: null }))).not.toContain('accounts.google');
  });
});
