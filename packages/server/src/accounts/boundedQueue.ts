import PQueue from 'p-queue';
import { HttpProblem } from '../platform/http/errors.ts';

/**
 * Runs at most `concurrency` tasks at a time and queues up to `waiting` more; beyond that throws 429. Keeps expensive tasks from exhausting
 * memory and CPU.
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
