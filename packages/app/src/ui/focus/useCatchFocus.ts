import { type RefObject, useEffect, useRef } from 'react';

/**
 * Catches focus when the focused element is removed: put the ref on an element, and pass as `turn` a value that changes at that moment (a
 * state, a number of entries). Focus on an element that still exists is left alone, and so is a page that is only being loaded: focus moves
 * here only from an element that was removed from the document. With `preventScroll` the page stays where it is.
 */
export function useCatchFocus<Target extends HTMLElement>(
  turn: string | number | boolean,
  { preventScroll = false }: { preventScroll?: boolean } = {},
): RefObject<Target | null> {
  const place = useRef<Target>(null);
  const before = useRef(turn);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    const lost = last.current instanceof Node && !last.current.isConnected;
    const { activeElement } = document;
    if (lost && (activeElement === null || activeElement === document.body)) place.current?.focus({ preventScroll });
  }, [turn, preventScroll]);
  return place;
}
