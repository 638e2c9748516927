import type { ChangedKind } from '@peyk/api-types';

/** The server shows every 15 seconds that it lives: after three times of silence it does not. */
const silenceMs = 45_000;
/** Far above any event of ours. */
const mostCharacters = 20_000;

interface Reader {
  /** The first bytes are here: nothing on the way holds them back. */
  begins(): void;
  /** The kinds of an event. */
  tell(kinds: readonly ChangedKind[]): void;
}

/** Reads a stream of changes to its end. Throws where it breaks, is silent for too long, or is no such stream. */
export async function readStream(stream: ReadableStream<Uint8Array>, { begins, tell }: Reader): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let hasBegun = false;
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return;
      if (!hasBegun) begins();
      hasBegun = true;
      const events = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      text = events.pop() ?? '';
      if (text.length > mostCharacters) throw new Error('An event does not end');
      for (const event of events) {
        const kinds = kindsOf(event);
        if (kinds.length > 0) tell(kinds);
      }
    }
  } finally {
    // Also where the reading was given up: an open connection would be one of the few that a browser has.
    void reader.cancel().catch(() => undefined);
  }
}

function inTime<Value>(value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The stream is silent')), silenceMs);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

/** The kinds that an event names: none in a comment, in an event of another name, and in what is no JSON. */
function kindsOf(event: string): readonly ChangedKind[] {
  const lines = event.split('\n');
  const valueOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trim())
      .join('\n');
  if (valueOf('event') !== 'stale') return [];
  try {
    const { stale } = JSON.parse(valueOf('data')) as { stale?: unknown };
    return Array.isArray(stale) ? stale.filter((kind): kind is ChangedKind => typeof kind === 'string') : [];
  } catch {
    return [];
  }
}
