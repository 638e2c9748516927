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
      logLevel: 'silent',
      publicUrl: 'https://peyk.example',
      google,
    } as Partial<Config> as Config);
    app.post('/echo', ({ body }) => body);
    app.get('/breaks', () => {
      throw new Error('out of order');
    });
    app.get('/gmail/callback', () => 'back');
    app.get('/part.js', (_request, reply) => reply.type('application/javascript').send('1'));
  });
  afterAll(() => app.close());

  const answers = {
    'a success': { method: 'POST', url: '/echo', payload: { a: 1 } },
    'an unknown address': { method: 'GET', url: '/nowhere' },
    'broken JSON': { method: 'POST', url: '/echo', payload: '{', headers: { 'content-type': 'application/json' } },
    'a failure of ours': { method: 'GET', url: '/breaks' },
  } as const;

  for (const [what, request] of Object.entries(answers)) {
    it(`stand on ${what}`, async () => {
      const { headers } = await app.inject(request);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
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

  it('are short on what is part of a page, and lose nothing that guards it', async () => {
    const { headers } = await app.inject({ method: 'GET', url: '/part.js' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
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

  it('let the button of Google in only where people sign in with Google itself', () => {
    const real = { ...google, issuer: 'https://accounts.google.com', standIn: false };
    expect(contentSecurityPolicy({ google: real })['script-src']).toEqual([
      "'self'",
      'https://accounts.google.com/gsi/client',
    ]);
    for (const other of [
      google,
      { ...real, standIn: true },
      { ...real, issuer: 'https://accounts.google.com.evil.example' },
    ])
      expect(JSON.stringify(contentSecurityPolicy({ google: other }))).not.toContain('accounts.google');
  });
});
