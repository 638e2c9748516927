import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blocked } from './testing/blocked.ts';
import { killableServer, type KillableServer } from './testing/killServer.ts';
import { caller, TEST_PASSWORD } from './testing/server.ts';
import { until } from './testing/until.ts';

let server: KillableServer;
beforeEach(async () => {
  server = await killableServer();
  await server.start();
});
afterEach(() => server.close());

const isDeaf = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('connect', () => resolve(false)).on('error', () => resolve(true));
    socket.on('connect', () => socket.destroy());
  });

describe('a process that is told to end', () => {
  it('answers what it has begun, and ends well', async () => {
    const api = caller(server.url);
    const account = { email: 'ends@example.org', password: TEST_PASSWORD };
    await api('POST', '/api/auth/signup/', { ...account, first_name: 'Nasrin', last_name: 'Ahmadi' });
    const { body } = await api<{ access: string }>('POST', '/api/auth/login/', account);
    const { db } = server.database;
    const { answer, ended } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').forUpdate().execute();
      const asked = caller(server.url, body.access)('PATCH', '/api/auth/me/', { first_name: 'Simin' });
      await blocked(db, 1);
      const end = server.terminate();
      await until('it lets nobody in', isDeaf);
      return { answer: asked, ended: end };
    });
    expect(await answer).toMatchObject({ status: 200, body: { first_name: 'Simin' } });
    expect(await ended).toBe(0);
  });

  it('ends well while its database is away', async () => {
    const { db } = server.database;
    await until('it has started', async () => {
      const { rows } = await sql`select from pgboss.job where name = 'housekeeping'`.execute(db);
      return rows.length > 0;
    });
    await server.way?.cut();
    await until('it is not ready', async () => (await fetch(`${server.url}/readyz`)).status === 503);
    expect(await server.terminate()).toBe(0);
  });
});
