import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { embeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';
import { PreparingClient } from './prepared.ts';
import type { DB } from './schema.ts';

export type Db = Kysely<DB>;

export interface OpenDatabase {
  db: Db;
  /** Connection options for pg-boss and tools. */
  connection: pg.PoolConfig;
  close: () => Promise<void>;
}

// int8 and numeric are strings by default; all our counts and ids fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a calendar day; as a Date it would depend on the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Far above any normal statement; waits for a delivery lift it (`platform/locks.ts`). */
const STATEMENT_MS = 30_000;
/** A transaction may request a token from Google: twice in a row, ten seconds each. */
const IDLE_IN_TRANSACTION_MS = 120_000;
/**
 * A page out of order costs no more than the next one: on a disk without moving parts, and in the cache. By default PostgreSQL expects four
 * times as much and reads whole tables where an index has the answer.
 */
const ANY_ORDER = '-c random_page_cost=1.1';

interface Limits {
  /** Maximum connections. */
  max?: number;
  /** Timeout of one statement in milliseconds, including lock waits. */
  statementMs?: number;
  /** How long a transaction may be idle, in milliseconds. */
  idleInTransactionMs?: number;
}

/** A pool whose connections may be lost at any time: the loss becomes an error of the next statement and never crashes the process. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  // A timeout instead of an endless wait for a connection.
  const pool = new pg.Pool({
    ...connection,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    Client: PreparingClient,
  });
  // A connection lost while idle is replaced. One lost while in use fails the next statement; the pool listens only to idle clients, and an
  // unhandled 'error' event ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Connects to a database and migrates it to the newest version. */
export async function connect(
  connection: pg.PoolConfig,
  { max = 12, statementMs = STATEMENT_MS, idleInTransactionMs = IDLE_IN_TRANSACTION_MS }: Limits = {},
): Promise<{ db: Db; close: () => Promise<void> }> {
  // Migrations have no timeout.
  const patient = new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool({ ...connection, max: 1 }) }) });
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  const limits = { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleInTransactionMs };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: openPool({ options: ANY_ORDER, ...connection, ...limits, max }) }),
  });
  return { db, close: () => db.destroy() };
}

/** Opens DATABASE_URL, or the embedded PostgreSQL in DATA_DIR, which is kept running; `onDown` gets the reason if that fails. */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  onDown: (problem: unknown) => void = () => {},
): Promise<OpenDatabase> {
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
  embedded.keepRunning(onDown);
  return {
    db,
    connection: embedded.config,
    close: async () => {
      // A connection may be held by a Gmail call for half a minute; stopping the database need not wait for it.
      await Promise.race([close(), delay(1000, undefined, { ref: false })]);
      await embedded.stop();
    },
  };
}
