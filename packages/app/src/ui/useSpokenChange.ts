import { useAnnounce } from '@peyk/design-system';
import { useEffect, useRef } from 'react';

/** Announces a text when it changes, never when the page opens; null says nothing and is passed over. */
export function useSpokenChange(words: string | null): void {
  const announce = useAnnounce();
  const before = useRef(words);
  useEffect(() => {
    if (words === null || before.current === words) return;
    const first = before.current === null;
    before.current = words;
    if (!first) announce(words);
  }, [words, announce]);
}
