import { SWRConfig, unstable_serialize as keyOf } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comingData, fetchFirst, isFresh } from './firstData';

const get = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('./client', () => ({ api: { GET: get }, unwrap: (call: Promise<unknown>) => call }));

const bots = keyOf(['/bots/', {}]);
const known = () => SWRConfig.defaultValue.cache.get(bots)?.data as unknown;

beforeEach(() => {
  vi.useFakeTimers();
  const asked = { access: 'a.b.c', language: 'en', asked: Date.now(), answer: Promise.resolve(new Response()) };
  globalThis.peykFirstAnswers = { 'https://peyk.example/bots/': asked };
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

test('where nothing was asked for nothing is', async () => {
  get.mockClear();
  delete globalThis.peykFirstAnswers;
  await fetchFirst();
  expect(get).not.toHaveBeenCalled();
});
