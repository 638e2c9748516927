import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../platform/config.ts';
import { createBoundedQueue } from './boundedQueue.ts';

const AT_ONCE = 2;
const WAITING = 20;

export interface Passwords {
  /** An encoded argon2id hash. Throws 429 when too many others wait. */
  hash(password: string): Promise<string>;
  /** False for a wrong password; without a hash it takes as long and is false. Throws 429 when too many others wait. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Hashing is deliberately expensive, so it runs in a bounded queue. */
export function createPasswords(cost: Config['passwordCost']): Passwords {
  const bounded = createBoundedQueue(AT_ONCE, WAITING);
  // Verified in place of a missing hash, so that the response time reveals nothing.
  const nobody = hash('nobody has this password', cost);
  return {
    hash: (password) => bounded(() => hash(password.normalize('NFC'), cost)),
    verify: (stored, password) =>
      bounded(async () => {
        const right = await verify(stored ?? (await nobody), password.normalize('NFC'));
        return stored !== null && right;
      }),
  };
}
