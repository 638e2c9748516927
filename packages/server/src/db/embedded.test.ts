import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { embeddedPostgres, type EmbeddedPostgres } from './embedded.ts';

const folders: string[] = [];

function privateFolder(): string {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-private-'));
  fs.chmodSync(parent, 0o700);
  folders.push(parent);
  return path.join(parent, 'data');
}

async function ask(config: EmbeddedPostgres['config'], statement: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('keeps its rows over a restart, in a folder nobody else may enter', async () => {
    const dataDir = privateFolder();
    const first = await embeddedPostgres(dataDir);
    await ask(first.config, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await embeddedPostgres(dataDir);
    expect(await ask(second.config, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  it('is one server for two that start at once', async () => {
    const dataDir = privateFolder();
    const [one, other] = await Promise.all([embeddedPostgres(dataDir), embeddedPostgres(dataDir)]);
    await ask(one.config, 'create table seen (by_whom text)');
    expect(await ask(other.config, 'select count(*)::int as rows from seen')).toEqual([{ rows: 0 }]);
    await one.stop();
    await other.stop();
    expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});
