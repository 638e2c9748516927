import { useLayoutEffect, useState } from 'react';

/** Safari and Firefox learn `field-sizing` later than Chromium. */
const growsByItself = () => CSS.supports('field-sizing', 'content');

/** Makes an area as high as its text where the browser cannot do so itself. */
function grow(area: HTMLTextAreaElement): void {
  const { style } = area;
  const { scrollX, scrollY } = globalThis;
  // `min-block-size` stands, so that an area without text keeps its rows.
  style.blockSize = '0';
  const borders = area.offsetHeight - area.clientHeight;
  style.blockSize = `${area.scrollHeight + borders}px`;
  // The page was shorter for a moment: near its end a browser moves it up.
  if (globalThis.scrollY !== scrollY) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/**
 * Keeps an area as high as its text, and as the width and the letters it has make that text. Answers the `ref` of the
 * area. A browser with `field-sizing` needs nothing of it.
 */
export function useGrowth(wanted: boolean): (area: HTMLTextAreaElement | null) => void {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const growing = wanted && area && !growsByItself() ? area : null;
  // At every drawing: each change of the text is one.
  useLayoutEffect(() => {
    if (growing) grow(growing);
  });
  useLayoutEffect(() => {
    if (!growing) return;
    const remeasure = () => grow(growing);
    let width = growing.clientWidth;
    const observer = new ResizeObserver(() => {
      if (growing.clientWidth === width) return;
      width = growing.clientWidth;
      // In the next frame: an observer that changes what it observes is told off by the browser.
      requestAnimationFrame(remeasure);
    });
    observer.observe(growing);
    document.fonts.addEventListener('loadingdone', remeasure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', remeasure);
    };
  }, [growing]);
  return setArea;
}
