/**
 * The names under which this app keeps things in the browser: two tokens, two preferences and the device, nothing else. `peyk.left` is
 * there for a moment only, for the other tabs to hear that a person signs out.
 */
export type StorageKey = 'peyk.access' | 'peyk.refresh' | 'peyk.language' | 'peyk.theme' | 'peyk.device' | 'peyk.left';

/**
 * Local storage that never throws. Where it is blocked or full, values live as long as the page: a person in a
 * private window can still sign in.
 */
const memory = new Map<StorageKey, string | null>();

/** The value as it was written, by whoever wrote it: it may be garbage. */
export function readStored(key: StorageKey): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or with null forgets it. */
export function writeStored(key: StorageKey, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else put(key, value);
  } catch {
    memory.set(key, value);
  }
}

/** Where the new value finds no room, the old one makes it; and if that fails too, nobody goes on with the old one. */
function put(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    localStorage.removeItem(key);
    localStorage.setItem(key, value);
  }
}

/** Tells the other tabs that the person signs out: from the tokens alone they could not tell it from the end of a session. */
export function announceSignOut(): void {
  writeStored('peyk.left', '1');
  writeStored('peyk.left', null);
}

/** Forgets what this tab keeps for itself until it is closed: what was typed, and where lists were scrolled to. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('peyk.')) sessionStorage.removeItem(key);
  } catch {
    // Blocked: then nothing was kept.
  }
}

/**
 * Calls back when another tab changed one of our keys (or cleared everything), and when this page returns from where
 * the browser kept it frozen: it was told nothing there. Returns the way to stop.
 */
export function onStoredElsewhere(changed: (key: StorageKey | null) => void): () => void {
  const told = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith('peyk.')) return;
    // What another tab wrote is newer than what only this page remembers.
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
