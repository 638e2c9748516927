import { useSyncExternalStore } from 'react';
import { media } from '../css/media';

const query = () => globalThis.matchMedia(media.desktop);

/** Whether there is the room of a desktop now. */
export const isWideNow = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const asked = query();
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
}

/**
 * Whether there is the room of a desktop, live: for what a phone should not even fetch. What only has to be out of sight
 * there is the business of `Hide`. HTML written without a browser has the room.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow, () => true);
}
