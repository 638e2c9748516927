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
  /** What pg-boss and tools connect with. */
  connection: pg.PoolConfig;
  close: () => Promise<void>;
}

// int8 and numeric arrive as text by default; every count and id of ours fits a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A date is a calendar day; as a Date it would move with the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Far more than any statement of the product takes; whoever waits for a delivery to end lifts it (`platform/locks.ts`). */
const STATEMENT_MS = 30_000;
/** Google may be asked for a token in the middle of a transaction: twice in a row, ten seconds each. */
const IDLE_IN_TRANSACTION_MS = 120_000;

interface Limits {
  /** Connections at once. */
  max?: number;
  /** How long one statement may take, with its wait for locks. */
  statementMs?: number;
  /** How long a transaction may be open without a statement. */
  idleInTransactionMs?: number;
}

/** A pool whose connections may be lost at any time: the loss is an error of the next statement, never of the process. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  // Whoever cannot have a connection is told so in the end; waiting for ever helps nobody.
  const pool = new pg.Pool({
    ...connection,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    Client: PreparingClient,
  });
  // A connection lost while it is idle is replaced. Lost while somebody holds it, it says so with their next statement; the pool listens to
  // idle ones alone, and an 'error' that nobody listens to ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Connects to one database and brings it to the newest migration. */
export async function connect(
  connection: pg.PoolConfig,
  { max = 12, statementMs = STATEMENT_MS, idleInTransactionMs = IDLE_IN_TRANSACTION_MS }: Limits = {},
): Promise<{ db: Db; close: () => Promise<void> }> {
  // A migration takes as long as it takes.
  const patient = new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool({ ...connection, max: 1 }) }) });
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  const limits = { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleInTransactionMs };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: openPool({ ...connection, ...limits, max }) }) });
  return { db, close: () => db.destroy() };
}

/** Opens DATABASE_URL, or the embedded PostgreSQL in DATA_DIR, which is kept running; `onDown` hears why it cannot be. */
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
      // A call that waits for Gmail holds its connection for half a minute; the database need not wait for it.
      await Promise.race([close(), delay(1000, undefined, { ref: false })]);
      await embedded.stop();
    },
  };
}
