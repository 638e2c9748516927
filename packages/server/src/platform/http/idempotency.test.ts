import type { BotRun, EmailDraft } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { sampleEntries } from '../../profile/samples.ts';
import { SECTIONS } from '../../profile/sections.ts';
import { createOwner, type Owner } from '../../testing/owner.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import {
  type IdempotentRequest,
  idempotentRequest,
  claimKey,
  KEY_TTL_MS,
  recordResult,
  recordedResult,
} from './idempotency.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'once@example.org');
}, 120_000);
afterAll(() => server.close());

const key = (name: string) => ({ 'idempotency-key': name });

it('two long keys that begin alike name two attempts', () => {
  const of = (key: string) =>
    idempotentRequest(
      { userId: 1, request: { headers: { 'idempotency-key': key }, url: '/' }, body: null },
      new Date(),
    );
  const long = 'k'.repeat(300);
  expect(of(`${long}1`)?.key).not.toBe(of(`${long}2`)?.key);
  expect(of(`${long}1`)?.key).toBe(of(`${long}1`)?.key);
});

it('an idempotency key is scoped to its person, whoever else uses the same key for the same request', async () => {
  const other = await server.signUp('once-twin@example.org');
  const at = new Date();
  const attempt = { userId: owner.user.id, key: 'twin', hash: 'same', at };
  const ofOther = { ...attempt, userId: other.user.id };
  expect(await claimKey(server.db, attempt)).toBe(true);
  await recordResult(server.db, attempt, { bot: 1 });
  expect(await recordedResult(server.db, ofOther)).toBeUndefined();
  expect(await claimKey(server.db, { ...ofOther, hash: 'another' })).toBe(true);
  await recordResult(server.db, ofOther, { bot: 2 });
  expect(await claimKey(server.db, attempt)).toBe(false);
  expect(await recordedResult(server.db, attempt)).toEqual({ bot: 1 });
  expect(await recordedResult(server.db, { ...ofOther, hash: 'another' })).toEqual({ bot: 2 });
  await expect(recordedResult(server.db, ofOther)).rejects.toMatchObject({ status: 422 });
  // After a day the first key starts over; the other person's is unaffected.
  await claimKey(server.db, { ...attempt, at: new Date(at.getTime() + KEY_TTL_MS + 1000) });
  expect(await recordedResult(server.db, { ...ofOther, hash: 'another' })).toEqual({ bot: 2 });
});

it('an attempt is another when anything of it is: the person, the key, the operation, what it is about, the body', () => {
  const at = new Date();
  const of = (key: string | undefined, url: string, body: unknown, userId = 1) =>
    idempotentRequest(
      { userId, request: { headers: key === undefined ? {} : { 'idempotency-key': key }, url }, body },
      at,
    );
  const one = of('k', '/bots/1/run/', { targets_limit: 1 });
  expect(one).toEqual({ userId: 1, key: 'k', hash: expect.stringMatching(/^[\w-]{43}$/), at });
  expect(of('k', '/bots/1/run/?again=1', { targets_limit: 1 })).toEqual(one);
  expect(of('k', '/bots/1/run/', { targets_limit: 1 }, 2)).toEqual({ ...one, userId: 2 });
  expect(of('l', '/bots/1/run/', { targets_limit: 1 })).toEqual({ ...one, key: 'l' });
  const hashes = [
    one,
    of('k', '/bots/2/run/', { targets_limit: 1 }),
    of('k', '/bots/1/stop/', { targets_limit: 1 }),
    of('k', '/bots/1/run/', { targets_limit: 2 }),
    of('k', '/bots/1/run/', {}),
    of('k', '/bots/1/run/', undefined),
  ].map((attempt) => attempt?.hash);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(of('k', '/bots/1/run/', null)).toEqual(of('k', '/bots/1/run/', undefined));
  expect([of(undefined, '/', {}), of('', '/', {})]).toEqual([null, null]);
  expect(of('k'.repeat(200), '/', {})?.key).toBe('k'.repeat(200));
  expect(of('k'.repeat(201), '/', {})?.key).toMatch(/^[\w-]{43}$/);
});

