import shapes from '@peyk/api-types/shapes.json';

const keyed = new Set(shapes.keyed);

/**
 * How long a request whose answer was lost keeps its key. Who presses again within it asks for the same; later more likely for another run or
 * another entry that happens to look alike.
 */
export const keyLifeMs = 10 * 60_000;

interface Kept {
  key: string;
  at: number;
}

interface Named {
  key: string;
  /** To be called once it is known what became of the request: the next one like it is another. */
  settle: () => void;
}

/**
 * Idempotency keys of requests. A request that is like one whose answer is still out, or was lost, repeats it and has its key; any other has
 * one of its own.
 */
export function createIdempotencyKeys(
  now: () => number,
): (operation: string, request: { params?: object; body?: unknown }) => Named | null {
  const open = new Map<string, Kept>();
  return (operation, request) => {
    if (!keyed.has(operation)) return null;
    for (const [what, { at }] of open) if (now() - at > keyLifeMs) open.delete(what);
    const fresh = newKey();
    // Two forms with files cannot be told apart by their text.
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

/** 128 random bits. `randomUUID` would need a secure context, which a server in a home network is not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
