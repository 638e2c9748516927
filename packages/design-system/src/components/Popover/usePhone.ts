import { useSyncExternalStore } from 'react';
import { media } from '../../css/media';

const query = typeof matchMedia === 'undefined' ? null : matchMedia(media.phone);

function subscribe(onChange: () => void): () => void {
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the screen is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  );
}
