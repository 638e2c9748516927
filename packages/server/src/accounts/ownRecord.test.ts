import type { User } from '@peyk/api-types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { dropPicture } from './media.ts';

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

  it.each(['phone', 'phone_number'])('API-08 sets and clears the phone under the name %s', async (name) => {
    const { api } = await server.signUp(`${name.replace('_', '-')}@example.org`);
    for (const phone of ['+98 912', null]) {
      const changed = await api<User>('PATCH', '/api/auth/me/', { [name]: phone });
      expect(changed).toMatchObject({ status: 200, body: { phone, phone_number: phone } });
      expect((await api<User>('GET', '/api/auth/me/')).body).toEqual(changed.body);
    }
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

  it('A-97 takes an empty gender of a form for none, as long as none is stored', async () => {
    const { api } = await server.signUp('no-gender@example.org');
    const send = (gender: string) => api<User>('PATCH', '/api/auth/me/', form({ gender }));
    expect(await send('')).toMatchObject({ status: 200, body: { gender: null } });
    expect(await send('Female')).toMatchObject({ status: 200, body: { gender: 'Female' } });
    expect(await send('')).toMatchObject({ status: 400, body: { gender: [expect.any(String)] } });
    expect((await api<User>('GET', '/api/auth/me/')).body.gender).toBe('Female');
  });

  it.each([
    ['gender', 'x'],
    ['phone', '1'.repeat(41)],
    ['phone_number', '1'.repeat(41)],
    ['address', 'x'.repeat(2001)],
  ])('refuses in a form what it refuses in JSON: %s', async (field, value) => {
    const { api } = await server.signUp(`form-${field.replace('_', '-')}@example.org`);
    for (const body of [form({ [field]: value }), { [field]: value }])
      expect(await api('PATCH', '/api/auth/me/', body)).toMatchObject({
        status: 400,
        body: { [field]: [expect.any(String)] },
      });
  });

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
      'image/webp',
      'nosniff',
    ]);
    expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', width: 1, height: 1 });

    const kept = await api<User>('PATCH', '/api/auth/me/', { photo_url: first.body.photo_url, first_name: 'Sara' });
    expect(kept.body.photo_url).toBe(first.body.photo_url);
    const second = await api<User>('PATCH', '/api/auth/me/', form({ photo: new Blob([PNG]) }));
    expect(second.body.photo_url).not.toBe(first.body.photo_url);
    expect((await server.api('GET', first.body.photo_url ?? '')).status).toBe(404);
  });

  it.each([
    ['/api/auth/me/', null],
    ['/api/auth/me/', 'https://example.org/a.jpg'],
    ['/api/student/profile/edit/', null],
    ['/api/student/profile/edit/', 'https://example.org/a.jpg'],
  ])('keeps no photo that gave way at %s to %s', async (path, photo_url) => {
    const { api, user } = await server.signUp(`gone.photo${path.length}.${String(photo_url).length}@example.org`);
    const { body } = await api<User>('PATCH', '/api/auth/me/', form({ photo: new Blob([PNG]) }));
    expect((await api<User>('PATCH', path, { photo_url })).body.photo_url).toBe(photo_url);
    expect((await server.api('GET', body.photo_url ?? '')).status).toBe(404);
    expect(await server.db.selectFrom('media').select('key').where('user_id', '=', user.id).execute()).toEqual([]);
  });

  it('keeps the photo when something else is changed', async () => {
    const { api } = await server.signUp('same.photo@example.org');
    const { body } = await api<User>('PATCH', '/api/auth/me/', form({ photo: new Blob([PNG]) }));
    expect((await api<User>('PATCH', '/api/auth/me/', { phone: '123' })).body.photo_url).toBe(body.photo_url);
    expect((await server.api('GET', body.photo_url ?? '')).status).toBe(200);
  });

  it('keeps the photo of another person when somebody drops theirs', async () => {
    const { api, user } = await server.signUp('keeps.photo@example.org');
    const other = await server.signUp('drops.photo@example.org');
    const { body } = await api<User>('PATCH', '/api/auth/me/', form({ photo: new Blob([PNG]) }));
    await dropPicture(server.db, other.user.id, body.photo_url);
    expect((await server.api('GET', body.photo_url ?? '')).status).toBe(200);
    await dropPicture(server.db, user.id, body.photo_url);
    expect((await server.api('GET', body.photo_url ?? '')).status).toBe(404);
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
    expect([status, body.detail]).toEqual([413, 'The file is too large: the limit is 5 MB.']);
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
