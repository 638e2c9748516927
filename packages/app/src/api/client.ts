import { type ApiClient, createApiClient } from '@peyk/api-types/client';
import { preferences } from '../session/preferences';
import { tokens } from '../session/tokens';
import { reloadOnce } from './reloadOnce';
import { apiBase } from './apiBase';
import { checkJson } from './checkJson';
import { ask } from './firstAnswers';
import { createIdempotencyKeys } from './idempotency';
import type * as Reading from './normalise';
import { type Problem, ProblemError, problemFromAnswer, problemOf } from './problem';
import { createSessionFetch } from './sessionFetch';
import { unreadable } from './unreadable';

const client = createApiClient({
  baseUrl: apiBase,
  fetch: createSessionFetch({
    ...tokens,
    language: preferences.locale,
    fetch: async (request, limit) => checkJson(request, await ask(request, AbortSignal.any([request.signal, limit]))),
    expire: (ms) => AbortSignal.timeout(ms),
    locks: () => globalThis.navigator.locks,
    now: Date.now,
  }),
});

/** Successes with an empty or unreadable body where the contract promises data, each with the function that settles its idempotency key. */
const empty = new WeakMap<Response, () => void>();

const idempotencyKey = createIdempotencyKeys(Date.now);
/** Statuses that say nothing about the outcome: an earlier identical request, whose answer was lost, may have been carried out. */
const undecided = new Set([401, 403, 408, 429]);
/** For requests without an idempotency key. */
const unkeyed = { key: null, settle: () => {} };

interface Init {
  params?: object;
  body?: unknown;
  parseAs?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Normalise = typeof Reading.normalise;
let loading: Promise<typeof Reading> | null = null;

/**
 * What reads answers, with the shape of this one. Loaded apart from the frame, because the pages of sign-in need the frame and no answer. A
 * failed load is tried again at the next request.
 */
async function loadNormalise(...operation: [Method, string] | []): Promise<Normalise> {
  try {
    loading ??= import('./normalise');
    const { normalise, fetchShape } = await loading;
    if (operation.length === 2) await fetchShape(...operation);
    return normalise;
  } catch (cause) {
    loading = null;
    // The page is reloading: never resolve, so that no error is shown until then.
    if (await reloadOnce()) return new Promise<never>(() => undefined);
    throw cause;
  }
}

if (tokens.exist()) void loadNormalise().catch(() => undefined);

/** A conflict carries the current record: it is normalised like the answer of a success, or left out if unreadable. */
function withCurrent(read: Normalise, method: Method, path: string, error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('current' in error)) return error;
  const { current, ...rest } = error;
  const record = read(method, path, current);
  return record === unreadable ? rest : { ...rest, current: record };
}

/** Wraps a method of the client so that its answers match the contract. Every answer passes through here. */
const held = <Name extends Method>(method: Name): ApiClient[Name] => {
  const call = client[method] as (path: string, init?: object) => Promise<Answer<unknown>>;
  const readable = async (path: string, init?: Init): Promise<Answer<unknown>> => {
    const loaded = loadNormalise(method, path);
    // A change is sent only if its answer can be read; a question is asked meanwhile.
    if (method === 'GET') loaded.catch(() => undefined);
    else await loaded;
    const { params, body } = init ?? {};
    const { key, settle } = idempotencyKey(`${method} ${path}`, { params, body }) ?? unkeyed;
    const answer = await call(path, key === null ? init : { ...init, headers: { 'Idempotency-Key': key } });
    const { status } = answer.response;
    if (status >= 400 && status < 500 && !undecided.has(status)) settle();
    const read = await loaded;
    if (!answer.response.ok) return { ...answer, error: withCurrent(read, method, path, answer.error) };
    const data = (init?.parseAs ?? 'json') === 'json' ? read(method, path, answer.data) : answer.data;
    if (data !== unreadable) {
      settle();
      return { ...answer, data };
    }
    empty.set(answer.response, settle);
    return { ...answer, data: undefined };
  };
  return readable as ApiClient[Name];
};

/**
 * The API client, typed by the contract: `api.POST('/bots/{id}/pause/', { params: { path: { id } } })`.
 * Pass the call to `attempt` to get data or a `Problem`, never an exception. Operations that accept an Idempotency-Key get one, so that a
 * retry after a lost answer is carried out once.
 */
export const api = {
  GET: held('GET'),
  POST: held('POST'),
  PUT: held('PUT'),
  PATCH: held('PATCH'),
  DELETE: held('DELETE'),
};

/** The result of a call. */
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
 * Like `attempt`, for a change whose answer is not needed: a success counts even if its body is empty or unreadable. `data` is null then.
 */
export async function perform<Data>(call: Promise<Answer<Data>>): Promise<Outcome<Data | null>> {
  const outcome = await attempt(
    call.then((answer) => {
      empty.get(answer.response)?.();
      empty.delete(answer.response);
      return answer;
    }),
  );
  return outcome.ok ? { ok: true, data: outcome.data ?? null } : outcome;
}

/** The data of a call; throws a `ProblemError` otherwise, as SWR expects of a fetcher. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (empty.has(response)) throw new ProblemError({ kind: 'invalidJson', status: response.status });
  if (response.ok) return data as Data;
  throw new ProblemError(problemFromAnswer(response, error));
}
