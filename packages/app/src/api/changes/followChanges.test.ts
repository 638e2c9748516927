import type { ChangedKind } from '@peyk/api-types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChangePorts, type Channel, followChanges } from './followChanges';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});
const stops: (() => void)[] = [];
const minute = 60_000;
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const encoder = new TextEncoder();

interface Stream {
  tell(...kinds: string[]): void;
  end(): void;
  fail(): void;
  lives: boolean;
  isCancelled: boolean;
}

/** Several tabs of one browser, with one server. */
function browser() {
  const streams: Stream[] = [];
  const heard = new Map<object, Parameters<Channel['addEventListener']>[1]>();
  let queue: Promise<unknown> = Promise.resolve();
  const state = { opened: 0, answer: 'stream' as 'stream' | 'silent' | 'absent' | 'fails' };

  const stream = (signal: AbortSignal): ReadableStream<Uint8Array> => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const made: Stream = {
      tell: (...stale) => controller?.enqueue(encoder.encode(`event: stale\ndata: ${JSON.stringify({ stale })}\n\n`)),
      end: () => {
        made.lives = false;
        controller?.close();
      },
      fail: () => {
        made.lives = false;
        controller?.error(new Error('broken'));
      },
      lives: true,
      isCancelled: false,
    };
    streams.push(made);
    return new ReadableStream({
      start(given) {
        controller = given;
        const beat = () => {
          if (made.lives && state.answer !== 'silent') given.enqueue(encoder.encode(':\n\n'));
        };
        beat();
        const beats = setInterval(beat, 15_000);
        signal.addEventListener('abort', () => {
          made.lives = false;
          clearInterval(beats);
          made.isCancelled = true;
          given.error(signal.reason);
        });
      },
    });
  };
  /** An exclusive lock in the order of asking, as of the browser. */
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const turn = queue.then(() => (signal.aborted ? undefined : run()));
    queue = turn.catch(() => undefined);
    return turn;
  };

  function tab(over: Partial<ChangePorts> = {}) {
    const own = {};
    const so = { live: false, read: [] as (readonly ChangedKind[] | null)[], isVisible: true, changed: () => {} };
    const channel: Channel = {
      postMessage: (message) => {
        for (const [other, hear] of heard) if (other !== own) hear({ data: structuredClone(message) });
      },
      addEventListener: (_type, hear) => heard.set(own, hear),
      close: () => heard.delete(own),
    };
    const stop = followChanges({
      open: async (signal) => {
        state.opened += 1;
        if (state.answer === 'fails') throw new Error('away');
        return state.answer === 'absent' ? null : stream(signal);
      },
      locks: () => ({ request: request as never }),
      channel: () => channel,
      isVisible: () => so.isVisible,
      onVisibility: (changed) => {
        so.changed = changed;
        return () => (so.changed = () => {});
      },
      setLive: (live) => (so.live = live),
      readAgain: (kinds) => so.read.push(kinds),
      now: Date.now,
      random: () => 0.5,
      ...over,
    });
    stops.push(stop);
    const show = (visible: boolean) => {
      so.isVisible = visible;
      so.changed();
    };
    return { so, stop, hide: () => show(false), show: () => show(true), channel };
  }
  return { tab, streams, state, request };
}

describe('two tabs', () => {
  it('share one stream, and both read what was changed', async () => {
    const { tab, streams, state } = browser();
    const [one, other] = [tab(), tab()];
    await pass();
    expect([one.so.live, other.so.live, state.opened]).toEqual([true, true, 1]);
    streams[0]?.tell('bots', 'letters');
    await pass();
    expect(one.so.read).toEqual([['bots', 'letters']]);
    expect(other.so.read.at(-1)).toEqual(['bots', 'letters']);
  });

  it('one that comes later is told that there is a stream, and asks for none', async () => {
    const { tab, state } = browser();
    tab();
    await pass(minute);
    const later = tab();
    await pass();
    expect([later.so.live, state.opened, later.so.read]).toEqual([true, 1, []]);
  });

  it('when the one with the stream is hidden, the other opens one and reads everything again', async () => {
    const { tab, streams, state } = browser();
    const [one, other] = [tab(), tab()];
    await pass();
    one.hide();
    await pass();
    expect([one.so.live, other.so.live, state.opened]).toEqual([false, true, 2]);
    expect(streams[0]?.isCancelled).toBe(true);
    expect(other.so.read.at(-1)).toBeNull();
    streams[1]?.tell('files');
    await pass();
    expect(one.so.read).toEqual([]);
    expect(other.so.read.at(-1)).toEqual(['files']);
    one.show();
    await pass();
    expect([one.so.live, one.so.read]).toEqual([true, [null]]);
  });

  it('when the one with the stream is gone without a word, the other reads everything again', async () => {
    const { tab, state, request } = browser();
    let release = () => {};
    const gone = new Promise<void>((resolve) => (release = resolve));
    /** As a browser does for a tab that it has ended: the lock is free, and nothing was said. */
    const one = tab({
      locks: () => ({
        request: ((name: string, options: { signal: AbortSignal }, run: () => Promise<void>) =>
          request(name, options, () => Promise.race([run(), gone]))) as never,
      }),
    });
    const other = tab();
    await pass();
    expect([other.so.live, state.opened]).toEqual([true, 1]);
    other.so.read.length = 0;
    one.channel.close();
    release();
    await pass();
    expect([other.so.live, state.opened, other.so.read]).toEqual([true, 2, [null]]);
  });

  it('without a stream neither is told, and both ask at intervals', async () => {
    const { tab, streams, state } = browser();
    const [one, other] = [tab(), tab()];
    await pass();
    state.answer = 'fails';
    streams[0]?.fail();
    await pass();
    expect([one.so.live, other.so.live]).toEqual([false, false]);
  });
});

