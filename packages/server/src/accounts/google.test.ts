import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Session } from '@peyk/api-types';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';

const CLIENT = 'client.apps.example';
let issuer: string;
let provider: Server;
let server: TestServer;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  issuer = `http://127.0.0.1:${(provider.address() as { port: number }).port}`;
  server = await startTestServer({ env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT, GMAIL_BASE_URL: issuer } });
});
afterAll(async () => {
  await server.close();
  provider.close();
});

function idToken(
  claims: JWTPayload,
  options: {
    audience?: string;
    issuer?: string;
    expires?: string;
    key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  } = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(options.issuer ?? issuer)
    .setAudience(options.audience ?? CLIENT)
    .setIssuedAt()
    .setExpirationTime(options.expires ?? '5m')
    .sign(options.key ?? keys.privateKey);
}

const signIn = async (id_token: string, more = {}) =>
  server.api<Session>('POST', '/api/auth/google-signin/', { id_token, ...more });
const person = (sub: string, email: string, more = {}) => ({
  sub,
  email,
  email_verified: true,
  given_name: 'Nora',
  family_name: 'Lind',
  ...more,
});

describe('signing in with Google', () => {
  it('API-06 opens an account, and finds it again by the subject when the address has changed', async () => {
    const first = await signIn(await idToken(person('g-1', 'nora@gmail.com')));
    expect(first.status).toBe(200);
    expect(first.body.user).toMatchObject({ email: 'nora@gmail.com', first_name: 'Nora', last_name: 'Lind' });
    expect(
      (await server.api('GET', '/api/auth/me/', undefined, { authorization: `Bearer ${first.body.access}` })).status,
    ).toBe(200);
    const second = await signIn(await idToken(person('g-1', 'nora.new@gmail.com')));
    expect(second.body.user.id).toBe(first.body.user.id);
  });

  it('A-147 refuses a token of another audience, issuer, key or time, and one that is no token', async () => {
    const claims = person('g-2', 'two@gmail.com');
    const stranger = await generateKeyPair('RS256');
    const bad = [
      await idToken(claims, { audience: 'other' }),
      await idToken(claims, { issuer: 'https://accounts.google.com' }),
      await idToken(claims, { expires: '-5m' }),
      await idToken(claims, { key: stranger.privateKey }),
      await idToken({ ...claims, email: 'no address' }),
      'x',
      'a.b.c',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
    ];
    for (const token of bad) expect((await signIn(token)).status, token.slice(0, 60)).toBe(401);
    expect(await server.db.selectFrom('users').select('id').where('email', '=', 'two@gmail.com').execute()).toEqual([]);
  });

  it('compares the nonce when one is given', async () => {
    const token = await idToken(person('g-3', 'three@gmail.com', { nonce: 'n1' }));
    expect((await signIn(token, { nonce: 'n2' })).status).toBe(401);
    expect((await signIn(token, { nonce: 'n1' })).status).toBe(200);
  });

  it('links to an account with the address where Google runs the mailbox, and ends what a stranger may have prepared', async () => {
    const prepared = await server.signUp('victim@gmail.com');
    const { body } = await signIn(await idToken(person('g-4', 'victim@gmail.com')));
    expect(body.user.id).toBe(prepared.user.id);
    expect((await prepared.api('GET', '/api/auth/me/')).status).toBe(401);
    expect(
      (await server.api('POST', '/api/auth/login/', { email: 'victim@gmail.com', password: TEST_PASSWORD })).status,
    ).toBe(401);
  });

  it('does not link where Google does not run the mailbox', async () => {
    const own = await server.signUp('own@university.example');
    const { status, body } = await signIn(await idToken(person('g-5', 'own@university.example')));
    expect(status).toBe(400);
    expect(body).toHaveProperty('email');
    expect((await own.api('GET', '/api/auth/me/')).status).toBe(200);
    expect(
      (await signIn(await idToken(person('g-5', 'own@university.example', { hd: 'university.example' })))).status,
    ).toBe(200);
  });

  it('does not link an address that is not verified, nor a second Google account', async () => {
    await server.signUp('unverified@gmail.com');
    expect((await signIn(await idToken(person('g-6', 'unverified@gmail.com', { email_verified: false })))).status).toBe(
      400,
    );
    expect((await signIn(await idToken(person('g-7', 'nora@gmail.com')))).status).toBe(400);
  });
});

describe('an identity provider that is silent', () => {
  it('is answered with 503', async () => {
    const alone = await startTestServer({ env: { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: CLIENT } });
    try {
      const { status, body } = await alone.api('POST', '/api/auth/google-signin/', {
        id_token: await idToken(person('g-8', 'eight@gmail.com')),
      });
      expect([status, body.code]).toEqual([503, 'google_unavailable']);
    } finally {
      await alone.close();
    }
  });
});