it('an idempotency record lives a day to the millisecond, and a new one holds nothing of the one before', async () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const after = (ms: number, hash = 'one'): IdempotentRequest => ({
    userId: owner.user.id,
    key: 'day',
    hash,
    at: new Date(at.getTime() + ms),
  });
  expect(await recordedResult(server.db, after(0))).toBeUndefined();
  expect(await claimKey(server.db, after(0))).toBe(true);
  expect(await recordedResult(server.db, after(0))).toBeUndefined();
  await recordResult(server.db, after(0), { bot: 1 });
  expect(await claimKey(server.db, after(KEY_TTL_MS))).toBe(false);
  expect(await recordedResult(server.db, after(KEY_TTL_MS))).toEqual({ bot: 1 });
  await expect(claimKey(server.db, after(KEY_TTL_MS, 'another'))).rejects.toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  expect(await recordedResult(server.db, after(KEY_TTL_MS + 1, 'another'))).toBeUndefined();
  expect(await claimKey(server.db, after(KEY_TTL_MS + 1, 'another'))).toBe(true);
  expect(await recordedResult(server.db, after(KEY_TTL_MS + 1, 'another'))).toBeUndefined();
  await expect(recordedResult(server.db, after(KEY_TTL_MS + 1))).rejects.toMatchObject({ status: 422 });
  expect(await claimKey(server.db, after(2 * KEY_TTL_MS + 1, 'another'))).toBe(false);
  await recordResult(server.db, null, { bot: 2 });
  expect(await claimKey(server.db, null)).toBe(true);
  expect(await recordedResult(server.db, after(2 * KEY_TTL_MS + 1, 'another'))).toBeUndefined();
});

