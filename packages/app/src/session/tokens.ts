import { onStoredElsewhere, readStored, writeStored } from './storage';
import { isToken, subjectOf } from './tokenFacts';

interface Pair {
  access: string | null;
  refresh: string | null;
  /** The person they belong to, where they say so. */
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
  /** True while there is something to sign in with. */
  exist: (): boolean => (stored('peyk.access') ?? stored('peyk.refresh')) !== null,
  /**
   * A number for the session of this moment, for as long as this page lives. It changes when a session begins or ends
   * and when another tab signed another person in; it stays while tokens are renewed.
   */
  session(): number {
    const now = pair();
    const isSame = isSameSession(seen, now);
    if (!isSame) session += 1;
    // Without an access token for a moment, it is still the session of that person.
    seen = isSame ? { ...now, subject: now.subject ?? seen.subject } : now;
    return session;
  },
  /** A new session. */
  begin(tokensOfIt: { access: string; refresh: string }) {
    write(tokensOfIt);
    session += 1;
    announce();
  },
  /** Newer tokens of the session that is there. */
  renew(newer: { access: string; refresh?: string }) {
    write(newer);
    announce();
  },
  /** Ends the session here and, by the storage, in every other tab. */
  clear() {
    // First what could bring the other back: an answer on its way to another tab must find nothing to renew.
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

/** The refresh token first: between the two, another tab may renew an old access token, never bring back an old session. */
function write({ access, refresh }: { access: string; refresh?: string }) {
  if (refresh !== undefined) writeStored('peyk.refresh', refresh);
  writeStored('peyk.access', access);
  seen = pair();
}

/** Tokens of one person belong together whatever else changed; where they do not say whose they are, one must be the same. */
function isSameSession(before: Pair, now: Pair): boolean {
  if (now.access === null && now.refresh === null) return before.access === null && before.refresh === null;
  if (before.subject !== null && now.subject !== null) return before.subject === now.subject;
  return before.refresh === null && now.refresh === null
    ? before.access === now.access
    : before.refresh === now.refresh;
}
