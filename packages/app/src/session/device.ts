import { readStored, writeStored } from './storage';

const isDevice = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,200}$/.test(value);

/**
 * The id that the server gave this browser at the last sign-in. It is sent with the next one, so that other people's wrong passwords do not
 * lock this person out. It outlives the session and grants no access.
 */
export const device = {
  /** For the body of a sign-in, which also works without it. */
  forSignIn(): { device?: string } {
    const kept = readStored('peyk.device');
    return isDevice(kept) ? { device: kept } : {};
  },
  keep(value: unknown): void {
    if (isDevice(value)) writeStored('peyk.device', value);
  },
};
