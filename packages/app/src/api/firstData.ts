import { mutate, unstable_serialize as keyOf } from 'swr';
import type { paths } from '@peyk/api-types';
import { api, unwrap } from './client';
import { onNewSession } from '../session/session';
import { tokens } from '../session/tokens';
import { contractPath } from './apiBase';
import { forgetFirstAnswers } from './firstAnswers';

/** What has come is not asked for again by the parts of the screen that it was asked for, which are drawn one after the other. */
const FRESH_MS = 2000;
/** The page is drawn with its data, and not in two steps, if that takes no longer. */
const PATIENCE_MS = 300;

const coming = new Map<string, Promise<unknown>>();
const came = new Map<string, number>();
onNewSession(() => {
  coming.clear();
  came.clear();
  forgetFirstAnswers();
});

/** The data of a key that `fetchFirst` is fetching. */
export const comingData = (key: string): Promise<unknown> | undefined => coming.get(key);

/** Whether `fetchFirst` has just fetched the data of a key. */
export function isFresh(key: string): boolean {
  const since = came.get(key);
  return since !== undefined && Date.now() - since < FRESH_MS;
}

/** Puts what `boot.js` has asked for into the cache. Resolves when all is there, or after a moment. */
export async function fetchFirst(): Promise<void> {
  const asked = Object.keys(globalThis.peykFirstAnswers ?? {}).map((address) => contractPath(address));
  const all = asked.map((path) => fetchInto(path as keyof paths));
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function fetchInto(path: keyof paths): Promise<void> {
  const key = [path, {}];
  const name = keyOf(key);
  const session = tokens.session();
  const data = unwrap(api.GET(path as never) as Promise<{ data?: unknown; response: Response }>);
  coming.set(name, data);
  try {
    const answer = await data;
    // The cache is the next person's by now.
    if (tokens.session() !== session) return;
    await mutate(key, answer, { revalidate: false });
    came.set(name, Date.now());
  } catch {
    // The screen asks itself, and says what is wrong.
  } finally {
    if (coming.get(name) === data) coming.delete(name);
  }
}
