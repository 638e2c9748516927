import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../platform/db/open.ts';
import type { DB } from '../platform/db/schema.ts';
import { until } from './until.ts';

/**
 * The fault of one statement, numbered from one. `before`, `after`: the connection is lost before the statement was executed, or after it,
 * with its response. `late`: the statement times out, and the connection stays.
 */
export interface Cut {
  at: number;
  when: 'before' | 'after' | 'late';
}

/** A database that fails at one statement. */
export interface CuttableDatabase {
  db: Db;
  /** The statements since the last `begin`. */
  statements: string[];
  /** Restarts the count; this statement will fail, or none. */
  begin(cut?: Cut): void;
  close(): Promise<void>;
}

/** Opens it. `other` is a connection to the same PostgreSQL that is not cut. */
export function cuttableDatabase(connection: pg.PoolConfig, other: Db): CuttableDatabase {
  const pool = new pg.Pool({ ...connection, max: 4 });
  const statements: string[] = [];
  let cut: Cut | undefined;
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const ask = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
    const { processID: pid } = client as unknown as { processID: number };
    const end = async (): Promise<pg.QueryResult> => {
      const cancel = async (): Promise<void> => {
        await until('it sleeps', async () => {
          const { rows } = await sql`
            select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`.execute(other);
          return rows.length > 0;
        });
        await sql`select pg_cancel_backend(${pid})`.execute(other);
      };
      const [result] = await Promise.all([ask('select pg_sleep(60)'), cancel()]);
      return result;
    };
    const lose = async (): Promise<void> => {
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      await sql`select pg_terminate_backend(${pid})`.execute(other);
      await ended;
    };
    const query = async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
      statements.push(text);
      if (statements.length !== cut?.at) return ask(text, values);
      if (cut.when === 'late') return end();
      if (cut.when === 'after') await ask(text, values);
      await lose();
      return ask(text, values);
    };
    Object.assign(client, { query });
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    statements,
    begin(next) {
      statements.length = 0;
      cut = next;
    },
    close: () => db.destroy(),
  };
}
