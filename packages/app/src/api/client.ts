import { type ApiClient, createApiClient } from '@peyk/api-types/client';
import { preferences } from '../session/preferences';
import { tokens } from '../session/tokens';
import { apiBase } from './apiBase';
import { checkJson } from './checkJson';
import { normalise, unreadable } from './normalise';
import { type Problem, ProblemError, problemFromAnswer, problemOf } from './problem';
import { createSessionFetch } from './sessionFetch';

const client = createApiClient({
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

/** Successes that brought nothing, or nothing that can be read, where the contract promises something. */
const empty = new WeakSet<Response>();

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A refusal of what came too late holds the record as it stands: it is read as the answer of a success, or left out. */
function withCurrent(method: Method, path: string, error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('current' in error)) return error;
  const { current, ...rest } = error;
  const record = normalise(method, path, current);
  return record === unreadable ? rest : { ...rest, current: record };
}

/** A method of the client whose answers are what the contract promised: the one place where they come in. */
const held = <Name extends Method>(method: Name): ApiClient[Name] => {
  const call = client[method] as (path: string, init?: object) => Promise<Answer<unknown>>;
  const normalised = async (path: string, init?: { parseAs?: string }): Promise<Answer<unknown>> => {
    const answer = await call(path, init);
    if (!answer.response.ok) return { ...answer, error: withCurrent(method, path, answer.error) };
    if ((init?.parseAs ?? 'json') !== 'json') return answer;
    const data = normalise(method, path, answer.data);
    if (data !== unreadable) return { ...answer, data };
    empty.add(answer.response);
    return { ...answer, data: undefined };
  };
  return normalised as ApiClient[Name];
};

/**
 * The server, typed by the contract: `api.POST('/bots/{id}/pause/', { params: { path: { id } } })`.
 * Pass the call to `attempt` to get data or a `Problem`, never an exception.
 */
export const api = {
  GET: held('GET'),
  POST: held('POST'),
  PUT: held('PUT'),
  PATCH: held('PATCH'),
  DELETE: held('DELETE'),
};

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

/**
 * The same for a change whose answer nobody needs: it was made, also where the server says so in silence or in a way that
 * cannot be read. `data` is null then.
 */
export async function perform<Data>(call: Promise<Answer<Data>>): Promise<Outcome<Data | null>> {
  const outcome = await attempt(call.then((answer) => (empty.delete(answer.response), answer)));
  return outcome.ok ? { ok: true, data: outcome.data ?? null } : outcome;
}

/** The data of a call, or a thrown `ProblemError`: what SWR wants. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (empty.has(response)) throw new ProblemError({ kind: 'invalidJson', status: response.status });
  if (response.ok) return data as Data;
  throw new ProblemError(problemFromAnswer(response, error));
}
