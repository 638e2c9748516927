import type { Session, User } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { createAccessTokens } from './accessTokens.ts';
import { award } from '../rewards/earn.ts';

let server: TestServer;
beforeAll(async () => {
  // Password storage is tested here at full cost, which other tests lower.
  const { passwordCost } = readConfig({});
  server = await startTestServer({ config: { passwordCost } });
});
afterAll(() => server.close());

describe('signing up', () => {
  it('API-05 answers the new user', async () => {
    const { status, body } = await server.api<User>('POST', '/api/auth/signup/', {
      email: ' Ana@Example.org ',
      password: TEST_PASSWORD,
      first_name: ' Ana ',
      last_name: 'Maria Lo\u0301pez',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: 'ana@example.org',
      first_name: 'Ana',
      last_name: 'Maria López',
      xp: 0,
      coins: 0,
      level: 1,
      gender: null,
    });
    expect(body).not.toHaveProperty('password_hash');
  });

  it('AUTH-09 accepts a person with one name', async () => {
    const { status, body } = await server.api<User>('POST', '/api/auth/signup/', {
      email: 'one@example.org',
      password: TEST_PASSWORD,
      first_name: 'Ana',
    });
    expect([status, body.last_name]).toEqual([201, '']);
  });

  it('names the fields that are missing or too short', async () => {
    const { status, body } = await server.api('POST', '/api/auth/signup/', {
      email: 'short@example.org',
      password: 'short',
      first_name: '  ',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      password: ['Must be at least 8 characters.'],
      first_name: ['This field is required.'],
    });
  });

  const common = ['Too common. Try four unrelated words.'];
  it.each<[string, { email: string; password: string }, object]>([
    [
      'no address and a password that is too short',
      { email: 'a@b', password: 'short' },
      { email: [expect.any(String)], password: ['Must be at least 8 characters.'] },
    ],
    [
      'no address and a common password',
      { email: 'a@b', password: 'password123' },
      { email: [expect.any(String)], password: common },
    ],
    [
      'an address that is taken and a common password',
      { email: 'both@example.org', password: 'password123' },
      { email: ['An account with this email already exists.'], password: common },
    ],
  ])('AUTH-10 names both fields at once: %s', async (_, fields, expected) => {
    await server.api('POST', '/api/auth/signup/', {
      email: 'both@example.org',
      password: TEST_PASSWORD,
      first_name: 'A',
    });
    const { status, body } = await server.api('POST', '/api/auth/signup/', { ...fields, first_name: 'A' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ ...expected, code: 'invalid' });
  });

  it.each([
    'plain',
    'a@b',
    'a b@example.org',
    'a@@example.org',
    'a@example..org',
    '<a@example.org>',
    'a@example.org,b@example.org',
  ])('refuses the address %s', async (email) => {
    const { status, body } = await server.api('POST', '/api/auth/signup/', {
      email,
      password: TEST_PASSWORD,
      first_name: 'A',
    });
    expect(status).toBe(400);
    expect(body).toHaveProperty('email');
  });

  it('refuses an address that is taken, whatever its case', async () => {
    await server.signUp('taken@example.org');
    const { status, body } = await server.api('POST', '/api/auth/signup/', {
      email: 'TAKEN@example.org',
      password: TEST_PASSWORD,
      first_name: 'B',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ email: ['An account with this email already exists.'] });
  });

  it('opens one account when the same address signs up twice at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.api('POST', '/api/auth/signup/', {
          email: 'race@example.org',
          password: TEST_PASSWORD,
          first_name: 'R',
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
  });

  it('AUTH-31 ignores fields a person must not set', async () => {
    const { body } = await server.api<User>('POST', '/api/auth/signup/', {
      email: 'rich@example.org',
      password: TEST_PASSWORD,
      first_name: 'R',
      xp: 9000,
      coins: 9000,
      level: 9,
      id: 1,
    });
    expect(body).toMatchObject({ xp: 0, coins: 0, level: 1 });
  });

  it('stores no password', async () => {
    await server.signUp('secret@example.org');
    const row = await server.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'secret@example.org')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(TEST_PASSWORD);
  });
});

