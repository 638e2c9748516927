import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type EmbeddedPostgres, embeddedPostgres } from '../platform/db/embedded.ts';
import { connect, type Db, openPool } from '../platform/db/open.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { seedSampleDirectory } from '../directory/sample/seed.ts';

export interface TestDatabase {
  db: Db;
  connection: pg.PoolConfig;
  close: () => Promise<void>;
}

/** One PostgreSQL for all tests of a machine and user; each test file gets its own database in it. */
const testFolder = path.join(os.tmpdir(), `peyk-tests-fast-${process.getuid?.() ?? 0}`);

/** Test data is disposable, so nothing waits for the disk. Several test files hold connections at once. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** Starts the tests' PostgreSQL, or joins a running one. */
export function testPostgres(): Promise<EmbeddedPostgres> {
  fs.mkdirSync(testFolder, { recursive: true });
  return embeddedPostgres(testFolder, { settings: SETTINGS });
}

/** Arbitrary; prevents concurrent creation of the template. */
const TEMPLATE_LOCK = 770_302;

/** A hash of everything that determines a migrated and seeded database; a change gives a new template. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const file of [
    '../platform/db/migrate.ts',
    '../platform/jobs/jobs.ts',
    '../directory/openalex/abstract.ts',
    '../../package.json',
  ])
    hash.update(fs.readFileSync(path.join(import.meta.dirname, file)));
  for (const folder of ['../platform/db/migrations', '../directory/sample']) {
    const absolute = path.join(import.meta.dirname, folder);
    for (const entry of fs.readdirSync(absolute, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(absolute, entry);
      if (fs.statSync(file).isFile()) hash.update(fs.readFileSync(file));
    }
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

/** Creates the template of all test databases: a copy takes a tenth of a second, migrating and seeding two. */
async function ensureTemplate(config: pg.ClientConfig): Promise<string> {
  const name = templateName();
  await asAdmin(config, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    const { db, close } = await connect({ ...config, database: `${name}_new` }, { max: 2 });
    await seedSampleDirectory(db);
    // Creating pg-boss's tables would take each server half a second.
    const jobs = createJobs({ ...config, database: `${name}_new` }, () => {}, false);
    await jobs.start();
    await jobs.stop();
    await close();
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
  return name;
}

/** Creates a database as a copy of a template; `drop` removes it. */
async function ownDatabase(
  templateFor: (config: pg.ClientConfig) => Promise<string>,
): Promise<{ connection: pg.PoolConfig; drop: () => Promise<void> }> {
  const { config } = await testPostgres();
  const template = await templateFor(config);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(config, (client) => client.query(`create database ${name} template ${template}`));
  return {
    connection: { ...config, database: name },
    drop: async () => {
      await asAdmin(config, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** A new database, migrated and with the sample directory. `close` drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { connection, drop } = await ownDatabase(ensureTemplate);
  const { db, close } = await connect(connection, { max: 6 });
  return {
    db,
    connection,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** An empty database, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<{ db: Kysely<unknown>; close: () => Promise<void> }> {
  const { connection, drop } = await ownDatabase(async () => 'template0');
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool(connection) }) });
  return {
    db,
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
}
