declare global {
  /** Defined by `boot.js`, which needs it even when no other script loads. */
  var peykReloadOnce: (() => Promise<boolean>) | undefined;
}

/** Reloads the page, at most once per build in a tab; see `boot.js`. Resolves with whether it reloads. */
export async function reloadOnce(): Promise<boolean> {
  return (await globalThis.peykReloadOnce?.()) ?? false;
}
