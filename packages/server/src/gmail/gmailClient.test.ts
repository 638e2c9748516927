import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGmailClient, type GmailClient } from './gmailClient.ts';

const NOW = new Date('2026-11-18T10:00:00Z');

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

let answers: Answer[];
let calls: string[];
let client: GmailClient;
const server = createServer((request, response) => {
  calls.push(`${request.method} ${(request.url ?? '').replace('/gmail/v1/users/me/', '')}`);
  const { status, body, headers } = answers.shift() ?? { status: 500 };
  response
    .writeHead(status, headers)
    .end(typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  client = createGmailClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { now: () => NOW });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answers = [];
  calls = [];
});

const error = (status: number, reason?: string, message = ''): Answer => ({
  status,
  body: { error: { code: status, message, ...(reason === undefined ? {} : { errors: [{ reason }] }) } },
});
/** The error format of Google's newer APIs: the reason is one of several details. */
const detailed = (status: number, reason: string): Answer => ({
  status,
  body: { error: { code: status, message: '', details: [{ '@type': 'Help' }, { '@type': 'ErrorInfo', reason }] } },
});
const send = async (answer: Answer) => {
  answers = [answer];
  return client.sendMessage('token', Buffer.from('mail'));
};

describe('an answer of Gmail', () => {
  it.each<[string, Answer, object]>([
    ['with an id', { status: 200, body: { id: 'm1' } }, { outcome: 'ok', value: 'm1' }],
    ['without an id', { status: 200, body: {} }, { outcome: 'unknown' }],
    ['with an id that is none', { status: 200, body: { id: 7 } }, { outcome: 'unknown' }],
    ['that cannot be read', { status: 200, body: '<html>' }, { outcome: 'unknown' }],
    ['that is nothing', { status: 200, body: 'null' }, { outcome: 'unknown' }],
    ['401', error(401, 'authError'), { outcome: 'denied' }],
    ['401 without a body', { status: 401 }, { outcome: 'denied' }],
    ['403 for a missing permission', error(403, 'insufficientPermissions'), { outcome: 'denied' }],
    [
      '403 for a missing permission among details',
      detailed(403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'),
      { outcome: 'denied' },
    ],
    ['403 for the rules of an organisation', error(403, 'domainPolicy'), { outcome: 'blocked' }],
    ['404', error(404, 'notFound'), { outcome: 'gone' }],
    ['404 of somebody in between', { status: 404, body: '<html>' }, { outcome: 'unknown' }],
    ['400', error(400, 'invalidArgument'), { outcome: 'refused', reason: 'invalidArgument' }],
    ['400 without a reason', error(400), { outcome: 'refused', reason: '400' }],
    ['413 without a body', { status: 413 }, { outcome: 'refused', reason: '413' }],
    ['403 for anything else', error(403, 'forbidden'), { outcome: 'refused', reason: 'forbidden' }],
    ['500', error(500, 'backendError'), { outcome: 'unknown' }],
    ['503 without a body', { status: 503 }, { outcome: 'unknown' }],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, { outcome: 'unknown' }],
  ])('%s', async (_what, answer, outcome) => {
    expect(await send(answer)).toEqual(outcome);
    expect(calls).toEqual(['POST messages/send']);
  });

  it.each<[string, Answer, string]>([
    ['429 without a reason', { status: 429 }, 'gmail_busy'],
    ['429', error(429, 'rateLimitExceeded'), 'gmail_busy'],
    ['403 for a rate', error(403, 'rateLimitExceeded'), 'gmail_busy'],
    ['403 for the rate of a person', error(403, 'userRateLimitExceeded'), 'gmail_busy'],
    ['403 for a quota', error(403, 'quotaExceeded'), 'gmail_busy'],
    ['403 for a limit of the day', error(403, 'dailyLimitExceeded'), 'gmail_limit'],
    ['429 about sending', error(429, 'rateLimitExceeded', 'User-rate limit exceeded. (Mail sending)'), 'gmail_limit'],
    ['429 about sending, without a reason', error(429, undefined, 'Limit (Mail sending) exceeded'), 'gmail_limit'],
    ['403 for a rate that mentions sending', error(403, 'rateLimitExceeded', '(Mail sending)'), 'gmail_busy'],
    ['403 for an interface that is switched off', error(403, 'accessNotConfigured'), 'google'],
  ])('%s lets the account wait', async (_what, answer, hold) => {
    expect(await send(answer)).toEqual({ outcome: 'retry', hold, retryAt: null });
  });

  it.each<[string, string | undefined, string, string | null]>([
    ['seconds', '90', '', '2026-11-18T10:01:30.000Z'],
    ['a date', 'Wed, 18 Nov 2026 11:00:00 GMT', '', '2026-11-18T11:00:00.000Z'],
    ['its message', undefined, 'Exceeded.  Retry after 2026-11-18T16:00:00.000Z', '2026-11-18T16:00:00.000Z'],
    ['its message before its header', '90', 'Retry after 2026-11-18T16:00:00.000Z', '2026-11-18T16:00:00.000Z'],
    ['nothing that is a time', 'soon', '', null],
    ['nothing', undefined, '', null],
  ])('names the time to come back by %s', async (_what, header, message, retryAt) => {
    const answer = {
      ...error(429, 'rateLimitExceeded', message),
      ...(header ? { headers: { 'retry-after': header } } : {}),
    };
    expect(await send(answer)).toEqual({
      outcome: 'retry',
      hold: 'gmail_busy',
      retryAt: retryAt === null ? null : new Date(retryAt),
    });
  });
});

