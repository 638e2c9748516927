import { onStoredElsewhere, readStored, writeStored } from './storage';
import { isToken, subjectOf } from './tokenFacts';

interface Pair {
  access: string | null;
  refresh: string | null;
  /** The subject of the access token, if it has one. */
  subject: string | null;
}

const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

const stored = (key: 'peyk.access' | 'peyk.refresh'): string | null => {
  const value = readStored(key);
  return isToken(value) ? value : null;
};
const pair = (): Pair => {
  const access = stored('peyk.access');
  return { access, refresh: stored('peyk.refresh'), subject: subjectOf(access) };
};

let seen = pair();
let session = 0;

/** The two tokens of a session. A session exists while either is stored. */
export const tokens = {
  access: () => stored('peyk.access'),
  refresh: () => stored('peyk.refresh'),
  /** True while there is an access or refresh token. */
  exist: (): boolean => (stored('peyk.access') ?? stored('peyk.refresh')) !== null,
  /**
   * The number of the current session, valid for the lifetime of this page. It changes when a session begins or ends and when another tab
   * signs another person in; renewing the tokens does not change it.
   */
  session(): number {
    const now = pair();
    const isSame = isSameSession(seen, now);
    if (!isSame) session += 1;
    // If the access token is missing for a moment, it is still the session of the same person.
    seen = isSame ? { ...now, subject: now.subject ?? seen.subject } : now;
    return session;
  },
  /** Starts a new session. */
  begin(tokensOfIt: { access: string; refresh: string }) {
    write(tokensOfIt);
    session += 1;
    announce();
  },
  /** Replaces the tokens of the current session. */
  renew(newer: { access: string; refresh?: string }) {
    write(newer);
    announce();
  },
  /** Ends the session here and, through the storage, in every other tab. */
  clear() {
    // The refresh token first: another tab with a request in flight must not be able to renew the session.
    writeStored('peyk.refresh', null);
    writeStored('peyk.access', null);
    announce();
  },
  /** Calls back when the session begins, ends or changes, in this tab or another. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = onStoredElsewhere(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

/** The refresh token first: between the two writes another tab may renew an old access token, but never restore an old session. */
function write({ access, refresh }: { access: string; refresh?: string }) {
  if (refresh !== undefined) writeStored('peyk.refresh', refresh);
  writeStored('peyk.access', access);
  seen = pair();
}

/**
 * Tokens with the same subject belong to one session; without subjects the refresh token must be equal, or the access token if there is no
 * refresh token.
 */
function isSameSession(before: Pair, now: Pair): boolean {
  if (now.access === null && now.refresh === null) return before.access === null && before.refresh === null;
  if (before.subject !== null && now.subject !== null) return before.subject === now.subject;
  return before.refresh === null && now.refresh === null
    ? before.access === now.access
    : before.refresh === now.refresh;
}
