import { firstIcons } from './firstIcons';
import type { IconEntry } from './iconEntry';
import type { IconName } from './icons';

let known: Partial<Record<IconName, IconEntry>> = firstIcons;
const listeners = new Set<() => void>();

/** The icon with a name, if it is loaded. */
export const knownIcon = (name: IconName): IconEntry | undefined => known[name];

/** Calls back when more icons are loaded. */
export function onMoreIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the whole set. */
export function learnIcons(all: Record<IconName, IconEntry>): void {
  known = all;
  for (const listener of listeners) listener();
}

/** Loads the whole set. Until then, or if it fails, missing icons stay empty. */
export async function loadAllIcons(): Promise<void> {
  try {
    learnIcons((await import('./icons')).icons);
  } catch {
    // The next missing icon retries.
  }
}