describe('a stream', () => {
  it('that ends after minutes is opened again soon, and then everything is read again', async () => {
    const { tab, streams, state } = browser();
    const { so } = tab();
    await pass(10 * minute);
    expect([so.live, state.opened]).toEqual([true, 1]);
    streams[0]?.end();
    await pass();
    expect([so.live, so.read]).toEqual([false, []]);
    await pass(1000);
    expect([so.live, state.opened, so.read]).toEqual([true, 2, [null]]);
  });

  it('that breaks every second is asked for less and less, once a minute at last', async () => {
    const { tab, streams, state } = browser();
    const { so } = tab();
    await pass();
    for (let second = 0; second < 3600; second += 1) {
      await pass(1000);
      if (so.live) streams.at(-1)?.fail();
      await pass();
    }
    expect(state.opened).toBeGreaterThan(60);
    expect(state.opened).toBeLessThan(100);
    expect(so.read.length).toBeLessThan(state.opened);
  });

  it('that says nothing for three times as long as it should is given up', async () => {
    const { tab, state } = browser();
    const { so } = tab();
    await pass();
    state.answer = 'silent';
    await pass(44_000);
    expect([so.live, state.opened]).toEqual([true, 1]);
    await pass(2000);
    expect(so.live).toBe(false);
  });

  it('that something on the way holds back never counts as one', async () => {
    const { tab, state } = browser();
    state.answer = 'silent';
    const setLive = vi.fn<(live: boolean) => void>();
    tab({ setLive });
    await pass(60 * minute);
    expect(setLive).not.toHaveBeenCalledWith(true);
    expect(state.opened).toBeLessThan(60);
  });

  it('that the server does not have is asked for once', async () => {
    const { tab, state } = browser();
    state.answer = 'absent';
    const { so, hide, show } = tab();
    await pass(60 * minute);
    hide();
    show();
    await pass(60 * minute);
    expect([so.live, state.opened, so.read]).toEqual([false, 1, []]);
  });

  it('is there again after the server was away', async () => {
    const { tab, state } = browser();
    state.answer = 'fails';
    const { so } = tab();
    await pass(5 * minute);
    expect(so.live).toBe(false);
    state.answer = 'stream';
    await pass(minute);
    expect([so.live, so.read]).toEqual([true, [null]]);
  });
});

describe('a tab', () => {
  it('that is hidden asks for nothing until it is seen', async () => {
    const { tab, state } = browser();
    const hidden = tab({ isVisible: () => false });
    await pass(minute);
    expect([state.opened, hidden.so.live]).toEqual([0, false]);
  });

  it('of a browser without locks and channels has a stream of its own', async () => {
    const { tab, streams } = browser();
    const { so } = tab({ locks: () => undefined, channel: () => undefined });
    await pass();
    streams[0]?.tell('bots');
    await pass();
    expect([so.live, so.read]).toEqual([true, [['bots']]]);
  });

  it('has one where the locks are blocked', async () => {
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    const { tab } = browser();
    const { so } = tab({ locks: () => ({ request }) });
    await pass();
    expect(so.live).toBe(true);
  });

  it('that has stopped holds no stream and tries nothing', async () => {
    const { tab, streams, state } = browser();
    const { so, stop } = tab();
    await pass();
    stop();
    await pass(minute);
    expect([so.live, state.opened, streams[0]?.isCancelled]).toEqual([false, 1, true]);
  });
});
