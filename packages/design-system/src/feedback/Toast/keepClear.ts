/**
 * Keeps the messages off what a person reads and presses as long as they stand: they lie above a dock, and the page is longer by their
 * height, so that its last line can be scrolled out from below them.
 */
export function keepClear(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  const root = document.documentElement;
  const watched = new Set<Element>();
  const place = () => {
    const { height } = region.getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(region).marginBlockEnd);
    const reach = window.innerHeight - height - 2 * gap;
    let lift = 0;
    for (const dock of document.querySelectorAll('[data-dock]')) {
      watch(dock);
      const { top, bottom } = dock.getBoundingClientRect();
      if (bottom > Math.max(reach, top) && top < window.innerHeight) lift = Math.max(lift, window.innerHeight - top);
    }
    region.style.setProperty('--lift', `${lift}px`);
    root.style.setProperty('--toast-room', `${height + 2 * gap}px`);
  };
  let next = 0;
  // In the next frame: what is placed makes the page longer, which a browser reports as an error within the frame that measured it.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(place);
  });
  // To observe something again would call back at once, and so for ever.
  const watch = (element: Element) => {
    if (watched.has(element)) return;
    watched.add(element);
    sizes.observe(element);
  };
  watch(region);
  watch(document.body);
  addEventListener('scroll', place, { passive: true });
  addEventListener('resize', place);
  place();
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(next);
    removeEventListener('scroll', place);
    removeEventListener('resize', place);
    root.style.removeProperty('--toast-room');
  };
}
