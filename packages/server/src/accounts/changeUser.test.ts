import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { seeded } from '../testing/random.ts';
import { startTestServer, type SignedUp, type TestServer } from '../testing/server.ts';
import { changeUser } from './changeUser.ts';
import { toUser } from './toUser.ts';

let server: TestServer;
let person: SignedUp;
let other: SignedUp;
let third: SignedUp;
const zone = process.env.TZ;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp('day@example.org');
  other = await server.signUp('other.day@example.org');
  third = await server.signUp('third.day@example.org');
  await third.api('PATCH', '/api/auth/me/', {
    phone: '0',
    address: 'Bergen',
    date_birth: '2000-01-01',
    photo_url: 'https://example.org/a.jpg',
  });
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
afterAll(() => server.close());

const seed = Date.now() % 1_000_000;
it.each(['UTC', 'America/Los_Angeles', 'Asia/Tehran', 'Pacific/Kiritimati'])(
  `keeps every birth date as it was given where the clock is that of %s (seed ${seed})`,
  async (tz) => {
    process.env.TZ = tz;
    const random = seeded(seed);
    const dates = Array.from({ length: 60 }, () =>
      new Date(random.between(Date.UTC(1900, 0, 1), Date.UTC(2030, 0, 1))).toISOString().slice(0, 10),
    );
    // On these days Tehran's clock changed at midnight.
    for (const date_birth of [...dates, '2000-01-01', '2000-12-31', '1996-02-29', '2021-03-22', '1979-05-26']) {
      expect((await changeUser(server.deps, person.user.id, { date_birth }, toUser)).date_birth).toBe(date_birth);
      expect((await person.api('GET', '/api/auth/me/')).body.date_birth).toBe(date_birth);
    }
    for (const date_birth of ['2001-02-29', '2001-04-31', '1900-02-29', '2001-00-10'])
      await expect(changeUser(server.deps, person.user.id, { date_birth }, toUser)).rejects.toMatchObject({
        status: 400,
      });
  },
);

it('notes the moment of a change', async () => {
  const moment = new Date('2026-11-23T10:00:00Z');
  await changeUser({ ...server.deps, now: () => moment }, person.user.id, { address: 'There' }, toUser);
  expect(
    await server.db.selectFrom('users').select('updated_at').where('id', '=', person.user.id).executeTakeFirst(),
  ).toEqual({ updated_at: moment });
});

it('changes nobody else', async () => {
  const before = (await other.api('GET', '/api/auth/me/')).body;
  await changeUser(
    server.deps,
    person.user.id,
    {
      first_name: 'Another',
      last_name: 'Name',
      phone: '1',
      address: 'Here',
      gender: 'Female',
      photo_url: 'https://example.org/a.jpg',
    },
    toUser,
  );
  expect((await other.api('GET', '/api/auth/me/')).body).toEqual(before);
});

it.each<[string, unknown, object]>([
  ['first_name', '  Mina ', { first_name: 'Mina' }],
  ['last_name', ' Rad ', { last_name: 'Rad' }],
  ['last_name', '  ', { last_name: '' }],
  ['phone', ' 1 ', { phone: '1', phone_number: '1' }],
  ['phone_number', '2', { phone: '2', phone_number: '2' }],
  ['phone', null, { phone: null, phone_number: null }],
  ['gender', 'Female', { gender: 'Female' }],
  ['address', ' Oslo ', { address: 'Oslo' }],
  ['address', ' ', { address: null }],
  ['date_birth', '2001-02-28', { date_birth: '2001-02-28' }],
  ['date_birth', null, { date_birth: null }],
  ['photo_url', 'https://example.org/b.jpg', { photo_url: 'https://example.org/b.jpg' }],
  ['photo_url', null, { photo_url: null }],
])('changes %s to %j and nothing else', async (field, value, changed) => {
  const { api } = third;
  const before = (await api('GET', '/api/auth/me/')).body;
  const after = await api('PATCH', '/api/auth/me/', { [field]: value });
  expect(after).toMatchObject({ status: 200, body: { ...before, ...changed, version: expect.any(Number) } });
  expect((await api('GET', '/api/auth/me/')).body).toEqual(after.body);
  expect(Number(after.body.version)).toBeGreaterThan(Number(before.version));
});
