import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let api: Api;
beforeAll(async () => {
  server = await startTestServer();
  ({ api } = await server.signUp('bodies@example.org'));
});
afterAll(() => server.close());

const add = (body: unknown, headers?: Record<string, string>) =>
  api('POST', '/api/student/research-interests/add/', body, headers);

describe('a body', () => {
  it.each([
    '{',
    '{"interest_name": }',
    "{'interest_name':'x'}",
    '{"interest_name":"x"} {}',
    '\ufeffx',
    'null}',
    '{"a":"\u0001"}',
  ])('that is not JSON is refused: %j', async (text) => {
    expect(await add(text)).toMatchObject({ status: 400, body: { detail: expect.any(String), code: 'malformed' } });
  });

  it.each(['null', '[]', '"x"', '1', 'true', ''])('that is no object is refused: %j', async (text) => {
    const { status, body } = await add(text);
    expect(status).toBe(400);
    expect(body).toHaveProperty('detail');
  });

  it('that is not required may be missing under a media type', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/bots/999999/start/', '/bots/999999/run/'])
      expect(await api('POST', path, '', headers), path).toMatchObject({ status: 404 });
  });

  it('of a megabyte is refused with 413, and the connection serves on', async () => {
    expect(await add({ interest_name: 'x'.repeat(1_048_576) })).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    expect((await api('GET', '/api/auth/me/')).status).toBe(200);
  });

  it('that repeats a key or reaches for a prototype is refused', async () => {
    for (const text of [
      '{"interest_name":"a","interest_name":"b"}',
      '{"interest_name":"a","\\u0069nterest_name":"b"}',
      '{"__proto__":{"polluted":1},"interest_name":"a"}',
      '{"interest_name":"a","x":{"constructor":{"prototype":{}}}}',
    ]) {
      expect(await add(text), text).toMatchObject({ status: 400, body: { code: 'malformed' } });
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('that is nested too deeply is refused', async () => {
    expect((await add(`{"interest_name":${'['.repeat(5000)}${']'.repeat(5000)}}`)).status).toBe(400);
    const nested = (levels: number) => add(`{"interest_name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`);
    expect(await nested(33)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await nested(32)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('of more values than any form has is refused before it is read, briefly', async () => {
    for (const many of [
      Array(60_000).fill('x'),
      Array(5_001).fill(0),
      Array.from({ length: 3_000 }, () => [[]]),
      Object.fromEntries(Array.from({ length: 6_000 }, (_, n) => [`key${n}`, 1])),
    ]) {
      const answer = await add({ interest_name: 'x', other: many });
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
      expect(answer.body).toEqual({
        detail: 'The request has too many values: at most 5000 are accepted.',
        code: 'malformed',
      });
    }
    expect((await add({ interest_name: 'As many as there may be', other: Array(4_990).fill('x') })).status).toBe(201);
  });

  it('with thousands of faults is answered with the first twenty', async () => {
    const { status, body } = await api('POST', '/bots/create/', {
      name: 'Nonsense',
      advanced_filters: { research_area: 'x', selected_universities: Array(4_000).fill('x') },
    });
    expect(status).toBe(400);
    const { detail, code, ...fields } = body;
    expect([typeof detail, code]).toEqual(['string', 'invalid']);
    expect(Object.values(fields).flat()).toHaveLength(20);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });

  it('with a text longer than every field names the field, before anything else looks at the text', async () => {
    expect(await add({ interest_name: 'x'.repeat(20_001) })).toMatchObject({
      status: 400,
      body: { interest_name: ['Must be at most 20,000 characters.'] },
    });
  });

  it('never has a long key of its own told back', async () => {
    const { status, body } = await add({ ['k'.repeat(50_000)]: 'a\u0000b', interest_name: 'x' });
    expect(status).toBe(400);
    expect(JSON.stringify(body).length).toBeLessThan(400);
  });

  it('of another kind is refused with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense']) {
      expect((await add('interest_name=x', { 'content-type': type })).status, type).toBe(415);
    }
  });
});

describe('text', () => {
  it.each([
    ['NUL', 'a\u0000b'],
    ['an override of the direction', 'invoice\u202efdp.exe'],
    ['an isolate that is not closed', 'a\u2066b'],
    ['half a letter', 'a\ud83db'],
  ])('with %s is refused, and the field is named', async (_name, interest_name) => {
    expect(await add({ interest_name })).toMatchObject({
      status: 400,
      body: {
        interest_name: ['Contains hidden characters. Please type it.'],
      },
    });
  });

  it.each([
    'ʇxǝʇ uʍop ǝpᴉsdn',
    'Z̸̢̛a̴͎͝l̵̰̈g̶̨͌o̷͇̕',
    'می‌خواهم ۱۲۳',
    '👩‍👩‍👧‍👦 𝒜𝓃𝒶',
    "Robert'); DROP TABLE users;--",
    '%00 \\0 ${7*7} {{7*7}} <b>',
    'undefined',
    'null',
    '0',
    'ﬁ Ⅷ ½',
  ])('is kept as it is: %s', async (interest_name) => {
    const { status, body } = await add({ interest_name });
    expect([status, body.interest_name]).toEqual([201, interest_name.normalize('NFC')]);
    const { body: list } = await api<{ interest_name: string }[]>('GET', '/api/student/research-interests/');
    expect(list.map((item) => item.interest_name)).toContain(interest_name.normalize('NFC'));
  });

  it('with a forbidden character in a path is nobody’s', async () => {
    expect((await api('GET', '/api/media/a%00b/')).status).toBe(404);
    expect((await api('GET', '/stand-in/google/auth?client_id=%00')).status).toBe(400);
  });

  it('with a forbidden character in a query is refused', async () => {
    expect((await api('GET', '/api/student/cv/html/?research_interests=a%00b')).status).toBe(400);
  });
});
