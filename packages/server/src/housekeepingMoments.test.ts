import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from './platform/db/open.ts';
import { runHousekeeping } from './housekeeping.ts';
import { type TestDatabase, testDatabase } from './testing/database.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = new Date('2026-11-23T10:00:00Z');
const before = (ms: number): Date => new Date(now.getTime() - ms);

let database: TestDatabase;
let db: Db;
let user_id: number;
beforeAll(async () => {
  database = await testDatabase();
  ({ db } = database);
  ({ id: user_id } = await db
    .insertInto('users')
    .values({ email: 'house@example.org' })
    .returning('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => database.close());

/** Per table: how a row with a timestamp is written, how rows are named, and how long they are kept. */
const kinds = {
  idempotency_keys: {
    life: DAY,
    write: (name: string, at: Date) =>
      db.insertInto('idempotency_keys').values({ user_id, key: name, hash: 'x', created_at: at }).execute(),
    names: () => db.selectFrom('idempotency_keys').select('key as name').execute(),
  },
  attempts: {
    life: DAY,
    write: (name: string, at: Date) =>
      db.insertInto('attempts').values({ kind: 'login', key_hash: name, at }).execute(),
    names: () => db.selectFrom('attempts').select('key_hash as name').execute(),
  },
  devices: {
    life: 180 * DAY,
    write: (name: string, at: Date) =>
      db.insertInto('devices').values({ user_id, token_hash: name, last_used_at: at }).execute(),
    names: () => db.selectFrom('devices').select('token_hash as name').execute(),
  },
  password_resets: {
    life: 0,
    write: (name: string, at: Date) =>
      db.insertInto('password_resets').values({ user_id, token_hash: name, expires_at: at }).execute(),
    names: () => db.selectFrom('password_resets').select('token_hash as name').execute(),
  },
  'sessions that nobody used': {
    life: 14 * DAY,
    write: (name: string, at: Date) =>
      db
        .insertInto('sessions')
        .values({ user_id, refresh_hash: `idle ${name}`, last_used_at: at, expires_at: before(-DAY) })
        .execute(),
    names: () =>
      db.selectFrom('sessions').select('refresh_hash as name').where('refresh_hash', 'like', 'idle %').execute(),
  },
  'sessions at their end': {
    life: 0,
    write: (name: string, at: Date) =>
      db
        .insertInto('sessions')
        .values({ user_id, refresh_hash: `over ${name}`, last_used_at: now, expires_at: at })
        .execute(),
    names: () =>
      db.selectFrom('sessions').select('refresh_hash as name').where('refresh_hash', 'like', 'over %').execute(),
  },
  oauth_states: {
    life: 10 * MINUTE,
    write: (name: string, at: Date) =>
      db
        .insertInto('oauth_states')
        .values({ state_hash: name, user_id, secrets_sealed: 'x', redirect_uri: 'x', created_at: at })
        .execute(),
    names: () => db.selectFrom('oauth_states').select('state_hash as name').execute(),
  },
  directory_cache: {
    life: 0,
    write: (name: string, at: Date) =>
      db.insertInto('directory_cache').values({ key: name, value: '{}', expires_at: at }).execute(),
    names: () => db.selectFrom('directory_cache').select('key as name').execute(),
  },
  stand_in_oidc: {
    life: 0,
    write: (name: string, at: Date) =>
      db.insertInto('stand_in_oidc').values({ kind: 'AccessToken', id: name, payload: '{}', expires_at: at }).execute(),
    names: () => db.selectFrom('stand_in_oidc').select('id as name').where('kind', '=', 'AccessToken').execute(),
  },
};

it('each thing is forgotten once its time is over, to the millisecond, and nothing else is', async () => {
  const grant = { kind: 'Grant', id: 'for ever', payload: '{}', expires_at: null };
  await db.insertInto('stand_in_oidc').values(grant).execute();
  await db
    .insertInto('sessions')
    .values({ user_id, refresh_hash: 'revoked', last_used_at: now, expires_at: before(-DAY), revoked_at: now })
    .execute();
  for (const { life, write } of Object.values(kinds)) {
    await write('over', before(life + 1));
    await write('just', before(life));
    await write('later', before(life - MINUTE));
  }
  const log = { error: () => expect.unreachable() } as never;
  await runHousekeeping({ db, log, now: () => now });
  for (const [kind, { names }] of Object.entries(kinds)) {
    const left = (await names()).map(({ name }) => name.split(' ').at(-1) ?? '').toSorted((a, b) => a.localeCompare(b));
    expect([kind, left]).toEqual([kind, ['just', 'later']]);
  }
  expect(await db.selectFrom('sessions').select('id').where('refresh_hash', '=', 'revoked').execute()).toEqual([]);
  expect(await db.selectFrom('stand_in_oidc').select('id').where('kind', '=', 'Grant').execute()).toEqual([
    { id: 'for ever' },
  ]);
});
