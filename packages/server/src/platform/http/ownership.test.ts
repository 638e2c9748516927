import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from '../../profile/samples.ts';
import type { SectionName } from '../../profile/sections.ts';
import { createOwner, idFor, type Owner } from '../../testing/owner.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/server.ts';
import { operationsOf, readContract } from './contract.ts';

let server: TestServer;
let owner: Owner;
let stranger: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'owner@example.org');
  stranger = await server.signUp('stranger@example.org');
}, 120_000);
afterAll(() => server.close());

const contract = readContract();
const operations = operationsOf(contract).map(({ path, method, operation }) => ({
  path,
  method: method.toUpperCase(),
  operation,
}));
const withId = operations.filter(({ path }) => path.includes('{id}'));

/** A body that is valid for the owner, so that only ownership can cause the refusal. */
function bodyFor(path: string, method: string): unknown {
  if (method === 'GET' || method === 'DELETE') return undefined;
  const section = /^\/api\/student\/([a-z-]+)\//.exec(path)?.[1]?.replaceAll('-', '_');
  if (section && section in sampleEntries) return sampleEntries[section as SectionName];
  if (path.startsWith('/bots/') && path.endsWith('/update/')) return { name: 'Taken over' };
  if (path.startsWith('/api/professor/')) return { email: 'taken.over@example.org' };
  if (path === '/api/emails/email-drafts/{id}/') return { subject: 'Taken over', body: 'Taken over' };
  if (path === '/api/student/imports/{id}/save/') return { take: [1] };
  if (path.endsWith('/attachments/')) return { cv: 'none', proposal: null };
  if (path.endsWith('/judge/')) return { subject: 'Taken over', body: 'Taken over' };
  if (path.endsWith('/rewrite/')) return { action: 'anew' };
  if (path.endsWith('/phrasing/')) return { text: 'Taken over', keep: true };
  if (path.endsWith('/source-opened/')) return { url: 'https://taken.example/over' };
  if (path.endsWith('/bind/')) return { text: 'Taken over', source: null };
  if (path.endsWith('/settle/')) return { outcome: 'sent' };
  if (path.endsWith('/answer/')) return { kind: 'other', received_on: '2026-11-18' };
  return undefined;
}

/** All rows of a person, as text. */
async function belongings(userId: number): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(
    server.db,
  );
  const kept: unknown[] = [];
  for (const { name } of tables.rows.filter(({ name: table }) => !['sessions', 'attempts'].includes(table))) {
    const { rows } =
      await sql`select to_jsonb(t) as row from ${sql.table(name)} t where user_id = ${userId} order by t::text`.execute(
        server.db,
      );
    kept.push([name, rows]);
  }
  kept.push((await sql`select to_jsonb(t) as row from users t where id = ${userId}`.execute(server.db)).rows);
  return JSON.stringify(kept);
}

describe('AUTH-31 what belongs to another person is not there', () => {
  it.each(withId)('for $method $path', async ({ path, method }) => {
    const before = await belongings(owner.user.id);
    const address = path.replace('{id}', String(idFor(owner, path))).replace('{position}', '0');
    const answer = await stranger.api(method, address, bodyFor(path, method));
    expect(answer).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect(await belongings(owner.user.id)).toBe(before);
  });

  it('when its id stands in a body or a query', async () => {
    const before = await belongings(owner.user.id);
    const calls: [string, string, unknown, number[]][] = [
      ['POST', '/api/emails/email-drafts/get-or-create/', { professor: owner.professor }, [400, 404]],
      ['POST', '/api/emails/email-drafts/find/', { professor: owner.professor }, [400, 404]],
      ['POST', '/api/sending/do-not-contact/', { professor: owner.professor }, [404]],
      [
        'POST',
        '/bots/create/',
        { name: 'X', gmail_account: owner.gmail, advanced_filters: { research_area: 'X' } },
        [400],
      ],
    ];
    for (const [method, path, body, statuses] of calls)
      expect(statuses, path).toContain((await stranger.api(method, path, body)).status);
    expect(
      await stranger.api('POST', '/api/emails/email-drafts/review/', { professors: [owner.professor] }),
    ).toMatchObject({ status: 200, body: { drafts: [], refused: [{ code: 'not_found', professor_name: null }] } });
    const lists = [
      `/api/matching/match-scores/?professor=${owner.professor}`,
      `/api/matching/match-scores/?professor=${owner.professor}&bot_run=${owner.run}`,
      `/api/emails/email-drafts/?bot_run=${owner.run}`,
      `/api/emails/email-drafts/?professor=${owner.professor}`,
      `/api/emails/email-drafts/?professors=${owner.professor}`,
      '/api/professor/professors/',
      '/api/professor/professors/search/?query=a',
      '/api/mailbox/messages/',
      '/api/sending/do-not-contact/',
      '/bots/',
      '/integrations/api/gmail/accounts/',
    ];
    for (const path of lists) {
      const { status, body } = await stranger.api<unknown>('GET', path);
      const found = Array.isArray(body) ? body : ((body as { results?: unknown[] }).results ?? []);
      expect([[200, 404].includes(status), found], path).toEqual([true, []]);
    }
    expect(await belongings(owner.user.id)).toBe(before);
  });
});

it('R11 the list of people not written to answers 201, 200 for what stands there, and 204 once', async () => {
  const path = '/api/sending/do-not-contact/';
  const { body: professor } = await stranger.api<{ id: number }>('POST', '/api/professor/professors/create/', {
    full_name: 'Ylva Strand',
    email: 'ylva.strand@example.org',
  });
  const added = await stranger.api<{ id: number }>('POST', path, { professor: professor.id });
  expect(added).toMatchObject({ status: 201, body: { email: 'ylva.strand@example.org', reason: 'user' } });
  expect(await stranger.api('POST', path, { professor: professor.id })).toMatchObject({
    status: 200,
    body: added.body,
  });
  expect(await stranger.api('GET', path)).toMatchObject({ status: 200, body: [added.body] });
  expect((await stranger.api('DELETE', `${path}${added.body.id}/`)).status).toBe(204);
  expect((await stranger.api('DELETE', `${path}${added.body.id}/`)).status).toBe(404);
  expect(await stranger.api('GET', path)).toMatchObject({ status: 200, body: [] });
});

describe('AUTH-30 without a token nothing is told', () => {
  const secured = operations.filter(({ operation }) => (operation.security ?? contract.security ?? []).length > 0);

  it.each(secured)('by $method $path', async ({ path, method }) => {
    const url = path.replace('{id}', path.includes('{id}') ? String(idFor(owner, path)) : '');
    const answer = await server.api(method, url, bodyFor(path, method));
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Not authenticated' } });
  });
});

describe('an id that cannot be one is unknown', () => {
  it.each(withId)('for $method $path', async ({ path, method }) => {
    for (const id of [
      'abc',
      '0',
      '-1',
      '99999999999',
      '1.5',
      '1e3',
      '%20',
      '7.0',
      `${idFor(owner, path)}.0`,
      `0${idFor(owner, path)}`,
      `%2B${idFor(owner, path)}`,
      `+${idFor(owner, path)}`,
      `0x${idFor(owner, path).toString(16)}`,
      `${idFor(owner, path)}e0`,
      `${idFor(owner, path)}%20`,
      '9'.repeat(300),
      'x'.repeat(8_000),
      '%00',
      'null',
      '2147483647',
      `${idFor(owner, path)}x`,
    ]) {
      const { status } = await owner.api(method, path.replace('{id}', id), bodyFor(path, method));
      expect(status, id).toBe(404);
    }
  });
});
