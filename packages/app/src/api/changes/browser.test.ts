import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/testStorage';
import { tokens } from '../../session/tokens';
import { openStream } from './browser';

const get = vi.hoisted(() => vi.fn<(path: string, init: object) => Promise<{ response: Response }>>());
vi.mock('../client', () => ({ api: { GET: get } }));

const tokenUntil = (seconds: number) => `x.${btoa(JSON.stringify({ sub: '7', exp: seconds }))}.x`;
const fetched = vi.fn<typeof fetch>();
const now = 1_800_000_000;
const fresh = tokenUntil(now + 600);
const stream = () => new Response(':\n\n', { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
const open = () => openStream(new AbortController().signal);

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', fetched);
  tokens.begin({ access: fresh, refresh: 'refresh' });
});
afterEach(() => {
  tokens.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('asks for the stream as the signed-in person', async () => {
  fetched.mockResolvedValue(stream());
  expect(await new Response(await open()).text()).toBe(':\n\n');
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/changes/');
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: `Bearer ${fresh}` });
});

it.each([
  ['does not know the address', () => new Response('{}', { status: 404 })],
  ['answers every address with its page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['answers with nothing', () => new Response(null, { status: 204 })],
])('has no stream of a server that %s', async (_what, answer) => {
  fetched.mockResolvedValue(answer());
  expect(await open()).toBeNull();
});

it.each([401, 403, 429, 500, 502, 503])('may ask again after %i, and the session stays', async (status) => {
  fetched.mockResolvedValue(new Response('{}', { status }));
  await expect(open()).rejects.toThrow(String(status));
  expect([tokens.access(), tokens.refresh()]).toEqual([fresh, 'refresh']);
  expect(get).not.toHaveBeenCalled();
});

it.each([tokenUntil(now + 20), tokenUntil(now - 1)])('renews a worn token with the call', async (worn) => {
  tokens.renew({ access: worn });
  get.mockResolvedValue({ response: stream() });
  expect(await new Response(await open()).text()).toBe(':\n\n');
  expect(get.mock.calls[0]).toMatchObject(['/api/changes/', { parseAs: 'stream' }]);
  expect(fetched).not.toHaveBeenCalled();
});

it('gives up a server that does not answer', async () => {
  fetched.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  const problem = open().catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await problem).toContain('given up');
});
