import { setTimeout as delay } from 'node:timers/promises';

/**
 * SQLSTATE classes and codes that say nothing about the question: connection lost, too many of them, ended because nothing happened on it,
 * the server stops or starts.
 */
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
/** The driver, and what stands before it, give these no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Postgres connection has been discarded)/;

/** Whether the database could not be asked, so that the same question may well be answered in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Every address of a name was tried in vain.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string };
  if (code === undefined) return WORDS.test(message);
  return STATES.test(code) || (CAUSES.has(code) && CALLS.has(syscall ?? ''));
}

/** Whether a statement was ended because it, or what it waited for, took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && ['55P03', '57014'].includes((error as Error & { code?: string }).code ?? '');
}

const MAX_DELAY_MS = 500;

/**
 * Asks until the database can be asked, for ever or at most this long; what it throws for another reason, or in the end, is passed on. Only for
 * questions that may be asked twice: the answer to one that was carried out may have been lost.
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
