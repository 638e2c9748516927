/** The names under which this app keeps things in the browser: two tokens and two preferences, nothing else. */
export type StorageKey = 'peyk.access' | 'peyk.refresh' | 'peyk.language' | 'peyk.theme';

/**
 * Local storage that never throws. Where it is blocked or full, values live as long as the page: a person in a
 * private window can still sign in.
 */
const memory = new Map<StorageKey, string | null>();

export function readStored(key: StorageKey): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Calls back when another tab changed one of our keys (or cleared everything). Returns the way to stop. */
export function onStoredElsewhere(changed: (key: StorageKey | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith('peyk.')) changed(event.key as StorageKey | null);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