describe('signing in', () => {
  it('API-04 answers access, refresh and user', async () => {
    await server.signUp('login@example.org');
    const { status, body } = await server.api<Session>('POST', '/api/auth/login/', {
      email: 'LOGIN@example.org',
      password: TEST_PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.user.email).toBe('login@example.org');
    expect(body.access.split('.')).toHaveLength(3);
    expect(body.refresh.length).toBeGreaterThan(40);
  });

  it('answers a wrong password and an unknown address alike, in the language of the reader', async () => {
    await server.signUp('known@example.org');
    const wrong = await server.api('POST', '/api/auth/login/', {
      email: 'known@example.org',
      password: 'not this one',
    });
    const unknown = await server.api('POST', '/api/auth/login/', {
      email: 'unknown@example.org',
      password: 'not this one',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ detail: 'The email or the password is wrong.', code: 'wrong_password' });
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
    const persian = await server.api(
      'POST',
      '/api/auth/login/',
      { email: 'unknown@example.org', password: 'x' },
      { 'accept-language': 'fa-IR' },
    );
    expect(persian.body.detail).toBe('ایمیل یا گذرواژه نادرست است.');
  });

  it('slows down whoever guesses, and leaves others alone', async () => {
    await server.signUp('guessed@example.org');
    const login = (email: string, password: string) => server.api('POST', '/api/auth/login/', { email, password });
    for (let n = 0; n < 10; n++) expect((await login('guessed@example.org', `guess ${n}`)).status).toBe(401);
    const refused = await login('Guessed@example.org', TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await login('known@example.org', TEST_PASSWORD)).status).toBe(200);
  });

  it('AUTH-25 answers Not authenticated without a token and with one that does not hold', async () => {
    const { token } = await server.signUp('tokens@example.org');
    const [head = '', payload = '', signature = ''] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: '1' }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const bad = [
      '',
      'Bearer',
      'Bearer x',
      `Basic ${token}`,
      `Bearer ${head}.${forged}.${signature}`,
      `Bearer ${none}.${payload}.`,
      `Bearer ${token}x`,
    ];
    for (const authorization of bad) {
      const { status, body } = await server.api('GET', '/api/auth/me/', undefined, { authorization });
      expect([status, body.detail], authorization).toEqual([401, 'Not authenticated']);
    }
  });
});

describe('sessions', () => {
  it('API-12 exchanges a refresh token for an access token, and keeps the refresh token', async () => {
    const { refresh } = await server.signUp('refresh@example.org');
    for (let n = 0; n < 2; n++) {
      const { status, body } = await server.api<{ access: string }>('POST', '/api/auth/refresh/', { refresh });
      expect([status, Object.keys(body)]).toEqual([200, ['access']]);
      expect(
        (await server.api('GET', '/api/auth/me/', undefined, { authorization: `Bearer ${body.access}` })).status,
      ).toBe(200);
    }
  });

  it('API-13 ends the session at once, for both tokens, and answers a second time alike', async () => {
    const { refresh, api } = await server.signUp('logout@example.org');
    expect((await server.api('POST', '/api/auth/logout/', { refresh })).status).toBe(200);
    expect((await api('GET', '/api/auth/me/')).status).toBe(401);
    expect((await server.api('POST', '/api/auth/refresh/', { refresh })).status).toBe(401);
    expect((await server.api('POST', '/api/auth/logout/', { refresh })).status).toBe(200);
  });

  it('API-13 ends one session, not the others of this person or of anybody else', async () => {
    const first = await server.signUp('two.places@example.org');
    const { body: second } = await server.api<Session>('POST', '/api/auth/login/', {
      email: 'two.places@example.org',
      password: TEST_PASSWORD,
    });
    const other = await server.signUp('elsewhere@example.org');
    await server.api('POST', '/api/auth/logout/', { refresh: first.refresh });
    expect((await first.api('GET', '/api/auth/me/')).status).toBe(401);
    for (const refresh of [second.refresh, other.refresh])
      expect((await server.api('POST', '/api/auth/refresh/', { refresh })).status).toBe(200);
  });

  it('opens nothing for another person than its own', async () => {
    const [one, other] = [
      await server.signUp('one.person@example.org'),
      await server.signUp('other.person@example.org'),
    ];
    const sessionOf = ({ user }: typeof one) =>
      server.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).executeTakeFirstOrThrow();
    const tokens = createAccessTokens(server.deps);
    const { id: sessionId } = await sessionOf(one);
    const status = async (userId: number) =>
      (
        await server.api('GET', '/api/auth/me/', undefined, {
          authorization: `Bearer ${await tokens.sign({ userId, sessionId })}`,
        })
      ).status;
    expect(await status(one.user.id)).toBe(200);
    expect(await status(other.user.id)).toBe(401);
  });

  it('stores no refresh token', async () => {
    const { refresh } = await server.signUp('hashed@example.org');
    expect(JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute())).not.toContain(refresh);
  });
});

describe('rewards', () => {
  it('A-33 are given once per deed, and raise the level with every 1000 XP', async () => {
    const { user, api } = await server.signUp('xp@example.org');
    const other = await server.signUp('xp.other@example.org');
    const give = (reference: string, xp: number) =>
      server.db.transaction().execute((trx) => award(trx, user.id, 'bot-created', reference, { xp, coins: 8 }));
    expect(await give('1', 25)).toBe(true);
    expect(await give('1', 25)).toBe(false);
    expect((await api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 25, coins: 8, level: 1 });
    await give('2', 2325);
    expect((await api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 2350, coins: 16, level: 3 });
    expect((await other.api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 0, coins: 0, level: 1 });
    await server.db.transaction().execute((trx) => award(trx, other.user.id, 'bot-created', '1', { xp: 5, coins: 1 }));
    expect((await other.api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 5, coins: 1 });
    expect((await api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 2350, coins: 16 });
  });
});
