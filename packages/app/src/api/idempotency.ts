import keyedOperations from '@peyk/api-types/keyed.json';

const keyed = new Set(keyedOperations);

/**
 * How long a request whose answer was lost keeps its key. An identical request within this time is a retry; a later one is more likely a
 * new run or entry that happens to have the same content.
 */
export const keyLifeMs = 10 * 60_000;

interface Kept {
  key: string;
  at: number;
}

interface Named {
  key: string;
  /** Call it once the outcome of the request is known: the next identical request then gets a new key. */
  settle: () => void;
}

/**
 * Idempotency keys of requests. A request identical to one that is in flight, or whose answer was lost, gets the same key; any other gets a
 * new one.
 */
export function createIdempotencyKeys(
  now: () => number,
): (operation: string, request: { params?: object; body?: unknown }) => Named | null {
  const open = new Map<string, Kept>();
  return (operation, request) => {
    if (!keyed.has(operation)) return null;
    for (const [what, { at }] of open) if (now() - at > keyLifeMs) open.delete(what);
    const fresh = newKey();
    // Form data cannot be compared by its serialisation, so it always gets a new key.
    const what = `${operation} ${request.body instanceof FormData ? fresh : JSON.stringify(request)}`;
    const kept = open.get(what) ?? { key: fresh, at: now() };
    open.set(what, kept);
    return {
      key: kept.key,
      settle: () => {
        if (open.get(what) === kept) open.delete(what);
      },
    };
  };
}

/** 128 random bits. `randomUUID` needs a secure context, which a server in a home network is not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
