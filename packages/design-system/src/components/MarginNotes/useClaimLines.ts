import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves each note down to the line of its claim, as far as the note above leaves room. Only where the letter stands
 * beside the list; the letter itself keeps its rhythm. `ids` are the ids of the notes, split by spaces.
 */
export function useClaimLines(list: RefObject<HTMLOListElement | null>, ids: string): void {
  useLayoutEffect(() => {
    const notes = list.current;
    if (!notes) return;
    const claims = new Map(
      ids.split(' ').map((id) => [id, id ? document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) : null]),
    );
    const place = () => {
      const rows = [...notes.children].filter((row) => row instanceof HTMLElement);
      for (const row of rows) {
        row.style.marginBlockStart = '';
        delete row.dataset['onLine'];
      }
      for (const row of rows) {
        const claim = claims.get(row.id);
        if (!claim) continue;
        const [line] = claim.getClientRects();
        const own = row.getBoundingClientRect();
        const letter = claim.closest('article')?.getBoundingClientRect();
        if (!line || !letter || (letter.left < own.right && own.left < letter.right)) continue;
        const room = Math.round(line.top - own.top);
        if (room > 0) row.style.marginBlockStart = `${room}px`;
        if (room >= 0) row.dataset['onLine'] = '';
      }
    };
    place();
    const observer = new ResizeObserver(place);
    for (const claim of claims.values()) {
      const letter = claim?.closest('article');
      if (letter) observer.observe(letter);
    }
    return () => observer.disconnect();
  }, [list, ids]);
}
