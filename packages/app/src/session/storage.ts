/**
 * The local storage keys of this app: two tokens, two preferences, those of the account as they were seen last, the device,
 * who has dismissed a card, and which clock the server was told. `peyk.left` exists only for a moment, to notify other tabs of a sign-out.
 */
export type StorageKey =
  | 'peyk.access'
  | 'peyk.refresh'
  | 'peyk.language'
  | 'peyk.theme'
  | 'peyk.preferences'
  | 'peyk.device'
  | 'peyk.dismissed'
  | 'peyk.clock'
  | 'peyk.left';

/**
 * Local storage that never throws. Where it is blocked or full, values last as long as the page: a person in a private window can still
 * sign in.
 */
const memory = new Map<StorageKey, string | null>();

/** The stored value, unvalidated: anybody may have written it. */
export function readStored(key: StorageKey): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function writeStored(key: StorageKey, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else put(key, value);
  } catch {
    memory.set(key, value);
  }
}

/** If the quota is exceeded, the old value is removed to make room; should that fail too, the old value must not remain in use. */
function put(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    localStorage.removeItem(key);
    localStorage.setItem(key, value);
  }
}

/** Notifies the other tabs of a sign-out: the tokens alone do not distinguish it from an expired session. */
export function announceSignOut(): void {
  writeStored('peyk.left', '1');
  writeStored('peyk.left', null);
}

/** Deletes what is known of a person who signed out: the next one at this browser has ways of their own. */
export function forgetPerson(): void {
  writeStored('peyk.preferences', null);
  writeStored('peyk.clock', null);
}

/** Deletes this tab's session storage: unsaved edits and scroll positions. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('peyk.')) sessionStorage.removeItem(key);
  } catch {
    // Blocked: then nothing was stored.
  }
}

/**
 * Calls back when another tab changed one of our keys (or cleared everything), and when this page returns from the back/forward cache,
 * where it received no events. Returns the cleanup function.
 */
export function onStoredElsewhere(changed: (key: StorageKey | null) => void): () => void {
  const told = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith('peyk.')) return;
    // A value that another tab stored is newer than the one in this page's memory.
    if (key === null) memory.clear();
    else memory.delete(key as StorageKey);
    changed(key as StorageKey | null);
  };
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed(null);
  };
  addEventListener('storage', told);
  addEventListener('pageshow', returned);
  return () => {
    removeEventListener('storage', told);
    removeEventListener('pageshow', returned);
  };
}
