import { useSyncExternalStore } from 'react';
import { media } from '../css/media';

const query = () => globalThis.matchMedia(media.desktop);

/** Whether the screen is currently as wide as a desktop. */
export const isWideNow = (): boolean => query().matches;

function subscribe(listener: () => void): () => void {
  const asked = query();
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
}

/**
 * Whether the screen is as wide as a desktop, kept up to date: for what a phone should not even load. To hide something only visually, use
 * `Hide`. True in prerendered HTML.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow, () => true);
}
