import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'peyk_changes';
const MAX_DELAY_MS = 2000;
/** A connection that is lost without a word, as behind a router, is noticed by a question that is not answered. */
const ASK_MS = 15_000;

/** Read by `isDatabaseUnavailable`: whoever needs changes then is answered that this is temporary, whatever the cause. */
const UNAVAILABLE = 'Connection terminated';

export interface Listener {
  /** Resolves when changes are heard; rejects as soon as one try fails, while further ones go on. */
  listening(): Promise<void>;
  stop(): Promise<void>;
}

interface Heard {
  change: (payload: string) => void;
  /** Listens again after a loss: what was told meanwhile is unknown. */
  regained: () => void;
  lost: () => void;
}

/** One connection to the database on which all changes are told. It is opened when it is first needed, and again whenever it is lost. */
export function createListener(connection: pg.PoolConfig, heard: Heard): Listener {
  const over = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;
  let isListening = false;
  const waiting = new Set<{ resolve: () => void; reject: (problem: unknown) => void }>();
  const settle = (how: (one: { resolve: () => void; reject: (problem: unknown) => void }) => void): void => {
    const all = [...waiting];
    waiting.clear();
    all.forEach(how);
  };

  /** Listens until the connection is lost; throws where there is none. */
  const once = async (isFirst: boolean): Promise<void> => {
    const own = new pg.Client({
      ...(connection as pg.ClientConfig),
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => own.once('end', resolve));
    own.on('error', () => {});
    own.on('notification', ({ payload }) => heard.change(payload ?? ''));
    client = own;
    let asking: NodeJS.Timeout | undefined;
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}`);
      if (over.signal.aborted) return;
      isListening = true;
      if (!isFirst) heard.regained();
      settle(({ resolve }) => resolve());
      asking = setInterval(() => {
        own.query('select 1').catch(() => own.end().catch(() => {}));
      }, ASK_MS).unref();
      await ended;
    } finally {
      clearInterval(asking);
      if (isListening && !over.signal.aborted) heard.lost();
      isListening = false;
      client = null;
      await own.end().catch(() => {});
    }
  };

  const run = async (): Promise<void> => {
    for (let [isFirst, pause] = [true, 50]; !over.signal.aborted; pause = Math.min(2 * pause, MAX_DELAY_MS)) {
      try {
        await once(isFirst);
        [isFirst, pause] = [false, 50];
      } catch (problem) {
        settle(({ reject }) => reject(new Error(UNAVAILABLE, { cause: problem })));
      }
      await delay(pause, undefined, { signal: over.signal }).catch(() => {});
    }
  };

  return {
    async listening() {
      if (over.signal.aborted) throw new Error(UNAVAILABLE);
      running ??= run();
      if (!isListening) await new Promise<void>((resolve, reject) => waiting.add({ resolve, reject }));
    },
    async stop() {
      over.abort();
      settle(({ reject }) => reject(new Error(UNAVAILABLE)));
      await client?.end().catch(() => {});
      await running;
    },
  };
}
