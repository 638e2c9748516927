/** The name of an attempt to create a bot, and what it was to create. */
export interface NamedAttempt {
  body: string;
  key: string;
}

/**
 * The Idempotency-Key of an attempt. The same body keeps its key, so that pressing again after an answer that was lost
 * on the way finds the bot of the first press and makes no second one; another body is another attempt.
 */
export function keyFor(body: unknown, before: NamedAttempt | null): NamedAttempt {
  const text = JSON.stringify(body);
  return before?.body === text ? before : { body: text, key: newKey() };
}

/** 128 random bits. `randomUUID` would need a secure context, which a server in a home network is not. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
