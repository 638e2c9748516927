import type { ChangedKind } from '@peyk/api-types';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { HttpProblem, unauthenticated } from '../http/errors.ts';
import type { Identity } from '../http/mount.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { ChangeStream } from './changeStream.ts';
import { createListener } from './listener.ts';

export const CHANGED_KINDS = [
  'account',
  'bots',
  'exports',
  'files',
  'gmail',
  'letters',
  'notices',
  'professors',
  'profile',
  'rewards',
  'sending',
  'sessions',
] as const satisfies readonly ChangedKind[];

/** Streams of one person at a time: a browser opens one for all of its windows. */
export const MOST_STREAMS = 8;
/** When the client of a refused stream may ask again. */
const RETRY_S = 60;

export interface Times {
  /** Between two signs of life, at which every session is looked at as well. */
  beatMs: number;
  /** A stream lasts no longer than the access token that it was opened with. */
  lifeMs: number;
  /** How long streams outlive the loss of the database in silence before they end, so that their pages ask at intervals. */
  patienceMs: number;
}
const TIMES: Times = { beatMs: 15_000, lifeMs: 600_000, patienceMs: 5000 };

export interface Changes {
  /** Opens a stream of what becomes stale for a person. Throws a 429 where they have too many, and a 401 where the session has just ended. */
  open(identity: Identity): Promise<ChangeStream>;
  /** Ends every stream. One that is asked for afterwards is refused as while the database is away. */
  stop(): Promise<void>;
}

interface Open {
  stream: ChangeStream;
  identity: Identity;
}

interface Options {
  connection: pg.PoolConfig;
  /** Whether a session goes on, as for any other request. */
  isActive: (identity: Identity) => Promise<boolean>;
  log: Pick<FastifyBaseLogger, 'error'>;
  times?: Times;
}

/** The open streams of this process, all fed by one connection to the database. */
export function createChanges({ connection, isActive, log, times = TIMES }: Options): Changes {
  const people = new Map<number, Set<Open>>();
  let patience: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  const all = (): Open[] => [...people.values()].flatMap((own) => [...own]);

  /** Ends the streams whose session is over. */
  const look = async (some: readonly Open[]): Promise<void> => {
    try {
      await Promise.all(some.map(async ({ stream, identity }) => (await isActive(identity)) || stream.finish()));
    } catch (error) {
      // Looked at again with the next beat; a lost database ends the streams by itself.
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, 'the sessions of open streams could not be read');
    }
  };

  const listener = createListener(connection, {
    change(payload) {
      const [userId, kind] = payload.split(' ');
      const own = people.get(Number(userId));
      if (!own || !CHANGED_KINDS.includes(kind as ChangedKind)) return;
      if (kind === 'sessions') void look([...own]);
      for (const { stream } of own) stream.tell([kind as ChangedKind]);
    },
    regained() {
      clearTimeout(patience);
      void look(all());
      for (const { stream } of all()) stream.tell(CHANGED_KINDS);
    },
    lost() {
      patience = setTimeout(() => all().forEach(({ stream }) => stream.finish()), times.patienceMs).unref();
    },
  });

  /** Adds a stream to those that hear of changes, until it is closed or the result is called. */
  const keep = (open: Open): (() => void) => {
    const { stream, identity } = open;
    const own = people.get(identity.userId) ?? new Set();
    people.set(identity.userId, own.add(open));
    beating ??= setInterval(() => {
      void look(all());
      for (const { stream: each } of all()) each.beat();
    }, times.beatMs).unref();
    // A tenth less for some, so that those which began together do not end together.
    const end = setTimeout(() => stream.finish(), times.lifeMs * (1 - Math.random() / 10)).unref();
    const forget = (): void => {
      clearTimeout(end);
      own.delete(open);
      if (own.size === 0 && people.get(identity.userId) === own) people.delete(identity.userId);
      if (people.size > 0) return;
      clearInterval(beating);
      beating = undefined;
    };
    stream.once('close', forget);
    return forget;
  };

  return {
    async open(identity) {
      await listener.listening();
      if ((people.get(identity.userId)?.size ?? 0) >= MOST_STREAMS)
        throw new HttpProblem(429, 'tooManyStreams', {
          code: 'too_many',
          headers: { 'retry-after': String(RETRY_S) },
        });
      const stream = new ChangeStream();
      const forget = keep({ stream, identity });
      try {
        // It may have ended before this stream was among those that hear of it.
        if (!(await isActive(identity))) throw unauthenticated();
      } catch (error) {
        forget();
        stream.destroy();
        throw error;
      }
      return stream;
    },
    async stop() {
      clearTimeout(patience);
      for (const { stream } of all()) stream.finish();
      await listener.stop();
    },
  };
}
