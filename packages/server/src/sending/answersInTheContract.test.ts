import type { AccountExport, EmailDraft } from '@peyk/api-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOwner, type Owner } from '../testing/owner.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { unzip } from '../testing/unzip.ts';

// It stands still, so that no midnight falls into a test.
const now = Date.now();
let server: TestServer;
let owner: Owner;
let stranger: SignedUp;
let path: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  owner = await createOwner(server, 'answered@example.org');
  stranger = await server.signUp('stranger@example.org');
  path = `/api/emails/email-drafts/${owner.draft}/`;
  for (const act of ['approve', 'send']) {
    const { status } = await owner.api('POST', `${path}${act}/`, {});
    if (status !== 200) throw new Error(`${act} was answered with ${status}`);
  }
  // The job that sends it may have been quicker than the request.
  await until('it is sent', async () => (await owner.api<EmailDraft>('GET', path)).body.state === 'sent');
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  await owner.api('DELETE', `${path}answer/`);
});

const dayIn = (days: number): string => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
const put = (body: unknown, headers: Record<string, string> = {}) =>
  owner.api<EmailDraft>('PUT', `${path}answer/`, body, headers);
const read = async () => (await owner.api<EmailDraft>('GET', path)).body.answer;

describe('REP-01 the answer to an email, over the wire', () => {
  it('is recorded, corrected, read with the email and in lists, and taken back', async () => {
    const today = dayIn(0);
    expect(await put({ kind: 'interested', received_on: today })).toMatchObject({
      status: 200,
      body: { id: owner.draft, state: 'sent', answer: { kind: 'interested', received_on: today } },
    });
    expect((await put({ kind: 'later', received_on: today })).body.answer).toEqual({
      kind: 'later',
      received_on: today,
    });
    expect(await read()).toEqual({ kind: 'later', received_on: today });
    const { body } = await owner.api<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/');
    expect(body.results.find(({ id }) => id === owner.draft)?.answer).toEqual({ kind: 'later', received_on: today });
    expect(await owner.api('DELETE', `${path}answer/`)).toMatchObject({ status: 200, body: { answer: null } });
    expect(await owner.api('DELETE', `${path}answer/`)).toMatchObject({ status: 200, body: { answer: null } });
  });

  it('a request that is repeated with its key takes no effect again, not even after the answer is taken back', async () => {
    const body = { kind: 'interested', received_on: dayIn(0) };
    const key = { 'idempotency-key': 'an answer' };
    expect((await put(body, key)).body.answer).toEqual(body);
    await put({ ...body, kind: 'later' });
    expect((await put(body, key)).body.answer).toMatchObject({ kind: 'later' });
    await owner.api('DELETE', `${path}answer/`);
    expect((await put(body, key)).body.answer).toBeNull();
    expect(await put({ ...body, kind: 'stop' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await read()).toBeNull();
  });

  it.each([
    ['en', dayIn(3), 'Select today or an earlier day.'],
    ['fa', dayIn(3), 'امروز یا روزی پیش از آن را انتخاب کنید.'],
    ['en', dayIn(-3), 'Select the day the email was sent, or a later one.'],
    ['fa', dayIn(-3), 'روز ارسال ایمیل یا روزی پس از آن را انتخاب کنید.'],
  ])('a day that cannot be is refused at its field (%s, %s)', async (lang, day, sentence) => {
    const answer = await put({ kind: 'later', received_on: day }, { 'accept-language': lang });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', received_on: [sentence] } });
    expect(await read()).toBeNull();
  });

  it.each([
    [{}],
    [{ kind: 'later' }],
    [{ kind: 'bounce', received_on: dayIn(0) }],
    [{ kind: 'later', received_on: '2026-02-30' }],
    [{ kind: 'later', received_on: 'yesterday' }],
    [{ kind: 'later', received_on: null }],
  ])('a body of %j is refused', async (body) => {
    expect((await put(body)).status).toBe(400);
    expect(await read()).toBeNull();
  });

  it('of somebody else’s email is answered with 404, and without a session with 401', async () => {
    const body = { kind: 'stop', received_on: dayIn(0) };
    expect((await stranger.api('PUT', `${path}answer/`, body)).status).toBe(404);
    expect((await stranger.api('DELETE', `${path}answer/`)).status).toBe(404);
    expect((await server.api('PUT', `${path}answer/`, body)).status).toBe(401);
    expect(await read()).toBeNull();
  });

  it('OWN-02 is in the archive of everything', async () => {
    await put({ kind: 'apply_through_portal', received_on: dayIn(0) });
    const begun = await owner.api<AccountExport>('POST', '/api/account/export/');
    expect(begun.status).toBe(202);
    await until(
      'the archive is there',
      async () => (await owner.api<AccountExport>('GET', '/api/account/export/')).body.state === 'ready',
    );
    const files = unzip((await owner.api<Buffer>('GET', '/api/account/export/file/')).body);
    const [head = '', ...rows] = files['letters.csv']?.toString('utf8').trim().split('\r\n') ?? [];
    const names = head.split(',');
    expect(rows).toHaveLength(1);
    const cells = rows[0]?.split(',') ?? [];
    const cell = (name: string) => cells[names.indexOf(name)];
    expect([cell('draft'), cell('answer'), cell('answered_on')]).toEqual([
      String(owner.draft),
      'apply_through_portal',
      dayIn(0),
    ]);
    expect(files['ledger.jsonl']?.toString('utf8')).toContain('"event":"answer"');
  });
});
