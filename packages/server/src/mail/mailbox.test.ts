import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, type Owner } from '../testing/owner.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

let server: TestServer;
let owner: Owner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'mailbox@example.com');
});

afterAll(() => server.close());

describe('the mailbox', () => {
  it('keeps a sent message after its professor was deleted', async () => {
    await owner.api('POST', `/api/emails/email-drafts/${owner.draft}/approve/`, {});
    // With an open window the approval's own job sends it.
    await until('the draft is sent', async () => {
      const { body: draft } = await owner.api<{ state: string }>('GET', `/api/emails/email-drafts/${owner.draft}/`);
      return draft.state === 'sent';
    });
    expect((await owner.api('DELETE', `/api/professor/professors/${owner.professor}/delete/`)).status).toBe(204);
    const { body } = await owner.api<{ results: { kind: string; draft: number | null }[] }>(
      'GET',
      '/api/mailbox/messages/',
    );
    expect(body.results.filter(({ kind }) => kind === 'sent')).toMatchObject([{ draft: null }]);
  });
});

describe('the product’s own mail', () => {
  const read = (headers: Record<string, string> = {}) => server.api('GET', '/api/mailbox/system/', undefined, headers);

  it('is shown to somebody at this machine only', async () => {
    expect((await read()).status).toBe(200);
    expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  it('is not shown behind a proxy that says nothing of its callers', async () => {
    const { publicUrl } = server.config;
    server.config.publicUrl = 'https://peyk.example';
    try {
      expect((await read()).status).toBe(404);
    } finally {
      server.config.publicUrl = publicUrl;
    }
  });
});
