import type { ChangedKind } from '@peyk/api-types';
import { readStream } from './readStream';

/** What following needs, so that tests can run several tabs of one browser without one. */
export interface ChangePorts {
  /** Opens a stream; null where the server has none. Throws where it cannot be had now. */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null>;
  locks(): Pick<LockManager, 'request'> | undefined;
  /** A channel to the other tabs of this browser; undefined where it has none. */
  channel(): Channel | undefined;
  isVisible(): boolean;
  /** Calls back when the page is shown or hidden. */
  onVisibility(changed: () => void): () => void;
  setLive(live: boolean): void;
  /** Reads again what is shown of these kinds; null for everything. */
  readAgain(kinds: readonly ChangedKind[] | null): void;
  now(): number;
  random(): number;
}

export interface Channel {
  postMessage(message: Message): void;
  addEventListener(type: 'message', heard: (event: { data: Message }) => void): void;
  close(): void;
}

/** What tabs tell each other. */
type Message =
  | { is: 'who' }
  | { is: 'on'; missed: boolean }
  | { is: 'off' }
  | { is: 'told'; kinds: readonly ChangedKind[] };

const lockName = 'peyk.changes';
/** A stream that has lasted so long did not break as soon as it was there. */
const lastsMs = 30_000;
const firstPauseMs = 1000;
const mostPauseMs = 60_000;

/**
 * Follows the changes of the signed-in person until the result is called. Of all visible tabs of a browser one holds the stream and tells
 * the others, because a browser has few connections to one server. A hidden tab gives it up, and reads everything again when it is back.
 */
export function followChanges(ports: ChangePorts): () => void {
  let visit: AbortController | null = null;
  let isAbsent = false;
  /** Changes since this page was there may have gone by unseen. */
  let mayHaveMissed = false;

  const begin = () => {
    if (visit !== null || isAbsent || !ports.isVisible()) return;
    visit = new AbortController();
    void attend(visit.signal);
  };
  const end = () => {
    if (visit === null) return;
    visit.abort();
    visit = null;
    mayHaveMissed = true;
    ports.setLive(false);
  };

  const comeOn = (missed: boolean) => {
    ports.setLive(true);
    if (missed || mayHaveMissed) ports.readAgain(null);
    mayHaveMissed = false;
  };
  const goOff = () => {
    mayHaveMissed = true;
    ports.setLive(false);
  };

  const attend = async (signal: AbortSignal): Promise<void> => {
    const channel = ports.channel();
    const tell = (message: Message) => {
      if (!signal.aborted) channel?.postMessage(message);
    };
    let stage: 'follows' | 'leads' | 'streams' = 'follows';
    let hasFollowed = false;
    channel?.addEventListener('message', ({ data }) => {
      if (signal.aborted) return;
      if (data.is === 'who') {
        if (stage === 'streams') tell({ is: 'on', missed: false });
      } else if (stage !== 'follows') {
        // Of a tab that has just given the stream up.
      } else if (data.is === 'on') {
        hasFollowed = true;
        comeOn(data.missed);
      } else if (data.is === 'off') goOff();
      else ports.readAgain(data.kinds);
    });
    signal.addEventListener('abort', () => {
      if (stage !== 'follows') channel?.postMessage({ is: 'off' });
      channel?.close();
    });

    const lead = async (): Promise<void> => {
      stage = 'leads';
      // Of what happened since the tab before was closed nobody told.
      mayHaveMissed ||= hasFollowed;
      for (let failures = 0; !signal.aborted && !isAbsent;) {
        let since = Number.POSITIVE_INFINITY;
        try {
          const stream = await ports.open(signal);
          if (stream === null) isAbsent = true;
          else
            await readStream(stream, {
              begins() {
                if (signal.aborted) return;
                since = ports.now();
                stage = 'streams';
                comeOn(false);
                tell({ is: 'on', missed: true });
              },
              tell(kinds) {
                if (signal.aborted) return;
                ports.readAgain(kinds);
                tell({ is: 'told', kinds });
              },
            });
        } catch {
          // Asked for again below.
        }
        if (signal.aborted) return;
        stage = 'leads';
        goOff();
        tell({ is: 'off' });
        failures = ports.now() - since >= lastsMs ? 0 : failures + 1;
        if (!isAbsent) await wait(pauseAfter(failures, ports.random()), signal);
      }
    };

    tell({ is: 'who' });
    try {
      const locks = ports.locks();
      if (locks) await locks.request(lockName, { signal }, lead);
      else await lead();
    } catch {
      // Locks are blocked together with the storage: no other tab shares this session then.
      if (!signal.aborted) await lead();
    }
  };

  begin();
  const stop = ports.onVisibility(() => (ports.isVisible() ? begin() : end()));
  return () => {
    stop();
    end();
  };
}

/** How long to wait before the next try: half of it by chance, so that the pages of a server that was away do not come all at once. */
function pauseAfter(failures: number, random: number): number {
  const most = Math.min(mostPauseMs, firstPauseMs * 2 ** failures);
  return (most / 2) * (1 + random);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
