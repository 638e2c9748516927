/** What shows that the person has moved on: a page that jumps then would be a surprise. */
const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings an element into view and gives it focus as soon as it is there and nothing of the page is awaited, and keeps it in view while the
 * page still grows around it. Any scroll or press of the person ends it, and so does focus that goes elsewhere. Returns the function that
 * ends it.
 */
export function arriveAt(id: string, onArrival: () => void): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    arrival.disconnect();
    growth.disconnect();
    for (const sign of signsOfLife) removeEventListener(sign, end, true);
  };
  const look = () => {
    const found = document.getElementById(id);
    if (isOver || !found || document.querySelector('main [data-awaited]')) return;
    arrival.disconnect();
    onArrival();
    place = found.querySelector<HTMLElement>(':scope > section') ?? found;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.addEventListener('blur', end, { once: true });
    growth.observe(document.body);
  };
  let place: HTMLElement | null = null;
  const arrival = new MutationObserver(look);
  // It first fires with the next layout.
  const growth = new ResizeObserver(() => {
    place?.scrollIntoView({ block: place.offsetHeight < innerHeight / 2 ? 'center' : 'start' });
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  for (const sign of signsOfLife) addEventListener(sign, end, { capture: true, passive: true });
  // After the effects of a change of page, which give the whole of it focus.
  queueMicrotask(() => {
    if (!place) look();
  });
  return end;
}
