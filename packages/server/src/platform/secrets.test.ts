import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSecrets, type Place } from './secrets.ts';
import { seeded } from '../testing/random.ts';
import { testKey } from '../testing/testKey.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-secrets-'));
const secrets = createSecrets(dataDir, testKey('one'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const place: Place = { table: 'gmail_accounts', column: 'refresh_token_sealed', row: 'subject', user: 7 };

it('gives each purpose a key of its own, the same each time', () => {
  const purposes = ['access-token', 'refresh-rotation', 'attempts', 'sealed a.b', ''];
  const keys = purposes.map((purpose) => secrets.key(purpose).toString('hex'));
  expect(new Set(keys).size).toBe(purposes.length);
  expect(keys.every((key) => key.length === 64)).toBe(true);
  expect(purposes.map((purpose) => createSecrets(dataDir, testKey('one')).key(purpose).toString('hex'))).toEqual(keys);
  expect(createSecrets(dataDir, testKey('two')).key('access-token').toString('hex')).not.toBe(keys[0]);
});

it('opens what was sealed, whatever it says', () => {
  for (const text of ['', 'token', 'پیک', '\u0000'.repeat(1000)])
    expect(secrets.open(place, secrets.seal(place, text))).toBe(text);
});

it('never makes equal secrets look equal', () => {
  const sealed = Array.from({ length: 500 }, () => secrets.seal(place, 'the same'));
  for (const part of [0, 10, 20, 30])
    expect(new Set(sealed.map((text) => text.slice(3 + part, 13 + part))).size).toBe(500);
});

it.each<[string, Partial<Place>]>([
  ['table', { table: 'other' }],
  ['column', { column: 'access_token_sealed' }],
  ['row', { row: 'subject2' }],
  ['person', { user: 8 }],
  ['nobody', { user: null }],
])('does not open for another %s', (_what, other) => {
  expect(() => secrets.open({ ...place, ...other }, secrets.seal(place, 'token'))).toThrow();
});

it('does not take the end of one name for the beginning of the next', () => {
  const sealed = secrets.seal({ ...place, table: 'a', column: 'b.c' }, 'token');
  expect(() => secrets.open({ ...place, table: 'a.b', column: 'c' }, sealed)).toThrow();
});

it('does not open with another master key, and nothing that was sealed in another way', () => {
  const sealed = secrets.seal(place, 'token');
  expect(() => createSecrets(dataDir, testKey('two')).open(place, sealed)).toThrow();
  for (const other of [sealed.slice(3), `v1.${sealed.slice(3)}`, '', 'v2.', 'token'])
    expect(() => secrets.open(place, other), other).toThrow();
});

const seed = Date.now() % 1_000_000;
it(`does not open what was changed or cut anywhere (seed ${seed})`, () => {
  const random = seeded(seed);
  const sealed = Buffer.from(secrets.seal(place, 'a token of some length').slice(3), 'base64url');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ Math.floor(random.between(1, 256));
    expect(() => secrets.open(place, `v2.${changed.toString('base64url')}`), `byte ${at}`).toThrow();
    expect(() => secrets.open(place, `v2.${sealed.subarray(0, at).toString('base64url')}`), `cut ${at}`).toThrow();
  }
});

const random = 'XJ0mUG1jvnl8wVZxZmnKkX0nKq5h0yUcy6mkQ9cFzvA=';
it.each([
  'a',
  'a key for tests',
  'x'.repeat(64),
  'abc'.repeat(30),
  random.slice(0, 42),
  '0123456789abcdef'.repeat(3),
  'correct horse battery staple',
])('refuses %j as a master key, and says how to make one', (given) => {
  expect(() => createSecrets(dataDir, given)).toThrow(/^SECRET_KEY .*openssl rand -base64 32/);
});

it('takes 32 random bytes however they are written, and makes a key of its own without one', () => {
  const bytes = Buffer.from(random, 'base64');
  for (const given of [random, bytes.toString('base64url'), bytes.toString('hex'), undefined, ''])
    expect(createSecrets(dataDir, given).key('a')).toHaveLength(32);
});
