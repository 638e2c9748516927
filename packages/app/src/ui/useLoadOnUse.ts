import { useEffect } from 'react';
import type { Preloadable } from './lazyWithPreload';

/** Loads a part of a screen with the first press or key on it, so that what the next one opens is there. */
export function useLoadOnUse(part: Pick<Preloadable, 'preload'>): void {
  useEffect(() => {
    const load = () => void part.preload();
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, load, { once: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, load);
    };
  }, [part]);
}
