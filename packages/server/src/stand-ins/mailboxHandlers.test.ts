import { get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, type Owner } from '../testing/owner.ts';
import { caller, startTestServer, TEST_PASSWORD, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

let server: TestServer;
let owner: Owner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'mailbox@example.com');
});

afterAll(() => server.close());

describe('the mailbox', () => {
  it('shows one person nothing of another’s', async () => {
    const other = await server.signUp('mailbox.other@example.com');
    expect((await other.api('GET', '/api/mailbox/messages/')).body).toEqual({ results: [], count: 0 });
    const { body } = await owner.api<{ count: number }>('GET', '/api/mailbox/messages/');
    expect(body.count).toBeGreaterThan(0);
  });

  it('keeps a sent message after its professor was deleted', async () => {
    await owner.api('POST', `/api/emails/email-drafts/${owner.draft}/approve/`, {});
    // The window is always open, so the approval's job sends it.
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

  const statusFor = (host: string) =>
    new Promise<{ status: number | undefined }>((resolve, reject) => {
      get(`${server.url}/api/mailbox/system/`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode });
      }).on('error', reject);
    });

  it('is shown to somebody at this machine only', async () => {
    expect((await read()).status).toBe(200);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via', 'cf-connecting-ip'])(
    'is not shown to a request that was passed on, as %s says',
    async (header) => {
      expect((await read({ [header]: '203.0.113.9' })).status).toBe(404);
    },
  );

  it('is not shown through a proxy that says nothing and speaks HTTP/1.0', async () => {
    const { hostname, port } = new URL(server.url);
    const ask = (version: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = '';
        const socket = connect(Number(port), hostname, () =>
          socket.write(
            `GET /api/mailbox/system/ HTTP/${version}\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`,
          ),
        );
        socket.on('data', (data) => (heard += data.toString()));
        socket.on('end', () => resolve(heard.split('\r\n')[0] ?? ''));
        socket.on('error', reject);
      });
    expect(await ask('1.1')).toContain(' 200 ');
    expect(await ask('1.0')).toContain(' 404 ');
  });

  it('is not shown to who calls the machine by another name', async () => {
    for (const host of ['peyk.example', 'localhost.peyk.example', '10.0.0.7:3000'])
      expect((await statusFor(host)).status, host).toBe(404);
  });

  const real = { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'client' };
  it.each<[string, Record<string, string>, string]>([
    ['with the real Google', real, 'none'],
    ['under a name of its own', { PUBLIC_URL: 'https://peyk.example', EXPOSE_STAND_IN: 'on' }, 'none'],
    ['behind a proxy', { TRUST_PROXY: 'loopback', EXPOSE_STAND_IN: 'on' }, 'none'],
    ['with SMTP', { SMTP_URL: 'smtp://127.0.0.1:9' }, 'email'],
    ['with SMTP and the real Google', { ...real, SMTP_URL: 'smtp://127.0.0.1:9' }, 'email'],
  ])('does not exist %s', async (_name, env, way) => {
    const other = await startTestServer({ env });
    const api = caller(`http://127.0.0.1:${other.config.port}`);
    try {
      for (const email of ['known@example.org', 'other@example.org'])
        await api('POST', '/api/auth/signup/', { email, password: TEST_PASSWORD, first_name: 'A' });
      expect((await api('GET', '/api/mailbox/system/')).status).toBe(404);
      expect((await api('GET', '/api/config/')).body).toMatchObject({ password_reset: way });
      const answers = await Promise.all(
        ['known@example.org', 'unknown@example.org'].map((email) =>
          api('POST', '/api/auth/password/reset/', { email }),
        ),
      );
      const [status, code, links] = way === 'none' ? [503, 'mail_unavailable', 0] : [200, undefined, 1];
      expect([answers[0]?.status, answers[0]?.body.code]).toEqual([status, code]);
      expect([answers[1]?.status, answers[1]?.body]).toEqual([answers[0]?.status, answers[0]?.body]);
      await until('the link is made, if one is', async () => {
        const made = await other.db.selectFrom('password_resets').select('id').execute();
        return made.length === links;
      });
      expect(await other.db.selectFrom('system_mail').select('id').execute()).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
