import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { refreshTokenPlace } from '../gmail/sealedTokens.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { grantPlace, revokeGrants } from './grants.ts';

const DELETE = '/api/account/delete/';

describe('OWN-03 with Google', () => {
  let issuer: string;
  let provider: Server;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let own: TestServer;
  const revoked: string[] = [];
  let answers: () => number = () => 200;
  /** How Google is out of reach, for what is asked of it now. */
  let away: 'cut' | 'silent' | null = null;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    provider = createServer((request, response) => {
      if (away === 'silent') return;
      if (away === 'cut') {
        request.destroy();
        return;
      }
      response.setHeader('content-type', 'application/json');
      if (request.url === '/revoke') {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          response.statusCode = answers();
          if (response.statusCode === 200) revoked.push(new URLSearchParams(body).get('token') ?? '');
          response.end(response.statusCode === 400 ? '{"error":"invalid_token"}' : '{}');
        });
        return;
      }
      const document = { issuer, jwks_uri: `${issuer}/keys`, revocation_endpoint: `${issuer}/revoke` };
      response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : document));
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    issuer = `http://127.0.0.1:${(provider.address() as { port: number }).port}`;
    own = await startTestServer({ env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'client', GMAIL_BASE_URL: issuer } });
  }, 60_000);
  afterAll(async () => {
    await own.close();
    provider.close();
  });
  afterEach(() => {
    revoked.length = 0;
    answers = () => 200;
    away = null;
  });

  const idToken = (sub: string, issued = Math.floor(Date.now() / 1000)) =>
    new SignJWT({ sub, email: `${sub}@gmail.com`, email_verified: true, given_name: 'Nora', n: Math.random() })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience('client')
      .setIssuedAt(issued)
      .setExpirationTime('1h')
      .sign(keys.privateKey);

  async function signedIn(sub: string, at = own) {
    const { body } = await at.api<{ access: string; user: { id: number } }>('POST', '/api/auth/google-signin/', {
      id_token: await idToken(sub),
    });
    const headers = { authorization: `Bearer ${body.access}` };
    const ask = (given: object) => at.api('POST', DELETE, { word: 'delete', ...given }, headers);
    return { userId: body.user.id, ask, me: () => at.api('GET', '/api/auth/me/', undefined, headers) };
  }

  async function connected(userId: number, token: string): Promise<void> {
    const place = { user_id: userId, google_subject: `mailbox-${userId}` };
    await own.db
      .insertInto('gmail_accounts')
      .values({
        ...place,
        email: `mailbox${userId}@gmail.com`,
        state: 'connected',
        refresh_token_sealed: own.deps.secrets.seal(refreshTokenPlace(place), token),
      })
      .execute();
  }
  const left = (userId: number) => own.db.selectFrom('users').select('id').where('id', '=', userId).execute();
  const grants = () => own.db.selectFrom('grants_to_revoke').selectAll().execute();

  it('takes a sign-in of just now in place of the password, of the same Google account, and once', async () => {
    const { userId, ask } = await signedIn('nora');
    expect(await ask({ password: TEST_PASSWORD })).toMatchObject({ status: 409, body: { code: 'no_password' } });
    expect((await ask({ id_token: await idToken('somebody') })).body).toHaveProperty('id_token');
    const old = Math.floor(Date.now() / 1000) - 700;
    expect(await ask({ id_token: await idToken('nora', old) })).toMatchObject({
      status: 400,
      body: { id_token: [expect.stringContaining('too old')] },
    });
    const token = await idToken('nora');
    expect((await ask({ id_token: token })).status).toBe(202);
    expect((await ask({ id_token: token })).status).toBe(401);
    await until('it is deleted', async () => (await left(userId)).length === 0);
  });

  it('gives back the access to Gmail', async () => {
    const { userId, ask } = await signedIn('revoker');
    await connected(userId, 'the token');
    expect((await ask({ id_token: await idToken('revoker') })).status).toBe(202);
    await until('Google was asked', () => revoked.length > 0);
    expect(revoked).toEqual(['the token']);
    await until('nothing waits', async () => (await grants()).length === 0);
    expect(await left(userId)).toEqual([]);
  });

  it('is not stopped by a Google that does not answer, which is asked again later', async () => {
    const { userId, ask } = await signedIn('offline');
    await connected(userId, 'a token for later');
    answers = () => 503;
    expect((await ask({ id_token: await idToken('offline') })).status).toBe(202);
    await until('it is deleted', async () => (await left(userId)).length === 0);
    const [waiting, ...more] = await grants();
    expect(more).toEqual([]);
    expect(JSON.stringify(waiting)).not.toContain('a token for later');
    await revokeGrants(own.deps);
    expect(await grants()).toHaveLength(1);
    answers = () => 200;
    await revokeGrants(own.deps);
    expect(revoked).toEqual(['a token for later']);
    expect(await grants()).toEqual([]);
  });

  it.each(['cut', 'silent'] as const)(
    'does not wait for a Google that is out of reach (%s), and takes the grant back once it is there again',
    async (how) => {
      const { userId, ask } = await signedIn(`unreachable.${how}`);
      await connected(userId, `a token kept while ${how}`);
      const token = await idToken(`unreachable.${how}`);
      // Its keys are known; from here on it is away.
      await own.deps.db.deleteFrom('grants_to_revoke').execute();
      away = how;
      const begun = performance.now();
      expect((await ask({ id_token: token })).status).toBe(202);
      await until('it is deleted', async () => (await left(userId)).length === 0);
      expect(performance.now() - begun).toBeLessThan(8000);
      const [waiting, ...more] = await grants();
      expect([JSON.stringify(waiting).includes('a token kept'), more]).toEqual([false, []]);
      away = null;
      await revokeGrants(own.deps);
      expect(revoked).toEqual([`a token kept while ${how}`]);
      expect(await grants()).toEqual([]);
    },
    30_000,
  );

  it.each(['cut', 'silent'] as const)(
    'deletes nobody on the word of a Google that is out of reach (%s), and says so; the same word counts later',
    async (how) => {
      const other = await startTestServer({ env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: 'client' } });
      onTestFinished(() => other.close());
      const { userId, ask, me } = await signedIn(`unproven.${how}`, other);
      const token = await idToken(`unproven.${how}`);
      away = how;
      const { status, body } = await ask({ id_token: token });
      expect([status, body]).toEqual([503, expect.objectContaining({ code: 'google_unavailable' })]);
      expect((await me()).status).toBe(200);
      const row = await other.db.selectFrom('users').select('deleting_at').where('id', '=', userId).executeTakeFirst();
      expect(row?.deleting_at).toBeNull();
      away = null;
      expect((await ask({ id_token: token })).status).toBe(202);
    },
    30_000,
  );

  it('is content with a grant that has ended already', async () => {
    const { userId, ask } = await signedIn('ended');
    await connected(userId, 'an ended token');
    answers = () => 400;
    expect((await ask({ id_token: await idToken('ended') })).status).toBe(202);
    await until('nothing waits', async () => (await left(userId)).length + (await grants()).length === 0);
  });

  it('goes on after a grant that Google does not answer for, and stops after three in a row', async () => {
    for (let n = 0; n < 5; n++) {
      const id = randomUUID();
      await own.db
        .insertInto('grants_to_revoke')
        .values({ id, token_sealed: own.deps.secrets.seal(grantPlace(id), `grant ${n}`), created_at: new Date(n) })
        .execute();
    }
    let asked = 0;
    answers = () => {
      asked += 1;
      return 503;
    };
    await revokeGrants(own.deps);
    expect(asked).toBe(3);
    asked = 0;
    answers = () => {
      asked += 1;
      return asked === 1 ? 503 : 200;
    };
    await revokeGrants(own.deps);
    expect(revoked).toEqual(['grant 1', 'grant 2', 'grant 3', 'grant 4']);
    answers = () => 200;
    await revokeGrants(own.deps);
    expect(await grants()).toEqual([]);
  });
});
