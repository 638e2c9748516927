import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency';

function world() {
  const clock = { now: 0 };
  return { clock, keyOf: createIdempotencyKeys(() => clock.now) };
}
const run = 'POST /bots/{id}/run/';
const one = { params: { path: { id: 1 } } };

describe('the idempotency key of a request', () => {
  it('is 128 random bits, and missing where the contract declares none', () => {
    const { keyOf } = world();
    expect(keyOf(run, {})?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf('POST /bots/{id}/pause/', {})).toBeNull();
    expect(keyOf('GET /bots/', {})).toBeNull();
  });

  it('is the same while nobody knows what became of the request, and another afterwards', () => {
    const { keyOf } = world();
    const first = keyOf(run, one);
    expect(keyOf(run, one)?.key).toBe(first?.key);
    first?.settle();
    const second = keyOf(run, one);
    expect(second?.key).not.toBe(first?.key);
    // A late answer does not affect the next request.
    first?.settle();
    expect(keyOf(run, one)?.key).toBe(second?.key);
  });

  it('belongs to one operation, one thing and one body', () => {
    const { keyOf } = world();
    const keys = [
      keyOf(run, one),
      keyOf(run, { params: { path: { id: 2 } } }),
      keyOf(run, { ...one, body: { dry_run: false } }),
      keyOf('POST /bots/create/', one),
      keyOf('POST /api/professor/professors/create/', { body: new FormData() }),
      keyOf('POST /api/professor/professors/create/', { body: new FormData() }),
    ].map((named) => named?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('ends after ten minutes', () => {
    const { clock, keyOf } = world();
    const first = keyOf(run, {});
    clock.now = 10 * 60 * 1000;
    expect(keyOf(run, {})?.key).toBe(first?.key);
    clock.now += 1;
    expect(keyOf(run, {})?.key).not.toBe(first?.key);
  });
});
