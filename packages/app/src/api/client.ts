import { createApiClient } from '@peyk/api-types/client';
import { preferences } from '../session/preferences';
import { tokens } from '../session/tokens';
import { type Problem, ProblemError, problemFromAnswer, problemOf } from './problem';
import { createSessionFetch } from './sessionFetch';

const sessionFetch = createSessionFetch({
  access: tokens.access,
  refresh: tokens.refresh,
  keep: tokens.keep,
  clear: tokens.clear,
  language: preferences.locale,
  fetch: (request) => globalThis.fetch(request),
});

/**
 * The server, typed by the contract: `api.POST('/bots/{id}/pause/', { params: { path: { id } } })`.
 * Pass the call to `attempt` to get data or a `Problem`, never an exception.
 */
export const api = createApiClient({ fetch: async (request) => checkJson(await sessionFetch(request)) });

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

/** Refuses an HTML page or broken JSON where data was promised (specification, section 8; A-146). */
async function checkJson(response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  const { status } = response;
  const wantsDocument = new URL(response.url || 'http://localhost').pathname.endsWith('/html/');
  if (type.includes('text/html') && !wantsDocument) {
    throw new ProblemError({ kind: 'html', status, start: (await response.text()).slice(0, 200) });
  }
  if (type.includes('json')) {
    const copy = await response.clone().text();
    try {
      if (copy) JSON.parse(copy);
    } catch {
      throw new ProblemError({ kind: 'invalidJson', status });
    }
  }
  return response;
}
