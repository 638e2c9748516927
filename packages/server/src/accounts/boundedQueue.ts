import PQueue from 'p-queue';
import { HttpProblem } from '../platform/http/errors.ts';

/**
 * Runs at most `concurrency` tasks at a time and lets `waiting` more queue; beyond that throws 429. For expensive tasks, which would otherwise
 * take the memory and the processor of everything else.
 */
export function createBoundedQueue(concurrency: number, waiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency });
  return async (task) => {
    if (queue.pending >= concurrency && queue.size >= waiting) {
      throw new HttpProblem(429, 'tooMany', {
        params: { seconds: 1 },
        code: 'too_many',
        headers: { 'retry-after': '1' },
      });
    }
    return queue.add(task);
  };
}
