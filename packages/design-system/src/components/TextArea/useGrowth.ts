import { useLayoutEffect, useState } from 'react';

/** Safari and Firefox get `field-sizing` later than Chromium. */
const growsByItself = () => CSS.supports('field-sizing', 'content');

/** Sets the height of a textarea to that of its text, for browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement): void {
  const { style } = area;
  const { scrollX, scrollY } = globalThis;
  // `min-block-size` still applies, so that an empty textarea keeps its rows.
  style.blockSize = '0';
  const borders = area.offsetHeight - area.clientHeight;
  style.blockSize = `${area.scrollHeight + borders}px`;
  // The page was shorter for a moment: near its end the browser scrolls up.
  if (globalThis.scrollY !== scrollY) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
}

/**
 * Keeps the height of a textarea equal to that of its text, also when its width or font changes. Returns its `ref`. It does nothing in
 * browsers with `field-sizing`.
 */
export function useGrowth(wanted: boolean): (area: HTMLTextAreaElement | null) => void {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const growing = wanted && area && !growsByItself() ? area : null;
  // On every render, because each change of the text causes one.
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
      // In the next frame, to avoid a "ResizeObserver loop" error.
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
