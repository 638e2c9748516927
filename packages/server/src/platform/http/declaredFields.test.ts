import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createApp } from './app.ts';
import { mountContract } from './mount.ts';
import type { Handlers } from './types.ts';

const app = await createApp({ ...readConfig({ LOG_LEVEL: 'silent', APP_DIR: 'none' }) });
let seen: unknown[] = [];
const note = async ({ body }: { body: unknown }) => {
  seen.push(body);
  return { status: 400, body: { detail: 'Noted.', code: 'invalid' } };
};
beforeAll(async () => {
  const handlers = { updateMe: note, createProfessor: note, createBot: note, bulkCreateProfessors: note };
  await mountContract(app, handlers as unknown as Handlers, async () => ({ userId: 1, sessionId: 1 }));
});
afterAll(() => app.close());

async function handed(method: 'PATCH' | 'POST', url: string, sent: string | FormData, type?: string): Promise<unknown> {
  seen = [];
  const request = new Request('http://localhost', {
    method,
    body: sent,
    ...(type && { headers: { 'content-type': type } }),
  });
  const payload = Buffer.from(await request.arrayBuffer());
  await app.inject({ method, url, payload, headers: { 'content-type': request.headers.get('content-type') ?? '' } });
  expect(seen).toHaveLength(1);
  return seen[0];
}

describe('a handler sees of a body', () => {
  const sent = { first_name: 'Sara', xp: 900, email: 'x@mail.example', is_admin: true };
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value));

  it.each([
    ['JSON', JSON.stringify(sent), 'application/json'],
    ['JSON of a stated alphabet', JSON.stringify(sent), 'Application/JSON; charset=utf-8'],
    ['a form', form, undefined],
  ])('in %s the fields that the contract declares', async (_kind, body, type) => {
    expect(await handed('PATCH', '/api/auth/me/', body, type)).toEqual({ first_name: 'Sara' });
  });

  it('what a field holds as it came', async () => {
    const body = {
      name: 'North',
      gmail_account: 1,
      advanced_filters: { research_area: 'Optics', of_later: 1 },
      user: 7,
    };
    const text = JSON.stringify(body);
    const { user: _, ...declared } = body;
    expect(await handed('POST', '/bots/create/', text, 'application/json')).toMatchObject(declared);
    expect(seen[0]).not.toHaveProperty('user');
  });

  it('a list as it came', async () => {
    const list = [{ full_name: 'Jane Doe' }];
    const url = '/api/professor/professors/bulk-create/';
    expect(await handed('POST', url, JSON.stringify(list), 'application/json')).toEqual(list);
  });
});
