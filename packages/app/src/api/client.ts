import { createApiClient } from '@peyk/api-types/client';
import { preferences } from '../session/preferences';
import { tokens } from '../session/tokens';
import { apiBase } from './apiBase';
import { checkJson } from './checkJson';
import { type Problem, ProblemError, problemFromAnswer, problemOf } from './problem';
import { createSessionFetch } from './sessionFetch';

/**
 * The server, typed by the contract: `api.POST('/bots/{id}/pause/', { params: { path: { id } } })`.
 * Pass the call to `attempt` to get data or a `Problem`, never an exception.
 */
export const api = createApiClient({
  baseUrl: apiBase,
  fetch: createSessionFetch({
    ...tokens,
    language: preferences.locale,
    fetch: async (request, limit) =>
      checkJson(request, await globalThis.fetch(request, { signal: AbortSignal.any([request.signal, limit]) })),
    expire: (ms) => AbortSignal.timeout(ms),
    locks: () => globalThis.navigator.locks,
    now: Date.now,
  }),
});

/** What a call came to. */
export type Outcome<Data> = { ok: true; data: Data } | { ok: false; problem: Problem };

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * The outcome of a call as a value: `const saved = await attempt(api.PATCH(...)); if (!saved.ok) show(saved.problem)`.
 */
export async function attempt<Data>(call: Promise<Answer<Data>>): Promise<Outcome<Data>> {
  try {
    return { ok: true, data: await unwrap(call) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** The data of a call, or a thrown `ProblemError`: what SWR wants. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok) return data as Data;
  throw new ProblemError(problemFromAnswer(response, error));
}
