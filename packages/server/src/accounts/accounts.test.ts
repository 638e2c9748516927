import type { Session, User } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { award } from './rewards.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const form = (fields: Record<string, string | Blob>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

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
      email: 'Ana@Example.org',
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
    expect(body).toMatchObject({ email: ['An account with this email exists already.'] });
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

  it('stores no refresh token', async () => {
    const { refresh } = await server.signUp('hashed@example.org');
    expect(JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute())).not.toContain(refresh);
  });
});

describe('the own record', () => {
  it('API-07 API-08 changes what is given and nothing else', async () => {
    const { api } = await server.signUp('me@example.org');
    const changed = await api<User>('PATCH', '/api/auth/me/', {
      first_name: 'Mina',
      phone_number: '+98 912',
      date_birth: '1999-02-28',
      xp: 5,
      email: 'x@example.org',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      first_name: 'Mina',
      last_name: 'Student',
      phone: '+98 912',
      phone_number: '+98 912',
      date_birth: '1999-02-28',
      xp: 0,
      email: 'me@example.org',
    });
    expect((await api<User>('GET', '/api/auth/me/')).body).toEqual(changed.body);
    const cleared = await api<User>('PATCH', '/api/auth/me/', { phone: null, date_birth: null });
    expect(cleared.body).toMatchObject({ phone: null, phone_number: null, date_birth: null });
  });

  it.each(['2001-02-29', '2001-13-01', '0000-01-01', '01.02.2001', 'soon'])(
    'refuses the birth date %s',
    async (date_birth) => {
      const { api } = await server.signUp(`date-${date_birth.replace(/\W/g, '')}@example.org`);
      const { status, body } = await api('PATCH', '/api/auth/me/', { date_birth });
      expect(status).toBe(400);
      expect(body.date_birth).toEqual(['Invalid format.']);
      expect((await api('PATCH', '/api/auth/me/', form({ date_birth }))).status).toBe(400);
    },
  );

  it('API-09 takes a form with a photo, and serves the photo', async () => {
    const { api } = await server.signUp('photo@example.org');
    const photo = new Blob([PNG], { type: 'image/png' });
    const first = await api<User>(
      'PATCH',
      '/api/auth/me/',
      form({ first_name: 'Sara', phone_number: '123', date_birth: '', address: 'Oslo', photo_url: '', photo }),
    );
    expect(first).toMatchObject({ status: 200 });
    expect(first.body).toMatchObject({ first_name: 'Sara', phone: '123', address: 'Oslo', date_birth: null });
    expect(first.body.photo_url).toMatch(/^\/api\/media\/[\w-]{32}\/$/);
    const served = await server.api<Buffer>('GET', first.body.photo_url ?? '');
    expect([served.status, served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(served.body.equals(PNG)).toBe(true);

    const kept = await api<User>('PATCH', '/api/auth/me/', { photo_url: first.body.photo_url, first_name: 'Sara' });
    expect(kept.body.photo_url).toBe(first.body.photo_url);
    const second = await api<User>('PATCH', '/api/auth/me/', form({ photo: new Blob([PNG]) }));
    expect(second.body.photo_url).not.toBe(first.body.photo_url);
    expect((await server.api('GET', first.body.photo_url ?? '')).status).toBe(404);
  });

  it('refuses a photo that is not a picture, whatever it is called', async () => {
    const { api } = await server.signUp('nophoto@example.org');
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '%PDF-1.7', 'GIF89a']) {
      const { status, body } = await api(
        'PATCH',
        '/api/auth/me/',
        form({ first_name: 'A', photo: new Blob([text], { type: 'image/png' }) }),
      );
      expect(status).toBe(400);
      expect(body).toHaveProperty('photo');
    }
    expect((await api<User>('GET', '/api/auth/me/')).body).toMatchObject({ first_name: 'Test', photo_url: null });
  });

  it('refuses a photo above 5 MB with its size', async () => {
    const { api } = await server.signUp('large@example.org');
    const { status, body } = await api(
      'PATCH',
      '/api/auth/me/',
      form({ photo: new Blob([PNG, new Uint8Array(5 * 1024 * 1024)]) }),
    );
    expect([status, body.detail]).toEqual([413, 'The file is too large: at most 5 MB are accepted.']);
  });

  it('A-107 takes a photo address of http and https only', async () => {
    const { api } = await server.signUp('photourl@example.org');
    expect((await api<User>('PATCH', '/api/auth/me/', { photo_url: 'https://example.org/a.jpg' })).body.photo_url).toBe(
      'https://example.org/a.jpg',
    );
    for (const photo_url of [
      'javascript:alert(1)',
      'data:image/svg+xml,x',
      '//example.org/a.jpg',
      '/api/media/x/',
      'a.jpg',
    ]) {
      expect((await api('PATCH', '/api/auth/me/', { photo_url })).body, photo_url).toHaveProperty('photo_url');
    }
  });

  it('A-97 keeps a gender that is saved', async () => {
    const { api } = await server.signUp('gender@example.org');
    expect((await api<User>('PATCH', '/api/auth/me/', { gender: 'Female' })).body.gender).toBe('Female');
    expect((await api<User>('PATCH', '/api/auth/me/', { gender: 'Female', first_name: 'Z' })).status).toBe(200);
    for (const gender of ['Male', null]) {
      const { status, body } = await api('PATCH', '/api/auth/me/', { gender });
      expect(status).toBe(400);
      expect(body).toHaveProperty('gender');
    }
  });
});

describe('rewards', () => {
  it('A-33 are given once per deed, and raise the level with every 1000 XP', async () => {
    const { user, api } = await server.signUp('xp@example.org');
    const give = (reference: string, xp: number) =>
      server.db.transaction().execute((trx) => award(trx, user.id, 'bot-created', reference, { xp, coins: 8 }));
    expect(await give('1', 25)).toBe(true);
    expect(await give('1', 25)).toBe(false);
    expect((await api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 25, coins: 8, level: 1 });
    await give('2', 2325);
    expect((await api<User>('GET', '/api/auth/me/')).body).toMatchObject({ xp: 2350, coins: 16, level: 3 });
  });
});
