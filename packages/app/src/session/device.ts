import { readStored, writeStored } from './storage';

const isDevice = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,200}$/.test(value);

/**
 * What the server calls this browser since somebody signed in with it; it goes along with the next sign-in, so that wrong passwords that
 * others try do not keep a person out. It outlives the session and opens nothing.
 */
export const device = {
  /** For the body of a sign-in. Without it signing in works as well. */
  forSignIn(): { device?: string } {
    const kept = readStored('peyk.device');
    return isDevice(kept) ? { device: kept } : {};
  },
  keep(value: unknown): void {
    if (isDevice(value)) writeStored('peyk.device', value);
  },
};
