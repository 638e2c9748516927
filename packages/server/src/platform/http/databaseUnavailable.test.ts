import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { blocked } from '../../testing/blocked.ts';
import { createOwner, idFor, type Owner } from '../../testing/owner.ts';
import { type ApiAnswer, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/server.ts';
import { operationsOf, readContract } from './contract.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'away@example.org');
}, 120_000);
afterAll(() => server.close());

/** Operations that do not need the database. */
const ALONE = ['getConfig', 'getHealth', 'getPrivacyPolicy', 'getTermsOfService'];

const credentials = { email: 'away@example.org', password: TEST_PASSWORD };
/** Public operations, with bodies that make them query the database. */
const OPEN: Record<string, object> = {
  login: credentials,
  signup: { ...credentials, first_name: 'Nasrin', last_name: 'Ahmadi' },
  requestPasswordReset: { email: credentials.email },
  confirmPasswordReset: { uid: 'MQ', token: 'x'.repeat(43), new_password: TEST_PASSWORD },
};

const operations = operationsOf(readContract()).map(({ path, method, operation }) => ({
  path,
  method: method.toUpperCase(),
  operation,
  id: operation['x-alias-of'] ?? operation.operationId,
}));
const call = ({ path, method, operation, id }: (typeof operations)[number]): Promise<ApiAnswer> => {
  const address = path.replace('{id}', () => String(idFor(owner, path))).replace('{key}', 'no-such-picture');
  const body = operation.requestBody ? (OPEN[id] ?? { refresh: owner.refresh }) : undefined;
  const api = id in OPEN ? server.api : owner.api;
  return api(method, address, body, { 'accept-language': 'fa' });
};

describe('while the database is away', () => {
  beforeAll(() => server.way.cut());
  afterAll(() => server.way.restore());

  it.each(operations.filter(({ id }) => !ALONE.includes(id) && id !== 'getReadiness' && id !== 'googleSignin'))(
    '$method $path says when to come again',
    async (operation) => {
      const { status, body, headers } = await call(operation);
      expect([status, body, headers.get('retry-after')]).toEqual([
        503,
        {
          detail: 'اکنون انجام این کار ممکن نیست. آنچه نوشته‌اید از دست نرفته است؛ لطفاً کمی بعد دوباره تلاش کنید.',
          code: 'database_gone',
        },
        '2',
      ]);
      expect(Object.keys(operation.operation.responses)).toContain('503');
    },
  );

  it('the server lives, is not ready, and answers what it knows by itself', async () => {
    expect(await server.api('GET', '/readyz')).toMatchObject({ status: 503 });
    for (const operation of operations.filter(({ id }) => ALONE.includes(id)))
      expect((await call(operation)).status, operation.path).toBe(200);
  });
});

it('everybody is served as before when the database is back, with the session they had', async () => {
  await server.way.cut();
  expect((await owner.api('GET', '/bots/')).status).toBe(503);
  await server.way.restore();
  expect((await server.api('GET', '/readyz')).status).toBe(200);
  expect((await owner.api('GET', '/bots/')).status).toBe(200);
});

it('a request that was under way when the database went is answered too', async () => {
  const held = server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').forUpdate().execute();
    const asked = owner.api('PATCH', '/api/auth/me/', { first_name: 'Simin' });
    await blocked(server.db, 1);
    await server.way.cut();
    expect((await asked).status).toBe(503);
  });
  await expect(held).rejects.toSatisfy(isDatabaseUnavailable);
  await server.way.restore();
  expect((await owner.api('GET', '/api/auth/me/')).body).toMatchObject({ first_name: 'Test' });
});

it('a request that lost a deadlock is answered like one that comes too early, and succeeds when it comes again', async () => {
  await sql`create function lose_deadlock() returns trigger language plpgsql
    as $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(server.db);
  await sql`create trigger lose_deadlock before update on users execute function lose_deadlock()`.execute(server.db);
  const save = () => owner.api('PATCH', '/api/auth/me/', { first_name: 'Simin' });
  const { status, body, headers } = await save();
  expect([status, body, headers.get('retry-after')]).toMatchObject([503, { code: 'database_gone' }, '2']);
  await sql`drop trigger lose_deadlock on users`.execute(server.db);
  expect(await save()).toMatchObject({ status: 200, body: { first_name: 'Simin' } });
});
