import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { HttpProblem } from '../../platform/http/errors.ts';
import { BodyTooLong, textWithin } from '../../platform/textWithin.ts';
import { isItem, type Item } from './item.ts';

/**
 * A failed call of a service that holds public records. `outage`: it cannot be reached or answers nobody now. `refused`: it gave this one
 * question an answer that makes no sense. The client gets a 503 for both, with the wait where the service names one.
 */
export class SourceProblem extends HttpProblem {
  readonly kind: 'outage' | 'refused';
  /** What happened, for the log. */
  readonly reason: string;

  constructor(kind: SourceProblem['kind'], reason: string, retryAfterSeconds: number | null = null) {
    const headers: Record<string, string> =
      retryAfterSeconds === null ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) };
    super(503, 'sourceUnavailable', { code: 'source_unavailable', headers });
    this.name = 'SourceProblem';
    this.kind = kind;
    this.reason = reason;
    this.message = `${kind}: ${reason}`;
  }
}

/** How long a call of a source may take. */
export const SOURCE_TIMEOUT_MS = 15_000;

export interface SourceOptions {
  /** For the log. */
  name: string;
  timeoutMs: number;
  /** Calls under way at once, and calls begun in a second. */
  concurrency: number;
  perSecond: number;
  fetch?: typeof fetch | undefined;
  now?: (() => number) | undefined;
  /** Delay function; tests replace it. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

export interface Question {
  address: string;
  headers: Readonly<Record<string, string>>;
  mostBytes: number;
  /** Statuses that mean that there is no such record. */
  none?: readonly number[];
  /** Ends early where a larger piece of work has taken too long. */
  signal?: AbortSignal;
  /** Fetches what a redirect to another origin leads to; without it such a redirect is refused. */
  elsewhere?: (address: string) => Promise<string>;
}

/** Whoever comes after these is told to come back: each waits for all before them. */
const MOST_WAITING = 50;
const COME_BACK_SECONDS = 20;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** A service that asks for more than an hour is asked again after one. */
const LONGEST_PAUSE_SECONDS = 3600;
const LONGEST_GAP_MS = 10_000;

/** Seconds in a Retry-After header, which may also be a date. */
function retryAfter(headers: Headers, now: number): number | null {
  const raw = headers.get('retry-after');
  if (raw === null) return null;
  const seconds = /^\d{1,9}$/u.test(raw) ? Number(raw) : (Date.parse(raw) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(1, seconds), LONGEST_PAUSE_SECONDS) : null;
}

/** Milliseconds between two calls that the limit in the headers allows (`x-rate-limit-limit: 5`, `x-rate-limit-interval: 1s`). */
function gapIn(headers: Headers): number {
  const limit = Number(headers.get('x-rate-limit-limit') ?? 0);
  const seconds = Number(/^(\d{1,4})s?$/u.exec(headers.get('x-rate-limit-interval') ?? '')?.[1] ?? 0);
  return limit > 0 && seconds > 0 ? Math.min((seconds * 1000) / limit, LONGEST_GAP_MS) : 0;
}

/** Why a fetch failed: the connection's error code, or the error's name, e.g. for a timeout. */
function causeOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'Error';
}

/** A service of public records that is asked politely: few calls at once, few in a second, none while it asks for a pause. */
export class Source {
  readonly #options: Required<SourceOptions>;
  readonly #queue: PQueue;
  #closedUntil = 0;
  #notBefore = 0;

  constructor({ fetch: given, now, wait, ...options }: SourceOptions) {
    this.#options = {
      ...options,
      fetch: given ?? ((input, init) => fetch(input, init)),
      now: now ?? Date.now,
      wait: wait ?? ((ms) => delay(ms)),
    };
    const { concurrency, perSecond } = options;
    const paced = Number.isFinite(perSecond) ? { interval: 1000, intervalCap: perSecond, strict: true } : {};
    this.#queue = new PQueue({ concurrency, ...paced });
  }

  /** The object that answers a question, or null where there is no such record. Throws only a SourceProblem. */
  async ask(question: Question): Promise<Item | null> {
    if (this.#queue.size >= MOST_WAITING) throw this.#problem('outage', 'too many are waiting', COME_BACK_SECONDS);
    return this.#queue.add(async () => {
      const text = await this.#text(question);
      return text === null ? null : this.#parsed(text);
    });
  }

  #problem(kind: SourceProblem['kind'], reason: string, seconds: number | null = null): SourceProblem {
    return new SourceProblem(kind, `${this.#options.name}: ${reason}`, seconds);
  }

  #parsed(text: string): Item {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw this.#problem('refused', 'an answer that is not JSON');
    }
    if (!isItem(value)) throw this.#problem('refused', 'an answer of another shape');
    return value;
  }

  async #text(question: Question): Promise<string | null> {
    const { now, wait, timeoutMs } = this.#options;
    if (this.#closedUntil > now()) {
      throw this.#problem('outage', 'it asked for a pause', (this.#closedUntil - now()) / 1000);
    }
    if (this.#notBefore > now()) await wait(this.#notBefore - now());
    const started = now();
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = question.signal ? AbortSignal.any([question.signal, timeout]) : timeout;
    try {
      const { response, elsewhere } = await this.#follow(question, signal);
      if (elsewhere !== null) return elsewhere;
      this.#notBefore = started + gapIn(response.headers);
      if (!response.ok || question.none?.includes(response.status)) {
        await response.body?.cancel();
        return this.#nothing(question, response);
      }
      return await textWithin(response, question.mostBytes);
    } catch (error) {
      if (error instanceof SourceProblem) throw error;
      if (error instanceof BodyTooLong) throw this.#problem('refused', error.message);
      throw this.#problem('outage', causeOf(error));
    }
  }

  #nothing({ none = [404] }: Question, { status, headers }: Response): null {
    if (none.includes(status)) return null;
    if (status !== 429 && status < 500) {
      // A refused token fails every call.
      throw this.#problem(status === 401 || status === 403 ? 'outage' : 'refused', `status ${status}`);
    }
    const seconds = retryAfter(headers, this.#options.now());
    if (seconds !== null) this.#closedUntil = this.#options.now() + seconds * 1000;
    throw this.#problem('outage', `status ${status}`, seconds);
  }

  /** Follows redirects within the service's own origin, and to others only as the question says (SSRF protection). */
  async #follow({ address, headers, elsewhere }: Question, signal: AbortSignal) {
    const { origin } = new URL(address);
    let next = new URL(address);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const response = await this.#options.fetch(next.href, { headers, signal, redirect: 'manual' });
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (location === null) return { response, elsewhere: null };
      await response.body?.cancel();
      const target = URL.parse(location, next.href);
      if (target === null || !/^https?:$/u.test(target.protocol)) break;
      if (target.origin !== origin) {
        if (!elsewhere) break;
        return { response, elsewhere: await elsewhere(target.href) };
      }
      next = target;
    }
    throw this.#problem('refused', 'a redirect to elsewhere, or one too many');
  }
}
