import type { SessionPorts } from './sessionPorts';

/** How long a tab waits for the lock: the tab that holds it may be frozen. */
const timeoutMs = 10_000;
/** Jitter: the first tab to time out does the work for those queued behind it. */
const spreadMs = 2_000;

const lockName = 'peyk.refresh';

/**
 * Runs a task under a lock shared by all tabs. Steals the lock from a tab that does not release it in time, and runs without a lock where
 * the browser has no Web Locks. The task's result counts even if its lock was stolen meanwhile.
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
      // Web Locks are blocked together with the storage: no other tab shares this session then.
      if (!timeout.aborted && error instanceof DOMException && error.name === 'SecurityError') break;
    }
  }
  return run();
}
