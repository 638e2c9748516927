import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { embeddedPostgres } from '../db/embedded.ts';
import { connect, type Db } from '../db/open.ts';
import { seedSampleDirectory } from '../directory/sample/seed.ts';

export interface TestDatabase {
  db: Db;
  connection: pg.PoolConfig;
  close: () => Promise<void>;
}

/** One PostgreSQL for all tests of a machine and user; each test file gets a database of its own in it. */
export const testFolder = path.join(os.tmpdir(), `peyk-tests-${process.getuid?.() ?? 0}`);

/** Any number; it keeps two processes from making the template at once. */
const TEMPLATE_LOCK = 770_302;

/** What a migrated and seeded database is made of; another content is another template. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of ['../db/migrations', '../directory/sample']) {
    const absolute = path.join(import.meta.dirname, folder);
    for (const file of fs.readdirSync(absolute).sort()) hash.update(fs.readFileSync(path.join(absolute, file)));
  }
  return `template_${hash.digest('hex').slice(0, 12)}`;
}

async function asAdmin<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the template that every test database is copied from: a copy takes a tenth of a second, migrating and seeding two. */
async function ensureTemplate(config: pg.ClientConfig): Promise<string> {
  const name = templateName();
  await asAdmin(config, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    const { db, close } = await connect({ ...config, database: `${name}_new` }, 2);
    await seedSampleDirectory(db);
    await close();
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** A fresh database, migrated and with the sample directory. `close` drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  fs.mkdirSync(testFolder, { recursive: true });
  const { config } = await embeddedPostgres(testFolder);
  const template = await ensureTemplate(config);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(config, (client) => client.query(`create database ${name} template ${template}`));
  const connection = { ...config, database: name };
  const { db, close } = await connect(connection, 6);
  return {
    db,
    connection,
    close: async () => {
      await close();
      await asAdmin(config, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
