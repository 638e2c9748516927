import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkKey, ForeignKey } from './checkKey.ts';
import { createSecrets } from './secrets.ts';
import { testDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-key-'));

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it('lets the key in that the database was filled with, and no other', async () => {
  await checkKey(database.db, createSecrets(dataDir, 'first'));
  await checkKey(database.db, createSecrets(dataDir, 'first'));
  await expect(checkKey(database.db, createSecrets(dataDir, 'second'))).rejects.toThrow(ForeignKey);
});
