import { onStoredElsewhere, readStored, writeStored } from './storage';

/** The two tokens of a session. A session exists while either is stored. */
export const tokens = {
  access: () => readStored('peyk.access'),
  refresh: () => readStored('peyk.refresh'),
  /** True while there is something to sign in with. */
  exist: () => Boolean(readStored('peyk.access') ?? readStored('peyk.refresh')),
  keep({ access, refresh }: { access: string; refresh?: string }) {
    writeStored('peyk.access', access);
    if (refresh !== undefined) writeStored('peyk.refresh', refresh);
    announce();
  },
  clear() {
    writeStored('peyk.access', null);
    writeStored('peyk.refresh', null);
    announce();
  },
  /** Calls back when the session begins, ends or changes, in this tab or another. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = onStoredElsewhere(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());
