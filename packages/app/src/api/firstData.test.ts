import { SWRConfig, unstable_serialize as keyOf } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../session/session';
import { comingData, fetchFirst, isFresh } from './firstData';

const get = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('./client', () => ({ api: { GET: get }, unwrap: (call: Promise<unknown>) => call }));

const bots = keyOf(['/bots/', {}]);
const known = () => SWRConfig.defaultValue.cache.get(bots)?.data as unknown;

const askEarly = () => {
  const asked = { access: 'a.b.c', language: 'en', asked: Date.now(), answer: Promise.resolve(new Response()) };
  globalThis.peykFirstAnswers = { 'https://peyk.example/bots/': asked };
};

beforeEach(() => {
  vi.useFakeTimers();
  askEarly();
});
afterEach(() => {
  vi.useRealTimers();
  SWRConfig.defaultValue.cache.delete(bots);
  delete globalThis.peykFirstAnswers;
});

test('what was asked for is known when the page is drawn, and fresh for a moment', async () => {
  get.mockResolvedValue([{ id: 801 }]);
  await fetchFirst();
  expect(get.mock.calls).toEqual([['/bots/']]);
  expect(known()).toEqual([{ id: 801 }]);
  expect(comingData(bots)).toBeUndefined();
  expect(isFresh(bots)).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(isFresh(bots)).toBe(false);
});

test('the page does not wait long, and what comes later is asked for once', async () => {
  let come: (data: unknown) => void = () => undefined;
  get.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const drawn = fetchFirst();
  await vi.advanceTimersByTimeAsync(300);
  await drawn;
  expect(known()).toBeUndefined();
  const data = comingData(bots);
  come([{ id: 802 }]);
  expect(await data).toEqual([{ id: 802 }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(known()).toEqual([{ id: 802 }]);
});

test('what fails is left to the screen to ask for', async () => {
  vi.advanceTimersByTime(5000);
  get.mockRejectedValue(new TypeError('Failed to fetch'));
  await fetchFirst();
  expect(known()).toBeUndefined();
  expect(comingData(bots)).toBeUndefined();
  expect(isFresh(bots)).toBe(false);
});

test('what comes after the session has ended is not kept for the next person, nor handed on', async () => {
  let come: (data: unknown) => void = () => undefined;
  get.mockReturnValue(new Promise((resolve) => (come = resolve)));
  beginSession({ access: 'a.b.c', refresh: 'd' });
  askEarly();
  const drawn = fetchFirst();
  await vi.advanceTimersByTimeAsync(300);
  await drawn;
  expect(comingData(bots)).toBeDefined();
  endSession();
  expect(comingData(bots)).toBeUndefined();
  expect(globalThis.peykFirstAnswers).toBeUndefined();
  beginSession({ access: 'e.f.g', refresh: 'h' });
  come([{ id: 803 }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(known()).toBeUndefined();
  expect(isFresh(bots)).toBe(false);
  endSession();
});

test('where nothing was asked for nothing is', async () => {
  get.mockClear();
  delete globalThis.peykFirstAnswers;
  await fetchFirst();
  expect(get).not.toHaveBeenCalled();
});
