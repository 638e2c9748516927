import { HttpProblem } from '../platform/http/errors.ts';

/**
 * Runs at most `atOnce` works together and lets `waiting` more queue; beyond that throws 429. For what is expensive: without a bound, a crowd
 * would take the memory and the processor of everything else.
 */
export function createBoundedQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new HttpProblem(429, 'tooMany', {
          params: { seconds: 1 },
          code: 'too_many',
          headers: { 'retry-after': '1' },
        });
      }
      // Whoever finishes hands its place over, so that `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
