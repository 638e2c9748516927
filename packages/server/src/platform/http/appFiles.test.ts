import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createApp } from './app.ts';

const appDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-app-'));
const THE_APP = '<style>b{margin:0}</style>the app';
const files = {
  'index.html': THE_APP,
  'landing.html': 'the landing page',
  'privacy.html': '<style>p{margin:0}</style><p>the policy to read</p>',
  'signin.html': 'the door in',
  'signup.html': 'the door for new people',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/app.js': 'one()',
  'assets/app.js.br': 'packed',
  'PRIVACY_POLICY.md': 'another text',
  'TERMS_OF_SERVICE.md': 'another text',
  'TERMS_OF_SERVICE.fa.md': 'a translation',
};
const settings = { LOG_LEVEL: 'silent', APP_DIR: appDir };
const page = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

let app: FastifyInstance;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(appDir, name)), { recursive: true });
    fs.writeFileSync(path.join(appDir, name), text);
  }
  app = await createApp(readConfig(settings));
  app.get('/bots/', () => ({ bots: [] }));
  app.get('/PRIVACY_POLICY.md', () => 'the policy');
});
afterAll(async () => {
  await app.close();
  fs.rmSync(appDir, { recursive: true, force: true });
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return [statusCode, body, answered['cache-control']];
};

describe('a page with its styles in it', () => {
  const policyOf = async (url: string) =>
    String((await app.inject({ url, headers: page })).headers['content-security-policy']);

  it('allows exactly them, by their hash, and no page without styles allows any', async () => {
    const hash = createHash('sha256').update('p{margin:0}').digest('base64');
    const [own, other] = [await policyOf('/privacy'), await policyOf('/signin')];
    expect(own).toContain(` 'sha256-${hash}'`);
    expect(own).not.toContain('unsafe-inline');
    expect(other).not.toContain(hash);
    expect(own.replace(` 'sha256-${hash}'`, ''), 'nothing else differs').toBe(other);
  });

  it.each([
    ['/privacy', '/boot.js'],
    ['/bots/', '/boot-app.js'],
  ])('names its first script in its headers: %s, %s', async (url, script) => {
    const { headers } = await app.inject({ url, headers: page });
    expect(headers['link']).toBe(`<${script}>; rel=preload; as=script`);
  });
});

describe('the built app', () => {
  it.each([
    ['/', 'the landing page'],
    ['/?ref=mail', 'the landing page'],
    ['/signin', 'the door in'],
    ['/signin?next=%2Fbots', THE_APP],
    ['/signup', 'the door for new people'],
    ['/bots/', THE_APP],
    ['/no/such/screen', THE_APP],
  ])('is what a browser gets at %s, and asked for anew each time', async (url, text) => {
    expect(await get(url, page)).toEqual([200, text, 'no-cache']);
  });

  it.each([
    ['/gmail/callback', undefined],
    ['/gmail/callback?code=1&state=2', undefined],
    ['/gmail', 'same-origin-allow-popups'],
    ['/gmail/callbacks', 'same-origin-allow-popups'],
  ])('keeps the opener of the window at %s only where Google returns to', async (url, policy) => {
    const { statusCode, headers } = await app.inject({ url, headers: page });
    expect([statusCode, headers['cross-origin-opener-policy']]).toEqual([200, policy]);
  });

  it('has files that stay for ever by their names, and others that are asked for anew', async () => {
    expect(await get('/assets/app.js')).toEqual([200, 'one()', 'public, max-age=31536000, immutable']);
    expect(await get('/favicon.svg')).toEqual([200, files['favicon.svg'], 'no-cache']);
    expect(await get('/TERMS_OF_SERVICE.fa.md')).toEqual([200, 'a translation', 'no-cache']);
    const packed = await app.inject({ url: '/assets/app.js', headers: { 'accept-encoding': 'br' } });
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed']);
    expect(packed.headers['content-type']).toMatch(/^(application|text)\/javascript/);
  });

  it('leaves calls, what is not there, and the documents of the contract to others', async () => {
    expect(await get('/bots/')).toEqual([200, '{"bots":[]}', 'no-store']);
    expect(await get('/bots/', { accept: 'application/json' })).toEqual([200, '{"bots":[]}', 'no-store']);
    expect(await get('/PRIVACY_POLICY.md')).toEqual([200, 'the policy', 'no-store']);
    for (const url of ['/TERMS_OF_SERVICE.md', '/assets/gone.js', '/no/such/screen', '/']) {
      expect([url, (await get(url))[0]]).toEqual([url, 404]);
    }
    expect((await get('/assets/gone.js', page))[0]).toBe(404);
  });

  it('is missed at the start, in a sentence that says how to make it', async () => {
    const missing = path.join(appDir, 'assets');
    await expect(createApp(readConfig({ ...settings, APP_DIR: missing }))).rejects.toThrow(
      `No built app in ${missing}. Run "npm start", which builds it.`,
    );
  });
});

describe('what went wrong is told in the language of the caller', () => {
  it.each([
    ['/nowhere', {}, 404, 'not_found', 'Not found.', 'پیدا نشد.'],
    ['/%zz', {}, 404, 'not_found', 'Not found.', 'پیدا نشد.'],
  ])('at %s', async (url, headers, status, code, english, persian) => {
    for (const [lang, detail] of [
      ['en', english],
      ['fa-IR', persian],
    ] as const) {
      const answer = await app.inject({ url, headers: { ...headers, 'accept-language': lang } });
      expect([answer.statusCode, answer.json()]).toEqual([status, { detail, code }]);
    }
  });
});
