import { type RefObject, useLayoutEffect } from 'react';

/** The words that a note refers to. */
const claimOf = (id: string): Element | null =>
  id ? document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) : null;

/**
 * Moves each note down to the line of its claim, as far as the note above leaves room. Only where the list is next to the letter; the
 * letter itself is not moved.
 */
export function useClaimLines(list: RefObject<HTMLOListElement | null>): void {
  // After every render: editing replaces the letter and its claims, while the props of the notes do not change.
  useLayoutEffect(() => {
    const notes = list.current;
    if (!notes) return;
    const place = () => {
      const rows = [...notes.children].filter((row) => row instanceof HTMLElement);
      for (const row of rows) {
        row.style.marginBlockStart = '';
        delete row.dataset['onLine'];
      }
      for (const row of rows) {
        const claim = claimOf(row.id);
        const sheet = claim?.closest('article');
        if (!claim || !sheet) continue;
        // Observing it again would fire the observer again, in an endless loop.
        if (!observed.has(sheet)) observer.observe(sheet);
        observed.add(sheet);
        const [line] = claim.getClientRects();
        const own = row.getBoundingClientRect();
        const letter = sheet.getBoundingClientRect();
        if (!line || (letter.left < own.right && own.left < letter.right)) continue;
        const room = Math.round(line.top - own.top);
        if (room > 0) row.style.marginBlockStart = `${room}px`;
        if (room >= 0) row.dataset['onLine'] = '';
      }
    };
    const observed = new WeakSet<Element>();
    const observer = new ResizeObserver(place);
    place();
    return () => observer.disconnect();
  });
}
