import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { embeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;

export interface OpenDatabase {
  db: Db;
  /** What pg-boss and tools connect with. */
  connection: pg.PoolConfig;
  close: () => Promise<void>;
}

// int8 and numeric arrive as text by default; every count and id of ours fits a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a calendar day; as a Date it would move with the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Connects to one database and brings it to the newest migration. */
export async function connect(connection: pg.PoolConfig, max = 12): Promise<{ db: Db; close: () => Promise<void> }> {
  // Whoever cannot have a connection is told so in the end; waiting for ever helps nobody.
  const pool = new pg.Pool({ ...connection, max, connectionTimeoutMillis: 15_000 });
  pool.on('error', () => {});
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return { db, close: () => db.destroy() };
}

/** Opens DATABASE_URL, or the embedded PostgreSQL in DATA_DIR. */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    return { connection, ...(await connect(connection)) };
  }
  fs.mkdirSync(path.resolve(config.dataDir), { recursive: true });
  const embedded = await embeddedPostgres(path.resolve(config.dataDir));
  const { db, close } = await connect(embedded.config).catch(async (error: unknown) => {
    await embedded.stop();
    throw error;
  });
  return {
    db,
    connection: embedded.config,
    close: async () => {
      // A call that waits for Gmail holds its connection for half a minute; the database need not wait for it.
      await Promise.race([close(), delay(1000, undefined, { ref: false })]);
      await embedded.stop();
    },
  };
}
