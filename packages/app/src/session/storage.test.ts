import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forgetVisit, onStoredElsewhere, readStored, writeStored } from './storage';
import { memoryStorage } from '../testing/testStorage';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage throws on every access, as in some private windows. */
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

describe('another tab', () => {
  /** Listens on a separate event target; returns the calls received, functions to dispatch events, and the cleanup function. */
  function listening() {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const told: (string | null)[] = [];
    const stop = onStoredElsewhere((key) => told.push(key));
    const changed = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    const shown = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return { told, stop, changed, shown };
  }

  test('AUTH-22 tells of our keys and of everything, and not of what is another app', () => {
    const { told, stop, changed, shown } = listening();
    for (const key of ['peyk.access', 'peykx', 'other', 'x.peyk.access', null]) changed(key);
    expect(told).toEqual(['peyk.access', null]);
    stop();
    changed('peyk.access');
    shown(true);
    expect(told).toHaveLength(2);
  });

  test('AUTH-22 told nothing to a page that the browser kept frozen: it looks again, and one that is loaded does not', () => {
    const { told, shown } = listening();
    shown(false);
    expect(told).toEqual([]);
    shown(true);
    expect(told).toEqual([null]);
  });

  test.each([
    ['peyk.access', null, 'kept'],
    [null, null, null],
    ['peyk.theme', 'kept', null],
    ['other', 'kept', 'kept'],
  ])('AUTH-23 that wrote %j is newer than what this page alone remembers of it', (key, access, theme) => {
    vi.stubGlobal('localStorage', blocked);
    writeStored('peyk.access', 'kept');
    writeStored('peyk.theme', 'kept');
    vi.stubGlobal('localStorage', memoryStorage());
    onTestFinished(() => {
      writeStored('peyk.access', null);
      writeStored('peyk.theme', null);
    });
    listening().changed(key);
    expect([readStored('peyk.access'), readStored('peyk.theme')]).toEqual([access, theme]);
  });
});
