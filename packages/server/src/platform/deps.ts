import type { Bot } from '@peyk/api-types';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { DB } from './db/schema.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './secrets.ts';

/** What pauses a bot without its person. */
export type PauseCode = NonNullable<Bot['paused_by']>;

/** Pauses every bot that works through a Gmail account, and answers which. `reason` stays on the bot. */
export type PauseBots = (
  trx: Transaction<DB>,
  accountId: number,
  reason: PauseCode,
  now: Date,
) => Promise<{ id: number; name: string }[]>;

/** What every part of the server is made from. Parts ask for the slice they use: `Pick<Deps, 'db' | 'now'>`. */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  secrets: Secrets;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Bound where everything is put together: bots know Gmail, and Gmail knows no bots. */
  pauseBots: PauseBots;
}
