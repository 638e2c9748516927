import type { Locale } from '../i18n/types';

/** Dependencies of the session layer, so that tests can run several tabs on one storage without a browser. */
export interface SessionPorts {
  access(): string | null;
  refresh(): string | null;
  /** The number of the current session; a new number means that somebody signed in or out. */
  session(): number;
  renew(tokens: { access: string; refresh?: string }): void;
  clear(): void;
  language(): Locale;
  /** Resolves with data or a status; `limit` aborts a call that takes too long. */
  fetch(request: Request, limit: AbortSignal): Promise<Response>;
  /** A signal that aborts after so many milliseconds. */
  expire(ms: number): AbortSignal;
  /** The Web Locks shared by the tabs of this browser; undefined where it has none. */
  locks(): Pick<LockManager, 'request'> | undefined;
  now(): number;
}

/** Timeout of a call. */
export const callLimitMs = 30_000;
/** Timeout of a refresh: well below the timeout of the tabs waiting for the lock. */
export const refreshLimitMs = 6_000;
