import { beforeAll, describe, expect, test, vi } from 'vitest';
import { MockDraft } from '../mocks/fixtures/draft';
import type * as Client from './client';

let answer: () => Response;
const sent: Request[] = [];
let client: typeof Client;

beforeAll(async () => {
  const stored = new Map([
    ['peyk.access', 'a'],
    ['peyk.refresh', 'r'],
  ]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  // Without a document, a request needs an absolute URL.
  vi.stubGlobal('document', { querySelector: () => ({ content: 'https://peyk.example' }) });
  vi.stubGlobal('location', new URL('https://peyk.example/bots'));
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return answer();
  });
  // Other test files in this process may have imported the module without a document.
  vi.resetModules();
  client = await import('./client');
  return () => vi.unstubAllGlobals();
});

const refused = (status: number) => ({ ok: false, problem: { kind: 'invalidJson', status } });
const approve = () => client.api.POST('/api/emails/email-drafts/{id}/approve/', { params: { path: { id: 7 } } });
const json = { 'Content-Type': 'application/json' };

const silence: [string, () => Response, number][] = [
  ['a 204', () => new Response(null, { status: 204 }), 204],
  ['an empty 200', () => new Response('', { headers: json }), 200],
  ['blanks', () => new Response(' \r\n ', { headers: { ...json, 'Content-Length': '4' } }), 200],
  ['nothing in a compressed body', () => new Response(null, { headers: { ...json, 'Content-Length': '20' } }), 200],
  ['another thing', () => Response.json({ detail: 'ok' }), 200],
  ['a list', () => Response.json([MockDraft]), 200],
];

describe('a change', () => {
  test.each(silence)('that is answered with %s fails where its answer is needed', async (_, said, status) => {
    answer = said;
    expect(await client.attempt(approve())).toEqual(refused(status));
  });

  test.each(silence)('that is answered with %s is made where nobody needs the answer', async (_, said) => {
    answer = said;
    expect(await client.perform(approve())).toEqual({ ok: true, data: null });
  });

  test('brings its answer either way', async () => {
    answer = () => Response.json(MockDraft);
    expect(await client.attempt(approve())).toEqual({ ok: true, data: MockDraft });
    expect(await client.perform(approve())).toEqual({ ok: true, data: MockDraft });
  });

  test('that is refused is not made either way', async () => {
    answer = () => Response.json({ detail: 'No.' }, { status: 409 });
    const problem = { kind: 'conflict', detail: 'No.', code: null };
    expect(await client.attempt(approve())).toEqual({ ok: false, problem });
    expect(await client.perform(approve())).toEqual({ ok: false, problem });
  });

  test.each<[string, object, object]>([
    ['the record as it stands', MockDraft, { current: MockDraft }],
    ['a record that lacks what is ours', { ...MockDraft, checks: null }, { current: { ...MockDraft, checks: [] } }],
    ['no record', { id: 'x' }, {}],
    ['a list', [], {}],
  ])('that came too late brings %s in the shape of the contract', async (_, current, expected) => {
    answer = () => Response.json({ detail: 'Changed.', code: 'draft_changed', current }, { status: 409 });
    const edit = client.api.PATCH('/api/emails/email-drafts/{id}/', { params: { path: { id: 7 } }, body: {} });
    const problem = { kind: 'conflict', detail: 'Changed.', code: 'draft_changed', ...expected };
    expect(await client.attempt(edit)).toEqual({ ok: false, problem });
  });

  test('whose answer the contract leaves empty needs none', async () => {
    answer = () => new Response(null, { status: 204 });
    const call = () => client.api.DELETE('/api/student/degrees/{id}/', { params: { path: { id: 7 } } });
    expect(await client.attempt(call())).toEqual({ ok: true, data: undefined });
  });
});

test.each(silence.slice(0, 4))('a question that is answered with %s fails', async (_, said, status) => {
  answer = said;
  expect(await client.attempt(client.api.GET('/bots/'))).toEqual(refused(status));
});

