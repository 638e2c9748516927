import { type RefCallback, useEffect, useState } from 'react';

/**
 * Whether the end of a text has been on screen since `text` last changed. Put `end` on an element after the last line.
 * It works for keyboard users too: focus on what follows the element scrolls it into view.
 */
export function useEndSeen(text: string): { end: RefCallback<HTMLDivElement>; seen: boolean } {
  // State, not a ref: editing unmounts the element, and the new one must be observed again.
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
