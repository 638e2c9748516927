import { createCipheriv, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseBotsOfAccount } from './bots/pauseBots.ts';
import { checkMasterKey, ForeignKey } from './checkMasterKey.ts';
import { accessTokenPlace, refreshTokenPlace } from './gmail/sealedTokens.ts';
import { createSecrets } from './platform/secrets.ts';
import { testDatabase, type TestDatabase } from './testing/database.ts';
import { testKey } from './testing/testKey.ts';

let database: TestDatabase;
const now = (): Date => new Date('2026-11-23T10:00:00Z');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-key-'));

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it('lets the key in that the database was filled with, and no other', async () => {
  await checkMasterKey({
    db: database.db,
    secrets: createSecrets(dataDir, testKey('first')),
    now,
    pauseBots: pauseBotsOfAccount,
  });
  await checkMasterKey({
    db: database.db,
    secrets: createSecrets(dataDir, testKey('first')),
    now,
    pauseBots: pauseBotsOfAccount,
  });
  await expect(
    checkMasterKey({
      db: database.db,
      secrets: createSecrets(dataDir, testKey('second')),
      now,
      pauseBots: pauseBotsOfAccount,
    }),
  ).rejects.toThrow(ForeignKey);
});

describe('a database of the first versions', () => {
  const secrets = createSecrets(dataDir, testKey('grown'));
  /** The first versions' format: a key per purpose, no place. */
  const sealFirst = (purpose: string, text: string): string => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', secrets.key(purpose), nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  };
  let grown: TestDatabase;
  beforeAll(async () => {
    grown = await testDatabase();
    await grown.db
      .insertInto('installation')
      .values({ name: 'sealed with', value: sealFirst('sealed with', 'sealed with') })
      .execute();
  });
  afterAll(() => grown.close());

  async function account(n: number, sealed: { refresh: string | null; access: string | null }) {
    const { id: user_id } = await grown.db
      .insertInto('users')
      .values({ email: `grown${n}@example.org` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return grown.db
      .insertInto('gmail_accounts')
      .values({
        user_id,
        google_subject: `subject${n}`,
        email: `grown${n}@gmail.example`,
        state: 'connected',
        refresh_token_sealed: sealed.refresh,
        access_token_sealed: sealed.access,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  const read = (id: number) =>
    grown.db.selectFrom('gmail_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('is refused with another key, and left as it is', async () => {
    const before = await grown.db.selectFrom('installation').selectAll().execute();
    await expect(
      checkMasterKey({
        db: grown.db,
        secrets: createSecrets(dataDir, testKey('stranger')),
        now,
        pauseBots: pauseBotsOfAccount,
      }),
    ).rejects.toThrow(ForeignKey);
    expect(await grown.db.selectFrom('installation').selectAll().execute()).toEqual(before);
  });

  it('has its tokens sealed for their rows at the first start, also when two processes start at once', async () => {
    const whole = await account(1, {
      refresh: sealFirst('gmail-refresh', 'refresh 1'),
      access: sealFirst('gmail-access', 'access 1'),
    });
    const other = await account(2, { refresh: sealFirst('gmail-refresh', 'refresh 2'), access: null });
    const damaged = await account(3, { refresh: sealFirst('another purpose', 'x'), access: null });
    await Promise.all([
      checkMasterKey({ db: grown.db, secrets, now, pauseBots: pauseBotsOfAccount }),
      checkMasterKey({ db: grown.db, secrets, now, pauseBots: pauseBotsOfAccount }),
    ]);
    const [first, second] = [await read(whole.id), await read(other.id)];
    expect(secrets.open(refreshTokenPlace(first), first.refresh_token_sealed ?? '')).toBe('refresh 1');
    expect(secrets.open(accessTokenPlace(first), first.access_token_sealed ?? '')).toBe('access 1');
    expect(secrets.open(refreshTokenPlace(second), second.refresh_token_sealed ?? '')).toBe('refresh 2');
    expect(second.access_token_sealed).toBeNull();
    expect(await read(damaged.id)).toEqual({
      ...damaged,
      state: 'needs_reconnect',
      refresh_token_sealed: null,
      updated_at: now(),
    });
  });

  it('takes nothing of the old form afterwards', async () => {
    const late = await account(4, { refresh: sealFirst('gmail-refresh', 'refresh 4'), access: null });
    await checkMasterKey({ db: grown.db, secrets, now, pauseBots: pauseBotsOfAccount });
    const { refresh_token_sealed: sealed } = await read(late.id);
    expect(() => secrets.open(refreshTokenPlace(late), sealed ?? '')).toThrow();
  });
});