describe('an Idempotency-Key', () => {
  /** The keys of two identical requests, the first of which gets this answer. */
  async function keysAround(first: () => Response, call: () => Promise<unknown>) {
    sent.length = 0;
    answer = first;
    await call();
    answer = () => Response.json({ detail: 'No.' }, { status: 409 });
    await call();
    const [before, after] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    return { before, after };
  }

  const calls: [string, () => Promise<unknown>][] = [
    ['approving', () => client.perform(approve())],
    [
      'sending',
      () => client.perform(client.api.POST('/api/emails/email-drafts/{id}/send/', { params: { path: { id: 7 } } })),
    ],
    [
      'running a bot',
      () =>
        client.perform(client.api.POST('/bots/{id}/run/', { params: { path: { id: 7 } }, body: { dry_run: true } })),
    ],
    ['creating a bot', () => client.perform(client.api.POST('/bots/create/', { body: { name: 'Nordic' } as never }))],
    [
      'adding an entry',
      () => client.perform(client.api.POST('/api/student/degrees/add/', { body: { title: 'PhD' } as never })),
    ],
  ];

  const lost: [string, () => Response][] = [
    ['a network that failed', () => Response.error()],
    [
      'the page of a proxy',
      () => new Response('<html></html>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['half an answer', () => new Response('{"id": 7', { headers: json })],
    ['a server that failed', () => Response.json({}, { status: 503 })],
  ];

  describe.each(calls)('of %s', (_, call) => {
    test.each(lost)('is repeated after %s', async (__, first) => {
      const { before, after } = await keysAround(first, call);
      expect(before).toMatch(/^[0-9a-f]{32}$/);
      expect(after).toBe(before);
    });

    test.each<[string, () => Response]>([
      ['a success', () => new Response(null, { status: 204 })],
      ['a refusal', () => Response.json({}, { status: 409 })],
    ])('is another after %s', async (__, first) => {
      const { before, after } = await keysAround(first, call);
      expect(before).toMatch(/^[0-9a-f]{32}$/);
      expect(after).not.toBe(before);
    });
  });

  test('is repeated after a success without the answer that was needed', async () => {
    const { before, after } = await keysAround(
      () => new Response(null, { status: 204 }),
      () => client.attempt(approve()),
    );
    expect(after).toBe(before);
  });

  test.each([403, 408, 429])('is repeated where a %i came before the request was looked at', async (status) => {
    const { before, after } = await keysAround(
      () => Response.json({}, { status }),
      () => client.perform(approve()),
    );
    expect(after).toBe(before);
  });

  test.each([400, 404, 409, 422])('is another where a %i has settled the request', async (status) => {
    const { before, after } = await keysAround(
      () => Response.json({}, { status }),
      () => client.perform(approve()),
    );
    expect(after).not.toBe(before);
  });

  test('is another after the answer that was needed', async () => {
    const { before, after } = await keysAround(
      () => Response.json(MockDraft),
      () => client.attempt(approve()),
    );
    expect(before).toMatch(/^[0-9a-f]{32}$/);
    expect(after).not.toBe(before);
  });

  test('is another for another thing, while nobody knows what became of the first', async () => {
    let id = 7;
    const { before, after } = await keysAround(
      () => Response.json({}, { status: 503 }),
      () => client.perform(client.api.POST('/bots/{id}/run/', { params: { path: { id: id++ } }, body: {} as never })),
    );
    expect(before).toMatch(/^[0-9a-f]{32}$/);
    expect(after).not.toBe(before);
  });

  test('goes with no other change', async () => {
    const { before } = await keysAround(
      () => new Response(null, { status: 204 }),
      () => client.perform(client.api.POST('/bots/{id}/pause/', { params: { path: { id: 7 } } })),
    );
    expect(before).toBeNull();
  });
});

test('a text that was asked for as a text is not read as anything else', async () => {
  answer = () => new Response('{"authorization_url": 7}', { headers: json });
  const { data } = await client.api.POST('/api/integrations/api/gmail/connect/', { body: {}, parseAs: 'text' });
  expect(data).toBe('{"authorization_url": 7}');
});

describe('while what reads answers has not loaded', () => {
  let fresh: typeof Client;

  beforeAll(async () => {
    vi.doMock('./normalise', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    vi.resetModules();
    fresh = await import('./client');
    return () => vi.doUnmock('./normalise');
  });

  test('a change is not sent and ends as a lost connection does, and the next one is', async () => {
    sent.length = 0;
    answer = () => Response.json(MockDraft);
    const change = () =>
      fresh.attempt(fresh.api.POST('/api/emails/email-drafts/{id}/approve/', { params: { path: { id: 7 } } }));
    expect(await change()).toEqual({ ok: false, problem: { kind: 'network' } });
    expect(sent).toHaveLength(0);
    vi.doUnmock('./normalise');
    expect(await change()).toEqual({ ok: true, data: MockDraft });
    expect(sent).toHaveLength(1);
  });
});
