/** A query may hang with its connection; later callers must not hang with it. In milliseconds. */
const MAX_WAIT_MS = 250;

/**
 * Coalesces equal calls: those that arrive during a run wait for its end, for a bounded time, and share one run after it. No caller gets
 * the result of a run that began before its call, so every caller reads its own writes. An error of the earlier run does not reach them.
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

/** `coalesce` per key; a key is dropped after its last caller. */
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
