import { useEffect } from 'react';

/** How long a page may take to grow to the height at which it was left; a later jump would only startle. */
const patienceMs = 10_000;
/** What a person does who goes on by themselves. */
const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const storageKey = 'peyk.scroll';

/**
 * Scrolls to `top` as soon as the page is tall enough, which a list that loads late makes it only after a while; until
 * then the page stands at its head. It is held there while skeletons stand for what is on its way, which is seldom as
 * tall as they are. A person who scrolls or presses anything ends the wait. Returns the way to end it.
 */
export function returnTo(top: number, onEnd: () => void = () => undefined): () => void {
  const until = performance.now() + patienceMs;
  let looked = false;
  const end = () => {
    observer.disconnect();
    for (const sign of signsOfLife) removeEventListener(sign, end, true);
    onEnd();
  };
  // The first look comes with the next layout, when the page that was returned to is drawn.
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

/** Where each page of this tab was left, by the key of its entry in the history; kept over a reload. */
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
    // Blocked storage: what was left is known until the next reload.
  }
}

/**
 * Going back or forward returns to where the page was left. Browsers that do not name the entries of their history
 * return by themselves, to pages whose height is there at once.
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
