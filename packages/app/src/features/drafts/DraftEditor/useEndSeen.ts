import { type RefCallback, useEffect, useState } from 'react';

/**
 * Whether the end of a text has been on screen since `text` last changed. Put `end` on an element after the last line.
 * Whoever moves by keyboard gets there too: focus on what follows the element brings it on screen.
 */
export function useEndSeen(text: string): { end: RefCallback<HTMLDivElement>; seen: boolean } {
  // State, not a ref: while the text is edited the element is gone, and the one that comes back must be watched anew.
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [seenText, setSeenText] = useState<string | null>(null);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeenText(text);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, text]);
  return { end: setElement, seen: seenText === text };
}
