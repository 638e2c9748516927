import { until } from './until.ts';

/** A stream of changes as a client reads it. */
export interface HeardChanges {
  status: number;
  headers: Headers;
  /** Everything that was told, in order, with repetitions. */
  heard: string[];
  /** The signs of life. */
  beats: () => number;
  /** Waits until a kind was told since the last `forget`. */
  hears: (kind: string) => Promise<unknown>;
  forget: () => void;
  hasEnded: () => boolean;
  /** Goes away, as a closed page does. */
  leave: () => void;
}

/** Opens the stream of changes with this access token. */
export async function hearChanges(url: string, token: string): Promise<HeardChanges> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/changes/`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const heard: string[] = [];
  let [beats, hasEnded] = [0, false];
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event === ':') beats += 1;
        else heard.push(...(JSON.parse(event.replace(/^event: stale\ndata: /, '')) as { stale: string[] }).stale);
      }
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      hasEnded = true;
    });
  return {
    status: answer.status,
    headers: answer.headers,
    heard,
    beats: () => beats,
    hears: (kind) => until(`${kind} is told`, () => heard.includes(kind)),
    forget: () => {
      heard.length = 0;
    },
    hasEnded: () => hasEnded,
    leave: () => leaving.abort(),
  };
}
