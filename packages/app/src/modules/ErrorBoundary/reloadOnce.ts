/** What a reload depends on, so that tests can stand in for it. */
interface ReloadPorts {
  /** Names the build that this page runs. */
  build: () => string;
  /** Survives a reload and ends with the tab. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the place that pages come from can be reached. */
  answers: () => Promise<boolean>;
  reload: () => void;
}

const storageKey = 'peyk.reloaded';

const browser: ReloadPorts = {
  // The name of the entry changes with anything it imports.
  build: () => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  storage: () => sessionStorage,
  answers: async () => {
    try {
      return (await fetch('/boot.js', { cache: 'no-store' })).ok;
    } catch {
      return false;
    }
  },
  reload: () => location.reload(),
};

/**
 * Loads the page again and says so, at most once for each build in a tab: two servers with two builds cannot send it
 * round and round. Does nothing where the connection is gone (the browser would show a page of its own in place of
 * ours) or where nothing can be remembered.
 */
export async function reloadOnce({ build, storage, answers, reload }: ReloadPorts = browser): Promise<boolean> {
  const own = build();
  if (!(await answers())) return false;
  try {
    const before = storage().getItem(storageKey)?.split(' ') ?? [];
    if (before.includes(own)) return false;
    storage().setItem(storageKey, [...before, own].join(' '));
  } catch {
    return false;
  }
  reload();
  return true;
}
