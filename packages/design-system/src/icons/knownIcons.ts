import { firstIcons } from './firstIcons';
import type { IconEntry } from './iconEntry';
import type { IconName } from './icons';

let known: Partial<Record<IconName, IconEntry>> = firstIcons;
const listeners = new Set<() => void>();

/** The glyph of a name, once it is here. */
export const knownIcon = (name: IconName): IconEntry | undefined => known[name];

/** Calls back when more glyphs have come. */
export function onMoreIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the whole set known. */
export function learnIcons(all: Record<IconName, IconEntry>): void {
  known = all;
  for (const listener of listeners) listener();
}

/** Fetches the whole set. A place without its glyph stays empty: nothing waits for it, and nothing breaks without it. */
export async function loadAllIcons(): Promise<void> {
  try {
    learnIcons((await import('./icons')).icons);
  } catch {
    // The next icon that is missing asks again.
  }
}
