import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coalesce, coalesceByKey } from './coalesce.ts';

/** Work whose runs the test completes one by one. */
function heldWork() {
  const ends: ((value: string | Error) => void)[] = [];
  const work = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  return { work, end: (value: string | Error) => ends.shift()?.(value) };
}

afterEach(() => void vi.useRealTimers());

describe('work that many ask for', () => {
  it('is begun at once for the first, and once more for all who came meanwhile', async () => {
    const { work, end } = heldWork();
    const ask = coalesce(work);
    const first = ask();
    const later = [ask(), ask(), ask()];
    expect(work).toHaveBeenCalledTimes(1);
    end('before');
    expect(await first).toBe('before');
    await turn();
    expect(work).toHaveBeenCalledTimes(2);
    end('after');
    expect(await Promise.all(later)).toEqual(['after', 'after', 'after']);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is never what was begun before somebody asked', async () => {
    let value = 0;
    const ask = coalesce(async () => {
      const read = value;
      await turn();
      return read;
    });
    const answers: Promise<void>[] = [];
    for (let round = 1; round <= 50; round += 1) {
      value = round;
      answers.push(ask().then((read) => expect(read).toBeGreaterThanOrEqual(round)));
      if (round % 3 === 0) await turn();
    }
    await Promise.all(answers);
  });

  it('is begun for those who wait, however the work before theirs ended', async () => {
    const { work, end } = heldWork();
    const ask = coalesce(work);
    const first = ask();
    const later = ask();
    end(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    await turn();
    end('well');
    expect(await later).toBe('well');
  });

  it('is begun for those who wait after a quarter of a second, when the work before theirs hangs', async () => {
    vi.useFakeTimers();
    const { work } = heldWork();
    const ask = coalesce(work);
    void ask();
    void ask();
    await vi.advanceTimersByTimeAsync(249);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('work of many keys', () => {
  it('does not wait for that of another key', async () => {
    const mine = heldWork();
    const yours = heldWork();
    const ask = coalesceByKey<string>();
    void ask('mine', mine.work);
    const answer = ask('yours', yours.work);
    yours.end('yours');
    expect(await answer).toBe('yours');
  });
});

it('work of a key is forgotten with the last who asked for it, and shared until then', async () => {
  const mine = heldWork();
  const ask = coalesceByKey<string>();
  const first = ask('key', mine.work);
  const [second, third] = [ask('key', heldWork().work), ask('key', heldWork().work)];
  mine.end('one');
  expect(await first).toBe('one');
  await turn();
  mine.end('two');
  expect(await Promise.all([second, third])).toEqual(['two', 'two']);
  expect(mine.work).toHaveBeenCalledTimes(2);
  const later = heldWork();
  const afterwards = ask('key', later.work);
  later.end('three');
  expect(await afterwards).toBe('three');
  expect(mine.work).toHaveBeenCalledTimes(2);
  const failing = heldWork();
  const failed = ask('key', failing.work);
  failing.end(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  const again = heldWork();
  const recovered = ask('key', again.work);
  again.end('four');
  expect(await recovered).toBe('four');
});
