import path from 'node:path';
import { sql } from 'kysely';
import { postmasterOf } from '../platform/db/embedded.ts';
import { retryWhileUnavailable } from '../platform/db/unavailable.ts';
import { LOCKS } from '../platform/locks.ts';
import type { Trap } from './unreliableGmail.ts';
import type { KillableServer } from './killServer.ts';
import type { seeded } from './random.ts';
import { until } from './until.ts';

/** The server is killed; its database connections are terminated; its embedded database is killed. */
export type Trouble = 'server' | 'connections' | 'database';

type Random = ReturnType<typeof seeded>;

/** Deadline for the server to be ready after its own database was killed, in milliseconds. */
const UP_MS = 5000;
/** Relative interval between strikes: a start takes the server a second or two, a lost connection no time. */
const PACE: Record<Trouble, number> = { server: 1, connections: 0.2, database: 0.5 };

export interface Struck {
  /** Milliseconds from each strike until the server was ready again. */
  up: number[];
  /** Strikes during a Gmail call for a letter. */
  midst: number;
  /** Violated invariants, as text. */
  faults: string[];
}

/** Whether the server reports that it is ready. */
export const isReady = ({ url }: KillableServer): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

interface Connection {
  pid: number;
  /** Whether it holds a draft's delivery lock (`platform/locks.ts`). */
  delivers: boolean;
}

async function connectionsOf({ database }: KillableServer): Promise<Connection[]> {
  const ask = sql<Connection>`
    select pid, exists (
             select from pg_locks held
              where held.pid = activity.pid and held.locktype = 'advisory' and held.classid = ${LOCKS.draft} and held.granted
           ) as delivers
      from pg_stat_activity activity
     where datname = current_database() and backend_type = 'client backend'
       and application_name <> ${database.connection.application_name}
     order by pid`;
  const { rows } = await retryWhileUnavailable(() => ask.execute(database.db));
  return rows;
}

/** Sometimes all of them, as in a restart; otherwise one, half the time that of a delivery. */
function chosen(connections: Connection[], { next }: Random): Connection[] {
  if (next() < 0.2) return connections;
  const delivering = connections.filter(({ delivers }) => delivers);
  const among = next() < 0.5 && delivering.length > 0 ? delivering : connections;
  return among.slice(Math.floor(next() * among.length)).slice(0, 1);
}

/** Causes a trouble, and resolves when the server is ready again. */
const strike: Record<Trouble, (server: KillableServer, connections: Connection[], random: Random) => Promise<unknown>> =
  {
    async server(server) {
      await server.kill();
      await server.start();
    },

    async connections(server, connections, random) {
      for (const { pid } of chosen(connections, random))
        await sql`select pg_terminate_backend(${pid})`.execute(server.database.db);
      await until('the server is ready again', () => isReady(server), 60_000);
    },

    async database(server) {
      const folder = path.join(server.dataDir, 'postgres');
      const before = postmasterOf(folder);
      if (before === null) throw new Error('The database is not running.');
      process.kill(before, 'SIGKILL');
      const isUp = async (): Promise<boolean> => postmasterOf(folder) !== before && (await isReady(server));
      await until('the database is up again and the server ready', isUp, 60_000);
    },
  };

/** Strikes a server at random times, two of three during a send, for a number of times or until nothing is left to send. */
export async function strikeAgainAndAgain(
  server: KillableServer,
  {
    trouble,
    times,
    random,
    trap,
    hasMore,
  }: {
    trouble: Trouble;
    times: number;
    random: Random;
    trap: Trap;
    hasMore: () => Promise<boolean>;
  },
): Promise<Struck> {
  const wait = (from: number, to: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, PACE[trouble] * random.between(from, to));
    });
  const struck: Struck = { up: [], midst: 0, faults: [] };
  while (struck.up.length < times && (await hasMore())) {
    const moment = wait(1000, 4000);
    await wait(300, 1000);
    const midst = new Promise<void>((resolve) => {
      trap.set = struck.up.length % 3 === 2 ? null : resolve;
    });
    await Promise.race([moment, midst]);
    trap.set = null;
    const connections = await connectionsOf(server);
    if (connections.some(({ delivers }) => delivers)) struck.midst += 1;
    const begun = performance.now();
    await strike[trouble](server, connections, random);
    const ms = Math.round(performance.now() - begun);
    struck.up.push(ms);
    if (trouble === 'database' && ms > UP_MS) struck.faults.push(`up again after ${ms} ms`);
  }
  return struck;
}
