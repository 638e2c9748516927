import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { replyChecks } from './mount.ts';

describe('the checks of answers', () => {
  it('can all be compiled, although each is compiled only when its first answer goes out', () => {
    const checks = [...replyChecks(readContract()).entries()];
    expect(checks.length).toBeGreaterThan(200);
    for (const [answer, check] of checks) expect(() => check?.(), answer).not.toThrow();
  });

  it('are compiled once', () => {
    const check = replyChecks(readContract()).get('listBots 200');
    expect(check?.()).toBe(check?.());
  });
});
