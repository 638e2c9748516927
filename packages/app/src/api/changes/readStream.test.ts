import type { ChangedKind } from '@peyk/api-types';
import { afterEach, expect, it, vi } from 'vitest';
import { readStream } from './readStream';

afterEach(() => {
  vi.useRealTimers();
});

const encoder = new TextEncoder();
async function read(...pieces: string[]): Promise<(readonly ChangedKind[])[]> {
  const told: (readonly ChangedKind[])[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  await readStream(stream, { begins: () => undefined, tell: (kinds) => told.push(kinds) });
  return told;
}

const event = 'event: stale\ndata: {"stale":["bots","letters"]}\n\n';

it.each(Array.from(event, (_, at) => at))('an event that comes in two pieces, cut at %i, is told once', async (at) => {
  expect(await read(event.slice(0, at), event.slice(at))).toEqual([['bots', 'letters']]);
});

it('events in one piece are told one after the other, with any end of line', async () => {
  expect(await read(`:\n\n${event}:\n\n${event.replaceAll('\n', '\r\n')}`)).toEqual([
    ['bots', 'letters'],
    ['bots', 'letters'],
  ]);
});

it.each([
  ['a comment', ':\n\n'],
  ['an event of another name', 'event: news\ndata: {"stale":["bots"]}\n\n'],
  ['no JSON', 'event: stale\ndata: {"stale":\n\n'],
  ['nothing', 'event: stale\n\n'],
  ['null', 'event: stale\ndata: null\n\n'],
  ['a number', 'event: stale\ndata: {"stale":7}\n\n'],
  ['numbers', 'event: stale\ndata: {"stale":[7,null]}\n\n'],
  ['half an event', 'event: stale\ndata: {"stale":["bots"]}'],
])('%s tells nothing', async (_what, text) => {
  expect(await read(text)).toEqual([]);
});

it('an event without end is given up', async () => {
  await expect(read('x'.repeat(20_001))).rejects.toThrow('does not end');
});

it('a stream begins with its first bytes, and not when it is opened', async () => {
  const begins = vi.fn<() => void>();
  let come = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      come = () => controller.enqueue(encoder.encode(':\n\n'));
    },
  });
  void readStream(stream, { begins, tell: () => undefined });
  await Promise.resolve();
  expect(begins).not.toHaveBeenCalled();
  come();
  come();
  await expect.poll(() => begins.mock.calls.length).toBe(1);
});

it('a silent stream is given up, and closed', async () => {
  vi.useFakeTimers();
  const cancel = vi.fn<() => void>();
  const stream = new ReadableStream<Uint8Array>({ cancel });
  const problem = readStream(stream, { begins: () => undefined, tell: () => undefined }).catch(String);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await problem).toContain('silent');
  expect(cancel).toHaveBeenCalledOnce();
});
