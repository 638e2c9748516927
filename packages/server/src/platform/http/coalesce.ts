/** A question to the database may hang with its connection; whoever asks next does not hang with it. */
const MAX_WAIT_MS = 250;

/**
 * Work that is the same for all who ask for it: those who come while it is under way wait for its end, though not for long, and it is done
 * once for all of them. Nobody gets what was begun before they asked, so whoever has written something reads it. Whoever waits does not mind
 * how the work before theirs ended.
 */
export function coalesce<T>(work: () => Promise<T>, maxWaitMs: number = MAX_WAIT_MS): () => Promise<T> {
  let underWay: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const begun = work();
    const settled = () => {
      if (underWay === ended) underWay = null;
    };
    const ended = begun.then(settled, settled);
    underWay = ended;
    return begun;
  };
  const afterwards = async (before: Promise<unknown>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([before, new Promise((resolve) => (timer = setTimeout(resolve, maxWaitMs)))]);
    clearTimeout(timer);
    return begin();
  };
  return () => {
    if (next) return next;
    if (!underWay) return begin();
    next = afterwards(underWay);
    return next;
  };
}

/** The same for work of many kinds, each with a key; a key is forgotten with the last who asked. */
export function coalesceByKey<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const kinds = new Map<string, { ask: () => Promise<T>; asking: number }>();
  return async (key, work) => {
    const kind = kinds.get(key) ?? { ask: coalesce(work), asking: 0 };
    kinds.set(key, kind);
    kind.asking += 1;
    try {
      return await kind.ask();
    } finally {
      kind.asking -= 1;
      if (kind.asking === 0) kinds.delete(key);
    }
  };
}