describe('a request with an Idempotency-Key', () => {
  it('begins one run, however often and however much at once it is repeated', async () => {
    const ask = (body: object) => owner.api<BotRun>('POST', `/bots/${owner.bot}/run/`, body, key('run'));
    const answers = await Promise.all([ask({}), ask({}), ask({})]);
    const later = await ask({});
    expect(new Set([...answers, later].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect(await ask({ targets_limit: 3 })).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('makes one bot, and after a day another', async () => {
    const body = {
      name: 'Once',
      gmail_account: owner.gmail,
      num_professors: 2,
      advanced_filters: { research_area: 'Optics' },
    };
    const make = async () => {
      const { status, body: made } = await owner.api<{ bot: { id: number } }>(
        'POST',
        '/bots/create/',
        body,
        key('bot'),
      );
      expect(status).toBe(201);
      return made.bot.id;
    };
    const [first, ...others] = [...(await Promise.all([make(), make(), make()])), await make()];
    expect(others).toEqual([first, first, first]);
    await server.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - KEY_TTL_MS - 1000) })
      .where('key', '=', 'bot')
      .execute();
    const next = await make();
    expect(next).not.toBe(first);
    expect(await make()).toBe(next);
  });

  it('approves and sends what was read then, and not what was written since', async () => {
    const path = `/api/emails/email-drafts/${owner.draft}/`;
    const post = (action: string, name: string, body: object = {}) =>
      owner.api<EmailDraft>('POST', `${path}${action}/`, body, key(name));
    await owner.api('POST', '/api/sending/pause/');
    expect(await post('approve', 'approve')).toMatchObject({ status: 200, body: { state: 'approved' } });
    await owner.api('PATCH', path, { subject: 'Another question' });
    expect(await post('approve', 'approve')).toMatchObject({ status: 200, body: { state: 'needs_review' } });
    expect(await post('approve', 'approve', { version: 1 })).toMatchObject({ status: 422 });
    expect(await post('send', 'approve')).toMatchObject({ status: 422 });
    expect(await post('approve', 'again')).toMatchObject({ status: 200, body: { state: 'approved' } });
    expect(await post('send', 'send')).toMatchObject({ status: 409, body: { code: 'sending_paused' } });
    await owner.api('POST', '/api/sending/resume/');
    const sent = await Promise.all([post('send', 'send'), post('send', 'send')]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await until('it is sent', async () => (await post('send', 'send')).body.state === 'sent');
    expect(await server.db.selectFrom('stand_in_messages').select('id').execute()).toHaveLength(1);
  });

  it.each(SECTIONS.map(({ section }) => section))('adds one entry to %s, and gives it again', async (section) => {
    const { api } = await server.signUp(`once-${section}@example.org`);
    const list = `/api/student/${section.replaceAll('_', '-')}/`;
    const add = (name: string) => api<{ id: number }>('POST', `${list}add/`, sampleEntries[section], key(name));
    const answers = [...(await Promise.all([add('one'), add('one'), add('one')])), await add('one')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, answers[0]?.body]));
    expect((await api<object[]>('GET', list)).body).toHaveLength(1);
    // A deliberate second request: another entry, or a duplicate error.
    const second = await add('two');
    expect(second.status).toBe(section === 'research_interests' ? 409 : 201);
    expect(second.body.id).not.toBe(answers[0]?.body.id);
  });

  it('adds one professor, and one list of them, and gives them again after one was deleted', async () => {
    const { api } = await server.signUp('once-professors@example.org');
    const base = '/api/professor/professors/';
    const create = (name: string, full_name: string) =>
      api<{ id: number }>('POST', `${base}create/`, { full_name }, key(name));
    const bulk = () =>
      api<{ count: number }>(
        'POST',
        `${base}bulk-create/`,
        { professors: [{ full_name: 'A' }, { full_name: 'B' }] },
        key('bulk'),
      );
    const count = async () => (await api<{ count: number }>('GET', base)).body.count;
    const made = await Promise.all([create('one', 'Jane Doe'), create('one', 'Jane Doe')]);
    expect(made[1]).toMatchObject({ status: 201, body: made[0]?.body });
    expect(await create('one', 'Jane Roe')).toMatchObject({ status: 422 });
    const lists = [await bulk(), await bulk()];
    expect(lists[1]).toMatchObject({ status: 201, body: lists[0]?.body });
    expect(await count()).toBe(3);
    await api('DELETE', `${base}${made[0]?.body.id}/delete/`);
    expect(await create('one', 'Jane Doe')).toMatchObject({ status: 201, body: made[0]?.body });
    expect(await count()).toBe(2);
    expect((await create('two', 'Jane Doe')).status).toBe(201);
    expect(await count()).toBe(3);
  });

  it('makes another professor of another picture', async () => {
    const { token } = await server.signUp('once-picture@example.org');
    const create = async (colour: string) => {
      const form = new FormData();
      form.set('full_name', 'Jane Doe');
      const data = await sharp({ create: { width: 4, height: 4, channels: 3, background: colour } })
        .png()
        .toBuffer();
      form.set('image', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'face.png');
      const answer = await fetch(`${server.url}/api/professor/professors/create/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...key('picture') },
        body: form,
      });
      return answer.status;
    };
    expect([await create('red'), await create('red'), await create('blue')]).toEqual([201, 201, 422]);
  });

  it('is the person’s own, and ends after a day', async () => {
    const other = await server.signUp('once-other@example.org');
    const { body: professor } = await other.api<{ id: number }>('POST', '/api/professor/professors/create/', {
      full_name: 'Jane Doe',
      email: 'jane@uni.example',
    });
    const draft = await other.api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', {
      professor: professor.id,
    });
    const path = `/api/emails/email-drafts/${draft.body.id}/approve/`;
    // Without an account the request fails, and a failure is not recorded.
    expect(await other.api('POST', path, {}, key('approve'))).toMatchObject({ status: 409 });
    expect(await other.api('POST', path, { version: 1 }, key('approve'))).toMatchObject({ status: 409 });
    await server.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('user_id', '=', owner.user.id)
      .execute();
    const run = await owner.api('POST', `/bots/${owner.bot}/run/`, { targets_limit: 3 }, key('run'));
    expect([202, 409]).toContain(run.status);
  });
});
