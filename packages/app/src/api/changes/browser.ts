import { api } from '../client';
import { followChanges } from './followChanges';
import { live } from './live';
import { readAgain } from './staleKeys';

/** Statuses of a server, or of a proxy before it, that has no such stream. */
const absent = new Set([404, 405, 406, 501]);

async function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
  const { data, response } = await api.GET('/api/changes/', { parseAs: 'stream', signal });
  if (absent.has(response.status)) return null;
  if (!response.ok) throw new Error(`No stream of changes: ${response.status}`);
  // Some servers answer every address with their page.
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream') && data) return data;
  void (data as ReadableStream | null | undefined)?.cancel();
  return null;
}

/** Follows the changes of the signed-in person in this browser, until the result is called. */
export const follow = (): (() => void) =>
  followChanges({
    open,
    locks: () => globalThis.navigator.locks,
    channel: () => ('BroadcastChannel' in globalThis ? new BroadcastChannel('peyk.changes') : undefined),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    setLive: live.set,
    readAgain,
    now: Date.now,
    random: Math.random,
  });
