import { useSyncExternalStore } from 'react';
import { media } from '../css/media';

type Width = 'tablet' | 'desktop';

/** Whether the screen is currently as wide as a desktop, or as a tablet. */
export const isWideNow = (as: Width = 'desktop'): boolean => globalThis.matchMedia(media[as]).matches;

const subscribers = { tablet: subscriberOf('tablet'), desktop: subscriberOf('desktop') };

function subscriberOf(width: Width) {
  return (listener: () => void) => {
    const asked = globalThis.matchMedia(media[width]);
    asked.addEventListener('change', listener);
    return () => asked.removeEventListener('change', listener);
  };
}

/**
 * Whether the screen is as wide as a desktop, or as a tablet, kept up to date: for what a phone should not even load. To hide something only visually, use
 * `Hide`. True in prerendered HTML.
 */
export function useIsWide(as: Width = 'desktop'): boolean {
  return useSyncExternalStore(
    subscribers[as],
    () => isWideNow(as),
    () => true,
  );
}
