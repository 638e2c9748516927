import { describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { createBoundedQueue } from './boundedQueue.ts';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('match their own hash only, however the letters are composed', async () => {
    const passwords = createPasswords(readConfig({}).passwordCost);
    const hash = await passwords.hash('Zoe\u0308 12345');
    expect(await passwords.verify(hash, 'Zoë 12345')).toBe(true);
    expect(await passwords.verify(hash, 'Zoe 12345')).toBe(false);
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  });
});

describe('the hashing queue', () => {
  it('runs two at once, lets some wait and refuses the rest with a time to wait', async () => {
    const queue = createBoundedQueue(2, 3);
    const gates: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      running++;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running--;
    };
    const accepted = Array.from({ length: 5 }, () => queue(work));
    await expect(queue(work)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    for (let done = 0; done < 5; done++) {
      gates.shift()?.();
      await Promise.race(accepted.splice(0, 1));
    }
    expect(most).toBe(2);
    const after = queue(async () => 'free again');
    await expect(after).resolves.toBe('free again');
  });

  it('gives its place back after a failure', async () => {
    const queue = createBoundedQueue(1, 0);
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue(async () => 1)).resolves.toBe(1);
  });
});
