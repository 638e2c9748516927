import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, forgetFirstAnswers } from './firstAnswers';

const address = 'https://peyk.example/bots/';
const request = (change: RequestInit = {}, headers: Record<string, string> = {}, to = address) =>
  new Request(to, {
    ...change,
    headers: { Authorization: 'Bearer a.b.c', 'Accept-Language': 'fa', ...headers },
  });
const early = new Response('[]');
const late = new Response('[7]');
const send = vi.fn<typeof globalThis.fetch>();
/** Whether a request is answered by what was asked for early. */
const isEarly = async (of: Request) => (await ask(of, new AbortController().signal)) === early;
const asked = (answer: Promise<Response>) => {
  globalThis.peykFirstAnswers = { [address]: { access: 'a.b.c', language: 'fa', asked: Date.now(), answer } };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', send);
  send.mockReset().mockResolvedValue(late);
  asked(Promise.resolve(early));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete globalThis.peykFirstAnswers;
});

test('what was asked for before the app was there is answered once, without being sent', async () => {
  expect(await isEarly(request())).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(await isEarly(request())).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what is open to everybody is the same without a token', async () => {
  const open = request();
  open.headers.delete('Authorization');
  expect(await isEarly(open)).toBe(true);
});

test.each([
  ['of another session', request({}, { Authorization: 'Bearer d.e.f' })],
  ['in another language', request({}, { 'Accept-Language': 'en' })],
])('an answer %s is not taken, nor kept', async (_what, other) => {
  expect(await isEarly(other)).toBe(false);
  expect(await isEarly(request())).toBe(false);
});

test('another address is sent, and leaves the answers of others', async () => {
  expect(await isEarly(request({}, {}, 'https://peyk.example/bots/stats/'))).toBe(false);
  expect(await isEarly(request())).toBe(true);
});

test('an answer is not taken after a change, of which it may not tell, nor one asked for while the change was on its way', async () => {
  let changed: (answer: Response) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (changed = resolve)));
  const change = ask(request({ method: 'POST' }), new AbortController().signal);
  expect(await isEarly(request())).toBe(false);
  asked(Promise.resolve(early));
  changed(late);
  await change;
  expect(await isEarly(request())).toBe(false);
});

test('an old answer is not taken', async () => {
  vi.setSystemTime(Date.now() + 15_000);
  expect(await isEarly(request())).toBe(false);
});

test('what failed early is asked for again at once', async () => {
  asked(Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask(request(), new AbortController().signal)).toBe(late);
});

test('an early answer that never comes is given up when the call is', async () => {
  asked(new Promise(() => undefined));
  const call = new AbortController();
  const answer = ask(request(), call.signal);
  call.abort(new DOMException('late', 'TimeoutError'));
  await expect(answer).rejects.toThrow('late');
});

test('nothing is taken once it is forgotten', async () => {
  forgetFirstAnswers();
  expect(await isEarly(request())).toBe(false);
});
