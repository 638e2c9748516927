import { hash, verify } from '@node-rs/argon2';
import { HttpProblem } from '../http/errors.ts';

/** argon2id at the strength OWASP names for a login form: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING = 20;

export interface Passwords {
  /** An encoded argon2id hash. Throws 429 when too many others wait. */
  hash(password: string): Promise<string>;
  /** False for a wrong password; without a hash it takes as long and is false. Throws 429 when too many others wait. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/**
 * Runs at most `atOnce` works together and lets `waiting` more queue. Hashing is made to be expensive:
 * without a bound, a crowd at the login form would take the memory and the processor of everything else.
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

export function createPasswords(): Passwords {
  const bounded = createBoundedQueue(AT_ONCE, WAITING);
  // Checked in place of a hash that does not exist, so that the time tells nothing.
  const nobody = hash('nobody has this password', COST);
  return {
    hash: (password) => bounded(() => hash(password.normalize('NFC'), COST)),
    verify: (stored, password) =>
      bounded(async () => {
        const right = await verify(stored ?? (await nobody), password.normalize('NFC'));
        return stored !== null && right;
      }),
  };
}
