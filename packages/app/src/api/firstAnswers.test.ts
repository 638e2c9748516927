import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstAnswer } from './firstAnswers';

const address = 'https://peyk.example/bots/';
const asked = (change: RequestInit = {}, headers: Record<string, string> = {}) =>
  new Request(address, {
    ...change,
    headers: { Authorization: 'Bearer a.b.c', 'Accept-Language': 'fa', ...headers },
  });
let answer: Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer = Promise.resolve(new Response('[]'));
  globalThis.peykFirstAnswers = { [address]: { access: 'a.b.c', language: 'fa', asked: Date.now(), answer } };
});
afterEach(() => {
  vi.useRealTimers();
  delete globalThis.peykFirstAnswers;
});

test('what was asked for before the app was there is answered once', () => {
  expect(firstAnswer(asked())).toBe(answer);
  expect(firstAnswer(asked())).toBeUndefined();
});

test('what is open to everybody is the same without a token', () => {
  const open = asked();
  open.headers.delete('Authorization');
  expect(firstAnswer(open)).toBe(answer);
});

test.each([
  ['of another session', asked({}, { Authorization: 'Bearer d.e.f' })],
  ['in another language', asked({}, { 'Accept-Language': 'en' })],
])('an answer %s is not taken, nor kept', (_what, request) => {
  expect(firstAnswer(request)).toBeUndefined();
  expect(firstAnswer(asked())).toBeUndefined();
});

test('another address has no answer, and leaves those of others', () => {
  expect(firstAnswer(new Request('https://peyk.example/bots/stats/'))).toBeUndefined();
  expect(firstAnswer(asked())).toBe(answer);
});

test('an answer is not taken after a change, of which it may not tell', () => {
  expect(firstAnswer(asked({ method: 'POST' }))).toBeUndefined();
  expect(firstAnswer(asked())).toBeUndefined();
});

test('an old answer is not taken', () => {
  vi.setSystemTime(Date.now() + 15_000);
  expect(firstAnswer(asked())).toBeUndefined();
});

test('without the script there is none', () => {
  delete globalThis.peykFirstAnswers;
  expect(firstAnswer(asked())).toBeUndefined();
});
