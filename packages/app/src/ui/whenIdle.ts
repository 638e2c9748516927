/** Where a browser cannot tell when it is idle (Safari). */
const LATER_MS = 1000;

/** Calls back once the browser has nothing else to do. Returns how to call it off. */
export function whenIdle(then: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const asked = requestIdleCallback(then);
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(then, LATER_MS);
  return () => clearTimeout(asked);
}
