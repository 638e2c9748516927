import { setTimeout as delay } from 'node:timers/promises';
import { BodyTooLong, textWithin } from '../../platform/textWithin.ts';
import { DirectoryProblem } from '../problem.ts';
import { isAnswer } from './answers.ts';

export interface ClientOptions {
  baseUrl: string;
  /** Null sends no key, which gives a tenth of the daily budget. */
  apiKey: string | null;
  timeoutMs?: number;
  /** Requests started per second, far below the service's limit. */
  perSecond?: number;
  /** Delay function; tests replace it. */
  wait?: (milliseconds: number) => Promise<unknown>;
  now?: () => number;
}

export interface Page<T> {
  items: T[];
  total: number;
  next: string | null;
}

const TRIES = 4;
/** A longer wait counts as an outage: the caller decides when to retry. */
const LONGEST_WAIT_SECONDS = 60;
const LONG_WAIT = 'it answers no more for a while, as when the daily budget is used up';
/** The longest list requested, two hundred works with abstracts, is about 4 MB. */
const ANSWER_BYTES = 16 * 1024 * 1024;
/** A merged author redirects to another, who may have been merged as well. */
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Maximum URL length that the service accepts, in bytes. */
export const LONGEST_ADDRESS = 4094;

type Params = Readonly<Record<string, string>>;
type Answer =
  | { kind: 'ok'; body: unknown }
  | { kind: 'again'; because: DirectoryProblem['kind']; reason: string; waitSeconds: number | null };

/** Seconds in a Retry-After header, which may also be a date. */
function retryAfter(headers: Headers, now: number): number | null {
  const raw = headers.get('retry-after');
  if (raw === null) return null;
  const seconds = /^\d+$/u.test(raw) ? Number(raw) : (Date.parse(raw) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Why a fetch failed: the connection's error code, or the error's name, e.g. for a timeout. */
function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'Error';
}

/**
 * OpenAlex client, after its documentation. Requests are rate-limited; transient failures (no response, 429, 5xx, a truncated body) are
 * retried after at most 1, 2 and 4 seconds (half of it random), or after the time that the service gives. An exhausted budget fails every
 * request until it is renewed. Throws only a DirectoryProblem.
 */
export class OpenAlexClient {
  readonly #options: Required<ClientOptions>;
  #nextStart = 0;
  #closedUntil = 0;

  constructor(options: ClientOptions) {
    this.#options = { timeoutMs: 15_000, perSecond: 10, wait: (ms) => delay(ms), now: Date.now, ...options };
  }

  /** One page of a list. Items that do not have the documented shape are left out. */
  async list<T>(path: string, params: Params, isItem: (value: unknown) => value is T): Promise<Page<T>> {
    const body = await this.#get(path, params, (value) => isAnswer('page', value));
    if (!isAnswer('page', body)) throw new DirectoryProblem('refused', `${path} is not a list`);
    return { items: body.results.filter(isItem), total: body.meta.count, next: body.meta.next_cursor ?? null };
  }

  /** One item by path, or undefined when there is none. Follows the redirects of merged items. */
  async one<T>(path: string, params: Params, isItem: (value: unknown) => value is T): Promise<T | undefined> {
    const body = await this.#get(path, params, isItem, true);
    return isItem(body) ? body : undefined;
  }

  async #get(path: string, params: Params, fits: (value: unknown) => boolean, mayMiss = false): Promise<unknown> {
    let failed = { because: 'outage' as DirectoryProblem['kind'], reason: '' };
    for (let turn = 0; turn < TRIES; turn += 1) {
      const answer = await this.#once(path, params, mayMiss);
      if (answer.kind === 'ok' && (answer.body === undefined || fits(answer.body))) return answer.body;
      failed = answer.kind === 'ok' ? { because: 'refused', reason: 'an answer of another shape' } : answer;
      if (turn === TRIES - 1) break;
      const named = answer.kind === 'again' ? answer.waitSeconds : null;
      await this.#options.wait(named === null ? 2 ** turn * (500 + Math.random() * 500) : named * 1000);
    }
    throw new DirectoryProblem(failed.because, `${path}: ${failed.reason}`);
  }

  /** Rate limiter: starts requests at even intervals. */
  async #turn(): Promise<void> {
    const { now, wait, perSecond } = this.#options;
    const start = Math.max(now(), this.#nextStart);
    this.#nextStart = start + 1000 / perSecond;
    if (start > now()) await wait(start - now());
    if (this.#closedUntil > now()) {
      throw new DirectoryProblem('outage', LONG_WAIT, (this.#closedUntil - now()) / 1000);
    }
  }

  /** Fetches and follows redirects only within the service's own origin (SSRF protection). */
  async #fetch(address: string, init: Parameters<typeof fetch>[1]): Promise<Response> {
    const { origin } = new URL(this.#options.baseUrl);
    let next: URL | null = new URL(address);
    for (let hop = 0; next?.origin === origin && hop <= MOST_REDIRECTS; hop += 1) {
      const response: Response = await fetch(next.href, { ...init, redirect: 'manual' });
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (location === null) return response;
      await response.body?.cancel();
      next = URL.parse(location, next.href);
    }
    throw new DirectoryProblem('refused', 'a redirect to elsewhere, or one too many');
  }

  async #once(path: string, params: Params, mayMiss: boolean): Promise<Answer> {
    const { baseUrl, apiKey, timeoutMs, now } = this.#options;
    await this.#turn();
    const address = `${baseUrl}${path}?${new URLSearchParams(params).toString()}`;
    if (address.length > LONGEST_ADDRESS) throw new DirectoryProblem('refused', `${path}: the address is too long`);
    let response: Response;
    let text: string;
    try {
      response = await this.#fetch(address, {
        headers: { accept: 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await textWithin(response, ANSWER_BYTES);
    } catch (error) {
      if (error instanceof DirectoryProblem) throw error;
      if (error instanceof BodyTooLong) throw new DirectoryProblem('refused', `${path}: ${error.message}`);
      return { kind: 'again', because: 'outage', reason: causeOf(error), waitSeconds: null };
    }
    const { status, headers } = response;
    if (response.ok) {
      try {
        return { kind: 'ok', body: JSON.parse(text) as unknown };
      } catch {
        // A malformed response says nothing about other requests; no response means an outage.
        return { kind: 'again', because: 'refused', reason: 'an answer that is not JSON', waitSeconds: null };
      }
    }
    if (status === 404 && mayMiss) return { kind: 'ok', body: undefined };
    if (status === 429 || status >= 500) {
      const remaining = headers.get('x-ratelimit-remaining');
      const reset = Number(headers.get('x-ratelimit-reset') ?? 0);
      const waitSeconds = retryAfter(headers, now());
      const isEmpty = status === 429 && remaining !== null && Number(remaining) <= 0;
      if (isEmpty || (waitSeconds ?? 0) > LONGEST_WAIT_SECONDS) {
        const seconds = Math.max(isEmpty ? reset : 0, waitSeconds ?? 0, 1);
        this.#closedUntil = now() + seconds * 1000;
        throw new DirectoryProblem('outage', LONG_WAIT, seconds);
      }
      const reason = status === 429 ? 'too many calls' : `status ${status}`;
      return { kind: 'again', because: 'outage', reason, waitSeconds };
    }
    // A rejected key fails every request.
    if (status === 401 || status === 403) throw new DirectoryProblem('outage', `status ${status}: check the key`);
    throw new DirectoryProblem('refused', `${path}: status ${status}`);
  }
}
