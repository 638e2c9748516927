const EVERY_MS = 20;

/**
 * Polls `read` until it returns something other than null, undefined or false, and returns that. For states that a real job brings about;
 * throws with `what` after `limitMs` milliseconds.
 */
export async function until<T>(what: string, read: () => Promise<T> | T, limitMs = 20_000): Promise<NonNullable<T>> {
  const end = performance.now() + limitMs;
  for (;;) {
    const value = await read();
    if (value !== null && value !== undefined && value !== false) return value;
    if (performance.now() > end) throw new Error(`Waited ${limitMs} ms in vain until ${what}`);
    await new Promise<void>((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
