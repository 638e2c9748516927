import type { Locale } from '../i18n/types';

/** What the session layer needs from outside, so that tests can put several tabs on one storage, without a browser. */
export interface SessionPorts {
  access(): string | null;
  refresh(): string | null;
  /** The number of the session of this moment: another one means that somebody signed in or out. */
  session(): number;
  renew(tokens: { access: string; refresh?: string }): void;
  clear(): void;
  language(): Locale;
  /** Answers with data or a status; `limit` ends a call that takes too long. */
  fetch(request: Request, limit: AbortSignal): Promise<Response>;
  /** A signal that comes after so many milliseconds. */
  expire(ms: number): AbortSignal;
  /** The locks that the tabs of this browser share; undefined where it has none. */
  locks(): Pick<LockManager, 'request'> | undefined;
  now(): number;
}

/** How long a call may take. */
export const callLimitMs = 30_000;
/** How long renewing may take: well below the patience of those who wait for it. */
export const refreshLimitMs = 6_000;
