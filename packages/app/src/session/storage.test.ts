import { afterEach, expect, test, vi } from 'vitest';
import { forgetVisit, readStored, writeStored } from './storage';

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

test('AUTH-23 AUTH-24 values live as long as the page where storage is blocked', () => {
  vi.stubGlobal('localStorage', blocked);
  expect(readStored('peyk.theme')).toBeNull();
  writeStored('peyk.theme', 'dark');
  expect(readStored('peyk.theme')).toBe('dark');
  writeStored('peyk.theme', null);
  expect(readStored('peyk.theme')).toBeNull();
});

test('AUTH-23 storage that works again is used again', () => {
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

test('AUTH-23 where a new value finds no room, the old one is gone', () => {
  const kept = new Map([['peyk.access', 'of before']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: blocked.setItem,
    removeItem: (key: string) => kept.delete(key),
  });
  writeStored('peyk.access', 'new');
  expect(readStored('peyk.access')).toBe('new');
  expect(kept.size).toBe(0);
  writeStored('peyk.access', null);
  expect(readStored('peyk.access')).toBeNull();
});

test('AUTH-23 the room of the old value is enough for a new one', () => {
  const kept = new Map([['peyk.access', 'of before']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (kept.size > 0 ? blocked.setItem() : kept.set(key, value)),
    removeItem: (key: string) => kept.delete(key),
  });
  writeStored('peyk.access', 'new');
  expect(kept.get('peyk.access')).toBe('new');
});

test('AUTH-22 what a tab keeps for itself is forgotten, and what is not ours stays', () => {
  vi.stubGlobal('sessionStorage', Object.assign(Object.create({ removeItem }), { 'peyk.createBot': '{}', other: '1' }));
  function removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  }
  forgetVisit();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
  vi.stubGlobal('sessionStorage', undefined);
  expect(forgetVisit).not.toThrow();
});
