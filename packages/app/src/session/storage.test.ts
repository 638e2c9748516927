import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage refuses everything, as in some private windows. */
const blocked = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

test('values live as long as the page where storage is blocked', () => {
  vi.stubGlobal('localStorage', blocked);
  expect(readStored('peyk.theme')).toBeNull();
  writeStored('peyk.theme', 'dark');
  expect(readStored('peyk.theme')).toBe('dark');
  writeStored('peyk.theme', null);
  expect(readStored('peyk.theme')).toBeNull();
});

test('storage that works again is used again', () => {
  vi.stubGlobal('localStorage', blocked);
  writeStored('peyk.access', 'in memory');
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  writeStored('peyk.access', 'stored');
  expect(kept.get('peyk.access')).toBe('stored');
  expect(readStored('peyk.access')).toBe('stored');
});
