import { endsSoon } from '../../session/tokenFacts';
import { tokens } from '../../session/tokens';
import { apiBase } from '../apiBase';
import { api } from '../client';
import { callLimitMs } from '../sessionPorts';
import { followChanges } from './followChanges';
import { live } from './live';
import { readAgain } from './staleKeys';

/** Statuses of a server, or of a proxy before it, that has no such stream. */
const absent = new Set([404, 405, 406, 501]);

/**
 * Asks for the stream. Only a token that is worn is renewed for it: with a refused one this fails, and a session that was ended elsewhere is
 * noticed by what its person does next, as without a stream, and not in the middle of a form.
 */
async function ask(signal: AbortSignal): Promise<Response> {
  const access = tokens.access();
  if (access === null || endsSoon(access, Date.now()))
    return (await api.GET('/api/changes/', { parseAs: 'stream', signal })).response;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callLimitMs);
  try {
    return await fetch(`${apiBase}/api/changes/`, {
      headers: { Authorization: `Bearer ${access}` },
      signal: AbortSignal.any([signal, limit.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The stream; null where there is none. */
export async function openStream(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
  const { ok, status, headers, body } = await ask(signal);
  // Some servers answer every address with their page.
  if (ok && body && headers.get('Content-Type')?.startsWith('text/event-stream')) return body;
  void body?.cancel().catch(() => undefined);
  if (ok || absent.has(status)) return null;
  throw new Error(`No stream of changes: ${status}`);
}

/** Follows the changes of the signed-in person in this browser, until the result is called. */
export const follow = (): (() => void) =>
  followChanges({
    open: openStream,
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
