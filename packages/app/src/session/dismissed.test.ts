import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissed } from './dismissed';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('LTR-01 a dismissal is of one person, and another sees the card', () => {
  dismissed.add(7, 'threeSentences');
  expect(dismissed.has(7, 'threeSentences')).toBe(true);
  expect(dismissed.has(77, 'threeSentences')).toBe(false);
  dismissed.add(9, 'threeSentences');
  expect([7, 9].map((owner) => dismissed.has(owner, 'threeSentences'))).toEqual([true, true]);
});

test('a dismissal is kept once, and the newest hundred are', () => {
  for (let owner = 1; owner <= 101; owner += 1) dismissed.add(owner, 'threeSentences');
  dismissed.add(101, 'threeSentences');
  expect(dismissed.has(1, 'threeSentences')).toBe(false);
  expect(dismissed.has(2, 'threeSentences')).toBe(true);
  expect(stored.get('peyk.dismissed')?.split(' ')).toHaveLength(100);
});
