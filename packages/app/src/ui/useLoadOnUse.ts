import { useEffect, useState } from 'react';
import type { Preloadable } from './lazyWithPreload';

/**
 * Loads a part of a screen with the first press or key on it, so that what the next one opens is there. Returns whether it has been loaded so.
 */
export function useLoadOnUse(part: Pick<Preloadable, 'preload'>): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let stays = true;
    const load = () => void part.preload().then(() => stays && setLoaded(true));
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) addEventListener(kind, load, { once: true, passive: true });
    return () => {
      stays = false;
      for (const kind of kinds) removeEventListener(kind, load);
    };
  }, [part]);
  return loaded;
}
