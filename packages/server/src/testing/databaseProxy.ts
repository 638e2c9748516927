import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { until } from './until.ts';

const SOCKET = '.s.PGSQL.5432';

/**
 * A proxy to a database that a test can cut and restore, as if the server itself had ended; other users of the PostgreSQL are unaffected.
 */
export interface DatabaseProxy {
  connection: pg.PoolConfig;
  /** The proxy's DATABASE_URL. */
  url: string;
  /** Cuts every connection, terminates their backends and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy to the database of this connection, which must use a Unix socket. */
export async function databaseProxy(connection: pg.PoolConfig): Promise<DatabaseProxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-way-'));
  const file = path.join(folder, SOCKET);
  const name = path.basename(folder);
  const sockets = new Set<Socket>();
  let server: Server | null = null;

  const restore = async (): Promise<void> => {
    server = createServer((near) => {
      const far = connect(path.join(connection.host ?? '', SOCKET));
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('error', () => {});
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    }).listen(file);
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = null;
    for (const socket of sockets) socket.destroy();
    await closed;
    // A busy backend would not notice the lost connection and might still execute its statement.
    const client = new pg.Client(connection);
    await client.connect();
    await until('they are gone', async () => {
      const { rowCount } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [name],
      );
      return rowCount === 0;
    });
    await client.end();
  };

  await restore();
  return {
    connection: { ...connection, host: folder, application_name: name },
    url: `postgresql://${connection.user}@/${connection.database}?host=${encodeURIComponent(folder)}&application_name=${name}`,
    cut,
    restore,
    close: async () => {
      await cut();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
