import { setTimeout as delay } from 'node:timers/promises';

/** SQLSTATE codes of a lost or refused connection: too many, closed as idle, server stopping or starting. */
const STATES = /^(?:08...|25P03|53300|57P0[1235])$/;
const CAUSES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);
/** Errors of the driver and the pool that have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Postgres connection has been discarded)/;

/** Whether the database was unreachable, so that the same query may succeed soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Every address of the host name failed.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string };
  if (code === undefined) return WORDS.test(message);
  return STATES.test(code) || (CAUSES.has(code) && CALLS.has(syscall ?? ''));
}

/** Whether a statement or its wait for a lock timed out. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && ['55P03', '57014'].includes((error as Error & { code?: string }).code ?? '');
}

/** Whether PostgreSQL rolled a transaction back in favour of a concurrent one, a deadlock included, so that the same request may succeed. */
export function isConcurrencyFailure(error: unknown): boolean {
  return error instanceof Error && ['40001', '40P01'].includes((error as Error & { code?: string }).code ?? '');
}

const MAX_DELAY_MS = 500;

/**
 * Retries while the database is unavailable, without limit or for this long; every other error, and the last one, is thrown. Only for
 * idempotent work: the response to a statement that was executed may have been lost.
 */
export async function retryWhileUnavailable<T>(
  ask: () => Promise<T>,
  limitMs = Number.POSITIVE_INFINITY,
  signal?: AbortSignal,
): Promise<T> {
  const end = performance.now() + limitMs;
  for (let pause = 10; ; pause = Math.min(2 * pause, MAX_DELAY_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || signal?.aborted || performance.now() > end) throw error;
    }
    await delay(pause);
  }
}
