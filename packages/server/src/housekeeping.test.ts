import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isKnownDevice } from './accounts/devices.ts';
import { hashToken } from './accounts/sessions.ts';
import type { DB } from './platform/db/schema.ts';
import { runHousekeeping } from './housekeeping.ts';
import { KEY_TTL_MS } from './platform/http/idempotency.ts';
import { createOwner, type Owner } from './testing/owner.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { until } from './testing/until.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let owner: Owner;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  owner = await createOwner(server, 'house@example.org');
}, 120_000);
afterAll(() => server.close());

const later = async (ms: number): Promise<void> => {
  now = new Date(now.getTime() + ms);
  await runHousekeeping(server.deps);
};

const count = async (table: keyof DB): Promise<number> => {
  const { rows } = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

it('a key of a request is forgotten after its day, and not before', async () => {
  const draft = `/api/emails/email-drafts/${owner.draft}/approve/`;
  await owner.api('POST', draft, {}, { 'idempotency-key': 'house' });
  await later(KEY_TTL_MS - MINUTE);
  expect(await count('idempotency_keys')).toBe(1);
  await later(2 * MINUTE);
  expect(await count('idempotency_keys')).toBe(0);
});

it('a session is deleted when it has ended or expired, and an active one is not', async () => {
  const signIn = async () =>
    (
      await server.api<{ refresh: string }>('POST', '/api/auth/login/', {
        email: owner.user.email,
        password: owner.password,
      })
    ).body.refresh;
  const sessionOf = (refresh: string) =>
    server.db.selectFrom('sessions').select('id').where('refresh_hash', '=', hashToken(refresh)).execute();
  const [ended, used, idle] = [await signIn(), await signIn(), await signIn()];
  await server.api('POST', '/api/auth/logout/', { refresh: ended });
  await later(10 * DAY);
  expect(await sessionOf(ended)).toHaveLength(0);
  expect(await sessionOf(idle)).toHaveLength(1);
  expect(await server.api('POST', '/api/auth/refresh/', { refresh: used })).toMatchObject({ status: 200 });
  await later(10 * DAY);
  expect(await sessionOf(idle)).toHaveLength(0);
  expect(await sessionOf(used)).toHaveLength(1);
  expect(await server.api('POST', '/api/auth/refresh/', { refresh: used })).toMatchObject({ status: 200 });
  expect(await server.api('POST', '/api/auth/refresh/', { refresh: idle })).toMatchObject({ status: 401 });
});

it('a device is a stranger again when nobody has signed in with it for half a year, and not while somebody does', async () => {
  const signIn = async (device?: string) =>
    (
      await server.api<{ device: string }>('POST', '/api/auth/login/', {
        email: owner.user.email,
        password: owner.password,
        ...(device === undefined ? {} : { device }),
      })
    ).body.device;
  const isKnown = async (device: string) => isKnownDevice(server.db, owner.user.id, device);
  const [used, left] = [await signIn(), await signIn()];
  await later(100 * DAY);
  expect(await signIn(used)).toBe(used);
  await later(79 * DAY);
  expect([await isKnown(used), await isKnown(left)]).toEqual([true, true]);
  await later(2 * DAY);
  expect([await isKnown(used), await isKnown(left)]).toEqual([true, false]);
  await later(100 * DAY);
  expect(await isKnown(used)).toBe(false);
});

/** Creates a reset link, an attempt and a started Gmail connection, all at the current time. */
async function begun(): Promise<void> {
  await server.db
    .insertInto('password_resets')
    .values({ user_id: owner.user.id, token_hash: 'spent', expires_at: new Date(now.getTime() + 60 * MINUTE) })
    .execute();
  await server.db.insertInto('attempts').values({ kind: 'login', key_hash: 'somebody', at: now }).execute();
  await server.db
    .insertInto('oauth_states')
    .values({ state_hash: 'left', user_id: owner.user.id, secrets_sealed: 'x', redirect_uri: 'x', created_at: now })
    .execute();
}

it('links, attempts, states and answers that are of no use any more are forgotten', async () => {
  await begun();
  const soon = new Date(now.getTime() + 5 * MINUTE);
  await server.db.insertInto('directory_cache').values({ key: 'old', value: '{}', expires_at: soon }).execute();
  await server.db
    .insertInto('stand_in_oidc')
    .values({ kind: 'AuthorizationCode', id: 'old', payload: '{}', expires_at: soon })
    .execute();
  const kept = await count('stand_in_oidc');
  const tables = ['password_resets', 'attempts', 'oauth_states', 'directory_cache'] as const;
  const here = async (): Promise<number> => (await Promise.all(tables.map(count))).reduce((sum, rows) => sum + rows, 0);
  await later(MINUTE);
  expect(await here()).toBeGreaterThanOrEqual(tables.length);
  await later(2 * DAY);
  expect(await here()).toBe(0);
  expect(await count('stand_in_oidc')).toBeLessThan(kept);
});

it('states, links and attempts are kept for as long as they are of use', async () => {
  await begun();
  const kept = async (): Promise<number[]> =>
    Promise.all((['oauth_states', 'password_resets', 'attempts'] as const).map(count));
  for (const [minutes, rows] of [
    [9, [1, 1, 1]],
    [2, [0, 1, 1]],
    [48, [0, 1, 1]],
    [2, [0, 0, 1]],
    // No limit counts an attempt for longer than three hours.
    [119, [0, 0, 1]],
  ] as const) {
    await later(minutes * MINUTE);
    expect(await kept()).toEqual(rows);
  }
});

it('is kept by the worker itself, again in an hour', async () => {
  const inMinutes = async (): Promise<number | undefined> => {
    const { rows } = await sql<{ at: Date }>`
      select max(start_after) as at from pgboss.job where name = 'housekeeping' and state = 'created'`.execute(
      server.db,
    );
    return rows[0]?.at ? (rows[0].at.getTime() - Date.now()) / MINUTE : undefined;
  };
  const next = await until('the look of the start is over', async () => {
    const minutes = (await inMinutes()) ?? 0;
    return minutes > 30 && minutes;
  });
  expect(next).toBeLessThanOrEqual(60);
});