it.each(['127.0.0.1', 'localhost'])('what never reached Gmail at %s may be repeated', async (host) => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const away = createGmailClient(`http://${host}:${port}`, { now: () => NOW });
  expect(await away.sendMessage('token', Buffer.from('mail'))).toEqual({ outcome: 'retry' });
});

describe('a draft', () => {
  it('is named in the address whatever its id, and a deletion needs no answer', async () => {
    answers = [{ status: 200, body: { id: 'a/b?' } }, { status: 204 }];
    expect(await client.readDraft('token', 'a/b?')).toEqual({ outcome: 'ok', value: 'a/b?' });
    expect(await client.deleteDraft('token', 'a/b?')).toEqual({ outcome: 'ok', value: '' });
    expect(calls).toEqual(['GET drafts/a%2Fb%3F?format=minimal', 'DELETE drafts/a%2Fb%3F']);
  });
});

describe('a search for drafts', () => {
  const OURS = '<ours@peyk.example>';
  const list = (ids: (string | undefined)[], nextPageToken?: string): Answer => ({
    status: 200,
    body: { drafts: ids.map((id) => ({ id })), nextPageToken },
  });
  const draft = (...headers: [string, string][]): Answer => ({
    status: 200,
    body: { message: { payload: { headers: headers.map(([name, value]) => ({ name, value })) } } },
  });
  const search = (...given: Answer[]) => {
    answers = given;
    return client.findDrafts('token', OURS);
  };

  it('finds ours alone, on every page, and goes on behind an empty one', async () => {
    const found = await search(
      { status: 200, body: { nextPageToken: 'second' } },
      list(['d1', 'd2'], 'third'),
      draft(['Subject', OURS], ['MESSAGE-ID', ` ${OURS} `]),
      draft(['Message-ID', `${OURS}.other`]),
      list(['d3']),
      draft(['Message-Id', OURS]),
    );
    expect(found).toEqual({ outcome: 'ok', value: ['d1', 'd3'] });
    expect(calls.filter((call) => call.startsWith('GET drafts?'))).toEqual(
      ['', '&pageToken=second', '&pageToken=third'].map(
        (page) => `GET drafts?q=${encodeURIComponent(`rfc822msgid:${OURS}`)}${page}`,
      ),
    );
  });

  it('finds none in a mailbox without drafts', async () => {
    expect(await search({ status: 200, body: { resultSizeEstimate: 0 } })).toEqual({ outcome: 'ok', value: [] });
    expect(calls).toHaveLength(1);
  });

  it('leaves out what is deleted between the list and the look', async () => {
    expect(await search(list(['d1', 'd2']), error(404, 'notFound'), draft(['Message-ID', OURS]))).toEqual({
      outcome: 'ok',
      value: ['d2'],
    });
  });

  it('reads five pages at most', async () => {
    expect(await search(...Array.from({ length: 9 }, (_, n) => list([], `page ${n}`)))).toEqual({
      outcome: 'ok',
      value: [],
    });
    expect(calls).toHaveLength(5);
  });

  it.each<[string, Answer[], object]>([
    ['a list that is none', [{ status: 200, body: 'null' }], { outcome: 'unknown' }],
    ['a draft without an id', [list([undefined])], { outcome: 'unknown' }],
    ['a draft without headers', [list(['d1']), { status: 200, body: {} }], { outcome: 'unknown' }],
    ['a refusal of the list', [error(401)], { outcome: 'denied' }],
    ['a refusal of the look', [list(['d1']), error(401)], { outcome: 'denied' }],
    [
      'a limit of the next page',
      [list(['d1'], 'second'), draft(['Message-ID', OURS]), error(429)],
      { outcome: 'retry', hold: 'gmail_busy', retryAt: null },
    ],
  ])('knows nothing after %s', async (_what, given, outcome) => {
    expect(await search(...given)).toEqual(outcome);
  });
});
