import { type RefCallback, useEffect, useState } from 'react';
import { isReturning } from './scrollMemory';

/** A screen of a phone: what is that far below is there before it is scrolled to. */
const MARGIN = '800px';

/**
 * Whether an element is on screen, or nearly, or has been, or is on the way back to where a page was left. Put `place` on it. `margin` is how
 * far below the screen counts as near.
 */
export function useNear(margin = MARGIN): { place: RefCallback<HTMLDivElement>; near: boolean } {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [near, setNear] = useState(isReturning);
  useEffect(() => {
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, near, margin]);
  return { place: setElement, near };
}
