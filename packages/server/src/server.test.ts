import { connect } from 'node:net';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestServer } from './testing/server.ts';

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

it.each([
  ['all', true, true],
  ['api', true, false],
  ['worker', false, true],
])('a server of the role %s answers: %s, works: %s, until it is closed', async (ROLE, answers, works) => {
  const server = await startTestServer({ env: { ROLE } });
  const { port } = server.config;
  try {
    const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job order by name`.execute(server.db);
    expect(rows.map(({ name }) => name)).toEqual(
      works ? ['bot-schedules', 'draft-sweep', 'grant-revocation', 'housekeeping'] : [],
    );
    expect(await listens(port)).toBe(answers);
    const status = await server.api('GET', '/readyz').then(
      (answer) => answer.status,
      () => null,
    );
    expect(status).toBe(answers ? 200 : null);
  } finally {
    await server.close();
  }
  expect(await listens(port)).toBe(false);
});
