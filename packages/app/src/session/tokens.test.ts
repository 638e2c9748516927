import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tokens } from './tokens';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A token with a subject, as our server issues them. */
const of = (subject: string, salt = '') => `h.${btoa(JSON.stringify({ sub: subject, salt }))}.s`;
/** Writes tokens as another tab would, without a storage event. */
const elsewhere = (access: string | null, refresh: string | null) => {
  for (const [key, value] of [
    ['peyk.access', access],
    ['peyk.refresh', refresh],
  ] as const) {
    if (value === null) stored.delete(key);
    else stored.set(key, value);
  }
};

describe('the tokens', () => {
  test('AUTH-23 are kept in the local storage', () => {
    tokens.begin({ access: 'a', refresh: 'r' });
    expect(Object.fromEntries(stored)).toEqual({ 'peyk.access': 'a', 'peyk.refresh': 'r' });
  });

  test('AUTH-11 AUTH-28 are there or not: a person is signed in or not, and nothing else', () => {
    expect(tokens.exist()).toBe(false);
    elsewhere(null, 'r');
    expect(tokens.exist()).toBe(true);
    elsewhere('a', null);
    expect(tokens.exist()).toBe(true);
    tokens.clear();
    expect(tokens.exist()).toBe(false);
  });

  test.each(['', ' ', 'undefined', 'null', 'NaN', 'a b', 'a\r\nX: y', 'نشانه', 'x'.repeat(9000), '{"access": "a"}'])(
    'AUTH-11 %j in the storage is no token',
    (garbage) => {
      elsewhere(garbage, garbage);
      expect(tokens.exist()).toBe(false);
      expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
    },
  );

  test('AUTH-17 are renewed without the refresh token, or with it', () => {
    tokens.begin({ access: 'a', refresh: 'r' });
    tokens.renew({ access: 'a2' });
    expect(Object.fromEntries(stored)).toEqual({ 'peyk.access': 'a2', 'peyk.refresh': 'r' });
    tokens.renew({ access: 'a3', refresh: 'r3' });
    expect(Object.fromEntries(stored)).toEqual({ 'peyk.access': 'a3', 'peyk.refresh': 'r3' });
  });
});

describe('each write', () => {
  /** The tokens that another tab sees after each step of a write, in order. */
  function stepsOf(act: () => void): string[] {
    const steps: string[] = [];
    const look = () => steps.push(`${stored.get('peyk.access') ?? '-'} ${stored.get('peyk.refresh') ?? '-'}`);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        stored.set(key, value);
        look();
      },
      removeItem: (key: string) => {
        stored.delete(key);
        look();
      },
    });
    act();
    return steps;
  }

  beforeEach(() => elsewhere('a1', 'r1'));

  test('AUTH-31 of a new session begins with the refresh token: nobody renews the old session over the new one', () => {
    expect(stepsOf(() => tokens.begin({ access: 'a2', refresh: 'r2' }))).toEqual(['a1 r2', 'a2 r2']);
  });

  test('AUTH-17 of renewed tokens begins with the refresh token, and writes the other one alone where that is all', () => {
    expect(stepsOf(() => tokens.renew({ access: 'a2', refresh: 'r2' }))).toEqual(['a1 r2', 'a2 r2']);
    expect(stepsOf(() => tokens.renew({ access: 'a3' }))).toEqual(['a3 r2']);
  });

  test('AUTH-22 that ends the session takes the refresh token first: an answer on its way finds nothing to renew', () => {
    expect(stepsOf(() => tokens.clear())).toEqual(['a1 -', '- -']);
  });
});

describe('the session', () => {
  /** Whether an action changes the session number. */
  const changes = (act: () => void): boolean => {
    const before = tokens.session();
    act();
    return tokens.session() !== before;
  };

  beforeEach(() => {
    elsewhere(of('1'), 'r1');
    tokens.session();
  });

  test.each<[string, () => void]>([
    ['its tokens are renewed here', () => tokens.renew({ access: 'x', refresh: 'y' })],
    ['its access token is renewed in another tab', () => elsewhere(of('1', 'new'), 'r1')],
    ['both its tokens are renewed in another tab', () => elsewhere(of('1', 'new'), 'r2')],
    ['the same person signs in again in another tab', () => elsewhere(of('1', 'again'), 'r9')],
    ['its access token is gone', () => elsewhere(null, 'r1')],
  ])('stays when %s', (_, act) => {
    expect(changes(act)).toBe(false);
  });

  test.each<[string, () => void]>([
    ['it ends here', () => tokens.clear()],
    ['it ends in another tab', () => elsewhere(null, null)],
    ['the same person signs in again here', () => tokens.begin({ access: of('1'), refresh: 'r1' })],
    ['another person signs in in another tab', () => elsewhere(of('2'), 'r2')],
    ['another person with tokens that say nothing signs in', () => elsewhere('opaque', 'r2')],
  ])('is another one when %s', (_, act) => {
    expect(changes(act)).toBe(true);
  });

  test('is another one when another person signs in, seen at every step', () => {
    expect(
      changes(() => {
        elsewhere(of('1'), 'r2');
        tokens.session();
        elsewhere(null, 'r2');
        tokens.session();
        elsewhere(of('2'), 'r2');
      }),
    ).toBe(true);
  });
});
