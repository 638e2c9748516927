import type { Bot } from '@peyk/api-types';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { DB } from './db/schema.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './secrets.ts';

/** Reasons for an automatic pause of a bot. */
export type PauseCode = NonNullable<Bot['paused_by']>;

/** Pauses every bot that uses a Gmail account, and returns them. `reason` stays on the bot. */
export type PauseBots = (
  trx: Transaction<DB>,
  accountId: number,
  reason: PauseCode,
  now: Date,
) => Promise<{ id: number; name: string }[]>;

/** The server's shared dependencies. Each module takes the part it uses: `Pick<Deps, 'db' | 'now'>`. */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  secrets: Secrets;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Injected at start-up: bots depend on Gmail, so Gmail must not import bots. */
  pauseBots: PauseBots;
}
