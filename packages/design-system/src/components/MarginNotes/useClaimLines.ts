import { type RefObject, useLayoutEffect } from 'react';

/** The words that a note refers to. */
const claimOf = (id: string): Element | null =>
  id ? document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) : null;

/** What stands above the notes in the margin. Not the margin itself: placing the notes resizes it, which would place them in a loop. */
function* aboveOf(notes: Element): Generator<Element> {
  const margin = notes.closest('aside');
  if (!margin) return;
  for (let inside = notes; inside !== margin && inside.parentElement; inside = inside.parentElement)
    for (let above = inside.previousElementSibling; above; above = above.previousElementSibling) yield above;
}

/**
 * Moves each note down to the line of its claim, as far as the note above leaves room. Only where the list is next to the letter; the
 * letter itself is not moved.
 */
export function useClaimLines(list: RefObject<HTMLOListElement | null>): void {
  // After every render: editing replaces the letter and its claims, while the props of the notes do not change.
  useLayoutEffect(() => {
    const notes = list.current;
    if (!notes) return;
    const observe = (element: Element) => {
      // Observing it again would fire the observer again, in an endless loop.
      if (!observed.has(element)) observer.observe(element);
      observed.add(element);
    };
    const place = () => {
      for (const above of aboveOf(notes)) observe(above);
      const rows = [...notes.children].filter((row) => row instanceof HTMLElement);
      for (const row of rows) {
        row.style.marginBlockStart = '';
        delete row.dataset['onLine'];
      }
      for (const row of rows) {
        const claim = claimOf(row.id);
        const sheet = claim?.closest('article');
        if (!claim || !sheet) continue;
        observe(sheet);
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
    // Another font can break lines elsewhere in a letter that stays as tall as it was.
    document.fonts.addEventListener('loadingdone', place);
    return () => {
      document.fonts.removeEventListener('loadingdone', place);
      observer.disconnect();
    };
  });
}
