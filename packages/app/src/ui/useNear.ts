import { type RefCallback, useEffect, useState } from 'react';
import { isReturning } from './scrollMemory';

/** A screen of a phone: what is that far below is there before it is scrolled to. */
const MARGIN = '800px';

/** The address leads to something further down, above which nothing may be awaited or grow any more. */
const leadsDown = () => new URLSearchParams(location.search).has('entry');

/**
 * Whether an element is on screen, or nearly, or has been, or the page is opened further down: where it was left, or at what its address
 * names. Put `place` on it. `margin` is how
 * far below the screen counts as near.
 */
export function useNear(margin = MARGIN): { place: RefCallback<HTMLDivElement>; near: boolean } {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [near, setNear] = useState(() => isReturning() || leadsDown());
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
