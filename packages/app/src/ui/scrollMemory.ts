import { useEffect } from 'react';

/** How long a page may take to grow to its previous height; a later jump would be unexpected. */
const patienceMs = 10_000;
/** Input events that show that the person has moved on. */
const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const storageKey = 'peyk.scroll';

/** Whether a page that somebody comes back to is still growing to its previous height: what comes late must come now. */
export const isReturning = (): boolean => returning > 0;
let returning = 0;

/**
 * Scrolls to `top` as soon as the page is tall enough, which may take a while if a list loads late; until then the page stays at the top.
 * It also stays there while skeletons are shown, because the loaded content seldom has their height. Any scroll or press of the person
 * cancels it. Returns the cancel function.
 */
export function returnTo(top: number, onEnd: () => void = () => undefined): () => void {
  const until = performance.now() + patienceMs;
  let looked = false;
  let ended = false;
  returning += 1;
  const end = () => {
    if (!ended) returning -= 1;
    ended = true;
    observer.disconnect();
    for (const sign of signsOfLife) removeEventListener(sign, end, true);
    onEnd();
  };
  // The observer first fires with the next layout, when the page has been rendered.
  const observer = new ResizeObserver(() => {
    const tallEnough = document.documentElement.scrollHeight - innerHeight >= Math.floor(top);
    if (tallEnough) scrollTo(0, top);
    else if (!looked) scrollTo(0, 0);
    looked = true;
    const atRest = tallEnough && !document.querySelector('main [data-awaited]');
    if (atRest || performance.now() > until) end();
  });
  observer.observe(document.body);
  for (const sign of signsOfLife) addEventListener(sign, end, { capture: true, passive: true });
  return end;
}

/** The scroll position of each page of this tab, by the key of its history entry; kept over a reload. */
function readLeft(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

function keepLeft(left: Map<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...left].slice(-50)));
  } catch {
    // Blocked storage: positions are kept until the next reload.
  }
}

/**
 * Restores the scroll position on history navigation. Browsers without the Navigation API restore it themselves, for pages that have their
 * height at once.
 */
export function useScrollMemory(): void {
  useEffect(() => {
    if (!('navigation' in globalThis)) return;
    const { navigation } = globalThis;
    const left = readLeft();
    const place = () => navigation.currentEntry?.key ?? '';
    let stop: (() => void) | null = null;
    const note = () => {
      if (!stop) left.set(place(), scrollY);
    };
    const move = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === 'replace') return;
      stop?.();
      const top = navigationType === 'traverse' ? left.get(place()) : undefined;
      if (top === undefined) return;
      stop = returnTo(top, () => {
        stop = null;
      });
    };
    const keep = () => keepLeft(left);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    navigation.addEventListener('currententrychange', move);
    return () => {
      stop?.();
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
      navigation.removeEventListener('currententrychange', move);
    };
  }, []);
}
