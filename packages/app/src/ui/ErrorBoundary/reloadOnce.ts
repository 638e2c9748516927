declare global {
  /** Left by `boot.js`, which needs it where no other script came. */
  var peykReloadOnce: (() => Promise<boolean>) | undefined;
}

/** Loads the page again and says so, at most once for each build in a tab; see `boot.js`. */
export async function reloadOnce(): Promise<boolean> {
  return (await globalThis.peykReloadOnce?.()) ?? false;
}
