import type { SessionPorts } from './sessionPorts';

/** No tab waits longer than this for another one, which may be frozen. */
const timeoutMs = 10_000;
/** The tabs give up one after the other, so that the first to do so serves those behind it. */
const spreadMs = 2_000;

const lockName = 'peyk.refresh';

/**
 * Runs a task while no other tab does; where a tab that began does not end, or the browser has no locks, runs it all
 * the same. What the task came to is the answer, even if its lock was taken away meanwhile.
 */
export async function withTabLock<Result>(
  { locks, expire }: Pick<SessionPorts, 'locks' | 'expire'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const shared = locks();
  let running: Promise<Result> | undefined;
  const run = () => (running = task());
  if (!shared) return run();
  const timeout = expire(timeoutMs - Math.floor(Math.random() * spreadMs));
  for (const how of [{ signal: timeout }, { steal: true }]) {
    try {
      return await shared.request(lockName, how, run);
    } catch (error) {
      if (running) return running;
      // Blocked with the storage: every tab is on its own then.
      if (!timeout.aborted && error instanceof DOMException && error.name === 'SecurityError') break;
    }
  }
  return run();
}
