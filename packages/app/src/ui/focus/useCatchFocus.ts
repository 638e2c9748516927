import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place for focus to land when what held it goes away: put the ref on an element, and name in `turn` what changes at
 * that moment (a state, a number of entries). Focus that still has a home is left alone, and so is a page that is only
 * being filled: focus comes here from an element that was taken out of the document, never from nowhere.
 */
export function useCatchFocus<Target extends HTMLElement>(turn: string | number | boolean): RefObject<Target | null> {
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
    if (lost && (activeElement === null || activeElement === document.body)) place.current?.focus();
  }, [turn]);
  return place;
}
