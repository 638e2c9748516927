import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Session } from '@peyk/api-types';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHousekeeping } from '../housekeeping.ts';
import { seeded } from '../testing/random.ts';
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
    issued?: number;
    key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  } = {},
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(options.issuer ?? issuer)
    .setAudience(options.audience ?? CLIENT)
    .setIssuedAt(options.issued)
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
  it('knows the address in every spelling, and refuses one that hides something', async () => {
    const { body } = await signIn(await idToken(person('spelling', 'No.Ra@Mail。Uni.example')));
    expect(body.user.email).toBe('no.ra@mail.uni.example');
    expect((await signIn(await idToken(person('hidden', 'no\u00ADra@mail.uni.example')))).status).toBe(401);
  });

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

  it.each([
    ['both its parts', { name: 'Sara Karimi' }, 'Nora', 'Lind'],
    [
      'the whole alone',
      { given_name: undefined, family_name: undefined, name: 'Sara Karimi Rad' },
      'Sara',
      'Karimi Rad',
    ],
    ['the first part and the whole', { family_name: undefined, name: 'Nora van Dijk' }, 'Nora', 'van Dijk'],
    ['the last part and the whole', { given_name: undefined, name: 'Sara Lind' }, 'Sara', 'Lind'],
    ['empty parts and the whole', { given_name: ' ', family_name: '', name: 'Sara Karimi' }, 'Sara', 'Karimi'],
    ['one word', { given_name: undefined, family_name: undefined, name: 'Sara' }, 'Sara', ''],
    ['nothing', { given_name: undefined, family_name: undefined }, 'nothing', ''],
  ])('names a person of whose name Google says %s', async (what, claims, first_name, last_name) => {
    const { body } = await signIn(await idToken(person(what, `${what.replaceAll(' ', '.')}@gmail.com`, claims)));
    expect(body.user).toMatchObject({ first_name, last_name });
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

  it('takes a token that was asked for with a secret from whoever knows the secret alone', async () => {
    const nonce = createHash('sha256').update('secret').digest('base64url');
    const token = await idToken(person('g-3', 'three@gmail.com', { nonce }));
    // A stolen token shows its nonce.
    for (const wrong of [{}, { nonce }, { nonce: 'other' }, { nonce: '' }])
      expect((await signIn(token, wrong)).status, JSON.stringify(wrong)).toBe(401);
    expect((await signIn(token, { nonce: 'secret' })).status).toBe(200);
    const without = await idToken(person('g-3', 'three@gmail.com'));
    expect((await signIn(without, { nonce: 'secret' })).status).toBe(401);
    expect((await signIn(without, { nonce: '' })).status).toBe(401);
    expect((await signIn(without)).status).toBe(200);
  });

  it('takes a token once, also when it comes five times at once, and another of the same person after it', async () => {
    const token = await idToken(person('g-30', 'thirty@gmail.com', { jti: 'one' }));
    const together = await Promise.all(Array.from({ length: 5 }, () => signIn(token)));
    expect(together.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
    expect((await signIn(token)).body).toMatchObject({ code: 'google_refused' });
    expect((await signIn(await idToken(person('g-30', 'thirty@gmail.com', { jti: 'two' })))).status).toBe(200);
    expect((await signIn(await idToken(person('g-31', 'other@gmail.com', { jti: 'one' })))).status).toBe(200);
  });

  it('takes no token twice for as long as it is taken at all, however often the house is kept', async () => {
    let now = new Date();
    const long = await startTestServer({
      env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT, GMAIL_BASE_URL: issuer },
      now: () => now,
    });
    try {
      const use = async (id_token: string) => (await long.api('POST', '/api/auth/google-signin/', { id_token })).status;
      const begin = now.getTime();
      const tokenOf = (jti: string) => idToken(person('g-33', 'long@gmail.com', { jti }), { expires: '2h' });
      const used = await tokenOf('used');
      expect(await use(used)).toBe(200);
      for (const minutes of [30, 90, 118]) {
        now = new Date(begin + minutes * 60_000);
        await runHousekeeping(long.deps);
        expect(await use(await tokenOf(`after ${minutes}`)), `${minutes} minutes`).toBe(200);
        expect(await use(used), `${minutes} minutes`).toBe(401);
      }
    } finally {
      await long.close();
    }
  });

  it('takes no token that would outlive the memory of its use', async () => {
    const token = await idToken(person('g-32', 'old@gmail.com'), {
      issued: Date.now() / 1000 - 3 * 3600,
      expires: '30d',
    });
    expect((await signIn(token)).status).toBe(401);
  });

  it('names the browser as signing in with a password does', async () => {
    const first = await signIn(await idToken(person('g-9', 'nine@gmail.com')));
    const { device } = first.body;
    expect(device).toBeTruthy();
    const second = await signIn(await idToken(person('g-10', 'ten@gmail.com')), { device });
    expect(second.body.device).toBe(device);
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

  it('leaves an account whose address was proven its password and its sessions when it links to it', async () => {
    const own = await server.signUp('proven@gmail.com');
    await server.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', own.user.id).execute();
    const { status, body } = await signIn(await idToken(person('g-41', 'proven@gmail.com')));
    expect([status, body.user.id]).toEqual([200, own.user.id]);
    expect((await own.api('GET', '/api/auth/me/')).status).toBe(200);
    const login = await server.api('POST', '/api/auth/login/', { email: 'proven@gmail.com', password: TEST_PASSWORD });
    expect(login.status).toBe(200);
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

  it('does not link an address of a Workspace domain that is not verified', async () => {
    const own = await server.signUp('own@workspace.example');
    for (const email_verified of [false, undefined, 'true']) {
      const claims = person('g-40', 'own@workspace.example', { hd: 'workspace.example', email_verified });
      expect((await signIn(await idToken(claims))).status, String(email_verified)).toBe(400);
    }
    expect((await own.api('GET', '/api/auth/me/')).status).toBe(200);
  });
});

describe('a token that is not one of ours', () => {
  const seed = Date.now() % 1_000_000;
  it(`is refused however it is broken, and never answered as an outage (seed ${seed})`, async () => {
    const random = seeded(seed);
    const part = (text: string) => Buffer.from(text).toString('base64url');
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random.between(0, list.length))] as T;
    const good = await idToken(person('g-20', 'twenty@gmail.com'));
    const [head = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const heads = [
      'null',
      '[]',
      '1',
      '{}',
      '{"alg":null}',
      '{"alg":["RS256"],"kid":"one"}',
      '{"alg":"none"}',
      '{"alg":"HS256","kid":"one"}',
      '{"alg":"EdDSA","kid":"one"}',
      '{"alg":"ES256","kid":"one"}',
      '{"alg":"RS256"}',
      '{"alg":"RS256","kid":5}',
      '{"alg":"RS256","kid":"unknown"}',
      '{"alg":"RS256","kid":"one","crit":["b64"],"b64":false}',
      '{"alg":"RS256","kid":"one","crit":["x"],"x":1}',
      '{"alg":"RS256","kid":"one","crit":5}',
      '{"alg":"RS256","kid":"one","b64":false}',
    ].map(part);
    const changed = [{ sub: undefined }, { sub: 5 }, { exp: 'x' }, { exp: 1e300 }, { aud: [] }, { iss: 5 }];
    const payloads = ['', '%', part('null'), part('[]'), part('{')].concat(
      changed.map((some) => part(JSON.stringify({ ...claims, ...some }))),
    );
    const signatures = ['', 'AA', '!!', `${signature}A`, signature.slice(0, -4), part('x'.repeat(256))];
    for (let n = 0; n < 400; n++) {
      const broken = [pick([head, ...heads]), pick([payload, ...payloads]), pick([signature, ...signatures])];
      const token = pick([
        broken.join('.'),
        broken.join('.'),
        broken.join('.'),
        `${broken.join('.')}.x`,
        broken.slice(0, 2).join('.'),
      ]);
      if (token === good) continue;
      const { status, body } = await server.api('POST', '/api/auth/google-signin/', { id_token: token });
      expect([status, body.code], token).toEqual([401, 'google_refused']);
    }
  });

  it('is refused also while Google cannot be reached', async () => {
    const alone = await startTestServer({ env: { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: CLIENT } });
    try {
      const claims = person('g-21', 'twentyone@gmail.com');
      for (const id_token of ['x', 'a.b.c', await idToken(claims), await idToken(claims, { audience: 'other' })]) {
        const { status, body } = await alone.api('POST', '/api/auth/google-signin/', { id_token });
        expect([status, body.code], id_token).toEqual([401, 'google_refused']);
      }
    } finally {
      await alone.close();
    }
  });
});

describe('an identity provider that is silent', () => {
  it('is answered with 503', async () => {
    const alone = await startTestServer({ env: { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: CLIENT } });
    try {
      const { status, body } = await alone.api('POST', '/api/auth/google-signin/', {
        id_token: await idToken(person('g-8', 'eight@gmail.com'), { issuer: 'http://127.0.0.1:9' }),
      });
      expect([status, body.code]).toEqual([503, 'google_unavailable']);
    } finally {
      await alone.close();
    }
  });

  it('is answered with 503 when only its keys do not come', async () => {
    let keysAnswer: [status: number, body: string] | null = null;
    const half = createServer((request, response) => {
      if (request.url !== '/keys') return response.end(JSON.stringify({ issuer: base, jwks_uri: `${base}/keys` }));
      return keysAnswer ? response.writeHead(keysAnswer[0]).end(keysAnswer[1]) : request.socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(half, 'listening');
    const base = `http://127.0.0.1:${(half.address() as { port: number }).port}`;
    const alone = await startTestServer({ env: { GOOGLE_ISSUER: base, GOOGLE_CLIENT_ID: CLIENT } });
    try {
      const id_token = await idToken(person('g-8', 'eight@gmail.com'), { issuer: base });
      for (const answer of [null, [500, '{}'], [200, 'nonsense'], [200, '{"keys":5}'], [200, 'null']] as const) {
        keysAnswer = answer ? [...answer] : null;
        const { status, body } = await alone.api('POST', '/api/auth/google-signin/', { id_token });
        expect([status, body.code], String(answer)).toEqual([503, 'google_unavailable']);
      }
    } finally {
      await alone.close();
      half.close();
    }
  });

  it('is not believed while what it says of itself is of another issuer, or lies elsewhere', async () => {
    let about: object = {};
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    const odd = createServer((request, response) => {
      if (request.url === '/keys') return response.end(JSON.stringify({ keys: [jwk] }));
      if (request.url === '/moved') return response.end(JSON.stringify({ issuer: base, jwks_uri: `${base}/keys` }));
      return 'location' in about
        ? response.writeHead(302, { location: String(about.location) }).end()
        : response.end(JSON.stringify(about));
    }).listen(0, '127.0.0.1');
    await once(odd, 'listening');
    const base = `http://127.0.0.1:${(odd.address() as { port: number }).port}`;
    const alone = await startTestServer({ env: { GOOGLE_ISSUER: base, GOOGLE_CLIENT_ID: CLIENT } });
    try {
      const id_token = await idToken(person('g-9', 'nine@gmail.com'), { issuer: base });
      const jwks_uri = `${base}/keys`;
      for (const said of [
        { issuer, jwks_uri },
        { jwks_uri },
        { issuer: `${base}/`, jwks_uri },
        { location: '/moved' },
      ]) {
        about = said;
        const { status, body } = await alone.api('POST', '/api/auth/google-signin/', { id_token });
        expect([status, body.code], JSON.stringify(said)).toEqual([503, 'google_unavailable']);
      }
      about = { issuer: base, jwks_uri };
      expect((await alone.api('POST', '/api/auth/google-signin/', { id_token })).status).toBe(200);
    } finally {
      await alone.close();
      odd.close();
    }
  });
});
