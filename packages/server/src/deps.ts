import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Directory } from './directory/directory.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Secrets } from './secrets.ts';

/** What every part of the server is made from. Parts ask for the slice they use: `Pick<Deps, 'db' | 'now'>`. */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  secrets: Secrets;
  directory: Directory;
  log: FastifyBaseLogger;
  now: () => Date;
}
